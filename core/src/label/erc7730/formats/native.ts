import { valueOf } from '../../../model/known.ts';
import { isPlain } from '../../../text/safeSpans.ts';
import type { DescriptorQuestion, Span } from '../../../model/clearSigned.ts';
import { integerOf } from '../paths/found.ts';
import { optionalParam } from '../param.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';
import { rawSpan } from './raw.ts';
import { isDecimals, plainUnits } from './units.ts';

/** An amount of the native currency of a chain; raw when the chain's currency is not known. */
export function nativeAmount(input: FormatInput, amount: bigint, chainId: number): readonly Span[] {
  const { scope, value, warn } = input;
  const ask: DescriptorQuestion = { kind: 'chain', chainId };
  const chain = valueOf(scope.data(ask));
  if (chain?.symbol === undefined || !isDecimals(chain.decimals) || !isPlain(chain.symbol)) {
    warn('unknownChain', String(chainId));
    return [rawSpan(value)];
  }
  const answer = { by: 'answer', ask } as const;
  return [
    {
      is: 'amount',
      text: plainUnits(amount, chain.decimals),
      from: [value.source, answer],
      value: value.value,
    },
    { is: 'text', text: ' ', from: [{ by: 'engine' }] },
    { is: 'symbol', text: chain.symbol, from: [answer] },
  ];
}

/** The chain that a field speaks of: its own parameter `chainId`, else that of the container. @throws {Unfit} */
export function formatChain(input: FormatInput): number {
  const { scope, params, value } = input;
  const given = optionalParam(scope, params, params.chainId, value);
  const chainId = given === undefined ? scope.container.chainId : integerOf(given);
  if (given !== undefined && chainId === undefined) throw new Unfit('wrongType', given.at, 'chainId');
  if (chainId === undefined) throw new Unfit('missingContainer', '@.chainId');
  if (chainId < 1 || chainId > Number.MAX_SAFE_INTEGER)
    throw new Unfit('unknownChain', value.at, String(chainId));
  return Number(chainId);
}
