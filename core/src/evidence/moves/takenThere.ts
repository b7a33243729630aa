import { isZero, same } from '../../ledger/account.ts';
import { currencyKey, namedCurrencyKey } from '../../ledger/asset.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { CommandTakes } from '../../decode/protocols/commandModel.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { putsBy } from './leftInPlan.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { type PutThere, wrapped } from './putThere.ts';
import { goesOf, wholeBalance } from '../../actions/swaps/routerSwaps.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { addressAt, argAt, boolAt, idAbove, integerAt } from '../../actions/steps/stepTree.ts';

/**
 * What a step takes of what was put somewhere. `token`: its `currencyKey`, or `wrapped` (whatever the contract unwraps);
 * absent: the call does not name it. `some`: how much is known only once it runs.
 */
export type TakenThere = Readonly<{ token?: string; amount: bigint | 'all' | 'some' }>;

const native = currencyKey(undefined);

/** What a step may take out of the contract that something was put into; undefined where that is not one of its business. */
export function takenThere(step: Step, put: PutThere): TakenThere | undefined {
  if (step === put.step) return undefined;
  if (put.token !== native || step.commandByte !== undefined) return takenFrom(step, put.at);
  const isInside = step.op === 'call' && idAbove(step) === put.step.id;
  return isInside && step.value > 0n ? { token: native, amount: step.value } : undefined;
}

/** What a step may take out of a contract, but for coins that go along with a call of it. */
export function takenFrom(step: Step, contract: string): TakenThere | undefined {
  if (step.op !== 'call') return undefined;
  const isThere = same(step.to, contract);
  if (step.commandByte !== undefined) return isThere ? byCommand(step) : undefined;
  if (same(step.actor, contract)) return byMulticall(step);
  return isThere && step.steps.length === 0 ? byPart(step) : undefined;
}

/** A command of a router. What those of 0x Settler take is followed by the simulation. */
function byCommand(step: Step): TakenThere | undefined {
  if (step.reading === 'unread') return { amount: 'some' };
  const model = commandOf(step);
  if (model === undefined || model.takes === 'none') return undefined;
  const { takes, by } = model;
  if (takes === 'sold') {
    const swap = swapOf(step);
    const isPaid = typeof by === 'number' && boolAt(step, by)?.value === true;
    // Of V2 an amount of nothing is what already lies in the pool.
    return swap === undefined || isPaid || integerAt(step, 1)?.value === 0n ? undefined : bySwap(swap);
  }
  // Coins are always paid by the contract itself.
  if (takes.what === 'coins')
    return takes.among.some((at) => isZero(addressAt(step, ...at)?.value))
      ? { token: native, amount: 'some' }
      : undefined;
  const amount = amountTaken(step, takes);
  if (takes.what === 'wraps') return { token: native, amount };
  if (takes.what === 'unwraps') return { token: wrapped, amount };
  const token = addressAt(step, ...takes.what)?.value;
  const [to, isPaid] = [takes.unlessTo, takes.unlessPaid].map((at) => at && argAt(step, ...at)?.value);
  if (token === undefined) return undefined;
  if (to?.kind === 'address' && goesOf(step, to.address) === 'router') return undefined;
  if (isPaid?.kind === 'bool' && isPaid.value && !isZero(token)) return undefined;
  return { token: namedCurrencyKey(token), amount };
}

function amountTaken(
  step: Step,
  { amount, zeroIsDue }: Extract<CommandTakes, { amount: unknown }>,
): TakenThere['amount'] {
  if (amount === 'all' || amount === 'some') return amount;
  const raw = integerAt(step, ...amount)?.value;
  return zeroIsDue === true ? orDue(raw) : orAll(raw);
}

/** A call that a multicall makes as itself. A permission moves nothing yet. */
function byMulticall(step: Step): TakenThere | undefined {
  if (grantsOf(step).length > 0) return undefined;
  const [paid] = paymentsOf(step);
  if (paid?.asset !== undefined) return { token: currencyKey(paid.asset), amount: paid.amount };
  const swap = swapOf(step);
  return swap === undefined ? { amount: 'some' } : bySwap(swap);
}

/** A part of a bundle or of a router's multicall. */
function byPart(step: Step): TakenThere | undefined {
  const out = rowSays(step.fn?.signature, 'takesOut');
  if (out !== undefined) {
    const token = out.token === 'wrapped' ? wrapped : addressAt(step, ...out.token)?.value;
    const amount = out.amount === 'all' ? out.amount : orAll(integerAt(step, ...out.amount)?.value);
    if (token !== undefined) return { token: token === wrapped ? token : namedCurrencyKey(token), amount };
  }
  const swap = swapOf(step);
  if (swap !== undefined) return bySwap(swap);
  if (putsBy(step).length > 0) return undefined;
  const numbers = step.args.flatMap(({ value }) => (value.kind === 'integer' ? [value.value] : []));
  return { amount: numbers.length === 0 ? 'some' : orAll(numbers.reduce((a, b) => (a > b ? a : b))) };
}

function bySwap({ give }: Readonly<{ give: NonNullable<ReturnType<typeof swapOf>>['give'] }>): TakenThere {
  const token = currencyKey(give.token?.value);
  return { token, amount: give.all === true ? 'all' : give.exact ? give.raw : 'some' };
}

function orAll(amount: bigint | undefined): TakenThere['amount'] {
  return amount === undefined ? 'some' : amount >= wholeBalance ? 'all' : amount;
}

/** Of Uniswap v4 nothing represents what is due. */
function orDue(amount: bigint | undefined): TakenThere['amount'] {
  return amount === 0n ? 'some' : orAll(amount);
}
