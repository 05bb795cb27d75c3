// What can be measured of a table on a screen; returns what is wrong, in words, an empty list when nothing is.
() => {
  const LEAST = 11;
  const TARGET = 40;
  const faults = [];
  const tell = (kind, what) => faults.push(`${kind}: ${what}`);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrollers = "main.board, .choices, .answers, .players, .pane, .log, .told, .ending";

  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(",");
  const within = (box, frame, by = 1) =>
    box.left >= frame.left - by &&
    box.top >= frame.top - by &&
    box.right <= frame.right + by &&
    box.bottom <= frame.bottom + by;
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath !== "inset(50%)" &&
    !element.closest(".unseen, .absent, dialog:not([open])");
  const words = (element) => (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);

  // Nothing that is read is too small.
  const small = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element || element.closest("script, style, title, defs") || !shown(element))
      continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < LEAST - 0.1) small.set(words(element), `${size.toFixed(1)} px`);
  }
  for (const [text, size] of small) tell("small", `${size} "${text}"`);

  // An objective, a goal or a card shows its picture and says in a sentence what it asks for or does.
  for (const plate of document.querySelectorAll("main.board [data-plate]")) {
    if (!shown(plate)) continue;
    const part = (name) => plate.querySelector(`[data-part=${name}]`);
    const [sentence, picture] = [part("sentence"), part("picture")];
    if (!sentence || !words(sentence)) tell("plate", `"${words(plate)}" has no sentence`);
    const size = picture?.getBoundingClientRect();
    if (!size || Math.max(size.height, size.width) < LEAST) tell("plate", `"${words(plate)}" has no picture`);
    for (const one of [sentence, picture])
      if (one && !within(one.getBoundingClientRect(), plate.getBoundingClientRect(), 3)) tell("plate", `"${words(one)}" leaves its plate`);
  }

  // A place on the board is as large as where a finger meets it, or another choice: those may lie close together. What lies
  // under the frame, or under the tabs at the board's upper edge, has to come out of there when the board is scrolled.
  const board = document.querySelector("main.board");
  const flick = (box) => {
    const { top, bottom: end } = board.getBoundingClientRect();
    const note = document.querySelector(".bottom > .note")?.getBoundingClientRect();
    const bottom = note && note.height > 0 ? Math.min(end, note.top) : end;
    const tabs = board.querySelector("[role=tablist]")?.getBoundingClientRect().height ?? 0;
    board.scrollTop += (box.top + box.bottom - top - tabs - bottom) / 2;
  };
  let covers = "";
  const met = (place) => {
    const box = place.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const half = TARGET / 2 - 1;
    return [[half, 0], [-half, 0], [0, half], [0, -half]].every(([across, down]) => {
      const at = document.elementFromPoint(x + across, y + down);
      if (at?.closest("[data-place].glow")) return true;
      covers = `at ${Math.round(x + across)},${Math.round(y + down)}: ${at?.tagName}.${at?.getAttribute("class")} of ${at?.closest("[data-thing]")?.dataset.thing}`;
      return false;
    });
  };
  const touched = (place) => {
    if (met(place)) return true;
    const before = board.scrollTop;
    flick(place.getBoundingClientRect());
    const found = met(place);
    board.scrollTop = before;
    return found;
  };

  // No target is too small for a finger, and none is covered.
  const targets = "button, a[href], select, input, [role=button]:not([aria-disabled=true])";
  for (const target of document.querySelectorAll(targets)) {
    if (!shown(target)) continue;
    const box = target.getBoundingClientRect();
    if (box.width === 0) continue;
    if (target.matches("[data-place]") ? touched(target) : box.width >= TARGET - 0.6 && box.height >= TARGET - 0.6)
      continue;
    const name = target.getAttribute("aria-label") ?? words(target);
    tell("target", `${box.width.toFixed(0)}x${box.height.toFixed(0)} ${target.tagName} ${target.dataset.place ?? ""} "${name}" ${
      target.matches("[data-place]") ? `under ${covers}` : ""}`);
  }

  // The sentence and the choices are in sight, or one flick away.
  const bar = document.querySelector(".now");
  const sentence = bar?.querySelector(".sentence");
  if (sentence && !within(sentence.getBoundingClientRect(), screen)) tell("reach", "the sentence is out of sight");
  const list = bar?.querySelector(".choices");
  if (list) {
    const frame = list.getBoundingClientRect();
    const choices = [...list.querySelectorAll("button.choice")];
    const first = choices[0]?.getBoundingClientRect();
    const seen = first && { ...first.toJSON(), bottom: Math.min(first.bottom, first.top + 2 * TARGET) };
    if (seen && !within(seen, screen)) tell("reach", `the first choice lies at ${round(first)}`);
    if (seen && !within(seen, frame, 4)) tell("reach", `the first choice is cut off: ${round(first)} in ${round(frame)}`);
    // A flick of the finger takes a list on by as much as this, and more.
    if (list.scrollHeight - list.clientHeight > 600) tell("reach", `choices of ${list.scrollHeight} px in ${list.clientHeight}`);
    const head = bar.querySelector("header").getBoundingClientRect();
    if (head.bottom > frame.top + 1) tell("overlap", `the head of the Now bar covers its choices by ${head.bottom - frame.top}`);
    if (!within(bar.getBoundingClientRect(), screen)) tell("reach", `the Now bar lies at ${round(bar.getBoundingClientRect())}`);
  }
  const frame = board.getBoundingClientRect();
  const places = [...board.querySelectorAll("[data-place].glow")].map((place) => place.getBoundingClientRect());
  const near = (box) => box.left < frame.right && box.right > frame.left && box.top < frame.bottom && box.bottom > frame.top;
  if (frame.height > 0 && places.length > 0 && !places.some(near)) tell("reach", "no choice on the board is in sight");
  if (frame.height > 0 && frame.height < 180) tell("reach", `the board is ${frame.height} px high`);

  for (const chip of document.querySelectorAll(".chips li"))
    if (!within(chip.getBoundingClientRect(), screen)) tell("reach", `the chip "${words(chip)}" is out of sight`);

  // Nothing is wider than its place, and nothing lies on something else.
  if (document.documentElement.scrollWidth > innerWidth) tell("clipped", `the page is ${document.documentElement.scrollWidth} wide`);
  if (board.scrollWidth > board.clientWidth + 1) tell("clipped", `the board is ${board.scrollWidth} wide in ${board.clientWidth}`);
  for (const element of document.querySelectorAll(".frame *:not(svg *)")) {
    if (!shown(element) || element.matches(scrollers) || !(element.textContent ?? "").trim()) continue;
    const style = getComputedStyle(element);
    if (style.overflowX === "visible" || style.overflowX === "auto") continue;
    if (element.scrollWidth > element.clientWidth + 1) tell("clipped", `${element.className} "${words(element)}"`);
  }
  const parts = [".head", ".top", "main.board", ".rail", ".bottom"].flatMap((name) => {
    const element = document.querySelector(`.frame > ${name}:not(.hidden)`);
    return element ? [[name, element.getBoundingClientRect()]] : [];
  });
  parts.forEach(([name, box], index) => {
    if (!within(box, screen)) tell("clipped", `${name} lies at ${round(box)}`);
    for (const [other, beside] of parts.slice(index + 1))
      if (box.left < beside.right - 1 && box.right > beside.left + 1 && box.top < beside.bottom - 1 && box.bottom > beside.top + 1)
        tell("overlap", `${name} ${round(box)} and ${other} ${round(beside)}`);
  });
  const texts = [...board.querySelectorAll("svg text")].filter((text) => shown(text) && words(text)).flatMap((text) => {
    const lines = [...text.querySelectorAll("tspan")];
    return (lines.length > 0 ? lines : [text]).map((line) => [line, line.getBoundingClientRect()]);
  });
  for (const [text, box] of texts) {
    if (words(text).endsWith("…")) tell("clipped", `"${words(text)}"`);
    const sheet = text.closest("svg").getBoundingClientRect();
    if (!within(box, sheet, 2)) tell("clipped", `"${words(text)}" leaves its sheet: ${round(box)} in ${round(sheet)}`);
  }
  texts.forEach(([text, box], index) => {
    for (const [other, beside] of texts.slice(index + 1)) {
      if (text.closest("[data-over]") !== other.closest("[data-over]")) continue; // cards laid over the board hide it
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      // A line's box is higher than its letters.
      if (across > 2 && down > 0.45 * Math.min(box.height, beside.height)) tell("overlap", `"${words(text)}" ${round(box)} and "${words(other)}" ${round(beside)}`);
    }
  });
  return [...new Set(faults)];
}
