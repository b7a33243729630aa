import { pad, zeroHash } from 'viem';
import { me, thief, zero } from '../ground.ts';
import { type Group, type OnEthereum } from '../table.ts';
import { stands, one, node } from '../kits/outside.ts';
import { at, E18 } from '../oneCall.ts';
import { idRegistry, router2, idGateway, keyRegistry } from '../addresses.ts';

const elsewhere: readonly OnEthereum[] = [
  one(
    'Farcaster: who recovers',
    'He takes the account.',
    idRegistry,
    'function changeRecoveryAddress(address recovery)',
    [router2],
    { chain: 10 },
  ),
  one(
    'Farcaster: registered for the thief to recover',
    'He takes the account when he likes.',
    idGateway,
    'function register(address recovery) payable returns (uint256, uint256)',
    [thief],
    { chain: 10, value: E18 / 100n },
  ),
  one(
    'Farcaster: a key is removed',
    'The key can never be added again.',
    keyRegistry,
    'function remove(bytes key)',
    [node],
    { chain: 10 },
  ),
];

const lens = at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d');

const pass: readonly OnEthereum[] = [
  one(
    'Lens: the profile shows the thief’s',
    'A post in the name of the user, whose content he chose.',
    lens,
    'function post((uint256 profileId, string contentURI, address[] actionModules, bytes[] actionModulesInitDatas, address referenceModule, bytes referenceModuleInitData) postParams) returns (uint256)',
    [
      {
        profileId: 7n,
        contentURI: 'ar://thief',
        actionModules: [],
        actionModulesInitDatas: [],
        referenceModule: zero,
        referenceModuleInitData: '0x',
      },
    ],
    { chain: 137 },
  ),
  one(
    'Lens: the profile is another',
    'Its metadata are the thief’s.',
    lens,
    'function setProfileMetadataURI(uint256 profileId, string metadataURI)',
    [7n, 'ar://thief'],
    { chain: 137 },
  ),
  one(
    'Zora: a comment that is a phrase of the thief',
    'In the name of the user, about a contract that the thief names.',
    at('0x7777777c2b3132e03a65721a41745c07170a5877'),
    'function comment(address commenter, address contractAddress, uint256 tokenId, string text, (address a, uint256 b, bytes32 c) replyTo, address commenterSmartWallet, address referrer) payable returns (bytes32)',
    [me, router2, 7n, 'gm', { a: zero, b: 0n, c: zeroHash }, zero, zero],
  ),
];

const last: readonly OnEthereum[] = [
  one(
    'Farcaster: an extra key of the user is removed by bytes',
    'The key can never be added again.',
    keyRegistry,
    'function remove(bytes key)',
    [pad('0x79')],
    { chain: 10 },
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...elsewhere, ...pass, ...last],
};
