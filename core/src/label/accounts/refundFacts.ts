import { factOfArg, factAmong } from '../../model/factIds.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { type Address, zeroAddress } from 'viem';
import type { Asset, Fact, FactId } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { withInner } from './accounts.ts';

/** What the refund of a Safe transaction can cost at most; `<s>` is the step that sets it. */
export const refundFact = (step: string): FactId => factAmong('refund', step, 'most');

/** The refund that a step of a Safe sets: gas units that are paid for at most, the price of one, and in what. */
export type Refund = Readonly<{ gas: bigint; price: bigint; token: Address; receiver: Address }>;

/** Whether a step is a Safe's transaction, carried out or signed: both have places for a refund. */
export function hasRefund(step: Step): boolean {
  return isKnownAs(step, 'execute') || step.fn?.signature.startsWith('SafeTx(') === true;
}

/**
 * The refund that a Safe pays to whoever submits its transaction, from the arguments of `execTransaction` or of the
 * typed data; undefined where none is set. What the Safe itself uses beside the call is counted with 30,000 gas.
 */
export function refundOf(step: Step): Refund | undefined {
  if (!hasRefund(step)) return undefined;
  const { args } = step;
  // By place: the names of arguments are those of whoever gave the ABI.
  const integer = (at: number) => {
    const value = args[at]?.value;
    return value?.kind === 'integer' ? value.value : undefined;
  };
  const address = (at: number) => {
    const value = args[at]?.value;
    return value?.kind === 'address' ? value.address : undefined;
  };
  const [gas, base, price, token, receiver] = [integer(4), integer(5), integer(6), address(7), address(8)];
  if (gas === undefined || base === undefined || token === undefined || receiver === undefined)
    return undefined;
  if (price === undefined || price === 0n) return undefined;
  return { gas: gas + base + own, price, token, receiver };
}

const own = 30_000n;

/** What each refund can cost at most, as facts that follow from the request. */
export function refundFacts(steps: readonly Step[], chainId: number | undefined): readonly Fact[] {
  if (chainId === undefined) return [];
  return steps.flatMap(withInner).flatMap((step): readonly Fact[] => {
    const refund = refundOf(step);
    if (refund === undefined) return [];
    const asset: Asset =
      refund.token === zeroAddress
        ? { kind: 'native', chainId }
        : { kind: 'token', chainId, address: refund.token };
    const args = ['safeTxGas', 'baseGas', 'gasPrice'].map((name) => factOfArg(step.id, name));
    const value = known({ kind: 'amount', raw: refund.gas * refund.price, asset } as const);
    return [{ id: refundFact(step.id), value, from: [{ by: 'derived', from: args }] }];
  });
}
