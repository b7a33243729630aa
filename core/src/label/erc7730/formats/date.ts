import { valueOf } from '../../../model/known.ts';
import type { DescriptorQuestion, Span, SpanSource } from '../../../model/clearSigned.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';
import { integerIn } from './integer.ts';
import { rawSpan } from './raw.ts';

/** The last second of the year 9999: what lies behind it is not a date that anybody means. */
const lastSecond = 253_402_300_799n;

/** A time in UTC: `2024-02-29 08:27:12Z`. Numbers that are not a date stay numbers, with a warning. */
export function date(input: FormatInput): readonly Span[] {
  const { scope, value, params, warn } = input;
  const integer = integerIn(input);
  const encoding = params.encoding;
  const from: SpanSource[] = [value.source];
  let seconds = integer;
  if (encoding === 'blockheight') {
    const { chainId } = scope.container;
    const ask: DescriptorQuestion | undefined =
      chainId === undefined ? undefined : { kind: 'blockTime', chainId, height: integer };
    const time = ask === undefined ? undefined : valueOf(scope.data(ask));
    if (ask === undefined || time === undefined) {
      warn('unknownBlock', integer.toString());
      return [rawSpan(value)];
    }
    from.push({ by: 'answer', ask });
    seconds = time;
  } else if (encoding !== undefined && encoding !== 'timestamp')
    throw new Unfit('invalidDescriptor', params.at, 'encoding');
  if (seconds < 0n || seconds > lastSecond) {
    warn('notADate', integer.toString());
    return [rawSpan(value)];
  }
  const iso = new Date(Number(seconds) * 1000).toISOString();
  const text = `${iso.slice(0, 10)} ${iso.slice(11, 19)}Z`;
  return [{ is: 'time', text, from, value: value.value }];
}
