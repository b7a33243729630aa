import type { Address, Hex } from 'viem';
import { isWethOfPractice } from './practiceContracts.ts';

/**
 * Names of contracts that are at one address wherever they stand, because the address follows from the code
 * (CREATE2 through a common deployer, or a one-time key). Addresses in lower case.
 *
 * Safe and its libraries: package @safe-global/safe-deployments 1.37.63 (canonical and eip155 deployments).
 * Modules of Safe: package @safe-global/safe-modules-deployments 3.0.10. Code that accounts borrow (EIP-7702): as in
 * `shipped/knownDelegates.ts`. Entry points: package viem 2.57.1 (account-abstraction). Multicall3 and Permit2: their own documentation, and
 * the registry of ERC-7730 descriptors.
 */
const everywhere: Readonly<Record<string, string>> = {
  '0xca11bde05977b3631167028862be2a173976ca11': 'Multicall3',
  '0x000000000022d473030f116ddee9f6b43ac78ba3': 'Permit2',
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789': 'EntryPoint 0.6',
  '0x0000000071727de22e5e9d8baf0edac6f37da032': 'EntryPoint 0.7',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108': 'EntryPoint 0.8',
  '0x433709009b8330fda32311df1c2afa402ed8d009': 'EntryPoint 0.9',
  '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b': 'MetaMask EIP7702StatelessDeleGator 1.3.0',
  '0xe6cae83bde06e4c305530e199d7217f42808555b': 'Simple7702Account 0.8',
  '0xa46cc63ebf4bd77888aa327837d20b23a63a56b5': 'Simple7702Account 0.9',
  '0xd6cedde84be40893d153be9d467cd6ad37875b28': 'Kernel 3.3',
  '0x2dd68b007b46fbe91b9a7c3eda5a7a1063cb5b47': 'SafeModuleSetup 0.3.0',
  '0x8ecd4ec46d4d2a6b64fe960b3d64e8b94b2234eb': 'AddModulesLib 0.2.0',
  '0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226': 'Safe4337Module 0.3.0',
  '0xa581c4a4db7175302464ff3c06380bc3270b4037': 'Safe4337Module 0.2.0',
  '0x34cfac646f301356faa8b21e94227e3583fe3f5f': 'Safe 1.1.1',
  '0x8d29be29923b68abfdd21e541b9374737b49cdad': 'MultiSend 1.1.1',
  '0x76e2cfc1f5fa8f6a5b3fc4c8f4788f0116861f9b': 'Safe proxy factory 1.1.1',
  '0xf48f2b2d2a534e402487b3ee7c18c33aec0fe5e4': 'Safe fallback handler 1.3.0',
  '0x017062a1de2fe6b99be3d9d37841fed19f573804': 'Safe fallback handler 1.3.0',
  '0x7cbb62eaa69f79e6873cd1ecb2392971036cfaa4': 'CreateCall 1.3.0',
  '0xb19d6ffc2182150f8eb585b79d4abcd7c5640a9d': 'CreateCall 1.3.0',
  '0xd9db270c1b5e3bd161e8c8503c55ceabee709552': 'Safe 1.3.0',
  '0x69f4d1788e39c87893c980c06edf4b7f686e2938': 'Safe 1.3.0',
  '0x3e5c63644e683549055b9be8653de26e0b4cd36e': 'Safe L2 1.3.0',
  '0xfb1bffc9d739b8d520daf37df666da4c687191ea': 'Safe L2 1.3.0',
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761': 'MultiSend 1.3.0',
  '0x998739bfdaadde7c933b942a68053933098f9eda': 'MultiSend 1.3.0',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d': 'MultiSendCallOnly 1.3.0',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b': 'MultiSendCallOnly 1.3.0',
  '0xa6b71e26c5e0845f74c812102ca7114b6a896ab2': 'Safe proxy factory 1.3.0',
  '0xc22834581ebc8527d974f8a1c97e1bea4ef910bc': 'Safe proxy factory 1.3.0',
  '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2': 'SignMessageLib 1.3.0',
  '0x98ffbbf51bb33a056b08ddf711f289936aaff717': 'SignMessageLib 1.3.0',
  '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99': 'Safe fallback handler 1.4.1',
  '0x9b35af71d77eaf8d7e40252370304687390a1a52': 'CreateCall 1.4.1',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526': 'MultiSend 1.4.1',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2': 'MultiSendCallOnly 1.4.1',
  '0x41675c099f32341bf84bfc5382af534df5c7461a': 'Safe 1.4.1',
  '0x29fcb43b46531bca003ddc8fcb67ffe91900c762': 'Safe L2 1.4.1',
  '0x526643f69b81b008f46d95cd5ced5ec0edffdac6': 'SafeMigration 1.4.1',
  '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67': 'Safe proxy factory 1.4.1',
  '0xff83f6335d8930cbad1c0d439a841f01888d9f69': 'SafeToL2Migration 1.4.1',
  '0xd53cd0ab83d845ac265be939c57f53ad838012c9': 'SignMessageLib 1.4.1',
  '0x3efcbb83a4a7afcb4f68d501e2c2203a38be77f4': 'Safe fallback handler 1.5.0',
  '0x2ef5ecfbea521449e4de05edb1ce63b75eda90b4': 'CreateCall 1.5.0',
  '0x218543288004cd07832472d464648173c77d7eb7': 'MultiSend 1.5.0',
  '0xa83c336b20401af773b6219ba5027174338d1836': 'MultiSendCallOnly 1.5.0',
  '0xff51a5898e281db6dfc7855790607438df2ca44b': 'Safe 1.5.0',
  '0xedd160febbd92e350d4d398fb636302fccd67c7e': 'Safe L2 1.5.0',
  '0x6439e7abd8bb915a5263094784c5cf561c4172ac': 'SafeMigration 1.5.0',
  '0x14f2982d601c9458f93bd70b218933a6f8165e7b': 'Safe proxy factory 1.5.0',
  '0x4ffef8222648872b3de295ba1e49110e61f5b5aa': 'SignMessageLib 1.5.0',
};

/** Names on one chain. From the registry of ERC-7730 descriptors; WETH9 of OP Stack chains: a predeploy of theirs. */
const onChain: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': 'WETH9',
    '0x7a250d5630b4cf539739df2c5dacb4c659f2488d': 'Uniswap V2 router',
  },
  10: { '0x4200000000000000000000000000000000000006': 'WETH9' },
  8453: { '0x4200000000000000000000000000000000000006': 'WETH9' },
};

/**
 * The name that Readback itself ships for an address on a chain. It names the address: whether there is code at it
 * is told by `account.….code`.
 */
export function knownName(chainId: number, address: Address): string | undefined {
  const it = address.toLowerCase();
  const local = Object.hasOwn(onChain, chainId) ? onChain[chainId] : undefined;
  if (local !== undefined && Object.hasOwn(local, it)) return local[it];
  return Object.hasOwn(everywhere, it) ? everywhere[it] : undefined;
}

/** Every name of these tables. */
export function knownNames(): readonly string[] {
  return [everywhere, ...Object.values(onChain)].flatMap((names) => Object.values(names));
}

/**
 * Whether a contract is WETH9: by its address, on a chain where a contract is at it. Its code proves nothing, since
 * whoever deploys it can write balances of their own into it.
 *
 * @param codeHash of the code at the address at the pinned block; undefined where none is there, or nobody knows
 */
export function isWeth9(chainId: number, address: Address, codeHash: Hex | undefined): boolean {
  if (codeHash === undefined) return false;
  return knownName(chainId, address) === 'WETH9' || isWethOfPractice(chainId, address, codeHash);
}
