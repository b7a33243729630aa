import { allowance, amountRule, deadline } from '../../meaningRule.ts';
import type { FunctionUse, ProtocolTable } from '../../protocols/protocolTable.ts';

/** The owner pays what is asked for, of what was permitted. */
const signedTransfer: FunctionUse = {
  moves: {
    each: 'one',
    from: [2],
    to: [1, 0],
    amount: [1, 1],
    token: [0, 0, 0],
    means: [amountRule([0, 0, 1], [0, 0, 0]), amountRule([1, 1], [0, 0, 0]), deadline(0, 2)],
  },
};
const signedTransfers: FunctionUse = {
  moves: {
    each: [1],
    from: [2],
    to: [1, '*', 0],
    amount: [1, '*', 1],
    token: [0, 0, '*', 0],
    means: [
      amountRule([0, 0, '*', 1], [0, 0, '*', 0]),
      amountRule([1, '*', 1], [0, 0, '*', 0]),
      deadline(0, 2),
    ],
  },
};

/** The functions of Permit2 that change state. */
export const permit2Functions: ProtocolTable = {
  source: 'Permit2',
  functions: [
    [
      '0x87517c45',
      'approve(address token, address spender, uint160 amount, uint48 expiration)',
      { act: 'allow', roles: { token: 'token', spender: 'power' } },
      {
        allows: {
          spender: [1],
          token: [0],
          amount: [2],
          zero: 'mayBeItem',
          until: [3],
          means: [allowance([2], [0]), deadline(3)],
        },
      },
    ],
    [
      '0x2b67b570',
      'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)',
      {
        act: 'allow',
        roles: {
          owner: 'owner',
          'permitSingle.details.token': 'token',
          'permitSingle.spender': 'power',
          signature: 'data',
        },
      },
      { handsIn: 'one', means: [allowance([1, 0, 1], [1, 0, 0]), deadline(1, 0, 2), deadline(1, 2)] },
    ],
    [
      '0x2a2d80d1',
      'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)',
      {
        act: 'allow',
        roles: {
          owner: 'owner',
          'permitBatch.details.token': 'token',
          'permitBatch.spender': 'power',
          signature: 'data',
        },
      },
      {
        handsIn: 'many',
        means: [allowance([1, 0, '*', 1], [1, 0, '*', 0]), deadline(1, 0, '*', 2), deadline(1, 2)],
      },
    ],
    [
      '0x36c78516',
      'transferFrom(address from, address to, uint160 amount, address token)',
      { act: 'move', roles: { from: 'payer', to: 'payee', token: 'token' } },
      { moves: { each: 'one', from: [0], to: [1], amount: [2], token: [3], means: [amountRule([2], [3])] } },
    ],
    [
      '0x0d58b1db',
      'transferFrom((address from, address to, uint160 amount, address token)[] transfers)',
      {
        act: 'move',
        roles: { 'transfers.from': 'payer', 'transfers.to': 'payee', 'transfers.token': 'token' },
      },
      {
        moves: {
          each: [0],
          from: [0, '*', 0],
          to: [0, '*', 1],
          amount: [0, '*', 2],
          token: [0, '*', 3],
          means: [amountRule([0, '*', 2], [0, '*', 3])],
        },
      },
    ],
    [
      '0xcc53287f',
      'lockdown((address token, address spender)[] approvals)',
      { act: 'set', roles: { 'approvals.token': 'token', 'approvals.spender': 'account' } },
      { means: [{ as: 'token', at: [0, '*', 0] }] },
    ],
    [
      '0x65d9723c',
      'invalidateNonces(address token, address spender, uint48 newNonce)',
      { act: 'set', roles: { token: 'token', spender: 'account' } },
      'modelOnly',
    ],
    ['0x3ff9dcb1', 'invalidateUnorderedNonces(uint256 wordPos, uint256 mask)', { act: 'set' }, 'modelOnly'],
    [
      '0x30f28b7a',
      'permitTransferFrom(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, bytes signature)',
      {
        act: 'move',
        roles: {
          'permit.permitted.token': 'token',
          'transferDetails.to': 'payee',
          owner: 'payer',
          signature: 'data',
        },
      },
      signedTransfer,
    ],
    [
      '0xedd9444b',
      'permitTransferFrom(((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount)[] transferDetails, address owner, bytes signature)',
      {
        act: 'move',
        roles: {
          'permit.permitted.token': 'token',
          'transferDetails.to': 'payee',
          owner: 'payer',
          signature: 'data',
        },
      },
      signedTransfers,
    ],
    [
      '0x137c29fe',
      'permitWitnessTransferFrom(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, bytes32 witness, string witnessTypeString, bytes signature)',
      {
        act: 'move',
        roles: {
          'permit.permitted.token': 'token',
          'transferDetails.to': 'payee',
          owner: 'payer',
          witness: 'hash',
          witnessTypeString: 'data',
          signature: 'data',
        },
      },
      signedTransfer,
    ],
    [
      '0xfe8ec1a7',
      'permitWitnessTransferFrom(((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount)[] transferDetails, address owner, bytes32 witness, string witnessTypeString, bytes signature)',
      {
        act: 'move',
        roles: {
          'permit.permitted.token': 'token',
          'transferDetails.to': 'payee',
          owner: 'payer',
          witness: 'hash',
          witnessTypeString: 'data',
          signature: 'data',
        },
      },
      signedTransfers,
    ],
  ],
};
