import type { Effects, Move } from '@readback/core/model/effects.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/flow/view.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ranFrom } from '../steps/ranFrom.ts';
import { drawable, useMedia } from '../../ui/useMedia.ts';
import look from '../../ui/look/look.module.css';
import styles from './Flow.module.css';
import { FlowDrawing } from './FlowDrawing.tsx';
import { FlowTable } from './FlowTable.tsx';
import { flowOf } from './flow.ts';

/**
 * The drawing, for the eye alone; a screen reader gets the table. Where there is no room for a drawing, or more than
 * it can hold, the table is there for everybody.
 */
export function FlowView({
  effects,
  moves,
  own,
  facts,
}: {
  effects: Effects;
  moves: readonly Move[];
  own: ReadonlySet<string>;
  facts: FindFact;
}) {
  const flow = useMemo(() => flowOf(moves, own), [moves, own]);
  const [asTable, setAsTable] = useState(false);
  const isWide = useMedia(drawable);
  const canDraw = isWide && flow.arrows.length > 0;
  const rest = flow.moves.length - flow.arrows.length;
  const table = { moves: flow.moves, own, facts, from: ranFrom(effects) };
  if (!canDraw) return <FlowTable {...table} />;
  return (
    <>
      {asTable ? (
        <FlowTable {...table} />
      ) : (
        <>
          <FlowDrawing flow={flow} facts={facts} />
          <div className={look.hidden}>
            <FlowTable {...table} plain />
          </div>
        </>
      )}
      <div className={styles.foot}>
        <span>{asTable || rest === 0 ? null : fill(words.more, { count: rest })}</span>
        <Button tone="quiet" onClick={() => setAsTable(!asTable)}>
          {asTable ? words.asDrawing : words.asTable}
        </Button>
      </div>
    </>
  );
}
