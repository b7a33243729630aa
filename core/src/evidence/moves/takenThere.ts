import type { Step } from '../../model/step.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { putsBy } from './leftInPlan.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { coins, type PutThere, wrapped } from './putThere.ts';
import { goesOf, wholeBalance } from '../../actions/swaps/routerSwaps.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { addressAt, boolAt, integerAt } from '../../actions/steps/stepTree.ts';

/**
 * What a step takes of what was put somewhere. `token` in lower case, `coins` or `wrapped` (whatever the contract unwraps);
 * absent: the call does not name it. `some`: how much is known only once it runs.
 */
export type TakenThere = Readonly<{ token?: string; amount: bigint | 'all' | 'some' }>;

/** What a step may take out of the contract that something was put into; undefined where that is none of its business. */
export function takenThere(step: Step, put: PutThere): TakenThere | undefined {
  if (step.op !== 'call' || step === put.step) return undefined;
  const isThere = step.to?.toLowerCase() === put.at;
  if (step.commandByte !== undefined) return isThere ? byCommand(step) : undefined;
  if (put.token === coins) {
    const isInside = step.id.slice(0, step.id.lastIndexOf('.')) === put.step.id;
    return isInside && step.value > 0n ? { token: coins, amount: step.value } : undefined;
  }
  if (step.actor.toLowerCase() === put.at) return byMulticall(step);
  return isThere && step.steps.length === 0 ? byPart(step) : undefined;
}

/** A command of a Universal Router or an action of Uniswap v4 within one. */
function byCommand(step: Step): TakenThere | undefined {
  if (step.reading === 'unread') return { amount: 'some' };
  if ((step.commandByte ?? '').length > 4) return undefined;
  const name = step.fn?.name ?? '';
  const take = Object.hasOwn(commands, name) ? commands[name]?.(step) : undefined;
  if (take !== undefined || !/^V[23]_SWAP_/.test(name)) return take;
  const swap = swapOf(step);
  // Of V2 an amount of nothing is what already lies in the pool.
  if (swap === undefined || boolAt(step, 4)?.value === true || integerAt(step, 1)?.value === 0n)
    return undefined;
  return bySwap(swap);
}

type Read = (step: Step) => TakenThere | undefined;

const ofToken =
  (amount: (step: Step) => TakenThere['amount'] | undefined): Read =>
  (step) => {
    const token = addressAt(step, 0)?.value;
    const much = amount(step);
    return token === undefined || much === undefined ? undefined : { token: named(token), amount: much };
  };

const amountAt =
  (place: number) =>
  (step: Step): TakenThere['amount'] =>
    orAll(integerAt(step, place)?.value);

/** Coins are always paid by the contract itself. */
const onlyCoins: Read = (step) =>
  [0, 1].some((place) => isZero(addressAt(step, place)?.value))
    ? { token: coins, amount: 'some' }
    : undefined;

const commands: Readonly<Record<string, Read>> = {
  SWEEP: (step) => {
    const to = addressAt(step, 1)?.value;
    return to === undefined || goesOf(step, to) === 'router' ? undefined : ofToken(() => 'all')(step);
  },
  TRANSFER: ofToken(amountAt(2)),
  PAY_PORTION: ofToken(() => 'some'),
  PAY_PORTION_FULL_PRECISION: ofToken(() => 'some'),
  WRAP_ETH: (step) => ({ token: coins, amount: amountAt(1)(step) }),
  WRAP: (step) => ({ token: coins, amount: orDue(integerAt(step, 0)?.value) }),
  UNWRAP_WETH: () => ({ token: wrapped, amount: 'all' }),
  UNWRAP: (step) => ({ token: wrapped, amount: orDue(integerAt(step, 0)?.value) }),
  SETTLE: ofToken((step) =>
    boolAt(step, 2)?.value === true && !isZero(addressAt(step, 0)?.value)
      ? undefined
      : orDue(integerAt(step, 1)?.value),
  ),
  SETTLE_ALL: onlyCoins,
  SETTLE_PAIR: onlyCoins,
  CLOSE_CURRENCY: onlyCoins,
  ACROSS_V4_DEPOSIT_V3: (step) => {
    const token = addressAt(step, 0, 2)?.value;
    return token === undefined
      ? undefined
      : { token: named(token), amount: orAll(integerAt(step, 0, 4)?.value) };
  },
};

/** A call that a multicall makes as itself. A permission moves nothing yet. */
function byMulticall(step: Step): TakenThere | undefined {
  if (grantsOf(step).length > 0) return undefined;
  const [paid] = paymentsOf(step);
  if (paid?.asset !== undefined) return { token: paid.asset.toLowerCase(), amount: paid.amount };
  const swap = swapOf(step);
  return swap === undefined ? { amount: 'some' } : bySwap(swap);
}

/** A part of a bundle or of a router's multicall. */
function byPart(step: Step): TakenThere | undefined {
  const name = step.fn?.name ?? '';
  const token = addressAt(step, 0)?.value;
  if (/^(?:sweepToken|sweepTokenWithFee)$/.test(name) && token !== undefined)
    return { token: named(token), amount: 'all' };
  if (/^(?:unwrapWETH9|unwrapWETH9WithFee|unwrapWNativeToken)$/.test(name))
    return { token: wrapped, amount: 'all' };
  if (name === 'unwrapNative') return { token: wrapped, amount: orAll(integerAt(step, 0)?.value) };
  if (name === 'erc20Transfer' && token !== undefined)
    return { token: named(token), amount: orAll(integerAt(step, 2)?.value) };
  const swap = swapOf(step);
  if (swap !== undefined) return bySwap(swap);
  if (putsBy(step).length > 0) return undefined;
  const numbers = step.args.flatMap(({ value }) => (value.kind === 'integer' ? [value.value] : []));
  return { amount: numbers.length === 0 ? 'some' : orAll(numbers.reduce((a, b) => (a > b ? a : b))) };
}

function bySwap({ give }: Readonly<{ give: NonNullable<ReturnType<typeof swapOf>>['give'] }>): TakenThere {
  const token = give.token?.value.toLowerCase() ?? coins;
  return { token, amount: give.all === true ? 'all' : give.exact ? give.raw : 'some' };
}

function orAll(amount: bigint | undefined): TakenThere['amount'] {
  return amount === undefined ? 'some' : amount >= wholeBalance ? 'all' : amount;
}

/** Of Uniswap v4 nothing stands for what is due. */
function orDue(amount: bigint | undefined): TakenThere['amount'] {
  return amount === 0n ? 'some' : orAll(amount);
}

function named(token: string): string {
  return isZero(token) ? coins : token.toLowerCase();
}

function isZero(token: string | undefined): boolean {
  return token !== undefined && /^0x0{40}$/.test(token);
}
