import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/sources.ts';
import { isPlainHost, isThisDevice } from '../../data/base/nodeUrl.ts';

/** The longest address of a source, in characters. */
const most = 300;

export type SourceUrl = Readonly<{ ok: true; url: string } | { ok: false; error: string }>;

/**
 * An address that may be instead of a source's own: of the same protocol, without a name, password, query or
 * fragment in it; of a source that has none, `https:`. `http:` only on this machine, where nobody listens between.
 */
export function sourceUrl(typed: string, standard: string): SourceUrl {
  const text = typed.trim();
  const protocol = standard === '' ? 'https:' : new URL(standard).protocol;
  const start = `${protocol}//`;
  if (text === '') return refused(fill(words.noUrl, { start }));
  if (text.length > most) return refused(fill(words.tooLong, { most }));
  if (!URL.canParse(text)) return refused(fill(words.notUrl, { start }));
  const url = new URL(text);
  const plain = protocol === 'wss:' ? 'ws:' : 'http:';
  if (url.protocol !== protocol && !(url.protocol === plain && isThisDevice(url.hostname)))
    return refused(fill(words.notEncrypted, { start }));
  if (!isPlainHost(url.hostname)) return refused(words.badHost);
  if (url.username !== '' || url.password !== '') return refused(words.hasPassword);
  if (url.search !== '' || url.hash !== '') return refused(words.hasQuery);
  return { ok: true, url: url.href.replace(/\/+$/, '') };
}

function refused(error: string): SourceUrl {
  return { ok: false, error };
}
