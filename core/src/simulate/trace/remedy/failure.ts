import type { Address } from 'viem';
import type { PinnedBlock } from '../../../model/effects.ts';
import type { Fact, Provenance } from '../../../model/fact.ts';
import type { Phrase } from '../../../model/phrase.ts';
import type { Step } from '../../../model/step.ts';
import type { ReadError } from '../errors/readError.ts';
import type { PlainCall } from './tokenCall.ts';

/** A failure whose remedy is looked for. */
export type Failure = Readonly<{
  /** What the failed call reverted with, where that can be read. */
  error: ReadError | undefined;
  /** The call that failed, as it was made: of a proxy the call of the proxy. */
  call: PlainCall | undefined;
  /** Whether that is the call that failed first, and not only the one of the request. */
  isInnermost: boolean;
  block: PinnedBlock;
  steps: readonly Step[];
  /** The user's own. */
  accounts: readonly Address[];
  /** Whom the request itself calls. */
  called: readonly Address[];
  /** Who says what the run came to. */
  from: readonly Provenance[];
}>;

/** What would let a failed call pass, and the facts that the sentence cites. */
export type Remedy = Readonly<{ says: Phrase; facts: readonly Fact[] }>;
