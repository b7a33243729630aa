import * as words from '@readback/phrases/words/web/settings/checks.ts';

export type SiteHost = Readonly<{ ok: true; host: string } | { ok: false; error: string }>;

/** The longest name of a host by RFC 1035, in characters. */
const most = 253;

/**
 * The host of a site as it is in an address, from a whole address or from the host alone: in lower case, letters
 * of other scripts in their ASCII form (IDNA). Without a port: a site is blocked on all of them, as requests are compared.
 *
 * @example
 * siteHost('https://Claim.Example/now?x=1'); // { ok: true, host: 'claim.example' }
 */
export function siteHost(typed: string): SiteHost {
  const text = typed.trim();
  if (text === '') return refused(words.noSite);
  // A browser would take it for the number of a host.
  if (/^0x/i.test(text)) return refused(words.notSite);
  const said = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(said) || !URL.canParse(said)) return refused(words.notSite);
  const { protocol, hostname, username, password } = new URL(said);
  if (protocol !== 'https:' && protocol !== 'http:') return refused(words.notWeb);
  if (username !== '' || password !== '') return refused(words.beforeAt);
  const isName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9-]*[a-z0-9]$/.test(hostname);
  const isOther = hostname === 'localhost' || /^\[[0-9a-f:.]+\]$/.test(hostname);
  if (hostname.length > most || !(isName || isOther)) return refused(words.badHost);
  return { ok: true, host: hostname };
}

function refused(error: string): SiteHost {
  return { ok: false, error };
}
