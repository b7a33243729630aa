import { hexToBytes } from 'viem';
import { utf8Text } from '../../text/utf8Text.ts';

/** In UTF-16 units: what is behind that in a message is inspected as it is, and not taken apart. */
const most = 100_000;

/**
 * A text and what is in it in another coding, as far as that is text as well: percent-encoded, in hex, in base64.
 * So that nothing is said in a coding that a site undoes.
 */
export function layersOf(text: string): readonly string[] {
  const layers = new Set([text]);
  for (const layer of layers) {
    if (layers.size > 12) break;
    for (const inner of insideOf(layer.slice(0, most))) layers.add(inner);
  }
  return [...layers];
}

function insideOf(text: string): readonly string[] {
  const percent = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => readable(hexOf(run)) ?? run);
  const hex = [...text.matchAll(/(?:0x)?((?:[0-9a-f]{2}){8,})/gi)].map(([, digits]) =>
    readable(digits ?? ''),
  );
  const base64 = [...text.matchAll(/[\w+/-]{12,}={0,2}/g)].map(([run]) => readable(hexOfBase64(run)));
  return [percent, ...hex.slice(0, 8), ...base64.slice(0, 8)].filter(
    (it) => it !== undefined && it !== text,
  ) as string[];
}

const hexOf = (run: string): string => run.replaceAll('%', '');

/** Digits of hex as text, where they are the bytes of one that people could read. */
function readable(digits: string): string | undefined {
  if (digits.length < 2 || digits.length % 2 !== 0) return undefined;
  const text = utf8Text(hexToBytes(`0x${digits}`));
  if (text === undefined || !/^[\n\r\t\x20-\x7e\u00a0-\uffff]*$/.test(text)) return undefined;
  return text;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The digits of the bytes that a run of base64 represents, in either alphabet. */
export function hexOfBase64(run: string): string {
  let bits = 0;
  let value = 0;
  let hex = '';
  for (const letter of run.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')) {
    value = ((value << 6) | letters.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    hex += ((value >> bits) & 0xff).toString(16).padStart(2, '0');
  }
  return hex;
}
