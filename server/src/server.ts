import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  elsewhereHeaders,
  type Headers,
  keeperHeaders,
  pageHeaders,
  shownElsewhere,
  workerHeaders,
} from './headers.ts';
import { listen } from './listen.ts';
import { type Network, named } from './networks.ts';
import { notOwnPage } from './ownPage.ts';
import { type PageFile, pageFiles } from './pageFiles.ts';
import { type PracticeChain, practiceRoutes } from './practiceRoutes.ts';
import { isEnded, refuse, replyJson } from './reply.ts';
import { pagePath, type Scripts, scriptsEndpoint } from './scripts/endpoint.ts';

export type Running = Readonly<{
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** The one asked for, or another when that was taken. */
  port: number;
  /** Ends open connections too. */
  close: () => Promise<void>;
}>;

/**
 * Serves the built page in `dist` to this machine, with its content policy as headers, and what the page needs to
 * know: `/config.json`, and under `/practice/` the practice chain, when it is handed one. With `scripts`, programs of
 * this machine get in under `/scripts/`. Without `dist` it serves only that, to a web page that is served elsewhere on this
 * machine. Rejects when there is no page in `dist`.
 */
export async function startServer(it: {
  dist?: string;
  port: number;
  networks: readonly Network[];
  practice?: PracticeChain;
  scripts?: Scripts;
}): Promise<Running> {
  const networks = [...(it.practice ? practiceNetworks : []), ...it.networks];
  const files = it.dist === undefined ? undefined : pageFiles(it.dist);
  const headers = pageHeaders(networks);
  const practice = it.practice ? practiceRoutes(it.practice) : undefined;
  const config = {
    networks,
    practice: it.practice ? { rpc: '/practice/rpc', marker: it.practice.marker } : null,
    ...(it.scripts && { scripts: true }),
  };
  let port = it.port;
  const nodeAt = async (path: string) => practice?.nodeAt(path);
  const scripts = it.scripts && scriptsEndpoint(it.scripts, { port: () => port, nodeAt });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setHeaders(response, headers);
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path === '/config.json' || path.startsWith('/practice/')) {
      const stranger = notOwnPage(request, port);
      if (stranger) return refuse(response, 403, stranger);
      if (path === '/config.json' && isRead(request)) return replyJson(response, 200, config);
      const route = practice?.routes.get(`${request.method} ${path}`);
      return route ? route(request, response) : refuse(response, 404, 'There is nothing here.');
    }
    if (scripts && path.startsWith('/scripts/')) return scripts.answer(request, response, path);
    if (!isRead(request)) {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'Pages are only read.');
    }
    const file = files?.get(path);
    return file ? sendFile(request, response, path, file) : refuse(response, 404, 'There is nothing here.');
  };

  // These limit how long a request may take to arrive, not how long its answer may.
  const limits = { requestTimeout: 30_000, headersTimeout: 10_000 };
  // Some clients offer another protocol with any request, and are answered as if they had not.
  const shouldUpgradeCallback = ({ url }: IncomingMessage) => scripts !== undefined && url === pagePath;
  const server = createServer({ ...limits, shouldUpgradeCallback }, (request, response) => {
    if (isEnded(request)) return void response.destroy();
    answer(request, response).catch(() => response.destroy());
  });
  if (scripts) server.on('upgrade', scripts.upgrade);
  port = await listen(server, it.port);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        scripts?.close();
        server.closeAllConnections();
      }),
  };
}

const practiceNetworks: readonly Network[] = [
  practiceNetwork(31337, '/practice/rpc'),
  practiceNetwork(31338, '/practice/other/rpc'),
];

function practiceNetwork(chainId: number, rpc: string): Network {
  return { ...named(chainId), rpc, practice: true };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function sendFile(request: IncomingMessage, response: ServerResponse, path: string, file: PageFile): void {
  if (/\.worker-[^/]*\.js$/.test(path)) setHeaders(response, workerHeaders);
  if (path === '/sw.js') setHeaders(response, keeperHeaders);
  if (shownElsewhere.has(path)) setHeaders(response, elsewhereHeaders);
  response.setHeader('cache-control', file.cacheControl);
  response.setHeader('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const gzip = file.gzip && acceptsGzip(request) ? file.gzip : undefined;
  if (file.gzip) response.setHeader('vary', 'accept-encoding');
  if (gzip) response.setHeader('content-encoding', 'gzip');
  const body = gzip ?? file.bytes;
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** A coding with `q=0` is refused (RFC 9110, 12.5.3). */
function acceptsGzip({ headers }: IncomingMessage): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').toLowerCase();
  return /(^|,)\s*gzip\s*(;\s*q=(0\.0*[1-9]|1)|,|$)/.test(accepted);
}
