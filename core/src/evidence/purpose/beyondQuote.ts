import { insideOf } from '../../decode/findArgs.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import type { Arg, ArgValue } from '../../model/step.ts';

/**
 * Whether a fee that is packed into a number leaves the user all that a swap promises: what is bought exactly is paid for
 * out of what is sold at most, and a swap that sells keeps at least its minimum where there is no share of all, but only of
 * what comes beyond a quote that is no less than that minimum. As Velora packs it: 20 bytes of who gets it, then flags, and the
 * share in the last 14 bits, which counts for somebody alone. Of what is beyond the quote, somebody may have a hundredth of
 * it at most (bit 92), and none by referring (bit 94). From AugustusFees.sol of github.com/VeloraDEX/augustus-v6.
 */
export function isBeyondQuote({ step, get, give }: Swap, fee: ArgValue): boolean {
  if (fee.kind !== 'integer' || fee.value < 0n) return false;
  if (get.exact && !give.exact) return true;
  if (get.exact) return false;
  const quote = quoteIn(step.args);
  if (quote === undefined || quote < get.raw) return false;
  return fee.value >> 96n === 0n || (fee.value & (referral | capped | share)) === capped;
}

const [capped, referral, share] = [1n << 92n, 1n << 94n, 0x3fffn];

function quoteIn(args: readonly Arg[]): bigint | undefined {
  for (const arg of args) {
    if (arg.value.kind === 'integer' && arg.name === 'quotedAmount') return arg.value.value;
    const inner = arg.value.kind === 'tuple' ? quoteIn(insideOf(arg)) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
