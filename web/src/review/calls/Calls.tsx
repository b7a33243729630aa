import type { Effects, TracedCall } from '@readback/core/model/effects.ts';
import type { Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/review/calls.ts';
import { Suspense, useMemo } from 'react';
import { Detail } from '../../ui/fold/Detail.tsx';
import { countWords } from './countWords.ts';
import { lazyPart } from '../../ui/late/lazyPart.tsx';

type Props = { effects: Effects; steps: readonly Step[]; facts: FindFact };

/** Large, and not wanted with every request: fetched when it is. */
const CallTree = lazyPart(async () => (await import('./CallTree.tsx')).CallTree);

/** The calls as they ran: how many, and all of them one press away. What fails shows where at once. */
export function Calls({ effects, ...rest }: Props) {
  const { calls } = effects;
  if (calls === undefined) return null;
  if (calls.s === 'known') return <Ran effects={effects} calls={calls.v} {...rest} />;
  return (
    <Detail
      icon="calls"
      title={words.title}
      beside={calls.s === 'pending' ? words.pending : fill(words.unknown, { why: whyWords[calls.why] })}
    >
      {null}
    </Detail>
  );
}

function Ran({ effects, calls, steps, facts }: Props & { calls: readonly TracedCall[] }) {
  const byId = useMemo(() => stepsById(steps), [steps]);
  return (
    // Where it fails is what is asked next.
    <Detail
      icon="calls"
      title={words.title}
      beside={countWords(calls)}
      open={effects.status !== 'success'}
      late
    >
      <Suspense fallback={<div style={{ minHeight: Math.min(calls.length, 14) * 34 + 160 }} />}>
        <CallTree calls={calls} effects={effects} steps={byId} facts={facts} />
      </Suspense>
    </Detail>
  );
}

function stepsById(steps: readonly Step[]): ReadonlyMap<string, Step> {
  const all = new Map<string, Step>();
  const add = (list: readonly Step[]) => {
    for (const step of list) {
      all.set(step.id, step);
      add(step.steps);
    }
  };
  add(steps);
  return all;
}
