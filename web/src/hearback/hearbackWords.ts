import type { Hearback } from '@readback/core/model/hearback.ts';
import { fill } from '@readback/phrases/fill.ts';
import { hasFailed, isUndone } from './hearing.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';

export type HearbackWords = Readonly<{
  title: string;
  /** What is so now, in a word or two, where that is not loud. */
  word?: string;
  /** `loud`: something else happened than was approved. `failed`: it was done, and did not succeed. */
  tone: 'ok' | 'loud' | 'failed' | 'open';
}>;

/** What the hearback says in one line. Only what differs from what was approved is loud; a failure is an alarm of its own. */
export function hearbackWords(hearback: Hearback): HearbackWords {
  const { verdict, effects, says, said } = hearback;
  if (verdict === 'different') return { title: words.different, tone: 'loud' };
  if (effects === 'different' && says.some(({ id }) => id === 'hearback.effects.farLess'))
    return { title: words.lessArrived, tone: 'loud' };
  if (effects === 'different') return { title: words.effectsDiffer, tone: 'loud' };
  if (said?.state === 'differs' && effects !== 'reverted')
    return { title: effects === 'notApplicable' ? words.signedNotSaid : words.notSaid, tone: 'loud' };
  if (isUndone(hearback)) return { title: words.undone, word: words.now.undone, tone: 'open' };
  if (effects === 'reverted' || hasFailed(hearback))
    return {
      title: verdict === 'carried' ? words.failedCarried : words.failed,
      word: words.now.failed,
      tone: 'failed',
    };
  switch (verdict) {
    case 'same':
    case 'carried':
    case 'feeOrNonce':
      if (says.some(({ id }) => id === 'hearback.effects.part'))
        return {
          title: fill(words.inPart, { heardBack: words.heardBack[verdict] }),
          word: words.now.inPart,
          tone: 'open',
        };
      return {
        title: fill(words.withEffects[effects], { heardBack: words.heardBack[verdict] }),
        word: words.now[nowOf(hearback)],
        tone: effects === 'cannotTell' || said?.state === 'cannotCompare' ? 'open' : 'ok',
      };
    default:
      return { title: words.open[verdict], word: words.nowOpen[verdict], tone: 'open' };
  }
}

/** What is so now of what was mined or signed as it was read. */
function nowOf({ verdict, effects, said }: Hearback): Exclude<keyof typeof words.now, 'inPart' | 'undone'> {
  if (said?.state === 'cannotCompare') return 'cannotTell';
  if (verdict === 'feeOrNonce' && effects === 'asRead') return 'feeOrNonce';
  return effects === 'reverted' || effects === 'different' ? 'failed' : effects;
}

/** What another transaction than the wallet named is to this one: its hash is beside it. */
export function followedWords({ verdict, says }: Hearback): Readonly<{ title: string; what: string }> {
  const replaced = says.some(({ id }) => id.startsWith('hearback.replaced.')) || verdict === 'replaced';
  const followed = verdict === 'carried' ? 'carried' : replaced ? 'replaced' : 'mined';
  return { title: words.followed[followed], what: words.copied[followed] };
}

/** "8 values compared: all match". */
export function comparedWords(all: number, differ: number): string {
  return differ === 0
    ? fill(words.allAgree, { all })
    : fill(words.someDiffer, { all, agree: all - differ, differ });
}
