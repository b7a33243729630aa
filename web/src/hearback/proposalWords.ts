import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/proposal.ts';
import type { Proposal } from '../wallet/safe/proposal.ts';
import type { HearbackWords } from './hearbackWords.ts';

/** How far a proposal has come, in words. Only one that is not what was read back is loud. */
export function proposalWords(proposal: Proposal | undefined): HearbackWords & { says: string } {
  if (!proposal) return { title: words.proposed, says: words.proposedHash, tone: 'open' };
  const { status, confirmations: count, required, compared } = proposal;
  if (compared === 'different') return { title: words.different, says: words.differentHint, tone: 'loud' };
  return {
    title: fill(words.statuses[status], { count, required }),
    says: compared === 'same' ? words.same : words.notCompared,
    tone: status === 'failed' ? 'failed' : compared === 'same' && status === 'done' ? 'ok' : 'open',
  };
}
