import type { Evidence } from '../evidence/evidence.ts';
import type { Finding } from '../model/finding.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Control, Party, SaidBound, StationState, Unread, Verdict } from '../model/readback.ts';
import { partiesOf } from './parties.ts';
import { sentenceOf } from './sentence.ts';
import { unreadOf } from './unread.ts';
import { controlOf, verdictOf } from './verdict/verdict.ts';

export type Narrated = Readonly<{
  sentence: readonly Phrase[];
  bounds: readonly SaidBound[];
  verdict: Verdict;
  control: Control;
  unread: readonly Unread[];
  parties: readonly Party[];
  state: StationState;
}>;

/** Everything found so far, as one sentence, who is involved, what is unknown, and the verdict. Pure. */
export function narrate(view: Evidence & Readonly<{ findings: readonly Finding[] }>): Narrated {
  const unread = unreadOf(view, view.findings);
  const verdict = verdictOf(view, view.findings, unread);
  return {
    ...sentenceOf(view),
    verdict,
    control: controlOf(view, verdict),
    unread,
    parties: partiesOf(view),
    state: verdict === 'pending' ? 'pending' : 'done',
  };
}
