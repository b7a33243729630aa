/** Where a step stands, counted from one: `0.2` is the third call inside the first, "1.3". */
export function stepPlace(id: string): string {
  return id
    .split('.')
    .map((it) => Number(it) + 1)
    .join('.');
}
