import type { Hex } from 'viem';
import type { EffectLine, EffectPart } from '../../model/effects.ts';

/**
 * Storage slots that say whose code runs, or who checks what is done: of proxies (EIP-1967, and OpenZeppelin's own
 * before it), and of a Safe (slot 0, and the hashes that `GuardManager`, `ModuleManager` and `FallbackManager` name).
 */
export const slots = {
  implementation: {
    slot: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
    what: 'code',
    part: 'implementation',
  },
  zeppelinos: {
    slot: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
    what: 'code',
    part: 'implementation',
  },
  admin: {
    slot: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
    what: 'code',
    part: 'admin',
  },
  beacon: {
    slot: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
    what: 'code',
    part: 'beacon',
  },
  singleton: { slot: `0x${'00'.repeat(32)}`, what: 'safe', part: 'implementation' },
  guard: {
    slot: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
    what: 'safe',
    part: 'guard',
  },
  moduleGuard: {
    slot: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
    what: 'safe',
    part: 'moduleGuard',
  },
  fallbackHandler: {
    slot: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
    what: 'safe',
    part: 'fallbackHandler',
  },
} as const satisfies Record<string, Readonly<{ slot: Hex; what: EffectLine['what']; part: EffectPart }>>;

export type SlotName = keyof typeof slots;
