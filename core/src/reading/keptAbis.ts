import type { AbiFor } from '../model/abi.ts';
import { hasSelector } from '../abi/code/proxyCode.ts';
import type { FoundContract } from '../abi/code/contractAt.ts';
import type { Fact } from '../model/fact.ts';
import { unknown } from '../model/known.ts';
import type { KeptFunctions, World } from '../world/world.ts';
import { type FunctionAnswers, type CalledFunction, said } from '../model/askedFunction.ts';
import type { ContractInspector } from '../label/accounts/contracts.ts';

/** `unvouched`: what an ABI has that came with a file. */
export type Kept = FunctionAnswers & Readonly<{ unvouched: readonly AbiFor[] }>;

/**
 * What the ABIs that the user keeps have of a function: the answer comes from this device. Each was kept with the code
 * that it is of. Where other code is at the pinned block the ABI is not used: a wrong one is worse than none.
 * Where the two cannot be compared it is used, and its provenance says so. What nobody vouches for, as an
 * ABI from a file, is told apart: it is used where nothing else has the function, and stays a guess.
 */
export async function keptAbis(
  called: CalledFunction,
  chainId: number,
  look: ContractInspector,
  world: World,
  signal: AbortSignal,
): Promise<Kept> {
  const bounds = { signal, deadline: 2_000, maxBytes: 131_072 };
  const kept = await world.ask('abi', { chainId, ...called }, bounds);
  if (kept.s !== 'known' || kept.v.length === 0) return { abis: [], facts: [], unvouched: [] };
  const found = await look(called.address, called.selector);
  const compared = kept.v.map((it) => ({
    it,
    fits: found.s === 'known' ? fitOf(it, found.v, called) : 'unseen',
  }));
  const all = compared.flatMap(({ it, fits }) => (fits === 'other' ? [] : [abiFor(it, fits === 'unseen')]));
  const abis = all.filter(({ from }) => from.by !== 'guess');
  // Said as “notFound”: of this code there is none.
  const facts: Fact[] = all.length === 0 ? [said(called, 'kept', unknown('notFound'))] : [];
  return { abis, facts, unvouched: all.filter(({ from }) => from.by === 'guess') };
}

/** `fits`: it is of this very code. `other`: of code that was there before. `unseen`: nobody can say. */
function fitOf(
  { codeHash }: KeptFunctions,
  { contract, entry, last }: FoundContract,
  { selector }: CalledFunction,
): 'fits' | 'other' | 'unseen' {
  if (codeHash === undefined || last === undefined || contract.open !== undefined) return 'unseen';
  if (codeHash === last.at.hash) return 'fits';
  if (codeHash !== entry.at.hash) return 'other';
  // Kept of the proxy's own code: of a diamond the facets may have changed without it.
  if (contract.proxies[0]?.kind === 'eip2535') return 'unseen';
  return hasSelector(entry.code, selector) ? 'fits' : 'other';
}

function abiFor({ address, functions, from }: KeptFunctions, unproven: boolean): AbiFor {
  const marked = unproven && (from.by === 'user' || from.by === 'source');
  return { address, functions, from: marked ? { ...from, unproven: true } : from };
}
