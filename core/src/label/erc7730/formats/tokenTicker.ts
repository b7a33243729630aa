import { valueOf } from '../../../model/known.ts';
import { isOddSymbol } from '../../../text/oddSymbol.ts';
import type { Span } from '../clearSigned.ts';
import type { Ask } from '../data.ts';
import { integerOf } from '../found.ts';
import { param } from '../param.ts';
import { addressIn, addressSpan } from './address.ts';
import type { FormatInput } from './format.ts';
import { chainOf } from './native.ts';

/** The symbol of a token; its address when that is not known, or reads as something else. */
export function tokenTicker(input: FormatInput): readonly Span[] {
  const { scope, value, params, warn } = input;
  const address = addressIn(input);
  const chainParam = param(scope, params, 'chainId', value);
  const chainId = chainOf(input, chainParam === undefined ? undefined : integerOf(chainParam));
  const ask: Ask = { kind: 'token', chainId, address };
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
