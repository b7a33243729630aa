/** What became of a request, in words. */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/activity/list.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { hasFailed, isUndone } from '../hearback/hearing.ts';
import { isLoud } from '../readback/isLoud.ts';
import { isAnswerUnknown } from '../data/activity/isAnswerUnknown.ts';

/** `quiet` is grey; the others are the colors of the tokens of that name. */
export type Tone = 'quiet' | 'ok' | 'warn' | 'unk';

export type EntryWord = Readonly<{ word: string; tone: Tone; says: string }>;

/** One word for a list, and the same as a sentence. */
export function entryWord(entry: ActivityEntry): EntryWord {
  const word = wordOf(entry);
  if (!entry.imported) return word;
  // What a file says confirms nothing.
  const tone = word.tone === 'ok' ? 'quiet' : word.tone;
  return { ...word, tone, says: fill(words.toldByFile, { says: word.says }) };
}

function wordOf(entry: ActivityEntry): EntryWord {
  const { outcomes } = words;
  switch (entry.state) {
    case 'open':
      return { ...outcomes.open, tone: 'quiet' };
    case 'rejected':
      return { ...outcomes.rejected, tone: 'quiet' };
    case 'asked':
      return { ...outcomes.asked, tone: 'unk' };
    case 'failed': {
      if (!isAnswerUnknown(entry)) {
        const { word, says } = outcomes.notSigned;
        return { word, tone: 'quiet', says: entry.problem ?? says };
      }
      const { word, says } = outcomes.unknown;
      return { word, tone: 'unk', says: `${entry.problem ?? says} ${words.mayBeSigned}` };
    }
    case 'signed':
      return entry.hearback ? heard(entry.hearback) : { ...outcomes.signed, tone: 'unk' };
    case 'sent':
      if (entry.hearback) return heard(entry.hearback);
      if (entry.safeTxHash) return { ...outcomes.proposed, tone: 'unk' };
      return { ...(entry.batch ? outcomes.batch : outcomes.sent), tone: 'unk' };
  }
}

function heard(hearback: Hearback): EntryWord {
  const { verdict, effects, said } = hearback;
  const bytes = { ...words.verdicts[verdict], tone: tones[verdict] };
  if (verdict !== 'same' && verdict !== 'carried' && verdict !== 'feeOrNonce') return bytes;
  if (isUndone(hearback) && !isLoud(hearback)) return { ...words.undone, tone: 'quiet' };
  if (effects === 'reverted' || hasFailed(hearback)) return { ...words.effects.reverted, tone: 'warn' };
  if (effects === 'different') return { ...words.effects.different, tone: 'warn' };
  if (said?.state === 'differs') return { ...words.said.differs, tone: 'warn' };
  switch (effects) {
    case 'less':
      return { ...words.effects[effects], tone: 'warn' };
    case 'cannotTell':
      return { ...words.effects.cannotTell, tone: 'unk' };
    case 'pending':
      return { ...words.effects.pending, tone: 'quiet' };
    case 'asRead':
    case 'notApplicable':
      return said?.state === 'cannotCompare' ? { ...words.said.cannotCompare, tone: 'unk' } : bytes;
  }
}

const tones: Readonly<Record<Hearback['verdict'], Tone>> = {
  same: 'ok',
  carried: 'ok',
  feeOrNonce: 'quiet',
  different: 'warn',
  replaced: 'warn',
  dropped: 'warn',
  waiting: 'quiet',
  stuck: 'warn',
  reorganised: 'warn',
  cannotTell: 'unk',
};
