import type { Effects, TracedCall } from '@readback/core/model/effects.ts';
import type { Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/review/calls.ts';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import panel from '../../ui/Panel.module.css';
import { Section } from '../../ui/Section.tsx';
import styles from './Calls.module.css';
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
    <Section title={words.title}>
      <div className={`${panel.panel} ${styles.line} ${styles.none}`}>
        {calls.s === 'pending' ? words.pending : fill(words.unknown, { why: whyWords[calls.why] })}
      </div>
    </Section>
  );
}

function Ran({ effects, calls, steps, facts }: Props & { calls: readonly TracedCall[] }) {
  // Where it fails is what is asked next.
  const [open, setOpen] = useState(effects.status !== 'success');
  const byId = useMemo(() => stepsById(steps), [steps]);
  return (
    <Section title={words.title}>
      <div className={panel.panel}>
        <div className={styles.line}>
          <span>{countWords(calls)}</span>
          <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {fill(open ? words.hide : words.show, { count: calls.length })}
          </Button>
        </div>
        {open ? (
          <Suspense fallback={<div style={{ minHeight: Math.min(calls.length, 14) * 34 + 160 }} />}>
            <CallTree calls={calls} effects={effects} steps={byId} facts={facts} />
          </Suspense>
        ) : null}
      </div>
    </Section>
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
