/** Bytes as text, if they are exactly some UTF-8 text. A byte order mark stays: it is part of the text. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
