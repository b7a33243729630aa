import { type Grant, grantsOf } from '../actions/approvals/grants.ts';
import { addressAt, integerAt } from '../actions/steps/stepTree.ts';
import { isActing, ownAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Step } from '../model/step.ts';
import type { Act } from './act.ts';
import { who } from './parts.ts';

/** Whether nobody said which contract a call is for. */
export function isOpen({ op, to }: Step): boolean {
  return op === 'call' && to === null;
}

/**
 * What the bytes of a call say where nobody said which contract it is for: which token it would be about is open, and
 * that is what is said. Empty for what only the contract would tell.
 */
export function openActs(view: Evidence, step: Step): readonly Act[] {
  const grants = grantsOf(step).filter(({ unclear }) => unclear !== true);
  if (grants.length > 0) return grants.every(isOfCalled) ? grants.map((grant) => openGrant(view, grant)) : [];
  const signature = step.fn?.signature ?? '';
  const sent = sends.get(signature);
  const [to, amount] = [addressAt(step, sent?.to ?? 0), integerAt(step, sent?.amount ?? 1)];
  if (sent === undefined || to === undefined || amount === undefined) return [];
  const from = sent.from === undefined ? undefined : addressAt(step, sent.from);
  const args = { amount: amount.fact, to: to.fact, from: from?.fact ?? to.fact };
  const how = from === undefined ? 'own' : 'from';
  return [actOf(step, () => ({ id: 'sentence.openSend', args: { how, ...args } }))];
}

/** The functions that ERC-20 has for sending, by the places of their arguments. */
const sends: ReadonlyMap<string, Readonly<{ from?: number; to: number; amount: number }>> = new Map([
  ['transfer(address,uint256)', { to: 0, amount: 1 }],
  ['transferFrom(address,address,uint256)', { from: 0, to: 1, amount: 2 }],
]);

/** Whether the assets would be those of the contract that is called. */
function isOfCalled({ token }: Grant): boolean {
  return token === undefined;
}

function openGrant(view: Evidence, grant: Grant): Act {
  const { step, by, spender, spenderFact, amount } = grant;
  const whose = isActing(by, ownAccounts(view)) ? 'you' : 'it';
  const args = { whose, spender: who(view, spender, spenderFact), amount: amount?.fact ?? spenderFact };
  return actOf(step, () => ({ id: 'sentence.openGrant', args: { how: howOf(grant), ...args } }));
}

function howOf({ on, kind, noLimit, adds }: Grant): string {
  if (!on) return kind === 'operator' ? 'backItems' : 'back';
  if (kind === 'operator') return 'items';
  if (kind === 'item') return 'item';
  if (noLimit) return 'all';
  return adds ? 'more' : 'some';
}

function actOf(step: Step, say: Act['say']): Act {
  return { by: step.actor, signed: false, shown: false, say };
}
