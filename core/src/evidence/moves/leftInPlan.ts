import type { Address } from 'viem';
import { same, isZero } from '../../ledger/account.ts';
import { currencyKey, namedCurrencyKey } from '../../ledger/asset.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Step, Arg } from '../../model/step.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import type { CommandModel, ArgPlace } from '../../decode/protocols/commandModel.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import { argsWithRoles } from '../../actions/steps/argRoles.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { isPassThroughStep } from './passThroughContracts.ts';
import { goesOf, wholeBalance } from '../../actions/swaps/routerSwaps.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { addressAt, boolAt, integerAt } from '../../actions/steps/stepTree.ts';

/**
 * The steps that put something into a router, bundler or position manager which no later step takes out of it, as far as
 * the plan goes: how much of it is taken only the simulation shows.
 */
export function leftInPlan(roots: readonly Step[]): readonly Step[] {
  const steps = immediateSteps(roots).filter(({ op, to }) => op === 'call' && to !== null);
  return steps.filter((step, at) =>
    putsBy(step).some((put) => !steps.slice(at + 1).some((it) => isAt(it, step) && takesOut(it, put))),
  );
}

/** What a step puts into the contract that it calls: a token (`currencyKey`), the wrapped currency, or both sides of a position. */
export type Put = Readonly<{ token: string } | { token?: never; wrapped: boolean; pair?: true }>;

/** What a step puts into the contract that it calls, by its own words. */
export function putsBy(step: Step): readonly Put[] {
  if (step.commandByte !== undefined) return putByCommand(step);
  const put = putBy(step);
  return put === undefined ? [] : [put];
}

function putBy(step: Step): Put | undefined {
  if (!isPassThroughStep(step)) return undefined;
  const brings = rowSays(step.fn?.signature, 'brings');
  if (brings?.token === 'wrapped') return { wrapped: true };
  if (brings !== undefined) {
    const token = addressAt(step, ...brings.token)?.value;
    return token === undefined || goesElsewhere(step) ? undefined : { token: namedCurrencyKey(token) };
  }
  const swap = swapOf(step);
  if (swap !== undefined) {
    if (swap.goes !== 'router') return undefined;
    return swap.get.token === undefined
      ? { wrapped: true }
      : { token: namedCurrencyKey(swap.get.token.value) };
  }
  if (!paysItself(step)) return undefined;
  return isKnownAs(step, 'collect') ? { wrapped: false, pair: true } : { wrapped: false };
}

function putByCommand(step: Step): readonly Put[] {
  const puts = commandOf(step)?.puts ?? 'none';
  if (puts === 'none') return [];
  if (puts.what === 'bought') {
    const swap = swapOf(step);
    if (swap === undefined || swap.goes !== 'router' || swap.get.token === undefined) return [];
    return [{ token: namedCurrencyKey(swap.get.token.value) }];
  }
  if (puts.to !== 'router' && goesTo(step, puts.to) !== 'router') return [];
  if (puts.what === 'wrapped') return [{ wrapped: true }];
  if (puts.what === 'native') return [{ token: native }];
  return puts.what.flatMap((at) => {
    const token = addressAt(step, ...at)?.value;
    return token === undefined ? [] : [{ token: namedCurrencyKey(token) }];
  });
}

const native = currencyKey(undefined);

function takesOut(step: Step, put: Put): boolean {
  const out = rowSays(step.fn?.signature, 'takesOut');
  const swap = swapOf(step);
  if (step.commandByte !== undefined) return takenByCommand(step, put);
  if (out?.amount === 'all')
    return out.token === 'wrapped' || isOf(put, addressAt(step, ...out.token)?.value);
  if (put.token === undefined && put.pair === true) return false;
  return swap === undefined
    ? putsBy(step).length === 0
    : isOf(put, swap.give.token?.value) || swap.give.token === undefined;
}

function takenByCommand(step: Step, put: Put): boolean {
  const model = commandOf(step);
  const takes = model?.takes ?? 'none';
  // What no other command is known to take out stays. What nobody could read is a finding of its own.
  if (model === undefined || takes === 'none') return step.reading === 'unread';
  if (takes === 'sold') return isOf(put, swapOf(step)?.give.token?.value) && !paidByUser(step, model);
  // What is wrapped or unwrapped is put there once more, under its new name.
  if (takes.what === 'unwraps') return put.token !== native;
  if (takes.what === 'wraps') return put.token === native;
  if (takes.what === 'coins') return false;
  if (isPart(step, model)) return false;
  const { unlessTo, unlessPaid } = takes;
  if (unlessTo !== undefined && goesTo(step, unlessTo) === 'router') return false;
  if (unlessPaid !== undefined && boolAt(step, ...unlessPaid)?.value !== false) return false;
  return isOf(put, addressAt(step, ...takes.what)?.value);
}

function isOf({ token: put }: Put, token: Address | undefined): boolean {
  return token !== undefined && (put === undefined || put === namedCurrencyKey(token));
}

/** Whether a command pays out less than all that lies there: the rest stays for another. */
function isPart(step: Step, { portion }: CommandModel): boolean {
  if (portion === 'none') return false;
  const share = integerAt(step, ...portion.at)?.value;
  return share === undefined || share < portion.of;
}

/** Whether a swap of a router takes what it sells from whoever called it. */
function paidByUser(step: Step, { by }: CommandModel): boolean {
  if (typeof by !== 'number') return by === 'caller';
  return boolAt(step, by)?.value === true && integerAt(step, 1)?.value !== wholeBalance;
}

/** Whether what a call pays out goes to the contract itself: by its address, or by what represents it there. */
function paysItself(step: Step): boolean {
  const { fn, to } = step;
  const model = fn === undefined ? undefined : modelOf(fn);
  if (model === undefined || to === null) return false;
  return argsWithRoles(step).some(({ arg, role }) => {
    const it = role === 'receiver' ? packedAddress(arg.value) : undefined;
    if (it === undefined) return false;
    if (isZero(it)) return model.zeroIsCalled === true;
    return same(it, to) || (model.marks === 'uniswap' && /^0x0{39}2$/.test(it));
  });
}

/** Whether a call that takes tokens names another account that they go to. */
function goesElsewhere({ args, to }: Step): boolean {
  const isOther = ({ value }: Arg, at: number) =>
    at > 0 && value.kind === 'address' && to !== null && !same(value.address, to);
  return args.some(isOther);
}

function goesTo(step: Step, at: ArgPlace): ReturnType<typeof goesOf> {
  const to = addressAt(step, ...at)?.value;
  return to === undefined ? 'other' : goesOf(step, to);
}

function isAt({ to }: Step, { to: other }: Step): boolean {
  return same(to, other);
}
