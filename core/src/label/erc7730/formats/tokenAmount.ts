import { valueOf } from '../../../model/known.ts';
import { isOddSymbol, isSymbolOfWords } from '../../../text/oddSymbol.ts';
import { addressOf, integerOf, isAddress } from '../paths/found.ts';
import type { DescriptorQuestion, Span, SpanSource } from '../../../model/clearSigned.ts';
import { member, memberAt } from '../document/json.ts';
import { optionalParam, param } from '../param.ts';
import { ownToken } from '../params.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';
import { integerIn } from './integer.ts';
import { formatChain, nativeAmount } from './native.ts';
import { rawSpan } from './raw.ts';
import { isDecimals, plainUnits } from './units.ts';

/**
 * An amount of a token: `8.08 USDC`. At or above `threshold`, `message` (or Unlimited) represents the number. Where the
 * token, its symbol or its decimals cannot be believed, the raw integer, with a warning; a symbol that is only of several
 * words is shown, with a warning, and goes into no sentence.
 */
export function tokenAmount(input: FormatInput): readonly Span[] {
  const { scope, value, params, warn } = input;
  const amount = integerIn(input);
  const limit = thresholdOf(input);
  if (params.ofOwnToken) return ofToken(input, amount, limit, described(input));
  const token = optionalParam(scope, params, params.token, value);
  if (token === undefined) {
    warn('unknownToken');
    return [rawSpan(value)];
  }
  const address = addressOf(token);
  if (address === undefined) throw new Unfit('wrongType', token.at, 'token');
  if (address.cut) throw new Unfit('wrongType', token.at, 'over 20 bytes');
  const chainId = formatChain(input);
  const natives = params.nativeCurrencyAddress.map((it) => param(scope, params, it, value));
  if (natives.some((it) => isAddress(it, address.address)))
    return aboveLimit(input, amount, limit, nativeAmount(input, amount, chainId));
  const ask: DescriptorQuestion = { kind: 'token', chainId, address: address.address };
  const known = valueOf(scope.data(ask));
  if (known === undefined) {
    warn('unknownToken', address.address);
    return [rawSpan(value)];
  }
  const from = [{ by: 'answer', ask }, token.source] as const;
  return ofToken(input, amount, limit, { ...known, from, standsForCoin: coinAddresses.has(ask.address) });
}

type TokenFacts = Readonly<{
  symbol: string;
  decimals: unknown;
  from: readonly SpanSource[];
  standsForCoin?: boolean;
}>;

function ofToken(
  input: FormatInput,
  amount: bigint,
  limit: Limit | undefined,
  { symbol, decimals, from, standsForCoin = false }: TokenFacts,
): readonly Span[] {
  const { value, warn } = input;
  if (!isDecimals(decimals)) {
    warn('badDecimals', typeof decimals);
    return [rawSpan(value)];
  }
  const native = standsForCoin ? undefined : nativeSymbol(input);
  if (isOddSymbol(symbol, native)) {
    const ofWords = isSymbolOfWords(symbol, native);
    warn(ofWords ? 'symbolOfWords' : 'oddSymbol', symbol);
    if (!ofWords) return [rawSpan(value)];
  }
  const text = plainUnits(amount, decimals);
  return aboveLimit(input, amount, limit, [
    { is: 'amount', text, from: [value.source, ...from], value: value.value },
    { is: 'text', text: ' ', from: [{ by: 'engine' }] },
    { is: 'symbol', text: symbol, from },
  ]);
}

/** No token lives at these addresses: many contracts mean the coin of the chain by them. */
const coinAddresses: ReadonlySet<string> = new Set([
  '0x0000000000000000000000000000000000000000',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
]);

/** No token may pass for the coin of the chain. */
function nativeSymbol({ scope }: FormatInput): string | undefined {
  const { chainId } = scope.container;
  return chainId === undefined ? undefined : valueOf(scope.data({ kind: 'chain', chainId }))?.symbol;
}

function described({ scope, params }: FormatInput): TokenFacts {
  const token = memberAt(scope.descriptor.root, 'metadata', 'token');
  const symbol = member(token, 'ticker');
  if (typeof symbol !== 'string') throw new Unfit('invalidDescriptor', params.at, ownToken);
  return { symbol, decimals: member(token, 'decimals'), from: [{ by: 'descriptor', at: ownToken }] };
}

type Limit = Readonly<{ at: bigint; message: string; from: SpanSource }>;

function thresholdOf(input: FormatInput): Limit | undefined {
  const { scope, params, value } = input;
  const given = optionalParam(scope, params, params.threshold, value);
  if (given === undefined) return undefined;
  const at = integerOf(given);
  if (at === undefined) throw new Unfit('invalidDescriptor', params.at, 'threshold');
  const message = optionalParam(scope, params, params.message, value);
  if (message === undefined) return { at, message: 'Unlimited', from: { by: 'engine' } };
  if (message.value.kind !== 'text') throw new Unfit('invalidDescriptor', params.at, 'message');
  return { at, message: message.value.text, from: { by: 'descriptor', at: `${params.at}.params.message` } };
}

/** The number gives way to the message; the symbol stays. */
function aboveLimit(
  { value }: FormatInput,
  amount: bigint,
  limit: Limit | undefined,
  spans: readonly Span[],
): readonly Span[] {
  if (limit === undefined || amount < limit.at || spans.length < 2) return spans;
  const message: Span = {
    is: 'amount',
    text: limit.message,
    from: [limit.from, value.source],
    value: value.value,
  };
  return [message, ...spans.slice(1)];
}
