import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { Bounds } from '@readback/core/world/world.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { UsageError } from '../usageError.ts';
import { type Host, host } from '../world/host.ts';

/** A registry of ERC-7730 descriptors: its files by their path in it. `host` is there for one on the web. */
export type Registry = Readonly<{
  name: string;
  file(path: string, bounds: Bounds): Promise<Known<string>>;
  host?: Host;
}>;

/** The indexes of a registry, by which descriptors are found. */
const index = 'index.calldata.json';

/**
 * The registry in a folder of this machine, or below an address on the web. Offline only folders are read.
 *
 * @throws {UsageError} where there is none
 */
export async function openRegistry(
  place: string,
  cwd: string,
  offline: boolean,
): Promise<Registry | undefined> {
  if (/^https?:\/\//i.test(place)) return offline ? undefined : registryAt(place);
  const root = resolve(cwd, place);
  if (!(await stat(resolve(root, index)).catch(() => undefined))?.isFile()) {
    throw new UsageError(fill(usage.registryIndex, { index }), { details: place });
  }
  return {
    name: place,
    file: async (path, { maxBytes }) => {
      try {
        const text = await fileIn(root, path, maxBytes);
        return text === undefined ? unknown('tooLarge', place) : known(text);
      } catch {
        return unknown('notFound', place);
      }
    },
  };
}

/**
 * A file of a folder, as text; undefined where it is larger than `maxBytes`. Nothing outside of the folder is read, and
 * nothing that is not a file: a pipe has no end.
 *
 * @throws where there is none
 */
export async function fileIn(root: string, place: string, maxBytes: number): Promise<string | undefined> {
  const path = resolve(root, place);
  if (!path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) throw new Error('not in this folder');
  const it = await stat(path);
  if (!it.isFile()) throw new Error('This is not a file.');
  return it.size > maxBytes ? undefined : readFile(path, 'utf8');
}

/**
 * The registry below an address on the web.
 *
 * @throws {UsageError} where that is not an address
 */
export function registryAt(place: string): Registry {
  const base = URL.canParse(place) ? new URL(place.endsWith('/') ? place : `${place}/`) : undefined;
  if (base === undefined || base.username !== '' || base.password !== '' || base.search !== '') {
    throw new UsageError(usage.badRegistry, { details: place });
  }
  const at = host(base.host);
  return {
    name: base.host,
    host: at,
    file: (path, bounds) => {
      const url = URL.canParse(path, base.href) ? new URL(path, base) : undefined;
      // A descriptor may name files elsewhere: nobody but the registry is contacted for them.
      return url?.href.startsWith(base.href) === true
        ? at.fetchText(url.href, {}, bounds)
        : Promise.resolve(unknown('notAsked', base.host));
    },
  };
}
