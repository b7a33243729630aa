import { isZero, same } from '../ledger/account.ts';
import { factOfStep } from '../model/factIds.ts';
import type { FunctionModel } from '../decode/abis/functionModel.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isGuessed } from '../decode/guessed.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { type ActAccounts, actAccounts, type Named } from './actAccounts.ts';
import { actSum } from './sums/actSum.ts';
import type { Sum } from './sums/tokenSum.ts';
import { actNetwork, actThing } from './actThings.ts';
import type { FunctionVerb } from '../decode/abis/functionVerbs.ts';
import { wordFor } from './verbs/commonWords.ts';
import type { Act } from './act.ts';
import { type Leaf, modelLeaves, saidModel } from './modelLeaves.ts';
import { ownChange } from './ownChange.ts';
import { asked, nativeAmountPhrase } from './parts.ts';

/**
 * What a call asks a contract for, where our tables know its function; undefined where they do not. It is said as what
 * is asked in every mood: any contract can have such a function, and none of this says what it does with it. A Safe that
 * calls itself is not asked: what it changes is said.
 */
export function modelAct(view: Evidence, step: Step): Pick<Act, 'say' | 'changes' | 'puts'> | undefined {
  const model = saidModel(step);
  if (model === undefined || step.op !== 'call' || step.fn === undefined || isGuessed(step)) return undefined;
  const leaves = modelLeaves(step);
  const named = wordFor(view, step, model);
  if (named === undefined) return undefined;
  const verb = named === 'mint' && isInRange(leaves) ? 'addLiquidity' : named;
  const sum = actSum(view, step, model, verb, leaves);
  const what = sum?.what ?? actThing(step, verb, leaves);
  const accounts = actAccounts(step, model, verb, leaves);
  const network = actNetwork(leaves);
  const away = verb === 'bridge' || verb === 'sendMessage';
  const here = away ? receiverHere(step, accounts, leaves) : undefined;
  const whole = verb === 'repay' ? sum?.every : undefined;
  const said: Phrase =
    whole === undefined ? (what ?? nothing) : { id: 'who.account', args: { account: whole } };
  const isBeside = step.value > 0n && sum?.isValue !== true;
  const args = (isPaid: boolean) =>
    ({
      asked: asked(view, step),
      act: verb,
      has: what === undefined ? 'no' : whole !== undefined ? 'all' : isBare(sum, verb) ? 'bare' : 'yes',
      what: said,
      fn: factOfStep(step.id, 'fn'),
      party: wordOf(accounts.who),
      who: accountOf(accounts.who),
      from: wordOf(accounts.payer),
      payer: accountOf(accounts.payer),
      for: ownerWord(accounts, model.act),
      owner: accountOf(accounts.owner),
      to: isAtCalled(accounts, model) ? 'called' : (here ?? receiverWord(accounts, model.act, verb)),
      receiver: accountOf(accounts.receiver),
      across: !away
        ? 'no'
        : acrossWord(here === undefined && accounts.receiver !== 'none', network !== undefined),
      network: network ?? nothing,
      with: isBeside && !isPaid ? 'yes' : 'no',
      value: nativeAmountPhrase(view, factOfStep(step.id, 'value')),
    }) as const;
  const changes = ownChange(step);
  return {
    ...(changes === undefined ? {} : { changes }),
    ...(sum?.amount === undefined || sum.bare || !putsIn.has(verb) ? {} : { puts: sum.amount }),
    say: (mood, isPaid = false) =>
      mood === 'it' && changes !== undefined
        ? changes(mood)
        : { id: 'sentence.act', args: { mood, ...args(isPaid) } },
  };
}

/** Words for calls whose amount is what goes in. */
const putsIn: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>([
  'addCollateral',
  'deposit',
  'donate',
  'redeem',
  'stake',
  'supply',
  'unwrap',
  'wrap',
]);

/** Whether the words of the act around it would say it twice, or are of something else. */
function isBare(sum: Sum | undefined, verb: FunctionVerb): boolean {
  return sum?.bare === true || (ofLoans.has(verb) && sum?.ofLoan === true);
}

/** Words that say of a debt or of collateral by themselves. */
const ofLoans: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>([
  'addCollateral',
  'removeCollateral',
  'repay',
]);

/** Says nothing: where a word says that a part is not there. */
const nothing: Phrase = { id: 'until.none', args: {} };

function wordOf(it: Named): 'yes' | 'many' | 'far' | 'no' {
  if (it === 'none') return 'no';
  return typeof it === 'string' ? it : 'yes';
}

function accountOf(it: Named): Phrase {
  return typeof it === 'string' ? nothing : { id: 'who.account', args: { account: it.fact } };
}

/** What comes out is of the owner, a debt becomes theirs, and all else is for them. */
function ownerWord({ owner }: ActAccounts, act: string): string {
  const word = wordOf(owner);
  if (word !== 'yes') return word;
  return act === 'outOf' ? 'of' : act === 'debt' ? 'debt' : 'yes';
}

/** A receiver is said as who it is for, but where something moves to them, or who made the order. */
function receiverWord(accounts: ActAccounts, act: string, verb: FunctionVerb): string {
  const word = wordOf(accounts.receiver);
  if (isSame(accounts)) return 'same';
  const { receiver } = accounts;
  if (
    verb === 'fillOrder' &&
    typeof receiver !== 'string' &&
    /^(?:offerer|maker)$/.test(receiver.path.at(-1) ?? '')
  )
    return 'from';
  const moves = /^(?:outOf|debt|trade|buy|bridge|move)$/.test(act) && !fors.has(verb);
  if (moves || verb === 'stream' || accounts.owner !== 'none') return word;
  return word === 'yes' ? 'for' : word === 'many' ? 'forMany' : word;
}

/**
 * How the receiver of a call to another network is said where a hash decides who is paid there: the account that the call
 * names receives on this network, and passes it on. It is not said where it is the contract that is called.
 */
function receiverHere(
  { to }: Step,
  { receiver }: ActAccounts,
  leaves: readonly Leaf[],
): 'through' | 'no' | undefined {
  if (typeof receiver === 'string' || receiver.role !== 'receiver') return undefined;
  if (!leaves.some(({ role }) => role === 'hash')) return undefined;
  const { value } = receiver.arg;
  return value.kind === 'address' && to !== null && same(value.address, to) ? 'no' : 'through';
}

/** Whether what comes out stays with the contract that is called, which the function writes as the zero address. */
function isAtCalled({ receiver }: ActAccounts, { zeroIsCalled }: FunctionModel): boolean {
  if (zeroIsCalled !== true || typeof receiver === 'string') return false;
  const { value } = receiver.arg;
  return value.kind === 'address' && isZero(value.address);
}

/** Words of which the other party is whom it is for: whose order is filled, whose debt becomes the caller's. */
const fors: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>(['fillOrder', 'takeDebt']);

/** Whether a call makes a position of liquidity between two prices. */
function isInRange(leaves: readonly Leaf[]): boolean {
  return leaves.some(({ path }) => path.at(-1) === 'tickLower');
}

function isSame({ owner, receiver }: ActAccounts): boolean {
  if (typeof owner === 'string' || typeof receiver === 'string') return false;
  const [one, other] = [owner.arg.value, receiver.arg.value];
  return one.kind === 'address' && other.kind === 'address' && one.address === other.address;
}

function acrossWord(isTo: boolean, isNamed: boolean): 'onChain' | 'onOther' | 'toChain' | 'toOther' {
  if (isNamed) return isTo ? 'onChain' : 'toChain';
  return isTo ? 'onOther' : 'toOther';
}
