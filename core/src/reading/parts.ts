import type { Body, Incoming } from '../model/request.ts';
import { fetchPart, type PartOfEngine } from './fetchPart.ts';

/** Sees to it that the parts of the engine are here that this request needs. Rejects where one does not come. */
export async function knowParts(incoming: Incoming): Promise<void> {
  await Promise.all(partsFor(incoming).map((it) => fetchPart[it]()));
}

/** All of them, before a request needs one. What does not come now is fetched, or fails, when it is needed. */
export async function fetchAllParts(): Promise<void> {
  await Promise.allSettled(Object.values(fetchPart).map((it) => it()));
}

/** Which parts a request needs besides those that each needs: by its kind and what was said, never by what it says. */
export function partsFor({ intent, request: { body, beside = [] } }: Incoming): readonly PartOfEngine[] {
  const signs = [body, ...beside].some(hasSigned);
  return [...(intent === undefined ? [] : (['intent'] as const)), ...(signs ? (['signed'] as const) : [])];
}

/** Whether anything of it is signed to be used later: all but calls alone, and the authorizations of a transaction. */
function hasSigned(body: Body): boolean {
  if (body.kind === 'transaction') return (body.set.authorizationList ?? []).length > 0;
  return body.kind !== 'calls' && body.kind !== 'calldata';
}
