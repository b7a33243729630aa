/**
 * Fallback handlers that a Safe may have, by address, in lower case: those of Safe 1.1.1 to 1.5.0 (canonical, eip155 and
 * zksync), from the package @safe-global/safe-deployments 1.37.63, and its module for ERC-4337, which answers as one:
 * @safe-global/safe-modules-deployments 3.0.10.
 */
export const safeHandlers: ReadonlySet<string> = new Set([
  '0xd5d82b6addc9027b22dca772aa68d5d74cdbdf44',
  '0xf48f2b2d2a534e402487b3ee7c18c33aec0fe5e4',
  '0x017062a1de2fe6b99be3d9d37841fed19f573804',
  '0x2f870a80647bbc554f3a0ebd093f11b4d2a7492a',
  '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99',
  '0x9301e98dd367135f21bdf66f342a249c9d5f9069',
  '0x3efcbb83a4a7afcb4f68d501e2c2203a38be77f4',
  '0x85a8ca358d388530ad0fb95d0cb89dd44fc242c3',
  '0x54e86d004d71a8d2112ec75face57d730b0433f3',
  // Safe4337Module 0.2.0 and 0.3.0
  '0xa581c4a4db7175302464ff3c06380bc3270b4037',
  '0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226',
]);
