import type { SignedForm } from './signedForm.ts';

/** A transaction of a Safe, before and since version 1.0. */
export const safeTransactions: SignedForm = {
  types: ['dataGas', 'baseGas'].map(
    (gas) =>
      `SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 ${gas},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)`,
  ),
  roles: { to: 'told', data: 'told', gasToken: 'told', refundReceiver: 'told' },
};

const safe = 'address safe,uint256 nonce,bytes initCode,bytes callData';
const end = 'bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint';

/** User operations (ERC-4337), for an entry point or for the module of a Safe: what they call is inside. */
export const userOperations: SignedForm = {
  types: [
    'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
    `SafeOp(${safe},uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,${end})`,
    `SafeOp(${safe},uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,${end})`,
  ],
  roles: {
    sender: 'told',
    safe: 'told',
    initCode: 'told',
    callData: 'told',
    accountGasLimits: 'inert',
    gasFees: 'inert',
    paymasterAndData: 'inert',
    entryPoint: 'inert',
  },
};

const request = 'address from,address to,uint256 value,uint256 gas,uint256 nonce';

/** Calls that a forwarder or a contract makes for who signs. */
export const carriedCalls: SignedForm = {
  types: [
    `ForwardRequest(${request},bytes data)`,
    `ForwardRequest(${request},uint48 deadline,bytes data)`,
    'MetaTransaction(uint256 nonce,address from,bytes functionSignature)',
  ],
  roles: { from: 'told', to: 'told', data: 'told', functionSignature: 'told' },
};
