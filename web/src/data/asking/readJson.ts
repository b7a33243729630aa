import type { Known, Why } from '@readback/core/model/known.ts';
import { readText } from './readText.ts';

type Read = Exclude<Known<unknown>, { s: 'pending' }>;

/**
 * The JSON in a response, read no further than `maxBytes`: what is larger is `tooLarge` and the transfer is ended.
 * Rejects only when the connection breaks or the request is aborted.
 */
export async function readJson(response: Response, maxBytes: number): Promise<Read> {
  const text = await readText(response, maxBytes);
  if (text === undefined) return failed('tooLarge');
  try {
    return { s: 'known', v: JSON.parse(text) };
  } catch {
    return failed('malformed');
  }
}

function failed(why: Why): Read {
  return { s: 'unknown', why };
}
