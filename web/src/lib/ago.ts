const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in words; `at` is in seconds. */
export function ago(at: number, lang: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, seconds] of UNITS) if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  return format.format(0, "second");
}
