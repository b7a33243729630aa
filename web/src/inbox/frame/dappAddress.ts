import { isPlainHost, isThisDevice } from '../../data/base/nodeUrl.ts';

/** The address of a dapp, as the browser understands it. */
export type DappAddress = Readonly<{ url: string; origin: string; host: string }>;

/** Why an address is opened in no frame. */
export type WrongAddress = 'odd' | 'plain' | 'login' | 'own';

/**
 * Reads the address of a dapp that is to be opened in a frame of the page at `own`: one that encrypts, or one of this
 * device. An address without a scheme is taken for one that encrypts.
 */
export function readDappAddress(text: string, own: string): DappAddress | Readonly<{ wrong: WrongAddress }> {
  const typed = text.trim();
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `${schemeFor(typed)}://${typed}`;
  if (typed === '' || typed.length > longest || !URL.canParse(full)) return { wrong: 'odd' };
  const { href: url, origin, host, hostname, protocol, username, password } = new URL(full);
  if (username !== '' || password !== '') return { wrong: 'login' };
  if (hostname.length > longestName) return { wrong: 'odd' };
  if (origin === own) return { wrong: 'own' };
  if (protocol === 'http:' && !isThisDevice(hostname)) return { wrong: 'plain' };
  if ((protocol !== 'http:' && protocol !== 'https:') || !isPlainHost(hostname)) return { wrong: 'odd' };
  return { url, origin, host };
}

/** In characters. */
const longest = 2_000;

/** Of a host (RFC 1035). What is longer leads nowhere, and would be drawn cut, without the end that says whose it is. */
const longestName = 253;

function schemeFor(typed: string): string {
  return isThisDevice(typed.split(/[/:?#]/, 1)[0] ?? '') ? 'http' : 'https';
}
