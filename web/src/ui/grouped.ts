/** A whole number with its digits in groups: 1,234,567. */
export function grouped(it: number | bigint): string {
  return it.toLocaleString('en');
}
