const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago, in words: "2 minutes ago". Both in milliseconds since the epoch; a clock set back reads as now. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1_000));
  for (const [unit, size] of steps)
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return 'just now';
}
