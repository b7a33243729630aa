import type { AbiTable } from '../table.ts';

/** Wrapping and unwrapping of the native currency, as in WETH9. Its token functions are those of ERC-20. */
export const weth9: AbiTable = {
  source: 'WETH9',
  functions: [
    ['0xd0e30db0', 'deposit()', { act: 'into' }],
    ['0x2e1a7d4d', 'withdraw(uint256 amount)', { act: 'outOf' }],
  ],
};
