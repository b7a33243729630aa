/** Where another device opens a link: an address that was typed, or why it cannot be one. */
export type OtherPage = Readonly<{ url?: string; error?: string; hint?: string }>;

/** Reads the address of a Readback. One that only this computer can open is taken, and said to be one. */
export function otherPage(typed: string): OtherPage {
  const text = typed.trim();
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    return { error: 'Type an address that begins with https:// or http://.' };
  }
  const { origin, pathname, search, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return { error: 'An address with a name or password is not used.' };
  const local = hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname);
  return {
    url: `${origin}${pathname}${search}`,
    ...(local
      ? { hint: 'Only this computer can open this one. Put in the address of a Readback that the other can.' }
      : {}),
  };
}
