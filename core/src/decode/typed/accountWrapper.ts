import type { TypedForm } from './form.ts';

/**
 * ERC-7739: a smart account signs another contract's typed data together with its own domain (`TypedDataSign`). What is
 * signed for is `contents`.
 */
export const typedDataSign: TypedForm = {
  shapes: [
    /^\(\(.*\) contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt\)$/s,
  ],
  inside: ['contents'],
};
