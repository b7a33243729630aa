import type { ArgPath } from '../../decode/argPath.ts';
import type { ArgPlace, CommandModel, CommandTakes } from '../../decode/protocols/commandModel.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { isZero } from '../../ledger/account.ts';
import { currencyKey, namedCurrencyKey } from '../../ledger/asset.ts';
import type { Step } from '../../model/step.ts';
import { addressAt, boolAt, integerAt } from '../steps/stepTree.ts';
import { goesOf, wholeBalance } from '../swaps/routerSwaps.ts';
import type { Swap } from '../swaps/swap.ts';
import { swapOf } from '../swaps/swaps.ts';

/**
 * What a step leaves with the contract that it calls. `token`: its `currencyKey`, or `wrapped`; absent: the call does not name
 * it. `pair`: both sides of a position. `amount` absent: it is known only once it runs.
 */
export type Put = Readonly<{ token?: string; pair?: true; amount?: bigint }>;

/**
 * What a step takes of what lies with a contract. `token` as in `Put`. `amount`: `some` is known only once it runs, `part` is
 * less than all that lies there.
 */
export type Taken = Readonly<{ token?: string; amount: bigint | 'all' | 'some' | 'part' }>;

/** What a contract makes of coins when it wraps them, whatever token that is. */
export const wrapped = 'wrapped';

const native = currencyKey(undefined);

/** What a command leaves with its router, for a later one. */
export function putByCommand(step: Step): readonly Put[] {
  const puts = commandOf(step)?.puts ?? 'none';
  if (puts === 'none') return [];
  if (puts.what === 'bought') {
    const swap = swapOf(step);
    if (swap === undefined || swap.goes !== 'router' || swap.get.token === undefined) return [];
    return [{ token: namedCurrencyKey(swap.get.token.value) }];
  }
  if (puts.to !== 'router' && !isToRouter(step, puts.to)) return [];
  const amount = puts.amount === 'unsaid' ? {} : saidAmount(step, puts.amount);
  if (puts.what === 'wrapped') return [{ token: wrapped, ...amount }];
  if (puts.what === 'native') return [{ token: native, ...amount }];
  return puts.what.flatMap((at) => {
    const token = addressAt(step, ...at)?.value;
    return token === undefined ? [] : [{ token: namedCurrencyKey(token), ...amount }];
  });
}

/** How much it is, where a step says so: not all that there is. */
export function saidAmount(step: Step, at: ArgPath): Readonly<{ amount?: bigint }> {
  const amount = integerAt(step, ...at)?.value;
  return amount === undefined || amount >= wholeBalance ? {} : { amount };
}

/**
 * What a command takes of what lies with its router; of one that nobody could read, anything. What those of 0x Settler take is
 * followed by the simulation.
 */
export function takenByCommand(step: Step): Taken | undefined {
  if (step.reading === 'unread') return { amount: 'some' };
  const model = commandOf(step);
  if (model === undefined || model.takes === 'none') return undefined;
  const { takes } = model;
  if (takes === 'sold') return soldByRouter(step, model);
  if (takes.what === 'coins') {
    const isCoins = takes.among.some((at) => isZero(addressAt(step, ...at)?.value));
    return isCoins ? { token: native, amount: 'some' } : undefined;
  }
  const amount = amountTaken(step, takes);
  if (takes.what === 'wraps') return { token: native, amount };
  // What is wrapped or unwrapped is put there once more, under its new name.
  if (takes.what === 'unwraps') return { token: wrapped, amount };
  const token = addressAt(step, ...takes.what)?.value;
  if (token === undefined) return undefined;
  if (takes.unlessTo !== undefined && isToRouter(step, takes.unlessTo)) return undefined;
  // Coins are always paid by the contract itself.
  const isPaid = takes.unlessPaid !== undefined && boolAt(step, ...takes.unlessPaid)?.value !== false;
  if (isPaid && !isZero(token)) return undefined;
  return { token: namedCurrencyKey(token), amount: isPart(step, model) ? 'part' : amount };
}

/** What a swap of a router sells of what lies there, but where its caller pays, or what lies in the first pair already. */
function soldByRouter(step: Step, { by, swap: model }: CommandModel): Taken | undefined {
  const swap = swapOf(step);
  const isPaid = typeof by === 'number' ? boolAt(step, by)?.value === true : by === 'caller';
  if (swap === undefined || isPaid) return undefined;
  const isInPair = model !== 'none' && 'zero' in model && model.zero === 'inPair' && swap.give.raw === 0n;
  return isInPair ? undefined : takenBySwap(swap);
}

/** What a swap takes of what it sells. */
export function takenBySwap({ give }: Swap): Taken {
  const amount = give.all === true ? 'all' : give.exact ? give.raw : 'some';
  return { token: currencyKey(give.token?.value), amount };
}

function amountTaken(step: Step, takes: Extract<CommandTakes, { amount: unknown }>): Taken['amount'] {
  if (takes.amount === 'all' || takes.amount === 'some') return takes.amount;
  const raw = integerAt(step, ...takes.amount)?.value;
  // Of Uniswap v4 nothing represents what is due.
  return takes.zeroIsDue === true && raw === 0n ? 'some' : amountOrAll(raw);
}

export function amountOrAll(amount: bigint | undefined): Taken['amount'] {
  return amount === undefined ? 'some' : amount >= wholeBalance ? 'all' : amount;
}

/** Whether a command pays out less than all that lies there: the rest stays for another. */
function isPart(step: Step, { portion }: CommandModel): boolean {
  if (portion === 'none') return false;
  const share = integerAt(step, ...portion.at)?.value;
  return share === undefined || share < portion.of;
}

function isToRouter(step: Step, at: ArgPlace): boolean {
  const to = addressAt(step, ...at)?.value;
  return to !== undefined && goesOf(step, to) === 'router';
}
