import type { Effects } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';

/** A readback that was kept when limits and assumptions were sentences: they are told apart by a word. */
export function withLimits(readback: Readback): Readback {
  const { effects } = readback;
  if (effects.s !== 'known') return readback;
  const { notNow, notLookedAt, assumed } = effects.v;
  const mended = {
    ...effects.v,
    ...(notNow ? { notNow: words(notNow) } : {}),
    notLookedAt: words(notLookedAt),
    assumed: words(assumed),
  };
  return { ...readback, effects: known(mended as Effects) };
}

type Sentence = Readonly<{ id: string; args: Readonly<Record<string, unknown>> }>;

function words(all: readonly object[]): readonly object[] {
  return all.map((it) => ('id' in it ? wordOf(it as Sentence) : it));
}

function wordOf({ id, args: { why, ...args } }: Sentence): object {
  if (id === 'effects.notNow') return { is: why };
  const is = id.slice(id.lastIndexOf('.') + 1);
  return why === undefined ? { is, ...args } : { is, why: reasonOf(why as Sentence) };
}

/** `why.busy` and its like. */
function reasonOf({ id, args }: Sentence): object {
  return { s: 'unknown', why: id.slice(id.lastIndexOf('.') + 1), ...args };
}
