import { type Known, known, type Unknown, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions, RegistryFile } from '@readback/core/world/world.ts';
import { loadConfig, networkOf } from '../config.ts';
import { isReachable } from '../hosts.ts';
import { NotRead } from '../notRead.ts';
import { queryClient, restored } from '../queryClient.ts';
import { isOn, sources, urlOf } from '../sources.ts';
import { noteAsked } from '../sourceUse.ts';
import { fetchWithin } from './fetchWithin.ts';
import { readText } from './readText.ts';

/** How long a file is waited for that an earlier day's answer could stand in for, in milliseconds. */
const patience = 1_500;

const name = 'Registry of descriptions';

/**
 * A file of the registry of descriptors: fetched anew for each review and kept for a day, with its age, for when the
 * registry cannot be reached. Only plain paths below its address are asked. The public registry knows nothing of
 * practice chains, and is not asked about a network that is not enabled here.
 */
export async function askDescriptor(
  { chainId, path }: Questions['descriptor']['ask'],
  bounds: Bounds,
): Promise<Known<RegistryFile>> {
  if (!isOn('descriptors')) return unknown('switchedOff', name);
  await loadConfig();
  const base = urlOf('descriptors').replace(/\/+$/, '');
  const network = networkOf(chainId);
  const isPublic = base === sources.find(({ id }) => id === 'descriptors')?.url;
  if (network === undefined || (isPublic && network.practice) || !isReachable(base))
    return unknown('notAsked', name);
  if (!isPlainPath(path)) return unknown('notFound', name);
  await restored;
  const queryKey = ['descriptor', base, path];
  const kept = queryClient.getQueryData<RegistryFile>(queryKey);
  const deadline = kept === undefined ? bounds.deadline : Math.min(patience, bounds.deadline);
  const query = {
    queryKey,
    staleTime: 0,
    queryFn: () => fetched(`${base}/${path}`, { ...bounds, deadline }),
  };
  try {
    return known(await queryClient.fetchQuery(query));
  } catch (error) {
    if (kept !== undefined && kept.text.length <= bounds.maxBytes) return known(kept);
    return error instanceof NotRead ? error.unknown : unknown('malformed', name);
  }
}

/** @throws {NotRead} */
async function fetched(url: string, bounds: Bounds): Promise<RegistryFile> {
  const { host } = new URL(url);
  noteAsked('descriptors');
  const answer = await fetchWithin({ url, init: {}, source: host }, bounds, async (response) => {
    if (response.status === 404) return unknown('notFound', host);
    if (!response.ok) return unknown('refused', host);
    const text = await readText(response, bounds.maxBytes);
    return text === undefined ? (unknown('tooLarge', host) satisfies Unknown) : known(text);
  });
  if (answer.s !== 'known') throw new NotRead(answer);
  return { text: answer.v, host, fetchedAt: Date.now() };
}

/** A path of a registry: no other host, nothing above its address, nothing that a server takes for a question. */
function isPlainPath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^[\w.-]+(?:\/[\w.-]+)*\.json$/.test(path) &&
    path.split('/').every((part) => !/^\.+$/.test(part))
  );
}
