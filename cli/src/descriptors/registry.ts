import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { LoadFile } from '@readback/core/label/erc7730/includes.ts';
import { UsageError } from '../usageError.ts';
import { type Host, host } from '../world/host.ts';

/** A registry of ERC-7730 descriptors: `load` gives its files by their place in it. `host` is there for one on the web. */
export type Registry = Readonly<{ name: string; load: LoadFile; host?: Host }>;

/** The largest file of a registry that is read, in bytes: its indexes grow with it. */
const mostBytes = 16_777_216;

/** How long one file of a registry on the web may take, in milliseconds. */
const deadline = 5_000;

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
  if (/^https?:\/\//i.test(place)) return offline ? undefined : onTheWeb(place);
  const root = resolve(cwd, place);
  if ((await stat(root).catch(() => undefined))?.isDirectory() !== true) {
    throw new UsageError('--registry must be a folder that is there, or an address such as https://….', {
      details: place,
    });
  }
  const registry = inFolder(root, place);
  try {
    await registry.load('index.calldata.json');
  } catch (error) {
    throw new UsageError(
      '--registry: this folder has no index.calldata.json that can be read, so it is no registry.',
      {
        details: place,
        cause: error,
      },
    );
  }
  return registry;
}

/** The registry in a folder. Nothing outside of the folder is read. */
export function inFolder(root: string, name: string): Registry {
  return {
    name,
    load: async (place) => {
      const path = resolve(root, place);
      if (!path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`))
        throw new Error('not in the registry');
      if ((await stat(path)).size > mostBytes) throw new Error('too large');
      return readFile(path, 'utf8');
    },
  };
}

function onTheWeb(place: string): Registry {
  const base = URL.canParse(place) ? new URL(place.endsWith('/') ? place : `${place}/`) : undefined;
  if (base === undefined || base.username !== '' || base.password !== '' || base.search !== '') {
    throw new UsageError('--registry must be a folder that is there, or an address such as https://….');
  }
  const at = host(base.host);
  return {
    name: base.host,
    host: at,
    load: async (file) => {
      const url = new URL(file, base);
      // A descriptor may name files elsewhere: nobody but the registry is contacted for them.
      if (!url.href.startsWith(base.href)) throw new Error('not in the registry');
      const signal = new AbortController().signal;
      const answer = await at.fetchText(url.href, {}, { signal, deadline, maxBytes: mostBytes });
      if (answer.s !== 'known') throw new Error(answer.s === 'unknown' ? answer.why : 'timeout');
      return answer.v;
    },
  };
}
