import type { Known, Why } from '@readback/core/model/known.ts';

type Read = Exclude<Known<unknown>, { s: 'pending' }>;

/**
 * The JSON in a response, read no further than `maxBytes`: what is larger is `tooLarge` and the transfer is ended.
 * Rejects only when the connection breaks or the request is aborted.
 */
export async function readJson(response: Response, maxBytes: number): Promise<Read> {
  const reader = response.body?.getReader();
  if (!reader) return failed('malformed');
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => {});
      return failed('tooLarge');
    }
    text += decoder.decode(value, { stream: true });
  }
  try {
    return { s: 'known', v: JSON.parse(text + decoder.decode()) };
  } catch {
    return failed('malformed');
  }
}

function failed(why: Why): Read {
  return { s: 'unknown', why };
}
