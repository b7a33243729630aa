import { callOnly } from './multiSendContracts.ts';

/**
 * Libraries that a Safe may delegatecall, by address, in lower case. Each address follows from the library's code
 * (CREATE2 or a one-time key), so that it is the same code on every chain. From the package
 * @safe-global/safe-deployments 1.37.63.
 */
export const safeLibraries: ReadonlySet<string> = new Set([
  // MultiSend 1.1.1, 1.3.0 (canonical, eip155, zksync), 1.4.1 (canonical, zksync), 1.5.0
  '0x8d29be29923b68abfdd21e541b9374737b49cdad',
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761',
  '0x998739bfdaadde7c933b942a68053933098f9eda',
  '0x0dfcccb95225ffb03c6fbb2559b530c2b7c8a912',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526',
  '0x309d0b190fecca8e1d5d8309a16f7e3cb133e885',
  '0x218543288004cd07832472d464648173c77d7eb7',
  ...callOnly,
  // SignMessageLib 1.3.0 (canonical, eip155, zksync), 1.4.1 (canonical, zksync), 1.5.0
  '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2',
  '0x98ffbbf51bb33a056b08ddf711f289936aaff717',
  '0x357147caf9c0cca67dfa0cf5369318d8193c8407',
  '0xd53cd0ab83d845ac265be939c57f53ad838012c9',
  '0xaca1ec0a1a575cdccf1dc3d5d296202eb6061888',
  '0x4ffef8222648872b3de295ba1e49110e61f5b5aa',
  // CreateCall 1.3.0 (canonical, eip155, zksync), 1.4.1 (canonical, zksync), 1.5.0: makes contracts
  '0x7cbb62eaa69f79e6873cd1ecb2392971036cfaa4',
  '0xb19d6ffc2182150f8eb585b79d4abcd7c5640a9d',
  '0xcb8e5e438c5c2b45fbe17b02ca9af91509a8ad56',
  '0x9b35af71d77eaf8d7e40252370304687390a1a52',
  '0xaaa566fe7978bb0fb0b5362b7ba23038f4428d8f',
  '0x2ef5ecfbea521449e4de05edb1ce63b75eda90b4',
  // SafeToL2Setup 1.4.1 (canonical, zksync), 1.5.0, run once when a Safe is made
  '0xbd89a1ce4dde368ffab0ec35506eece0b1ffdc54',
  '0x199a9df0224031c20cc27083a4164c9c8f1bcb39',
  '0x900c7589200010d6c6ecaae5b06ebe653bc2d82a',
  // SafeModuleSetup 0.3.0 and AddModulesLib 0.2.0, which enable modules: @safe-global/safe-modules-deployments 3.0.10
  '0x2dd68b007b46fbe91b9a7c3eda5a7a1063cb5b47',
  '0x8ecd4ec46d4d2a6b64fe960b3d64e8b94b2234eb',
  // SafeMigration 1.4.1 (canonical, zksync) and 1.5.0, SafeToL2Migration 1.4.1 (canonical, zksync)
  '0x526643f69b81b008f46d95cd5ced5ec0edffdac6',
  '0x817756c6c555a94bcee39eb5a102abc1678b09a7',
  '0x6439e7abd8bb915a5263094784c5cf561c4172ac',
  '0xff83f6335d8930cbad1c0d439a841f01888d9f69',
  '0xa26620d1f8f1a2433f0d25027f141aacafb3e590',
]);
