import { type Address, keccak256, stringToHex } from 'viem';
import { type Known, known, unknown, valueOf } from '../../model/known.ts';
import type { RegistryFile, World } from '../../world/world.ts';
import { maxDescriptorText } from '../erc7730/document/document.ts';
import type { Descriptor } from '../erc7730/document/descriptor.ts';
import { loadDescriptor } from '../erc7730/document/includes.ts';
import { indexFiles, indexKey, parseIndex, parseTypedIndex } from '../erc7730/document/registryIndex.ts';

/** What a registry has for a contract, or for one type of its messages: none where its index names none. */
export type Registry = Readonly<{
  ofCalls(chainId: number, address: Address): Promise<Known<readonly Descriptor[]>>;
  ofTyped(chainId: number, address: Address, encodeType: string): Promise<Known<readonly Descriptor[]>>;
  /** The file that a descriptor was read from. */
  fileOf(place: string): RegistryFile | undefined;
  /** A descriptor that was loaded. */
  descriptorAt(place: string): Promise<Descriptor | undefined>;
  /** Another file, where it is there and no larger. */
  textOf(path: string, maxBytes: number): Promise<string | undefined>;
}>;

/** How many descriptors one reading loads, and how many files it asks for, those that are included counted. */
export const mostDescriptors = 16;
export const mostFiles = 48;

/** An index of the public registry has 143,000 characters. */
const mostIndex = 4_000_000;

/** In milliseconds, for one file. */
const deadline = 3_000;

/**
 * The registry as the world gives it, each file asked for once. A file that cannot be read, or that is not a descriptor,
 * is as good as none; only that nobody could be asked is `unknown`.
 */
export function registry(chainId: number, world: World, signal: AbortSignal): Registry {
  const files = new Map<string, Promise<Known<RegistryFile>>>();
  const read = new Map<string, RegistryFile>();
  const loading = new Map<string, Promise<Descriptor | undefined>>();

  const file = (path: string, maxBytes: number): Promise<Known<RegistryFile>> => {
    const there = files.get(path);
    if (there !== undefined) return there;
    if (files.size >= mostFiles) return Promise.resolve(unknown('tooLarge'));
    const asked = world.ask('descriptor', { chainId, path }, { signal, deadline, maxBytes }).then((it) => {
      if (it.s === 'known') read.set(path, it.v);
      return it;
    });
    files.set(path, asked);
    return asked;
  };

  const load = async (place: string): Promise<string> => {
    const it = await file(place, maxDescriptorText);
    if (it.s !== 'known') throw new Error(it.s);
    return it.v.text;
  };

  const descriptor = (place: string): Promise<Descriptor | undefined> => {
    const there = loading.get(place);
    if (there !== undefined) return there;
    if (loading.size >= mostDescriptors) return Promise.resolve(undefined);
    const loads = loadDescriptor(place, load).catch(() => undefined);
    loading.set(place, loads);
    return loads;
  };

  const all = async (places: readonly string[]): Promise<readonly Descriptor[]> =>
    (await Promise.all(places.map(descriptor))).filter((it) => it !== undefined);

  const calls = once(() => indexIn(file(indexFiles.call, mostIndex), parseIndex));
  const typed = once(() => indexIn(file(indexFiles.typed, mostIndex), parseTypedIndex));

  return {
    ofCalls: async (on, address) => {
      const index = await calls();
      if (index.s !== 'known') return index;
      const place = index.v.get(indexKey(on, address));
      return known(await all(place === undefined ? [] : [place]));
    },
    ofTyped: async (on, address, encodeType) => {
      const index = await typed();
      if (index.s !== 'known') return index;
      const hash = keccak256(stringToHex(encodeType));
      const places = (index.v.get(indexKey(on, address)) ?? [])
        .filter(({ typeHashes }) => typeHashes.includes(hash))
        .map(({ place }) => place);
      return known(await all([...new Set(places)]));
    },
    fileOf: (place) => read.get(place),
    descriptorAt: async (place) => loading.get(place),
    textOf: async (path, maxBytes) => valueOf(await file(path, maxBytes))?.text,
  };
}

async function indexIn<T>(file: Promise<Known<RegistryFile>>, parse: (text: string) => T): Promise<Known<T>> {
  const it = await file;
  if (it.s !== 'known') return it;
  try {
    return known(parse(it.v.text));
  } catch {
    return unknown('malformed', it.v.host);
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
