/**
 * The text of a file, without the byte order mark that some editors and shells begin it with: it is not part of the text.
 * One mark is taken off. UTF-8, or UTF-16 where the mark says so.
 *
 * @throws {TypeError} for bytes that are no such text
 */
export function decoded(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
