import { groupBy } from '../kit/groupBy.ts';

/**
 * Which commands a Universal Router knows. `2.1` represents 2.1.1 and all later ones that are known; `1.2 or 2.0`
 * is said of addresses that are named for both, and means what the two have in common. The others are of PancakeSwap, and of
 * Velodrome and Aerodrome.
 */
export type RouterVersion =
  | '1.0'
  | '1.2'
  | '2.0'
  | '1.2 or 2.0'
  | '2.1'
  | 'PancakeSwap'
  | 'PancakeSwap Infinity'
  | 'Velodrome';

/** What a router is called, by its chain and its address in lower case. */
export function universalRouterAt(chainId: number, address: string): string | undefined {
  byAddress ??= groupBy(routers, ([at]) => at);
  const row = byAddress.get(address)?.find(([, , chains]) => chains.includes(chainId));
  // Those of the practice chain are known by their code.
  if (row === undefined || chainId === 31_337) return undefined;
  if (row[1].startsWith('PancakeSwap')) return 'PancakeSwap universal router';
  if (row[1] === 'Velodrome')
    return chainId === 8453 ? 'Aerodrome universal router' : 'Velodrome universal router';
  return 'Uniswap universal router';
}

/** Every call of a request asks for each account that it names. */
let byAddress: ReadonlyMap<string, typeof routers> | undefined;

/**
 * Universal Routers of Uniswap by address, in lower case, and the chains where they stand: the same byte means
 * another command in another version. From the package @uniswap/universal-router-sdk 5.13.0 on 2026-11-21; printed
 * by tools/vectors/addresses.mjs. Those of 1.0, and those of 1.2 that have no pairs of version 2, are from the files
 * deploy-addresses/ of github.com/Uniswap/universal-router on 2026-08-07. PancakeSwap's are from
 * @pancakeswap/universal-router-sdk 1.0.20 and 1.5.6, Velodrome's and Aerodrome's from @dromos-labs/sdk.js 0.3.0-alpha.3
 * and deployment-addresses/ of github.com/velodrome-finance/universal-router; which of PancakeSwap's is of Infinity, from
 * deploy-addresses/ of github.com/pancakeswap/infinity-universal-router.
 */
