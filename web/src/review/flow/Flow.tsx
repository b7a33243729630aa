import type { Effects } from '@readback/core/model/effects.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { lazy, Suspense } from 'react';
import { CatchErrors } from '../../router/CatchErrors.tsx';
import panel from '../../ui/Panel.module.css';
import { NotLoaded } from '../NotLoaded.tsx';
import { Section } from '../Section.tsx';

const FlowView = lazy(async () => ({ default: (await import('./FlowView.tsx')).FlowView }));

/** What moves between whom, where anything does: a drawing, and the same as a table. */
export function Flow({
  effects,
  own,
  facts,
}: {
  effects: Effects;
  own: ReadonlySet<string>;
  facts: FindFact;
}) {
  const { moves } = effects;
  if (moves === undefined || moves.length === 0) return null;
  return (
    <Section title="What moves between whom">
      <div className={panel.panel}>
        <CatchErrors Failed={NotLoaded}>
          <Suspense fallback={<div style={{ minHeight: 108 + Math.min(moves.length, 12) * 46 }} />}>
            <FlowView effects={effects} moves={moves} own={own} facts={facts} />
          </Suspense>
        </CatchErrors>
      </div>
    </Section>
  );
}
