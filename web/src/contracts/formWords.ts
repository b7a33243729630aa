import type { AbiForm } from '@readback/core/abi/unchecked.ts';

/** In which form the user gave an ABI. */
export const formWords: Readonly<Record<AbiForm, string>> = {
  json: 'pasted as JSON',
  function: 'pasted as one function',
  lines: 'written in lines',
  interface: 'a Solidity interface',
  foundry: 'an artefact of Foundry',
  hardhat: 'an artefact of Hardhat',
  artefact: 'a compiler’s artefact',
};
