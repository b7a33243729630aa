import { pad, toHex } from 'viem';

/** Where contracts keep who decides: EIP-1967, and the Safe's own (the hashes of "guard_manager.guard.address", …). */
export const slots = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  singleton: pad(toHex(0), { size: 32 }),
} as const;
