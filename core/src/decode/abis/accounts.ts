import type { AbiTable } from './table.ts';

/** How smart accounts are told to call: Simple and Light accounts, Coinbase, Kernel 2, Biconomy, Safe, DSProxy. */
export const accounts: AbiTable = {
  source: 'Smart accounts',
  functions: [
    ['0xb61d27f6', 'execute(address target, uint256 value, bytes data)'],
    ['0x0000189a', 'execute_ncC(address target, uint256 value, bytes data)'],
    ['0x18dfb3c7', 'executeBatch(address[] targets, bytes[] datas)'],
    ['0x47e1da2a', 'executeBatch(address[] targets, uint256[] values, bytes[] datas)'],
    ['0x00004680', 'executeBatch_y6U(address[] targets, uint256[] values, bytes[] datas)'],
    ['0x34fcd5be', 'executeBatch((address target, uint256 value, bytes data)[] calls)'],
    ['0x51945447', 'execute(address target, uint256 value, bytes data, uint8 operation)'],
    ['0xb68df16d', 'executeDelegateCall(address target, bytes data)'],
    ['0x2c2abd1e', 'executeWithoutChainIdValidation(bytes[] calls)'],
    ['0x7bb37428', 'executeUserOp(address to, uint256 value, bytes data, uint8 operation)'],
    ['0x541d63c8', 'executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)'],
    ['0x1cff79cd', 'execute(address target, bytes data)'],
    ['0x3f707e6b', 'execute((address target, uint256 value, bytes data)[] calls)'],
    ['0x5c1c6dcd', 'execute((address target, uint256 value, bytes data) call)'],
    ['0x0f0f3f24', 'addOwnerAddress(address owner)'],
    ['0x29565e3b', 'addOwnerPublicKey(bytes32 x, bytes32 y)'],
    ['0x89625b57', 'removeOwnerAtIndex(uint256 index, bytes owner)'],
    ['0xb8197367', 'removeLastOwner(uint256 index, bytes owner)'],
  ],
};
