import type { IncomingMessage } from 'node:http';

/**
 * Why a request is not one of our own page's, or undefined when it is. `Host` must be a name of this machine with our
 * port, since a foreign name can be pointed at this machine (DNS rebinding). `Origin` must be the same address: pages
 * of other hosts cannot leave it out of a POST, so that a POST without one is refused too.
 */
export function notOwnPage(
  request: Pick<IncomingMessage, 'headers' | 'method' | 'rawHeaders'>,
  port: number,
): string | undefined {
  const foreign = foreignHost(request, port);
  if (foreign) return foreign;
  const { headers, method } = request;
  const { origin } = headers;
  const reads = method === 'GET' || method === 'HEAD';
  if (origin === undefined ? !reads : origin !== `http://${headers.host?.toLowerCase()}`) {
    return 'This is answered only to the page that this server serves.';
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && !(reads && site === 'none')) {
    return 'This is answered only to the page that this server serves.';
  }
  return undefined;
}

/** Why the one name that a request calls this server by is not one of this machine's, or undefined when it is. */
export function foreignHost(
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  port: number,
): string | undefined {
  const host = headers.host?.toLowerCase();
  const names = rawHeaders.filter((it, at) => at % 2 === 0 && it.toLowerCase() === 'host').length;
  if (host !== undefined && names === 1 && ownHosts(port).includes(host)) return undefined;
  return 'This server answers only under localhost, 127.0.0.1 or [::1], with its own port.';
}

/** The names under which this server answers, with its port. */
export function ownHosts(port: number): readonly string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return [...names.map((it) => `${it}:${port}`), ...(port === 80 ? names : [])];
}
