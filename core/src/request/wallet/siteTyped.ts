/**
 * The host, with its port, of the site that someone typed or copied out of the bar of their browser, as browsers write
 * it. Undefined for what is not an address of a site.
 *
 * @example
 * siteTyped('https://App.Example.org/swap'); // 'app.example.org'
 */
export function siteTyped(text: string): string | undefined {
  const it = text.trim();
  if (it === '' || it.length > 2_048 || /[\s@\\]/.test(it)) return undefined;
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(it) ? it : `https://${it}`;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { host, hostname } = new URL(url);
  const isSite = /^(?:localhost|\[[0-9a-f:]+\]|[^.]+(?:\.[^.]+)+)$/.test(hostname);
  return isSite ? host : undefined;
}
