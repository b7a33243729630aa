import type { Span } from '../../../model/clearSigned.ts';
import type { FormatInput } from './format.ts';
import { integerIn } from './integer.ts';
import { formatChain, nativeAmount } from './native.ts';

/** An amount of the native currency of the container's chain: `0.19866144 ETH`. */
export function amount(input: FormatInput): readonly Span[] {
  return nativeAmount(input, integerIn(input), formatChain(input));
}
