import type { Effects } from '@readback/core/model/effects.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/flow.ts';
import { Suspense } from 'react';
import { Detail } from '../../ui/fold/Detail.tsx';
import { lazyPart } from '../../ui/late/lazyPart.tsx';

const FlowView = lazyPart(async () => (await import('./FlowView.tsx')).FlowView);

/** Transfers, where anything does: a drawing, and the same as a table. */
export function Flow({
  effects,
  own,
  facts,
}: {
  effects: Effects;
  own: ReadonlySet<string>;
  facts: FindFact;
}) {
  const moves = effects.moves ?? [];
  const count = moves.length > 0 || effects.calls?.s !== 'pending' ? moves.length : expected(effects);
  if (count === 0) return null;
  const place = <div style={{ minHeight: 108 + Math.min(count, 12) * 46 }} />;
  return (
    <Detail icon="send" title={words.title} late>
      <div>
        {moves.length === 0 ? (
          place
        ) : (
          <Suspense fallback={place}>
            <FlowView effects={effects} moves={moves} own={own} facts={facts} />
          </Suspense>
        )}
      </div>
    </Detail>
  );
}

/** While the calls are still inspected: how many moves there will be, by the balances that change. */
function expected({ lines }: Effects): number {
  return lines.filter(({ what }) => what === 'balance' || what === 'nft').length;
}
