import { purposeWordsOf, type Word } from '../../actions/purpose/words.ts';
import type { LimitKept } from '../../decode/abis/functionModel.ts';
import type { Step } from '../../model/step.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { poolFact } from '../../label/tokens/poolFacts.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { isListing } from '../../shipped/registries.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { isVouched, mayBeVouched } from '../vouched.ts';
import { keptBeyond } from './beyondQuote.ts';
import { isSafelyKnown } from './unvouchedSteps.ts';

/**
 * Whether a pool that a call names is one that does as its exchange says: a shipped factory knows it as its own at the
 * pinned block, or someone vouches for it. `open`: none does, and what comes from there is its word. `unasked`: no factory
 * answered.
 */
export function poolState(view: Evidence, word: Word): 'proven' | 'pending' | 'open' | 'unasked' {
  if (word.holds !== 'address') return 'open';
  if (isSafelyKnown(view, word.address) && !isTokenForPool(view, word)) return 'proven';
  const it = lookUp(view, poolFact(word.address));
  if (it.s === 'pending') return 'pending';
  if (it.s === 'known') return 'proven';
  return it.why === 'notFound' ? 'open' : 'unasked';
}

/**
 * Whether a token that everybody knows stands where a pool should be. It does as it says, which is not what a pool does:
 * wrapped currency takes any call that it does not know, and gives nothing for it.
 */
function isTokenForPool(view: Evidence, word: Word): boolean {
  if (word.holds !== 'address' || !/pool|pair|market|dex/i.test(nameOf(word))) return false;
  return !isVouched(view, word.address) || isWellKnown(requestChain(view) ?? 0, word.address);
}

/**
 * What a registry of its protocol says of a contract that a call names: that whoever runs the protocol lists it, or only that it was
 * made there, as anybody can have it made. Undefined where nobody was asked, none knows it, or no answer came.
 */
export function registryState(view: Evidence, word: Word): 'listed' | 'made' | 'pending' | undefined {
  if (word.role !== 'contract' || word.holds !== 'address') return undefined;
  const it = view.facts[poolFact(word.address)]?.value;
  if (it === undefined || it.s === 'unknown') return undefined;
  if (it.s === 'pending') return 'pending';
  const by = it.v.kind === 'address' ? it.v.address : undefined;
  const name = by === undefined ? undefined : protocolAt(requestChain(view) ?? 0, by);
  return name !== undefined && isListing(name) ? 'listed' : 'made';
}

/** What the value is called, or the list that it is in. */
function nameOf({ fact }: Word): string {
  return fact.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}

/** Who sees to it that a limit holds: the contract that is called, by its own code; pools that are proven; or nobody. */
export type Guarantor = 'contract' | 'pools' | 'nobody';

/** Who sees to it that a swap cannot end with less than its minimum. */
export function guarantorOf(view: Evidence, { step, kept }: Pick<Swap, 'step' | 'kept'>): Guarantor {
  if (kept === 'rate') return 'nobody';
  return limitGuarantor(view, step, kept === 'fee' ? 'measured' : kept);
}

/**
 * Whether a limit of a call holds: by code that is known, which keeps it so. Whoever wrote the code of any other contract
 * decides what it does with a limit, whatever its function is called.
 */
export function isLimitKept(view: Evidence, step: Step, kept: LimitKept): boolean {
  return keepsItsWord(view, step) && limitGuarantor(view, step, kept) !== 'nobody';
}

/** Whether the contract that is called is one that someone vouches for, as far as anybody was asked. */
export function keepsItsWord(view: Evidence, { to }: Step): boolean {
  return to !== null && mayBeVouched(view, to);
}

/** Who sees to it that a limit holds which is kept so: what is believed has to be proven, and nothing be taken of it after that. */
export function limitGuarantor(view: Evidence, step: Step, kept: LimitKept): Guarantor {
  if (keptBeyond(step) !== undefined) return 'nobody';
  if (kept !== 'believed') return kept === 'none' ? 'nobody' : 'contract';
  const believed = purposeWordsOf(step).filter(
    ({ role, check }) => (role === 'pool' || role === 'contract') && check === undefined,
  );
  return believed.length > 0 && believed.every((word) => isProven(view, word)) ? 'pools' : 'nobody';
}

function isProven(view: Evidence, word: Word): boolean {
  if (word.role === 'pool') return poolState(view, word) === 'proven';
  if (registryState(view, word) === 'listed') return true;
  return word.holds === 'address' && isVouched(view, word.address);
}
