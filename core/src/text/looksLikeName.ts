/** Whether a text may be meant as a name: it has a dot, and is not the beginning of an address. */
export function looksLikeName(text: string): boolean {
  return /[^.\s][.。．｡][^.\s]/u.test(text.trim()) && !/^0x[0-9a-f]*$/i.test(text.trim());
}
