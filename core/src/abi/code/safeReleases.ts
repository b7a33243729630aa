import type { Hex } from 'viem';

/**
 * The code that Safes borrow, by its hash (keccak256), with its release: the same wherever it was deployed. From the
 * package @safe-global/safe-deployments 1.37.63.
 */
export const safeReleases: ReadonlyMap<Hex, string> = new Map([
  ['0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80', 'Safe 1.0.0'],
  ['0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45', 'Safe 1.1.1'],
  ['0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922', 'Safe 1.2.0'],
  ['0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e', 'Safe 1.3.0'],
  ['0x551b7fdfd2dbcec4f785059e1ef6e0b40ca2e44d792158c4e825bc0b092f15e9', 'Safe 1.3.0 (zkSync)'],
  ['0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f', 'Safe L2 1.3.0'],
  ['0xe2ca068330339d608367d83a0b25545efe39e619098597699ab8ff828cb1ddd8', 'Safe L2 1.3.0 (zkSync)'],
  ['0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4', 'Safe 1.4.1'],
  ['0xfa4d4fc0fa9f1a061571a3f3f66502464edf1a519ab1ab93dc232addf4fbe30f', 'Safe 1.4.1 (zkSync)'],
  ['0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff', 'Safe L2 1.4.1'],
  ['0x520462ebe1156cd2d37b1d470c57f23e12fe0c4cda4c62502d96e03fa0cb44da', 'Safe L2 1.4.1 (zkSync)'],
  ['0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2', 'Safe 1.5.0'],
  ['0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc', 'Safe L2 1.5.0'],
]);
