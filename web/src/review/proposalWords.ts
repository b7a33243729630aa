import type { Proposal } from '../wallet/safe/proposal.ts';
import type { HearbackWords } from './hearbackWords.ts';

/** How far a proposal has come, in words. Only one that is not what was read back is loud. */
export function proposalWords(proposal: Proposal | undefined): HearbackWords & { says: string } {
  if (!proposal) {
    return {
      title: 'Proposed to your Safe; its owners have to confirm it',
      says: 'The hash below is that of the proposal. It is not the hash of a transaction, and no node knows it.',
      tone: 'open',
    };
  }
  if (proposal.compared === 'different') {
    return {
      title: 'Different from what was read back',
      says: 'Safe holds another call under this hash than the one that you read here. Do not confirm it: reject it in Safe.',
      tone: 'loud',
    };
  }
  const { status, confirmations, required, compared } = proposal;
  const count = `${confirmations} of ${required} ${required === 1 ? 'confirmation' : 'confirmations'}`;
  const title = {
    waits: `Proposed; waits: ${count}`,
    ready: `Confirmed: ${count}; waits to be carried out`,
    done: 'Carried out',
    cancelled: 'Cancelled in Safe: nothing happened',
    failed: 'It was carried out, and failed on the chain',
    other: `Safe says nothing that is known here: ${count}`,
  }[status];
  return {
    title,
    says:
      compared === 'same'
        ? 'Safe holds the very call that was read back, and its hash is right.'
        : 'Safe’s proposal could not be compared with what was read back. Compare its hash and calls in Safe.',
    tone: status === 'failed' ? 'failed' : compared === 'same' && status === 'done' ? 'ok' : 'open',
  };
}
