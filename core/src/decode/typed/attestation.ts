import type { TypedForm } from './form.ts';

/** A statement of the Ethereum Attestation Service: off chain (version 2), and delegated (before 1.3, and since). */
export const attestation: TypedForm = {
  shapes: [
    '(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,bytes32 salt)',
    '(bytes32 schema,address recipient,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,uint256 value,uint256 nonce,uint64 deadline)',
    '(address attester,bytes32 schema,address recipient,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,uint256 value,uint256 nonce,uint64 deadline)',
  ],
  means: () => ({ kind: 'attest', schema: ['schema'], about: ['recipient'] }),
};
