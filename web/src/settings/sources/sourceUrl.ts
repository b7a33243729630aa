import { isPlainHost, isThisDevice } from '../../data/networks/nodeUrl.ts';

/** The longest address of a source, in characters. */
const most = 300;

export type SourceUrl = Readonly<{ ok: true; url: string } | { ok: false; error: string }>;

/**
 * An address that may stand in the place of a source's own: of the same protocol, without a name, password, query or
 * fragment in it. `http:` only on this machine, where nobody listens between.
 */
export function sourceUrl(typed: string, standard: string): SourceUrl {
  const text = typed.trim();
  const { protocol } = new URL(standard);
  const example = `Begin it with ${protocol}//`;
  if (text === '') return refused(`Give an address. ${example}.`);
  if (text.length > most) return refused(`This is longer than ${most} characters.`);
  if (!URL.canParse(text)) return refused(`This is no address. ${example}.`);
  const url = new URL(text);
  const plain = protocol === 'wss:' ? 'ws:' : 'http:';
  if (url.protocol !== protocol && !(url.protocol === plain && isThisDevice(url.hostname)))
    return refused(`${example}: what goes there must be sealed on its way.`);
  if (!isPlainHost(url.hostname)) return refused('The host of this address has characters that no host has.');
  if (url.username !== '' || url.password !== '') return refused('Leave out the name and the password.');
  if (url.search !== '' || url.hash !== '') return refused('Leave out what stands from ? or # on.');
  return { ok: true, url: url.href.replace(/\/+$/, '') };
}

function refused(error: string): SourceUrl {
  return { ok: false, error };
}
