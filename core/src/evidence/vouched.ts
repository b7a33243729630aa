import { accountKey } from '../text/accountKey.ts';
import type { Address } from 'viem';
import { isOfPractice } from '../shipped/practiceContracts.ts';
import { protocolAnywhere, protocolAt } from '../shipped/protocols.ts';
import { valueOf } from '../model/known.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { memoize } from '../kit/memoize.ts';
import { isTrusted } from './trusted.ts';
import { codeOf, type Evidence, lookUp } from './evidence.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { poolFact } from '../label/tokens/poolFacts.ts';
import { same } from '../ledger/account.ts';
import { isListing, isOfCalled } from '../shipped/registries.ts';

/**
 * Whether someone the user relies on vouches for a contract: Readback ships its name, a registry whose name ships says at the pinned
 * block that it is its own, or the user said that they know it. A name
 * over an address without code vouches for nothing.
 */
export function isVouched(view: Evidence, contract: Address): boolean {
  const before = answers(view);
  const key = accountKey(contract);
  const found = before.get(key);
  if (found !== undefined) return found;
  const made = vouches(view, contract);
  before.set(key, made);
  return made;
}

/** What was answered of each contract: thousands of calls of a request are of a few. */
const answers = memoize((_view: Evidence) => new Map<string, boolean>());

function vouches(view: Evidence, contract: Address): boolean {
  const chainId = requestChain(view);
  const isProtocol = chainId !== undefined && protocolAt(chainId, contract) !== undefined;
  const code = valueOf(codeOf(view, contract));
  if (code?.state !== 'contract') return false;
  if (isOfItsRegistry(view, contract)) return true;
  if (isProtocol || protocolAnywhere(contract) !== undefined || isTrusted(view, contract)) return true;
  return chainId !== undefined && isOfPractice(chainId, contract, code.hash);
}

/**
 * Whether a shipped registry of its protocol says at the pinned block that a contract which is called is its own: one that whoever
 * runs the protocol lists is as good as one whose name ships. One that anybody
 * had made does as its code says, and what it holds is not told: so it vouches only where nothing is put in to stay, but all that
 * the request has it do is to trade, or to pay out.
 */
function isOfItsRegistry(view: Evidence, contract: Address): boolean {
  const by = valueOf(lookUp(view, poolFact(contract)));
  const name = by?.kind === 'address' ? protocolAt(requestChain(view) ?? 0, by.address) : undefined;
  if (name === undefined || !isOfCalled(name)) return false;
  if (isListing(name)) return true;
  return everyStep(view.steps)
    .filter(({ to }) => same(to, contract))
    .every((step) => ['trade', 'outOf'].includes(modelFor(step)?.act ?? ''));
}

/** Whether a contract is one that Readback ships the name of, as far as anybody knows what is there: nobody may have been asked. */
export function mayBeVouched(view: Evidence, contract: Address): boolean {
  if (isVouched(view, contract)) return true;
  const chainId = requestChain(view);
  const code = codeOf(view, contract);
  return code.s !== 'known' && chainId !== undefined && protocolAt(chainId, contract) !== undefined;
}
