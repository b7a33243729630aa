import { fill } from '@readback/phrases/fill.ts';
import { labels } from '@readback/phrases/words/fingerprints.ts';
import * as words from '@readback/phrases/words/cli/steps.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';
import { stepPlace } from './stepPlace.ts';

/** How many fingerprints of inner calls are written out. */
const mostInner = 20;

/** The digests that a wallet or another device shows, those of the request first. Labels as in ERC-8213. */
export function fingerprintLines({ readback: { fingerprints } }: Page): readonly Line[] {
  const own = fingerprints.filter(({ step }) => step === undefined);
  const inner = fingerprints.filter(({ step }) => step !== undefined);
  const rest = inner.length - mostInner;
  return [
    ...own.map(({ kind, hex }) => line(2, `${labels[kind].padEnd(24)}${hex}`)),
    ...inner
      .slice(0, mostInner)
      .map(({ kind, hex, step }) =>
        line(2, `${fill(words.ofStep, { label: labels[kind], step: stepPlace(step ?? '') })}  ${hex}`),
      ),
    ...(rest > 0 ? [line(2, fill(words.moreFingerprints, { count: rest }))] : []),
  ];
}