export const routers: readonly (readonly [string, RouterVersion, readonly number[]])[] = [
  ['0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad', '1.2', [1, 10, 8453, 11155111]],
  ['0x66a9893cc07d91d95644aedd05d03f95e1dba8af', '2.0', [1]],
  ['0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca', '2.1', [1]],
  ['0x23617e59a5925b2a4bf75d73ff6711cd0b29de85', '2.1', [1]],
  ['0xab863e752bf67d8dcdd929eaae9be9dc83fb3bbb', '2.1', [1]],
  ['0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad', '1.2 or 2.0', [5, 420, 44787, 80001, 421613]],
  ['0xcb1355ff08ab38bbce60111f1bb2b784be25d7e8', '1.2', [10]],
  ['0x851116d9223fabed8e56c0e6b8ad0c31d98b3507', '2.0', [10]],
  [
    '0x8b844f885672f333bc0042cb669255f93a4c1e6b',
    '2.1',
    [10, 56, 137, 196, 480, 1301, 1868, 42161, 42220, 43114, 59144, 81457, 84532],
  ],
  ['0xc09255d86db563cbc11c2fcf4a0c512e160111b4', '2.1', [10]],
  ['0x4dae2f939acf50408e13d58534ff8c2776d45265', '1.2', [56, 43114]],
  ['0x1906c1d672b88cd1b9ac7593301ca990f94eae07', '2.0', [56]],
  ['0xdc264714f68d84cf29bc605589405e78bdbe7c9f', '2.1', [56, 137, 59144]],
  ['0x4d73a4411ca1c660035e4aecc8270e5dddec8c17', '1.2', [130]],
  ['0xef740bf23acae26f6492b10de645d6b98dc8eaf3', '2.0', [130]],
  ['0xfdf682f51fe81aa4898f0ae2163d8a55c127fbc7', '2.1', [130, 143, 4217, 8453, 7777777]],
  ['0xd1b797d92d87b688193a2b976efc8d577d204343', '2.1', [130]],
  ['0xec7be89e9d109e7e3fec59c222cf297125fefda2', '1.2', [137]],
  ['0x1095692a6237d83c6a72f3f5efedb9a670c49223', '2.0', [137]],
  ['0x0d97dc33264bfc1c226207428a79b26757fb9dc3', '1.2 or 2.0', [143]],
  ['0xa6ce4f10d83dbddac17e68e1837ca9ce6a1b596e', '2.1', [143]],
  ['0x5507749f2c558bb3e162c6e90c314c092e7372ff', '2.0', [196]],
  ['0x1cd182c94fcf42277b80dbb9060f88024809e61e', '2.1', [196]],
  ['0x28731bcc616b5f51dd52cf2e4df0e78dd1136c06', '1.2 or 2.0', [324]],
  ['0x8ac7bee993bb44dab564ea4bc9ea67bf9eb5e743', '2.0', [480]],
  ['0xf025e0fe9e331a0ef05c2ad3c4e9c64b625cda6f', '2.1', [480, 7777777]],
  ['0x8909dc15e40173ff4699343b6eb8132c65e18ec6', '1.2', [1301]],
  ['0xf70536b3bcc1bd1a972dc186a2cf84cc6da6be5d', '2.0', [1301]],
  ['0xdf38f24fe153761634be942f9d859f3dba857e95', '2.1', [1301]],
  ['0x0e2850543f69f678257266e0907ff9a58b3f13de', '1.2 or 2.0', [1868]],
  ['0x661e93cca42afacb172121ef892830ca3b70f08d', '2.1', [1868, 43114, 57073, 81457]],
  ['0x1febb76be10aaf3a1402f04e8e835f2c382f7914', '2.0', [4217]],
  ['0x182a927119d56008d921126764bf884221b10f59', '2.1', [4217]],
  ['0x48fd03529d2a91be835f07f6b72f53b4aad6093d', '2.0', [4326]],
  ['0xaedd1cf4c14e833140a61e9c0d2b73a64795c823', '2.1', [4326]],
  ['0x8876789976decbfcbbbe364623c63652db8c0904', '2.1', [4663]],
  ['0x204faca1764b154221e35c0d20abb3c525710498', '2.1', [4663]],
  ['0x4fca4a51ab4f23a7447b3284fbd7d73289a89fb1', '2.1', [5042]],
  ['0x8702463e73f74d0b6765abceb314ef07acb92650', '2.1', [5042, 84532]],
  ['0x6ff5693b99212da76ad316178a184ab56d299b43', '2.0', [8453]],
  ['0xd6145b2d3f379919e8cdeda7b97e37c4b2ca9c40', '2.1', [8453]],
  ['0x3ae6d8a282d67893e17aa70ebffb33ee5aa65893', '1.2 or 2.0', [10143]],
  ['0x5e325eda8064b456f4781070c0738d849c824258', '1.2', [42161]],
  ['0xa51afafe0263b40edaef0df8781ea9aa03e381a3', '2.0', [42161]],
  ['0x2d01411773c8c24805306e89a41f7855c3c4fe65', '2.1', [42161]],
  ['0x643770e279d5d0733f21d6dc03a8efbabf3255b4', '1.2', [42220, 81457]],
  ['0xcb695bc5d3aa22cad1e6df07801b061a05a0233a', '2.0', [42220]],
  ['0xe2023f3fa515cf070e07fd9d51c1d236e07843f4', '2.1', [42220]],
  ['0x94b75331ae8d42c1b61065089b7d48fe14aa73b7', '2.0', [43114]],
  ['0x112908dac86e20e7241b0927479ea3bf935d1fa0', '2.0', [57073]],
  ['0x8bbcaeb326ad590521a921c9e457ee09f336b48c', '2.1', [57073]],
  ['0x661e93cca42afacb172121ef892830ca3b70f08d', '2.0', [59144]],
  ['0xeabbcb3e8e415306207ef514f660a3f820025be3', '2.0', [81457]],
  ['0xd0872d928672ae2ff74bdb2f5130ac12229cafaf', '1.2 or 2.0', [84531]],
  ['0x492e6456d9528771018deb9e87ef7750ef184104', '1.2 or 2.0', [84532]],
  ['0x2986d9721a49838ab4297b695858af7f17f38014', '1.2', [7777777]],
  ['0x3315ef7ca28db74abadc6c44570efdf06b04b020', '2.0', [7777777]],
  ['0x3a9d48ab9751398bbfa63ad67599bb04e4bdf98b', '2.0', [11155111]],
  ['0x7dfd4f31be6814d2906bde155c3e1b146eac1468', '2.1', [11155111]],
  ['0x7e4f6c5e954da5c61b3423d81e2277431ac043f3', '2.1', [11155111]],
  ['0x5093f1cded83d99ffed6602da6260672ae16787c', '2.1', [11155111]],
  ['0xef1c6e67703c7bd7107eed8303fbe6ec2554bf6b', '1.0', [1]],
  ['0x4c60051384bd2d3c01bfc845cf5f4b44bcbe9de5', '1.0', [137, 42161]],
  ['0xb555edf5dcf85f42ceef1f3630a52a108e55a654', '1.0', [10]],
  ['0x5dc88340e1c5c6366864ee415d6034cadd1a9897', '1.0', [56]],
  ['0xc73d61d192fb994157168fb56730fdec64c9cb8f', '1.0', [42220]],
  ['0xec8b0f7ffe3ae75d7ffab09429e3675bb63503e4', '1.2', [10, 56, 8453, 42161]],
  ['0x643770e279d5d0733f21d6dc03a8efbabf3255b4', '1.2', [137]],
  ['0x82635af6146972cd6601161c4472ffe97237d292', '1.2', [43114]],
  ['0xe463635f6e73c1e595554c3ae216472d0fb929a9', '1.2', [81457]],
  ['0x65b382653f7c31bc0af67f188122035461ec9c76', 'PancakeSwap', [1]],
  ['0x1a0a18ac4becddbd6389559687d1a73d8927e416', 'PancakeSwap', [56]],
  ['0xd9c500dff816a1da21a48a732d3498bf09dc9aeb', 'PancakeSwap Infinity', [56, 8453]],
  ['0xfe6508f0015c778bdcc1fb5465ba5ebe224c9912', 'PancakeSwap', [8453, 42161, 59144]],
  ['0xdaee41e335322c85ff2c5a6745c98e1351806e98', 'PancakeSwap', [324]],
  ['0xb89a6778d1efe7a5b7096757a21b810cc2886fa1', 'PancakeSwap', [204]],
  ['0x23682a588cf2601aca977df200938634c9f7d552', 'PancakeSwap', [143]],
  ['0x6df1c91424f79e40e33b1a48f0687b666be71075', 'Velodrome', [8453]],
  ['0x4bf3e32de155359d1d75e8b474b66848221142fc', 'Velodrome', [10]],
  ['0x9a7defe617e05bdb66063026ed601d3ed906ba47', 'Velodrome', [252]],
  [
    '0x01d40099fcd87c018969b0e8d4ab1633fb34763c',
    'Velodrome',
    [10, 130, 252, 1135, 1750, 1868, 1923, 5330, 8453, 34443, 42220, 57073],
  ],
  // Of the practice chain, from the same code (CREATE2): practice/src/deploy/universalRouter.ts.
  ['0x4a2b227d74fdccbcac6ffe80d841f7a0869f5dda', '2.1', [31337]],
];
