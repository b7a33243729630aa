import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** `gzip` is there where it is smaller. */
export type PageFile = Readonly<{
  bytes: Buffer;
  gzip?: Buffer;
  type: string;
  etag: string;
  cacheControl: string;
}>;

/**
 * The built page, read once: paths as in a request (`/assets/x.js`, `/` for `index.html`) with what is sent. Held in
 * memory, so that no request ever names a file of this machine, and a new build under a running server changes
 * nothing halfway. Names that begin with a dot are left out. Throws one sentence when there is no page.
 */
export function pageFiles(dist: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const path of filesIn(dist)) {
    const name = `/${relative(dist, path).split(sep).join('/')}`;
    if (!name.includes('/.')) files.set(name, fileAt(path, name));
  }
  const index = files.get('/index.html');
  if (!index) throw new Error(`There is no built page in ${dist}: npm start builds it.`);
  return files.set('/', index);
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => join(it.parentPath, it.name));
  } catch {
    return [];
  }
}

function fileAt(path: string, name: string): PageFile {
  const bytes = readFileSync(path);
  const type = types[extname(name)] ?? 'application/octet-stream';
  const gzip = shrinks.test(type) ? gzipSync(bytes, { level: 6 }) : bytes;
  return {
    bytes,
    ...(gzip.length < bytes.length ? { gzip } : {}),
    type,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl: cacheControl(name),
  };
}

/** The build names its assets by their content. */
function cacheControl(name: string): string {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-store' : 'no-cache';
}

/** Fonts and pictures are compressed already. */
const shrinks = /^(text\/|image\/svg|application\/(json|wasm|manifest))/;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
