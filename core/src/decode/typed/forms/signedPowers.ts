import { isPlainRemark } from '../../../text/plainRemark.ts';
import type { SignedForm } from './signedForm.ts';

/** Votes by signature at a governor. */
export const ballots: SignedForm = {
  types: [
    'Ballot(uint256 proposalId,uint8 support)',
    'Ballot(uint256 proposalId,bool support)',
    'Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)',
    'ExtendedBallot(uint256 proposalId,uint8 support,string reason,bytes params)',
    'ExtendedBallot(uint256 proposalId,uint8 support,address voter,uint256 nonce,string reason,bytes params)',
  ],
  roles: { voter: 'self', reason: 'inert' },
  texts: { reason: [{ test: isPlainRemark }] },
};

/** Votes of a token that are given to someone (ERC-5805 and its forerunners). */
export const voteDelegations: SignedForm = {
  types: ['Delegation(address delegatee,uint256 nonce,uint256 expiry)'],
  roles: { delegatee: 'told' },
};

/** ERC-7710 of MetaMask: what the caveats leave open is a rule of its own. */
export const accountDelegations: SignedForm = {
  types: [
    'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)',
  ],
  roles: { delegate: 'told', delegator: 'self', caveats: 'told', authority: 'inert' },
};

/** Statements of the Ethereum Attestation Service. Their data is in a form that is not shown. */
export const attestations: SignedForm = {
  types: [
    'Attest(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,bytes32 salt)',
    'Attest(bytes32 schema,address recipient,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,uint256 value,uint256 nonce,uint64 deadline)',
    'Attest(address attester,bytes32 schema,address recipient,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,uint256 value,uint256 nonce,uint64 deadline)',
  ],
  roles: { attester: 'self', schema: 'told', refUID: 'inert', salt: 'inert' },
};
