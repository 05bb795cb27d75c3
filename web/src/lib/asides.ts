/** A plan in fewer words: what a choice says in brackets is for whoever makes it, not for whoever looks ahead. */
export function withoutAsides(text: string): string {
  let before = "";
  let shorter = text;
  while (shorter !== before) {
    before = shorter;
    shorter = shorter.replace(/ ?\([^()]*\)/g, "");
  }
  return shorter;
}
