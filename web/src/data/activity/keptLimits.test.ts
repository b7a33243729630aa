import type { Effects } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import { assumptionPhrase, limitPhrase, notNowPhrase } from '@readback/core/model/limits.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { expect, test } from 'vitest';
import { withLimits } from './keptLimits.ts';

test('what a readback was kept with says the same as it did then', () => {
  const notLookedAt: Phrase[] = [
    { id: 'effects.notLookedAt.others', args: {} },
    { id: 'effects.notLookedAt.reads', args: { count: 3 } },
    { id: 'effects.notLookedAt.replaced', args: { how: 'waits' } },
  ];
  const assumed: Phrase[] = [
    { id: 'effects.assumed.byRules', args: { rules: 'Seaport' } },
    {
      id: 'effects.assumed.feesUnanswered',
      args: { why: { id: 'why.busy', args: { source: 'node.test', wait: 4 } } },
    },
  ];
  const notNow: Phrase[] = [
    { id: 'effects.notNow', args: { why: 'expired' } },
    { id: 'effects.notNow.gas', args: {} },
    { id: 'effects.notNow.safeNonce', args: { own: 4, next: 2 } },
  ];
  const kept = { effects: known({ notLookedAt, assumed, notNow }) } as unknown as Readback;
  const { effects } = withLimits(kept);
  if (effects.s !== 'known') throw new Error('no effects');
  const said = ({ notNow: never = [], ...of }: Effects) => ({
    notLookedAt: of.notLookedAt.map(limitPhrase),
    assumed: of.assumed.map(assumptionPhrase),
    notNow: never.map(notNowPhrase),
  });
  expect(said(effects.v)).toEqual({ notLookedAt, assumed, notNow });
  expect(withLimits(withLimits(kept))).toEqual(withLimits(kept));
});
