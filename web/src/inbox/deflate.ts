/** Raw DEFLATE (RFC 1951), by the browser itself. */
import * as words from '@readback/phrases/words/web/inbox/link.ts';

export function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
}

/**
 * What was deflated, as long as it is no longer than `most` bytes: a few bytes can unfold to gigabytes.
 *
 * @throws {RangeError} when there is more
 * @throws {TypeError} when it is not deflated, cut short, or something follows
 */
export function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return through(bytes, new DecompressionStream('deflate-raw'), most);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw new RangeError(words.unpacksTooLong);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
