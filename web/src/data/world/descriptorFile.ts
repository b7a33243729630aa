import { type Known, known, type Unknown, unknown } from '@readback/core/model/known.ts';
import type { RegistryFile } from '@readback/core/world/world.ts';
import { NotRead } from '../base/notRead.ts';
import { queryClient, restored } from '../rows/queryClient.ts';
import { noteAsked } from '../sources/sourceUse.ts';
import type { Asking } from '../asking/told.ts';
import { fetchWithin } from '../asking/fetchWithin.ts';
import { readText } from '../asking/readText.ts';

/** How long a file is waited for that an earlier day's answer could replace, in milliseconds. */
const patience = 1_500;

/** The file at `path` below `base`: fetched again, else the one that was kept of the last day, with its age. */
export async function descriptorFile(
  base: string,
  path: string,
  bounds: Asking,
): Promise<Known<RegistryFile>> {
  await restored;
  const queryKey = ['descriptor', base, path];
  const kept = queryClient.getQueryData<RegistryFile>(queryKey);
  const deadline = kept === undefined ? bounds.deadline : Math.min(patience, bounds.deadline);
  const query = {
    queryKey,
    staleTime: 0,
    queryFn: () => fetched(base, path, { ...bounds, deadline }),
  };
  try {
    return known(await queryClient.fetchQuery(query));
  } catch (error) {
    if (kept !== undefined && kept.text.length <= bounds.maxBytes) return known(kept);
    return error instanceof NotRead ? error.unknown : unknown('malformed', new URL(base).host);
  }
}

/** @throws {NotRead} */
async function fetched(base: string, path: string, bounds: Asking): Promise<RegistryFile> {
  const url = `${base}/${path}`;
  const { host } = new URL(url);
  noteAsked('descriptors');
  const telling = { to: { source: 'descriptors' }, what: path } as const;
  const answer = await fetchWithin({ url, init: {}, source: host, telling }, bounds, async (response) => {
    if (response.status === 404) return unknown('notFound', host);
    if (!response.ok) return unknown('refused', host);
    const text = await readText(response, bounds.maxBytes);
    return text === undefined ? (unknown('tooLarge', host) satisfies Unknown) : known(text);
  });
  if (answer.s !== 'known') throw new NotRead(answer);
  return { text: answer.v, host, fetchedAt: Date.now() };
}
