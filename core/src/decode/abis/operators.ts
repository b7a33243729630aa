import type { AbiTable } from './table.ts';

/** Operators of other token standards (ERC-777, ERC-6909), and the permission of Compound III. */
export const operators: AbiTable = {
  source: 'ERC-777, ERC-6909',
  functions: [
    ['0x959b8c3f', 'authorizeOperator(address operator)'],
    ['0xfad8b32a', 'revokeOperator(address operator)'],
    ['0x558a7297', 'setOperator(address operator, bool approved)'],
    ['0x426a8493', 'approve(address spender, uint256 id, uint256 amount)'],
    ['0x095bcdb6', 'transfer(address to, uint256 id, uint256 amount)'],
    ['0xfe99049a', 'transferFrom(address from, address to, uint256 id, uint256 amount)'],
    ['0x9bd9bbc6', 'send(address to, uint256 amount, bytes data)'],
    ['0x62ad1b83', 'operatorSend(address from, address to, uint256 amount, bytes data, bytes operatorData)'],
    ['0x110496e5', 'allow(address manager, bool isAllowed)'],
  ],
};
