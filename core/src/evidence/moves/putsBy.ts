import { rowSays } from '../../decode/abis/rowSays.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import { isZero, same } from '../../ledger/account.ts';
import { namedCurrencyKey } from '../../ledger/asset.ts';
import type { Arg, Step } from '../../model/step.ts';
import { saidAmount, type Put, putByCommand, wrapped } from '../../actions/asked/atRouter.ts';
import { argsWithRoles } from '../../actions/steps/argRoles.ts';
import { addressAt } from '../../actions/steps/stepTree.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { isPassThroughStep } from './passThroughContracts.ts';

/** What a step puts into the contract that it calls, by its own words. */
export function putsBy(step: Step): readonly Put[] {
  if (step.commandByte !== undefined) return putByCommand(step);
  const put = putBy(step);
  return put === undefined ? [] : [put];
}

/** A part of a bundle or of a router's multicall. */
function putBy(step: Step): Put | undefined {
  if (!isPassThroughStep(step)) return undefined;
  const brings = rowSays(step.fn?.signature, 'brings');
  const amount = brings?.amount === undefined ? {} : saidAmount(step, brings.amount);
  if (brings?.token === 'wrapped') return { token: wrapped, ...amount };
  if (brings !== undefined) {
    const token = addressAt(step, ...brings.token)?.value;
    return token === undefined || goesElsewhere(step)
      ? undefined
      : { token: namedCurrencyKey(token), ...amount };
  }
  const swap = swapOf(step);
  if (swap !== undefined) {
    if (swap.goes !== 'router') return undefined;
    return { token: swap.get.token === undefined ? wrapped : namedCurrencyKey(swap.get.token.value) };
  }
  if (!paysItself(step)) return undefined;
  return isKnownAs(step, 'collect') ? { pair: true } : {};
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
