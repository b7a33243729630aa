import type { AbiTable } from './table.ts';

/** Modular accounts (ERC-7579) and minimal batch executors (ERC-7821): the mode says how the rest is read. */
export const modular: AbiTable = {
  source: 'ERC-7579',
  functions: [
    ['0xe9ae5c53', 'execute(bytes32 mode, bytes executionCalldata)'],
    ['0xd691c964', 'executeFromExecutor(bytes32 mode, bytes executionCalldata)'],
    ['0x9517e29f', 'installModule(uint256 moduleTypeId, address module, bytes initData)'],
    ['0xa71763a8', 'uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)'],
  ],
};
