import type { AbiForm } from '@readback/core/abi/unchecked.ts';

/** In which form the user gave an ABI. */
export const formWords: Readonly<Record<AbiForm, string>> = {
  json: 'pasted as JSON',
  function: 'pasted as one function',
  lines: 'written as lines',
  interface: 'a Solidity interface',
  foundry: 'a Foundry artifact',
  hardhat: 'a Hardhat artifact',
  artefact: 'a compiler’s artifact',
};
