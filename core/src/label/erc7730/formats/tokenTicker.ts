import { valueOf } from '../../../model/known.ts';
import { isOddSymbol } from '../../../text/oddSymbol.ts';
import type { Span, DescriptorQuestion } from '../../../model/clearSigned.ts';
import { addressIn, addressSpan } from './address.ts';
import type { FormatInput } from './format.ts';
import { formatChain } from './native.ts';
import { rawSpan } from './raw.ts';

/** The symbol of a token; its address when that is not known, or reads as something else. */
export function tokenTicker(input: FormatInput): readonly Span[] {
  const { scope, value, warn } = input;
  const address = addressIn(input);
  if (address === undefined) return [rawSpan(value)];
  const chainId = formatChain(input);
  const ask: DescriptorQuestion = { kind: 'token', chainId, address };
  const symbol = valueOf(scope.data(ask))?.symbol;
  if (symbol === undefined || isOddSymbol(symbol)) {
    warn(symbol === undefined ? 'unknownToken' : 'oddSymbol', symbol ?? address);
    return [addressSpan(input, address)];
  }
  const shown: Span = {
    is: 'symbol',
    text: symbol,
    from: [{ by: 'answer', ask }, value.source],
    value: { kind: 'address', address },
  };
  return [shown];
}
