import type { Unknown } from '@readback/core/model/known.ts';
import type { ServiceQueue } from '@readback/core/safe/service/readService.ts';
import type { ServiceStops } from '@readback/core/safe/service/serviceStops.ts';
import { fill } from '@readback/phrases/fill.ts';
import { refusedWords, safeStopWords } from '@readback/phrases/serviceWords.ts';
import * as words from '@readback/phrases/words/cli/safe.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import { foreign } from '../text/foreign.ts';
import { type Line, line } from '../text/line.ts';

/** What a transaction service said, beside the chain; or why it said nothing. */
export type AskedService = Readonly<
  { host: string } & (
    | { s: 'known'; said: ServiceQueue; stops: ServiceStops }
    | { s: 'unknown'; why: Unknown['why'] }
  )
>;

export function serviceLines(it: AskedService): readonly Line[] {
  const caution = (text: string) => line(0, { text, tone: 'caution' });
  const stop = (text: string) => line(0, { text, tone: 'stop' });
  const { host } = it;
  if (it.s === 'unknown') return [caution(fill(words.serviceFailed, { host, why: whyWords[it.why] }))];
  const { entries, refused, isWhole } = it.said;
  return [
    line(0, fill(words.serviceLists, { host, count: entries.length + refused.length })),
    ...(isWhole ? [] : [caution(words.serviceMore)]),
    ...(it.stops.isBehind ? [caution(words.serviceBehind)] : []),
    ...it.stops.safe.map((one) => stop(fill(words.serviceStop, { says: foreign(safeStopWords(one), 400) }))),
    ...refused.map((one) => stop(fill(words.serviceRefused, { says: foreign(refusedWords(one), 400) }))),
  ];
}

/** Whether anything that it says is not so. */
export function hasStops(it: AskedService): boolean {
  return (
    it.s === 'known' && (it.stops.safe.length > 0 || it.said.refused.length > 0 || it.stops.byHash.size > 0)
  );
}
