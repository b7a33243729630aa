import * as words from '@readback/phrases/words/web/data/networks/nodeUrl.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import { bad, good, type Result } from '@readback/core/text/result.ts';

/** How long the address of a node may be. */
const most = 2_000;

/**
 * The address of a node as a user gives it, in its normal form: `https:`, or `http:` on this device, which nothing
 * outside can read. A name and password before the host are refused: browsers fetch no such address.
 *
 * @example
 * readNodeUrl(' https://node.example/v2/key '); // { ok: true, value: 'https://node.example/v2/key' }
 */
export function readNodeUrl(text: string): Result<string> {
  const trimmed = text.trim();
  if (trimmed === '') return problem(words.missing);
  if (trimmed.length > most) return problem(words.tooLong);
  const said = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(said)) return problem(words.notOne);
  const url = new URL(said);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisDevice(url.hostname))) {
    return problem(words.notSecure);
  }
  if (url.username !== '' || url.password !== '') {
    return problem(words.password);
  }
  if (!isPlainHost(url.hostname)) return problem(words.oddHost);
  url.hash = '';
  return good(url.href);
}

/** Whether a text is the address of a node, in its normal form. */
export function isNodeUrl(text: string): boolean {
  const read = readNodeUrl(text);
  return read.ok && read.value === text;
}

/** What represents an address in lists: host and port. Keys of node providers are in the path. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** Whether a content policy can name this host: letters, digits, points and hyphens. */
export function isPlainHost(hostname: string): boolean {
  return /^[a-z0-9.-]+$/.test(hostname);
}

/** Whether a host is this device, by a name that a content policy can name. */
export function isThisDevice(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

function problem(sentence: string): Result<never> {
  return bad(new WordedError(sentence));
}
