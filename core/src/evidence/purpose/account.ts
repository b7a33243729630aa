import { calleeOf } from '../../actions/steps/callee.ts';
import { accountKey } from '../../text/accountKey.ts';
import { same } from '../../ledger/account.ts';
import { approvedIn } from '../../decode/approved.ts';
import { firstByKey } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { codeOf, lookUp, type Evidence } from '../evidence.ts';
import { effectiveSteps, everyStep } from '../../actions/steps/stepTree.ts';
import { isInHeldPlan } from '../../actions/swaps/settlerPlan.ts';
import { swapOf, receiverOf } from '../../actions/swaps/swaps.ts';
import { isVouched, mayBeVouched } from '../vouched.ts';
import type { FunctionAct, Role } from '../../decode/abis/functionModel.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { positionOwnerFact } from '../../label/tokens/positionFacts.ts';
import { payingSteps } from './payingSteps.ts';
import { guarantorOf, poolState, registryState } from './provenPools.ts';
import { isPassThroughStep } from '../moves/passThroughContracts.ts';
import { inPosition } from './inPosition.ts';
import { isNameOnly } from '../../decode/nameOnly.ts';
import { type Known, valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { isKnownToken, isOurs } from './actors.ts';
import { isBeyondQuote, isSmallPartner, statesLargeFee, statesSmallShare } from './beyondQuote.ts';
import { isOnCallersList, isSmallOnTheWay } from './feesOnTheWay.ts';
import { isHandedToCalled } from './handedToCalled.ts';
import { isIntoVault } from './intoVault.ts';
import { keptOfTrades, tradingSteps } from './keptOfTrades.ts';
import { strayItems, unexplainedMoves, type UnexplainedMove } from './unexplainedMoves.ts';
import { unexplainedRecords } from './unexplainedRecords.ts';
import { safeLibraries } from '../../shipped/safe/libraries.ts';
import { usedAsToken } from './usedAsToken.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { packedAccount } from '../../actions/purpose/packedAccounts.ts';
import { wrapsOwnName } from './wrapsName.ts';
import { type Word, purposeWordsOf } from '../../actions/purpose/words.ts';
import type { Address } from 'viem';
import { ownAccounts } from '../accounts.ts';
import { isReleasedSafe, isSafelyKnown } from './unvouchedSteps.ts';
import { controlKindOf } from '../../actions/control/controls.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';

/**
 * A value that nothing explains. `named`: an address that a function known by its name alone is given. `key`: a word or
 * text there that can represent an account. `elsewhere`: an address in a role that is not harmless, and not the user's,
 * or a position that is someone else's. `unowned`: a position of which nobody said whose it is. `unread`: one of the
 * user's, of which nobody said what decides what comes out of it.
 */
export type Unexplained = Readonly<{ why: 'named' | 'key' | 'elsewhere' | 'unowned' | 'unread'; word: Word }>;

/**
 * The account of a request: what is left of it once everything is taken out that the engine models. Calm is what
 * is left when nothing is. `bytes` can be calls, and nobody opened them. `waiting`: what only the trace can tell.
 */
export type Account = Readonly<{
  values: readonly Unexplained[];
  bytes: readonly Word[];
  moves: readonly UnexplainedMove[];
  /** The places, among the records of the effects, of those about the user that no step explains. */
  records: readonly number[];
  nameOnly: readonly Step[];
  /** The steps of which only the simulation tells what they do: those, and the calls of contracts nobody vouches for. */
  unsure: readonly Step[];
  /** The steps that should pay the user: what their contracts pay others is unexplained. */
  paying: readonly Step[];
  /** What contracts of trades pay, of what they bring, to someone whom the request does not name. */
  kept: readonly UnexplainedMove[];
  trading: readonly Step[];
  waiting: readonly Word[];
  /** Pools and markets of which no factory answered whether they are its own. */
  unasked: readonly Word[];
  /** Numbers of modeled functions that may carry an account: nobody said what is deployed there. */
  uncoded: readonly Word[];
  /** Contracts whose names ship, of which nobody said what is deployed there. */
  unseen: readonly Address[];
}>;

/** Goes through every argument of every step, and everything that the simulation shows to move. */
export const accountOf = memoize((view: Evidence): Account => {
  const values: Unexplained[] = [];
  const bytes: Word[] = [];
  const waiting: Word[] = [];
  const nameOnly: Step[] = [];
  const unsure: Step[] = [];
  const uncoded: Word[] = [];
  const unasked: Word[] = [];
  const unseen: Address[] = [];
  for (const step of everyStep(view.steps)) {
    if (step.op === 'permission' || step.op === 'create' || step.reading === 'unread') continue;
    // Whatever foreign code does as the account, its arguments need not be what they are called.
    if (isForeignCode(view, step)) continue;
    if (isNameOnly(step)) nameOnly.push(step);
    if (isUnsure(view, step)) unsure.push(step);
    const own: Unexplained[] = [];
    for (const word of purposeWordsOf(step)) {
      if (isUncoded(view, word)) uncoded.push(word);
      const it = judge(view, word);
      if (it === 'unopened') bytes.push(word);
      else if (it === 'pending') waiting.push(word);
      else if (it === 'unasked') unasked.push(word);
      else if (it === 'unseen' && word.holds === 'address') unseen.push(word.address);
      else if (it !== undefined && it !== 'unseen') own.push({ why: it, word });
    }
    // Whom a call names says more than the numbers beside it.
    const isNamed = own.some(({ why }) => why === 'named' || why === 'key');
    values.push(
      ...own.filter(({ word }) => !isNamed || word.holds !== 'position' || word.role !== undefined),
    );
  }
  const paying = payingSteps(view);
  return {
    values,
    bytes,
    moves: firstByKey([...unexplainedMoves(view, unsure, paying), ...strayItems(view)], ({ at }) => `${at}`),
    // What a call names, or hands to a contract for others, says what there is to say.
    kept: keptOfTrades(view).filter(
      ({ move: { to } }) =>
        !values.some(
          ({ word }) => same(word.step.to, to) || (word.holds === 'address' && same(word.address, to)),
        ),
    ),
    trading: tradingSteps(view),
    records: unexplainedRecords(view, unsure),
    nameOnly,
    unsure,
    paying,
    waiting,
    unasked,
    uncoded,
    unseen,
  };
});

/** Whether a step runs code as the account that nobody vouches for: no library of Safe's. */
function isForeignCode(view: Evidence, { op, to }: Step): boolean {
  if (op !== 'delegatecall') return false;
  return to === null || !(safeLibraries.has(accountKey(to)) || isVouched(view, to));
}

/** Undefined where a value is explained. */
type Judgement = 'unopened' | 'pending' | 'unasked' | 'unseen' | Unexplained['why'] | undefined;

function judge(view: Evidence, word: Word): Judgement {
  const { step, role } = word;
  if (word.roleless === true) return 'key';
  // What the hash is of is inside the step, and is accounted for there.
  if (role === 'hash' && approvedIn([step]).length > 0) return undefined;
  if (word.holds === 'bytes') {
    if (wrapsOwnName(view, step)) return undefined;
    if (role === undefined || role === 'call') return 'unopened';
    return inert.has(role) ? undefined : 'elsewhere';
  }
  if (word.holds === 'position') return role === 'number' ? 'unowned' : ofOwner(view, step, word.position);
  if (role === 'call') return isCalled(step, word) ? undefined : 'elsewhere';
  if (role === 'pool' && isInHeldPlan(view, step)) return isContract(view, word) ? undefined : 'elsewhere';
  if (role === 'pool') return word.check === undefined ? ofPool[poolState(view, word)] : undefined;
  if (role === 'token') return isContract(view, word) ? undefined : 'elsewhere';
  if (carriesCode(view, word)) return 'key';
  if (harmless.has(role)) return undefined;
  if (isWeighed(word)) return undefined;
  if (word.holds !== 'address') return role === undefined ? unknownKey(step) : 'elsewhere';
  if (isOurs(view, step, word.address, role) || isWeighedPower(step, role)) return undefined;
  if (role === 'payee' && isSeller(view, step)) return undefined;
  if (role === 'fee' && isWithinLimits(view, step, word)) return undefined;
  if (role === 'receiver' && modelFor(step)?.forAnybody === true) return undefined;
  if (role === 'receiver' && isIntoVault(view, step, word.address)) return undefined;
  if (isHandedToCalled(view, word)) return undefined;
  // Whether a later step takes it out again has a rule of its own.
  if (
    role === 'receiver' &&
    same(word.address, step.to) &&
    isPassThroughStep(step) &&
    isVouched(view, word.address)
  )
    return undefined;
  if (role === 'contract') {
    if (isMadeSure(word) || isVouched(view, word.address)) return undefined;
    if (mayBeVouched(view, word.address)) return 'unseen';
    // Where that call goes, the step inside it says.
    if (isCalled(step, word) && isKnownToken(view, word.address)) return undefined;
    const state = registryState(view, word);
    if (state === 'pending') return 'pending';
    if (state === 'listed' || (state === 'made' && takesOnlyOut(view, step))) return undefined;
  }
  if (role !== undefined) return 'elsewhere';
  if (isPlainNumber(step, word)) return undefined;
  if (isKnownToken(view, word.address)) return undefined;
  return afterTrace(usedAsToken(view, step, word.address));
}

const ofPool = { proven: undefined, pending: 'pending', unasked: 'unasked', open: 'elsewhere' } as const;

/** Whether the contract that is called makes sure of one that the call names, or of what comes by it. */
function isMadeSure({ check }: Word): boolean {
  return check !== undefined && check !== 'taken' && check !== 'asked';
}

/**
 * Whether a call of a contract that is vouched for takes nothing from its caller but what the contracts that it names made for them, or buys what they make: with one
 * that anybody had made, nothing else can be lost, and what is bought has to be known for what it is.
 */
function takesOnlyOut(view: Evidence, step: Step): boolean {
  const act = vouchedAct(view, step);
  return act === 'outOf' || act === 'trade';
}

/** What a call of a contract that is vouched for does; undefined for any other. */
function vouchedAct(view: Evidence, step: Step): FunctionAct | undefined {
  return step.to !== null && isVouched(view, step.to) ? modelFor(step)?.act : undefined;
}

/** A position is paid into for whoever owns it. */
function ofOwner(view: Evidence, step: Step, position: bigint): Judgement {
  if (step.to === null) return 'unowned';
  const owner = lookUp(view, positionOwnerFact(step.to, position));
  if (owner.s === 'pending') return 'pending';
  if (owner.s !== 'known' || owner.v.kind !== 'address') return 'unowned';
  return isOurs(view, step, owner.v.address, 'position') ? inPosition(view, step, position) : 'elsewhere';
}

/** Whether a step pays for something that comes for it, by a contract that is vouched for: whoever sells it is paid. */
function isSeller(view: Evidence, step: Step): boolean {
  const act = vouchedAct(view, step);
  return act === 'trade' || act === 'buy';
}

/**
 * Whether a fee can only be what lies between the most that a swap takes and the least that it has to bring the user, by a
 * contract that is vouched for, or a small share that the request states. Where its receiver stands beside its share in a number
 * (Velora) it is taken after that, out of what a swap that sells brings.
 */
function isWithinLimits(view: Evidence, step: Step, word: Word): boolean {
  if (isSmallOnTheWay(view, step)) return true;
  if (step.to === null || !isVouched(view, step.to)) return false;
  if (isSmallPartner(word) || statesSmallShare(word)) return true;
  if (statesLargeFee(word)) return false;
  // What a call carries packed is read as a step inside it.
  const swap =
    swapOf(step) ??
    effectiveSteps(step)
      .map(swapOf)
      .find((it) => it !== undefined && same(it.step.to, step.to));
  if (swap === undefined || swap.goes !== 'back' || swap.get.raw === 0n) return false;
  if (guarantorOf(view, swap) === 'nobody') return false;
  return word.arg.value.kind === 'address' || isBeyondQuote(swap, word.arg.value);
}

/** A number of a modeled function that has no role is an amount, flags or a time, however large it is. */
function isPlainNumber(step: Step, { arg }: Word): boolean {
  return arg.value.kind === 'integer' && arg.meaning?.as !== 'addressIn' && unknownKey(step) === undefined;
}

/** Whether a number without a role carries the address of a contract that nobody here knows. */
export function carriesCode(view: Evidence, word: Word): boolean {
  const address = carriedBy(word);
  if (address === undefined || isWeighed(word)) return false;
  return valueOf(codeOf(view, address))?.state === 'contract' && !isSafelyKnown(view, address);
}

/** The number of an item that is moved or allowed says what it is, and nothing is paid to whom it carries. */
function carriedBy(word: Word): Address | undefined {
  const act = modelFor(word.step)?.act;
  return act === 'move' || act === 'allow' ? undefined : packedAccount(word);
}

function isUncoded(view: Evidence, word: Word): boolean {
  const address = carriedBy(word);
  if (address === undefined || word.roleless === true || isNameOnly(word.step)) return false;
  return codeOf(view, address).s !== 'known' && !isWeighed(word);
}

/** Whether one of the calls inside a step goes to an address: it is read as that call. */
function isCalled({ steps }: Step, word: Word): boolean {
  if (word.holds !== 'address') return steps.length > 0;
  return steps.some(({ to, actor }) => [to, actor].some((it) => same(it, word.address)));
}

/** What stands where a token or a pool should be has code, as far as anybody knows. */
function isContract(view: Evidence, word: Word): boolean {
  if (word.holds !== 'address') return true;
  const code = valueOf(codeOf(view, word.address));
  return code === undefined || code.state === 'contract';
}

/** Of a function that is modeled, a word without a role is a plain number or an identifier of its own. */
function unknownKey(step: Step): Judgement {
  return isNameOnly(step) || step.commandByte !== undefined ? 'key' : undefined;
}

function afterTrace(it: Known<boolean>): Judgement {
  if (it.s === 'pending') return 'pending';
  return it.s === 'known' && it.v ? undefined : 'named';
}

/** Bytes for one of these name nobody, or have a rule of their own. */
const inert: ReadonlySet<Role> = new Set(['data', 'id', 'record', 'said', 'partner']);

/** Whoever has one of these roles gains nothing by it. What a record says, and what is paid for, have rules of their own. */
const harmless: ReadonlySet<Role | undefined> = new Set([
  'partner',
  'filler',
  'account',
  'data',
  'id',
  'record',
  'said',
  'thing',
]);

/**
 * Whether only the simulation tells what a step does: its function is known by its name alone, or nobody vouches for its
 * contract, which may do anything by the name of a function that everybody knows.
 */
function isUnsure(view: Evidence, step: Step): boolean {
  if (isNameOnly(step)) return true;
  const to = calleeOf(step);
  if (to === undefined || step.fn === undefined) return false;
  if (ownAccounts(view).has(accountKey(to)) || isSafelyKnown(view, to) || isReleasedSafe(view, to))
    return false;
  return !isOnCallersList(view, step);
}

/** Whether rules of their own weigh a value: payees, spenders, and who receives what a swap brings. */
function isWeighed({ step, fact }: Word): boolean {
  const { to, give, get } = swapOf(step) ?? {};
  if (fact === to?.fact || fact === give?.token?.fact || fact === get?.token?.fact) return true;
  return (
    fact === receiverOf(step)?.to.fact ||
    paymentsOf(step).some((it) => fact === it.toFact || fact === it.fromFact || fact === it.assetFact) ||
    grantsOf(step).some((it) => fact === it.spenderFact || fact === it.tokenFact)
  );
}

/**
 * Whether a rule of its own weighs who gains power by a step. Those on control and code warn of each such call; those on
 * what is handed over weigh to whom, and nothing else that the call names.
 */
function isWeighedPower(step: Step, role: Role | undefined): boolean {
  // The owners of a new Safe have rules of their own, and so have what answers for it and who is paid by its setup.
  if ((role === 'power' || role === 'receiver') && isKnownAs(step, 'setUp')) return true;
  const control = controlKindOf(step);
  if (control === undefined) return false;
  return control === 'given' || control === 'handover' ? role === 'power' : true;
}
