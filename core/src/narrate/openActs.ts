import { factOfStep } from '../model/factIds.ts';
import { isKnownAs } from '../decode/abis/isKnownAs.ts';
import { functionUseOf } from '../decode/protocols/functionUse.ts';
import { type Grant, grantsOf } from '../actions/approvals/grants.ts';
import { addressAt, integerAt } from '../actions/steps/stepTree.ts';
import { isActing, ownAccounts, strangerOf } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Step } from '../model/step.ts';
import { type Act, type Say, type Weight, weights } from './act.ts';
import { who } from './parts.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { maxUint256 } from 'viem';

/** Whether nobody said which contract a call is for. */
export function isOpen({ op, to }: Step): boolean {
  return op === 'call' && to === null;
}

/**
 * What the bytes of a call say where nobody said which contract it is for: which token it would be about is open, and
 * so is whether a number is an amount or an item: that is what is said. Empty for what only the contract would tell: other
 * functions than those of ERC-20 and ERC-721 give a power over something else.
 */
export function openActs(view: Evidence, step: Step): readonly Act[] {
  const ofStandards = isKnownAs(step, 'approve', 'increase', 'approveAll', 'permit');
  const grants = ofStandards ? grantsOf(step).filter(isPlain) : [];
  if (grants.length > 0) return grants.map((grant) => openGrant(view, grant));
  const use = isKnownAs(step, 'transfer', 'transferFrom') && functionUseOf(step.fn);
  if (!use || !('moves' in use)) return [];
  const { moves } = use;
  const [to, amount] = [addressAt(step, ...moves.to), integerAt(step, ...moves.amount)];
  if (to === undefined || amount === undefined) return [];
  const from = moves.from === 'caller' ? undefined : addressAt(step, ...moves.from);
  const args = { amount: amount.fact, to: to.fact, from: from?.fact ?? to.fact };
  const how = from === undefined ? 'own' : 'from';
  return [actOf(step, weights.goes, () => ({ id: 'sentence.openSend', args: { how, ...args } }))];
}

/** Coins that are sent along with no call at all, to whom nobody said. */
export function openPayment(view: Evidence, step: Step): Act {
  const amount = factOfStep(step.id, 'value');
  const how = requestChain(view) === undefined ? 'wei' : 'native';
  const say: Say = () => ({ id: 'sentence.openSend', args: { how, amount, to: amount, from: amount } });
  return { ...actOf(step, weights.goes, say), tells: step.id };
}

/** Whether it says the same of a token and of a collection; what nobody may take, an `approve` does not give to anyone. */
function isPlain({ step, on, unclear }: Grant): boolean {
  return unclear !== true && (on || !isKnownAs(step, 'approve'));
}

function openGrant(view: Evidence, grant: Grant): Act {
  const { step, by, spender, spenderFact, amount } = grant;
  const whose = isActing(by, ownAccounts(view)) && strangerOf(view) === undefined ? 'you' : 'it';
  const args = { whose, spender: who(view, spender, spenderFact), amount: amount?.fact ?? spenderFact };
  const how = howOf(grant);
  const weight = how === 'all' || how === 'allOrItem' || how === 'items' ? weights.power : weights.permission;
  return actOf(step, weight, () => ({ id: 'sentence.openGrant', args: { how, ...args } }));
}

function howOf({ step, on, kind, noLimit, adds, amount }: Grant): string {
  if (!on) return kind === 'operator' ? 'backItems' : 'back';
  if (kind === 'operator') return 'items';
  if (adds) return noLimit ? 'all' : 'more';
  if (!isKnownAs(step, 'approve')) return noLimit ? 'all' : 'some';
  // No item has the largest number that there is.
  if (noLimit) return amount?.value === maxUint256 ? 'all' : 'allOrItem';
  return 'someOrItem';
}

function actOf(step: Step, weight: Weight, say: Say): Act {
  return { by: step.actor, signed: false, shown: false, weight, say };
}
