import type { FactId, Facts } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** One comparison, as a row: what was read back, and what happened. */
export type HearbackLine = Readonly<{
  label: Phrase;
  readBack: FactId;
  happened: FactId;
  same: boolean;
}>;

/** What came back, against what was read back. `different` is the only loud verdict. */
export type Hearback = Readonly<{
  verdict:
    | 'same'
    | 'carried'
    | 'feeOrNonce'
    | 'different'
    | 'replaced'
    | 'dropped'
    | 'waiting'
    | 'stuck'
    | 'reorganised'
    | 'cannotTell';
  effects: 'asRead' | 'less' | 'different' | 'reverted' | 'pending' | 'cannotTell' | 'notApplicable';
  differs: readonly FactId[];
  lines: readonly HearbackLine[];
  facts: Facts;
  says: readonly Phrase[];
}>;
