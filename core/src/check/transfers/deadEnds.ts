import { factOfToken, factOfAccount } from '../../model/factIds.ts';
import { accountKey } from '../../text/accountKey.ts';
import { currencyKey, ledgerKey } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Address } from 'viem';
import { isWeth9, knownName } from '../../shipped/known.ts';
import { isCredited } from '../../shipped/creditedPlaces.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { pending, valueOf } from '../../model/known.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { netOfTrades } from '../../evidence/moves/netOfTrades.ts';
import { entryOf, isKnown } from '../../evidence/book.ts';
import { netGains } from '../../evidence/moves/netGains.ts';
import { actingAccounts } from '../../evidence/accounts.ts';
import { eachPayment, type Payee } from '../../evidence/spending/payees.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { stepById } from '../../actions/steps/stepTree.ts';
import type { Step } from '../../model/step.ts';
import { isVouched } from '../../evidence/vouched.ts';
import { wrapsOwnName } from '../../evidence/purpose/wrapsName.ts';
import { gainsOf } from '../../evidence/moves/worth.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';

/** What is sent straight to a contract that is nobody's account. */
export const deadEnds: readonly Rule[] = [
  {
    id: 'transfers.deadEnd',
    severity: 'caution',
    needs: ['step.<s>.arg.to', 'token.<a>.decimals', 'account.<a>.code', 'effects'],
    readsSteps: true,
    run: (view) => eachPayment(view, deadEnd),
  },
];

function deadEnd(view: Evidence, payee: Payee): RuleAnswer {
  const { address, asset, what, fact } = payee;
  // Its own contract is the business of `transfers.lost`.
  const own = same(asset, address);
  if (what === 'bought' || own || payee.amount === 0n) return clear(fact);
  const step = stepById(view.steps, payee.step);
  if (step !== undefined && (wrapsOwnName(view, step) || isTold(view, step, address))) return clear(fact);
  if (isTaken(view, payee)) return clear(fact);
  const shared = what === 'native' ? undefined : kindOf(view, address);
  if (shared !== undefined) return fired(payee, shared);
  return isContract(view, payee) ?? (what === 'native' ? keptThere(view, payee) : fired(payee, 'contract'));
}

/**
 * Whether a token goes where it is credited to whoever sends it, and the code that does so is there. An account that is a contract
 * has no key to use it by.
 */
function isTaken(view: Evidence, { address, asset, what, amount, step }: Payee): boolean {
  const [chainId, by] = [requestChain(view), stepById(view.steps, step)?.actor];
  if (chainId === undefined || what === 'native' || asset === undefined) return false;
  if (by === undefined || by === 'unknown' || valueOf(codeOf(view, by))?.state !== 'none') return false;
  return isVouched(view, address) && isCredited(chainId, address, asset, amount);
}

/** Whether the payment itself tells a contract that is vouched for what to do with it, by a call that is read as one. */
function isTold(view: Evidence, { steps }: Step, payee: Address): boolean {
  const isRead = ({ op, to, fn, reading }: Step) =>
    op === 'call' && same(to, payee) && fn !== undefined && reading !== 'unread';
  return steps.some(isRead) && isVouched(view, payee);
}

function fired({ step, fact }: Payee, how: 'token' | 'shared' | 'contract'): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step,
    facts: [fact],
    says: { id: 'transfers.deadEnd.says', args: { to: fact, how } },
    why: { id: 'transfers.deadEnd.why', args: { how } },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

/** What is said of a payee that is not a contract, or one that someone owns; undefined of any other contract. */
function isContract(view: Evidence, payee: Payee): RuleAnswer | undefined {
  const { address, fact } = payee;
  const code = codeOf(view, address);
  if (code.s !== 'known') return missing(codeFact(address), code);
  if (code.v.state !== 'contract') return clear(fact);
  if (actingAccounts(view).has(accountKey(address)) || isAccount(view, address)) return clear(fact);
  const step = stepById(view.steps, payee.step);
  // These ask the receiver whether it takes what comes.
  if (step !== undefined && rowSays(step.fn?.signature, 'asksReceiver') === true) return clear(fact);
  return passesOn(view, payee) ? clear(fact) : undefined;
}

/** Whether a contract is someone's account: a Safe by the code that it borrows, one that was paid before, or known. */
function isAccount(view: Evidence, address: Address): boolean {
  const entry = entryOf(view, address);
  if (entry !== undefined && (entry.own || entry.paid > 0 || isKnown(view, address))) return true;
  return valueOf(lookUp(view, factOfAccount(address, 'release'))) !== undefined;
}

/** Whether the simulation shows that next to nothing stays with a payee. */
function passesOn(view: Evidence, { address, asset, what }: Payee): boolean {
  if (view.effects.s !== 'known' || (what === 'native' && view.effects.v.calls?.s !== 'known')) return false;
  if (what !== 'native' && asset === undefined) return false;
  const key = currencyKey(asset);
  const it = netGains(view, view.effects.v.moves ?? [], address).find(
    (gain) => ledgerKey(gain.asset) === key,
  );
  return it !== undefined && it.gain * 100n <= it.came;
}

/** Native currency that a contract takes: a deposit where something comes for it, which other rules weigh. */
function keptThere(view: Evidence, payee: Payee): RuleAnswer {
  if (view.stations.simulate === 'skipped') return fired(payee, 'contract');
  const { effects } = view;
  if (effects.s !== 'known') return missing('effects', effects);
  if (effects.v.status === 'revert') return clear('effects');
  if (effects.v.calls?.s === 'pending') return missing('effects', pending);
  return gainsOf(view, netOfTrades(view).changes).length > 0 || wraps(view, payee.address)
    ? clear(payee.fact)
    : fired(payee, 'contract');
}

/** Whether a contract is the wrapped currency, which credits whoever sends it coins. */
function wraps(view: Evidence, address: Address): boolean {
  const chainId = requestChain(view);
  return chainId !== undefined && isWeth9(chainId, address, valueOf(codeOf(view, address))?.hash);
}

/** `token`: a token by what everybody knows, or by its own answer. `shared`: one that Readback ships the name of. */
function kindOf(view: Evidence, address: Payee['address']): 'token' | 'shared' | undefined {
  const chainId = requestChain(view);
  if (chainId !== undefined && isWellKnown(chainId, address)) return 'token';
  const id = factOfToken(address, 'decimals');
  if (Object.hasOwn(view.facts, id) && valueOf(lookUp(view, id)) !== undefined) return 'token';
  const named = chainId !== undefined && (knownName(chainId, address) ?? protocolAt(chainId, address));
  return named === undefined || named === false ? undefined : 'shared';
}
