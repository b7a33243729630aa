import { factOfFunction } from '../model/factIds.ts';
import type { Hex } from 'viem';
import { same } from '../ledger/account.ts';
import { solidity } from '../world/solidity.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AbiFor } from '../model/abi.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Fact, Facts } from '../model/fact.ts';
import { type Known, unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import type { Step } from '../model/step.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { batchAbis } from '../request/safe/batchAbis.ts';
import { safesInMessages } from '../decode/approved.ts';
import { safeTxIn } from '../request/safe/safeTypedData.ts';
import type { World } from '../world/world.ts';
import type { FunctionAnswers, CalledFunction } from '../model/askedFunction.ts';
import {
  contractFacts,
  type ContractInspector,
  contractInspector,
  mostInspected,
} from '../label/accounts/contracts.ts';
import { guessedAbis } from './guessedAbis.ts';
import { keptAbis } from './keptAbis.ts';
import { begin } from './state.ts';
import { verifiedAbis } from './verifiedAbis.ts';

/** The request as ABIs read it, and what those who were asked said. */
export type WithAbis = Readonly<{ view: Evidence; facts: Facts }>;

/** How many functions of one request are looked for among the ABIs that the user keeps. */
const mostAsked = 64;

/** A call that was read may hold calls inside: they are asked for in turn, so deep. */
const mostRounds = 4;

/** In milliseconds, for all that is asked here together: a source that is slow costs no more. */
const longest = 5_000;

/**
 * Reads the request again with what is known of the functions in it: the ABIs that the user keeps, held against the
 * code at the pinned block; for what is still unread, sources of verified contracts, and at last guesses. The same view
 * when there is nothing. Never rejects.
 */
export async function withAbis(
  view: Evidence,
  block: Known<PinnedBlock>,
  world: World,
  signal: AbortSignal,
): Promise<WithAbis> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
  const look = contractInspector(world, block, over);
  const chainId = requestChain(view);
  if (chainId === undefined) return { view, facts: {} };
  const asked = new Set<string>();
  const lookedUp = new Set<string>();
  const unvouched = new Map<string, readonly AbiFor[]>();
  const described = batchAbis(view.incoming.request);
  const abis: AbiFor[] = [];
  const facts: Fact[] = [];
  let read = view;
  const take = (all: readonly FunctionAnswers[]) => {
    const found = all.flatMap((it) => it.abis);
    facts.push(...all.flatMap((it) => it.facts));
    abis.push(...found);
    if (found.length > 0) read = begin(view.incoming, abis);
    return found.length > 0;
  };
  for (let round = 0; round < mostRounds; round += 1) {
    const called = fresh(callsOf(read.steps, mostAsked), asked, mostAsked);
    const own = await Promise.all(called.map((it) => keptAbis(it, chainId, look, world, over)));
    for (const [at, it] of called.entries()) unvouched.set(keyOf(it), own[at]?.unvouched ?? []);
    const kept = take(own);
    const unread = fresh(callsOf(read.steps, mostInspected, isUnknown), lookedUp, mostInspected);
    const found = take(
      await Promise.all(
        unread.map(async (it) => {
          const looked = await lookedFor(it, chainId, look, world, over);
          if (looked.abis.some(({ from }) => from.by !== 'guess')) return looked;
          const guesses = looked.abis.length > 0 ? looked.abis : (unvouched.get(keyOf(it)) ?? []);
          return { ...looked, abis: [...describing(described, it), ...guesses] };
        }),
      ),
    );
    if (!kept && !found) break;
  }
  return { view: read, facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])) };
}

/** Whose code the contracts that are called run, as facts: of each, at the pinned block. Never rejects. */
export async function calledContracts(
  { steps, incoming }: Evidence,
  block: Known<PinnedBlock>,
  look: ContractInspector,
): Promise<Facts> {
  if (block.s !== 'known') return {};
  const found = await Promise.all(
    [...safesOf(incoming.request.body, steps), ...callsOf(steps, mostInspected)].map(
      async ({ address, selector }) => contractFacts(await look(address, selector), selector, block.v),
    ),
  );
  return Object.fromEntries(found.flat().map((fact) => [fact.id, fact]));
}

/** A Safe whose transaction is signed is called later, by whoever carries it out. So is one to which a message agrees. */
function safesOf(body: Body, steps: readonly Step[]): readonly CalledFunction[] {
  const signed = safeTxIn(body)?.safe;
  return [...(signed === undefined ? [] : [signed]), ...safesInMessages(steps)].map((address) => ({
    address,
    selector: execTransaction,
  }));
}

const execTransaction: Hex = functionAbi(solidity.execTransaction)?.selector ?? '0x';

/** Verified sources first; a guess is made only where none of them has the function. */
async function lookedFor(
  called: CalledFunction,
  chainId: number,
  look: ContractInspector,
  world: World,
  signal: AbortSignal,
): Promise<FunctionAnswers> {
  const found = await look(called.address, called.selector);
  if (found.s === 'known' && found.v.entry.at.bytes === 0) return { abis: [], facts: [] };
  try {
    const verified = await verifiedAbis(called, chainId, found, world, signal);
    if (verified.abis.length > 0) return verified;
    const guessed = await guessedAbis(called, chainId, found, world, signal);
    return { abis: guessed.abis, facts: [...verified.facts, ...guessed.facts] };
  } catch {
    return { abis: [], facts: [{ id: factOfFunction(called.address), value: failed, from: [] }] };
  }
}

const failed = unknown('malformed');

/** What the request's own file says of a function: its names come before those that anybody listed. */
function describing(described: readonly AbiFor[], { address, selector }: CalledFunction): readonly AbiFor[] {
  return described.filter(
    (it) => same(it.address, address) && it.functions.some((fn) => functionAbi(fn)?.selector === selector),
  );
}

function keyOf({ address, selector }: CalledFunction): string {
  return `${address} ${selector}`.toLowerCase();
}

function fresh(calls: readonly CalledFunction[], seen: Set<string>, most: number): readonly CalledFunction[] {
  const isNew = ({ address, selector }: CalledFunction) => !seen.has(`${address} ${selector}`);
  const wanted = calls.filter(isNew).slice(0, Math.max(0, most - seen.size));
  for (const { address, selector } of wanted) seen.add(`${address} ${selector}`);
  return wanted;
}

/** A call whose function nobody here knows. */
function isUnknown({ reading, oddities }: Step): boolean {
  return reading === 'unread' && !oddities.some(({ what }) => what === 'budget');
}

/** The functions that are called, each once, the outermost first. Commands of a router have no selector. */
function callsOf(
  steps: readonly Step[],
  most: number,
  wanted: (step: Step) => boolean = () => true,
): readonly CalledFunction[] {
  const found = new Map<string, CalledFunction>();
  const visit = (step: Step): void => {
    if (found.size >= most) return;
    const { op, to, data, commandByte } = step;
    const isCall = op !== 'permission' && commandByte === undefined && data.length >= 10;
    if (isCall && to !== null && wanted(step)) {
      const selector = data.slice(0, 10).toLowerCase() as Hex;
      const key = `${to} ${selector}`.toLowerCase();
      if (!found.has(key)) found.set(key, { address: to, selector });
    }
    step.steps.forEach(visit);
  };
  steps.forEach(visit);
  return [...found.values()];
}
