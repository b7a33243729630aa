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
  const example = `It must begin with ${protocol}//`;
  if (text === '') return refused(`Enter a URL. ${example}.`);
  if (text.length > most) return refused(`This is longer than ${most} characters.`);
  if (!URL.canParse(text)) return refused(`This is not a URL. ${example}.`);
  const url = new URL(text);
  const plain = protocol === 'wss:' ? 'ws:' : 'http:';
  if (url.protocol !== protocol && !(url.protocol === plain && isThisDevice(url.hostname)))
    return refused(`${example}: the connection must be encrypted.`);
  if (!isPlainHost(url.hostname)) return refused('The host in this URL has invalid characters.');
  if (url.username !== '' || url.password !== '') return refused('Leave out the name and the password.');
  if (url.search !== '' || url.hash !== '') return refused('Leave out everything from ? or # on.');
  return { ok: true, url: url.href.replace(/\/+$/, '') };
}

function refused(error: string): SourceUrl {
  return { ok: false, error };
}
