import * as words from '@readback/phrases/words/web/review/secondDevice.ts';

/** Where another device opens a link: an address that was typed, or why it cannot be one. */
export type OtherPage = Readonly<{ url?: string; error?: string; hint?: string }>;

/** Reads the address of a Readback. One that only this computer can open is taken, and said to be one. */
export function otherPage(typed: string): OtherPage {
  const text = typed.trim();
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    return { error: words.notAnAddress };
  }
  const { origin, pathname, search, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return { error: words.withName };
  const local = hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname);
  return {
    url: `${origin}${pathname}${search}`,
    ...(local ? { hint: words.local } : {}),
  };
}
