/** What became of a request, in words. */
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { isAnswerUnknown } from '../data/isAnswerUnknown.ts';

/** `quiet` is grey; the others are the colours of the tokens of that name. */
export type Tone = 'quiet' | 'ok' | 'warn' | 'unk';

export type EntryWord = Readonly<{ word: string; tone: Tone; says: string }>;

/** One word for a list, and the same as a sentence. */
export function entryWord(entry: ActivityEntry): EntryWord {
  const word = wordOf(entry);
  if (!entry.imported) return word;
  // What a file says confirms nothing.
  const tone = word.tone === 'ok' ? 'quiet' : word.tone;
  return { ...word, tone, says: `According to the file it came from: ${word.says}` };
}

function wordOf(entry: ActivityEntry): EntryWord {
  switch (entry.state) {
    case 'open':
      return { word: 'Not decided', tone: 'quiet', says: 'It was neither signed nor rejected.' };
    case 'rejected':
      return { word: 'Rejected', tone: 'quiet', says: 'You rejected it. Nothing was signed.' };
    case 'asked':
      return {
        word: 'No answer yet',
        tone: 'unk',
        says: 'Your wallet was asked, but its answer has not arrived. If this page was closed meanwhile, the wallet may have signed. Readback does not ask again automatically.',
      };
    case 'failed':
      if (isAnswerUnknown(entry)) {
        return {
          word: 'Unknown',
          tone: 'unk',
          says: `${entry.problem ?? 'The wallet’s answer could not be understood.'} It may still have been signed.`,
        };
      }
      return { word: 'Not signed', tone: 'quiet', says: entry.problem ?? 'The wallet did not sign it.' };
    case 'signed':
      return entry.hearback
        ? heard(entry.hearback)
        : {
            word: 'Signed',
            tone: 'unk',
            says: 'Signed. The signature was not compared with what was read back.',
          };
    case 'sent':
      if (entry.safeTxHash && !entry.hearback) {
        return {
          word: 'Proposed',
          tone: 'unk',
          says: 'Your Safe received it as a proposal, and its owners must confirm it. Its hash is not a transaction hash: check in Safe whether it was executed.',
        };
      }
      return entry.hearback
        ? heard(entry.hearback)
        : {
            word: 'Sent',
            tone: 'unk',
            says: entry.batch
              ? 'Your wallet accepted it as a batch. While it is connected, Readback asks it which transactions carried out the calls.'
              : 'Sent. What was mined was not compared with what was read back.',
          };
  }
}

function heard({ verdict, effects }: Hearback): EntryWord {
  if (verdict !== 'same' && verdict !== 'carried' && verdict !== 'feeOrNonce') return verdicts[verdict];
  const bytes = verdicts[verdict];
  switch (effects) {
    case 'reverted':
      return {
        word: 'Reverted',
        tone: 'warn',
        says: 'What was read back was sent, but failed on chain. Only the fee was spent.',
      };
    case 'different':
      return {
        word: 'Different effects',
        tone: 'warn',
        says: 'What was read back was sent, and its effects differ from those read back.',
      };
    case 'less':
      return {
        word: 'A little less',
        tone: 'warn',
        says: 'What was read back was sent, but a little less arrived than was read back.',
      };
    case 'cannotTell':
      return {
        word: 'Same request',
        tone: 'unk',
        says: 'What was read back was sent. Its effects could not be compared.',
      };
    case 'pending':
      return {
        word: 'Waiting',
        tone: 'quiet',
        says: 'What was read back was sent. Its effects are not known yet.',
      };
    case 'asRead':
    case 'notApplicable':
      return bytes;
  }
}

const verdicts: Readonly<Record<Hearback['verdict'], EntryWord>> = {
  same: { word: 'As read back', tone: 'ok', says: 'What was signed is what was read back.' },
  carried: {
    word: 'As read back',
    tone: 'ok',
    says: 'What was read back was carried out inside another transaction.',
  },
  feeOrNonce: {
    word: 'Different fee or nonce',
    tone: 'quiet',
    says: 'What was read back was sent, with a different fee or nonce.',
  },
  different: { word: 'Different', tone: 'warn', says: 'What was signed is not what was read back.' },
  replaced: {
    word: 'Replaced',
    tone: 'warn',
    says: 'Another transaction with the same nonce replaced it.',
  },
  dropped: { word: 'Dropped', tone: 'warn', says: 'The network no longer knows it. It was not mined.' },
  waiting: { word: 'Waiting', tone: 'quiet', says: 'Sent, and not mined yet.' },
  stuck: { word: 'Stuck', tone: 'warn', says: 'Sent long ago, and still not mined.' },
  reorganised: {
    word: 'Reorganized',
    tone: 'warn',
    says: 'It was mined, but its block is no longer part of the chain.',
  },
  cannotTell: {
    word: 'Not compared',
    tone: 'unk',
    says: 'What came back could not be compared with what was read back.',
  },
};
