import { networkOf } from '../networks/config.ts';
import { type SourceId, sources, urlOf } from '../sources/sources.ts';

/** Whether a chain exists on this machine alone, so that a public source has nothing to say of it. */
export function isOnlyHere(chainId: number, source: SourceId): boolean {
  const standard = sources.find(({ id }) => id === source)?.url;
  return networkOf(chainId)?.practice === true && urlOf(source) === standard;
}
