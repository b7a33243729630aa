import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { verdictWordOf } from '../readback/verdictWordOf.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import look from '../ui/look/look.module.css';

const Heard = lazyPart(async () => (await import('../hearback/Heard.tsx')).Heard);

export type SaidProps = Readonly<{ readback?: Readback | undefined; hearback?: Hearback | undefined }>;

/**
 * Tells a screen reader the verdict or the hearback when it is there, wherever its reader is. It is there from
 * the start: a region that appears together with its words is not read out. What is loud is an alert of its own.
 */
export function Said({ readback, hearback }: SaidProps) {
  const isJudged = readback !== undefined && readback.verdict !== 'pending';
  const read = isJudged ? fill(words.verdict, { verdict: verdictWordOf(readback) }) : '';
  return (
    <output className={look.hidden}>
      {hearback ? (
        <Suspense>
          <Heard Failed={Nothing} hearback={hearback} />
        </Suspense>
      ) : (
        <SafeText text={read} />
      )}
    </output>
  );
}

/** What is beside it says that a part did not come. */
function Nothing() {
  return null;
}
