import type { TypedForm } from './form.ts';

/** A vote by signature: Compound's Governor Alpha and Bravo, and OpenZeppelin's Governor 4 and 5. */
export const ballot: TypedForm = {
  shapes: [
    '(uint256 proposalId,uint8 support)',
    '(uint256 proposalId,bool support)',
    '(uint256 proposalId,uint8 support,address voter,uint256 nonce)',
    '(uint256 proposalId,uint8 support,string reason,bytes params)',
    '(uint256 proposalId,uint8 support,address voter,uint256 nonce,string reason,bytes params)',
  ],
  means: () => ({ kind: 'vote', proposal: ['proposalId'], support: ['support'] }),
};

/** Votes of a token given to someone by signature (ERC-5805 and its forerunners). */
export const voteDelegation: TypedForm = {
  shapes: ['(address delegatee,uint256 nonce,uint256 expiry)'],
  means: () => ({ kind: 'power', over: 'votes', to: ['delegatee'] }),
};
