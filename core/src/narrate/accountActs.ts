import { factOfStep, factOfArg } from '../model/factIds.ts';
import { same, isZero } from '../ledger/account.ts';
import type { Agency } from '../decode/abis/functionModel.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { hasAuthorizationForm, isAuthorization } from '../actions/steps/agency.ts';
import { ownAccounts, strangerOf } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { integerAt } from '../actions/steps/stepTree.ts';
import { userOperationSignature } from '../decode/readUserOperation.ts';
import { typedFormOf } from '../decode/typed/typedForms.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { type Act, around, weights } from './act.ts';
import type { Mood } from './mood.ts';

/** What an account, a DAO or a timelock does, said as what it is asked to do; `inner` is its acts, joined. */
export function accountAct(step: Step, agency: Agency, inner: Phrase, acts: readonly Act[]): Act {
  const isProposed = agency === 'plan' && modelFor(step)?.verb === 'propose';
  const args = { how: isProposed ? 'propose' : agency, account: factOfStep(step.id, 'to'), inner } as const;
  return {
    by: step.actor,
    signed: false,
    ...around(acts),
    say: (mood) => ({ id: 'sentence.accountAct', args: { mood, ...args } }),
  };
}

/** Whether an account calls itself: then its acts are said of whoever makes it do so. */
export function isOwnCall({ actor, to }: Step): boolean {
  return same(actor, to);
}

/** Whether others carry out what is signed: a user operation, or a call that a forwarder makes for the signer. */
export function isUserOperation({ op, fn }: Step): boolean {
  if (op !== 'permission' || fn === undefined) return false;
  return fn.signature === userOperationSignature || typedFormOf(fn.signature)?.calls !== undefined;
}

/** A signature that lets an account act, for whoever submits it; `inner` is absent where it calls nothing. */
export function userOperationAct(step: Step, inner: Phrase | undefined, acts: readonly Act[]): Act {
  const named = ['from', 'safe'].find((name) => step.args.some((arg) => arg.name === name));
  const sender = factOfArg(step.id, named ?? 'sender');
  const how = named === 'from' ? 'other' : 'operation';
  return {
    by: 'unknown',
    signed: true,
    ...around(acts),
    shown: true,
    say: () =>
      inner === undefined
        ? { id: 'sentence.userOperationEmpty', args: { sender } }
        : { id: 'sentence.userOperation', args: { how, sender, inner } },
  };
}

/**
 * What a step of EIP-7702 does, undefined for any other step. One that counts nowhere, since no account signed it, does
 * nothing.
 */
export function authorizationActs(view: Evidence, step: Step): readonly Act[] | undefined {
  if (!hasAuthorizationForm(step)) return undefined;
  if (!isAuthorization(step)) return [];
  const account = whose(view, step);
  const where = whereOf(view, step);
  const delegate = factOfStep(step.id, 'to');
  const isNone = isZero(step.to);
  const say = (mood: Mood): Phrase =>
    isNone
      ? { id: 'sentence.authorizationTakenBack', args: { mood, account, where } }
      : { id: 'sentence.authorization', args: { mood, delegate, account, where } };
  const weight = isNone ? weights.goes : weights.power;
  return [{ by: step.actor, signed: true, shown: true, weight, say }];
}

/** Where nobody says whose account it is, it is that of whoever signs. */
function whose(view: Evidence, { actor, id }: Step): Phrase {
  const stranger = strangerOf(view)?.toLowerCase();
  const isYours = actor !== 'unknown' && !same(actor, stranger) && ownAccounts(view).has(actor.toLowerCase());
  return actor === 'unknown' || isYours
    ? { id: 'who.yourAccount', args: {} }
    : { id: 'who.account', args: { account: factOfArg(id, 'authority') } };
}

function whereOf(view: Evidence, step: Step): Phrase {
  const chainId = integerAt(step, 'chainId');
  if (chainId === undefined || chainId.value === 0n) return { id: 'where.everywhere', args: {} };
  const ofRequest = requestChain(view);
  return ofRequest !== undefined && BigInt(ofRequest) === chainId.value
    ? { id: 'where.chain', args: { chain: 'request.chain' } }
    : { id: 'where.chainId', args: { chain: chainId.fact } };
}
