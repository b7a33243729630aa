import type { Proposal } from '../wallet/safe/proposal.ts';
import type { HearbackWords } from './hearbackWords.ts';

/** How far a proposal has come, in words. Only one that is not what was read back is loud. */
export function proposalWords(proposal: Proposal | undefined): HearbackWords & { says: string } {
  if (!proposal) {
    return {
      title: 'Proposed to your Safe; its owners must confirm it',
      says: 'The hash below identifies the proposal. It is not a transaction hash, and no node knows it.',
      tone: 'open',
    };
  }
  if (proposal.compared === 'different') {
    return {
      title: 'Different from what was read back',
      says: 'Under this hash, Safe holds a different call than the one you read here. Do not confirm it: reject it in Safe.',
      tone: 'loud',
    };
  }
  const { status, confirmations, required, compared } = proposal;
  const count = `${confirmations} of ${required} ${required === 1 ? 'confirmation' : 'confirmations'}`;
  const title = {
    waits: `Proposed, and waiting: ${count}`,
    ready: `Confirmed: ${count}; waiting to be executed`,
    done: 'Executed',
    cancelled: 'Cancelled in Safe: nothing happened',
    failed: 'It was executed, but failed on chain',
    other: `Safe reports a status unknown to Readback: ${count}`,
  }[status];
  return {
    title,
    says:
      compared === 'same'
        ? 'Safe holds exactly the call that was read back, and its hash is correct.'
        : 'Safe’s proposal could not be compared with what was read back. Compare its hash and calls in Safe.',
    tone: status === 'failed' ? 'failed' : compared === 'same' && status === 'done' ? 'ok' : 'open',
  };
}
