import * as words from '@readback/phrases/words/web/data/sources.ts';
import { type Known, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions, RegistryFile } from '@readback/core/world/world.ts';
import { loadConfig, networkOf } from '../networks/config.ts';
import { isReachable } from '../sources/hosts.ts';
import { isOn, sources, urlOf } from '../sources/sources.ts';

/**
 * A file of the registry of descriptors: fetched again for each review and kept for a day, with its age, for when the
 * registry cannot be reached. Only plain paths below its address are asked. The public registry knows nothing of
 * practice chains, and is not asked about a network that is not enabled here.
 */
export async function askDescriptor(
  { chainId, path }: Questions['descriptor']['ask'],
  bounds: Bounds,
): Promise<Known<RegistryFile>> {
  if (!isOn('descriptors')) return unknown('switchedOff', words.descriptors);
  await loadConfig();
  const base = urlOf('descriptors').replace(/\/+$/, '');
  const network = networkOf(chainId);
  const isPublic = base === sources.find(({ id }) => id === 'descriptors')?.url;
  if (network === undefined || (isPublic && network.practice) || !isReachable(base))
    return unknown('notAsked', words.descriptors);
  if (!isPlainPath(path)) return unknown('notFound', words.descriptors);
  // What keeps answers comes with the wallet's code: whoever asks nobody does not wait for it.
  const { descriptorFile } = await import('./descriptorFile.ts');
  return descriptorFile(base, path, bounds);
}

/** A path of a registry: no other host, nothing above its address, nothing that a server takes for a question. */
function isPlainPath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^[\w.-]+(?:\/[\w.-]+)*\.json$/.test(path) &&
    path.split('/').every((part) => !/^\.+$/.test(part))
  );
}
