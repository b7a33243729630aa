import { concat, keccak256, toHex, zeroHash } from 'viem';
import { wrappings } from '../../../corpus/wrappings.ts';
import { must } from '../../../truth/node.ts';
import { call } from '../../../truth/sky.ts';
import type { Group, OnPractice } from '../table.ts';
import { placesOf, putUpPlaces } from '../userPlaces.ts';
import { usd, user, tx, ownerOf, held } from '../kits/users.ts';

const h = keccak256(toHex('x'));

/** Standard names, called where the run shows nothing, though the contract writes down something of the caller. */
const standard: readonly (readonly [string, readonly unknown[]])[] = [
  // CryptoPunks: the punk is for sale for one wei, or goes to the highest bid, whatever it is.
  ['function offerPunkForSale(uint256 punkIndex, uint256 minSalePriceInWei)', [3n, 1n]],
  ['function acceptBidForPunk(uint256 punkIndex, uint256 minPrice)', [3n, 0n]],
  // Velodrome, Aerodrome: the lock goes into the one of the thief, or is locked for good.
  ['function merge(uint256 from, uint256 to)', [3n, 9n]],
  ['function depositManaged(uint256 tokenId, uint256 mTokenId)', [3n, 9n]],
  ['function lockPermanent(uint256 tokenId)', [3n]],
  ['function increaseUnlockTime(uint256 tokenId, uint256 lockDuration)', [3n, 126_144_000n]],
  // Farcaster: the key of the thief acts for the account.
  ['function add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata)', [1, h, 1, '0x']],
  // ENS: where the name leads, and what may be done with it.
  ['function setContenthash(bytes32 node, bytes hash)', [h, concat(['0xe30101701220', h])]],
  [
    'function setAddr(bytes32 node, uint256 coinType, bytes a)',
    [h, 0n, '0x76a914deadbeefdeadbeefdeadbeefdeadbeefdeadbeef88ac'],
  ],
  ['function setText(bytes32 node, string key, string value)', [h, 'url', 'https://claim-rewards.xyz']],
  ['function setFuses(bytes32 node, uint16 ownerControlledFuses)', [h, 65_535]],
  ['function clearRecords(bytes32 node)', [h]],
  // Moves that the run does not show, as nothing comes at once.
  ['function redeem(uint256 shares, address receiver, address owner)', [usd(300), user, user]],
  ['function withdraw(uint256 amount)', [usd(300)]],
  ['function burn(uint256 amount)', [usd(300)]],
  [
    'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable',
    [{ tokenId: 3n, liquidity: 10n ** 18n, amount0Min: 0n, amount1Min: 0n, deadline: 4_000_000_000n }],
  ],
  [
    'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
    ['0x8ce361602B935680E8DeC218b820ff5056BeB7af', usd(300), 2n, 0, user],
  ],
  ['function setUserEMode(uint8 categoryId)', [2]],
  [
    'function attest((bytes32 schema, (address recipient, uint64 expirationTime, bool revocable, bytes32 refUID, bytes data, uint256 value) data) request) payable',
    [
      {
        schema: h,
        data: {
          recipient: user,
          expirationTime: 0n,
          revocable: false,
          refUID: zeroHash,
          data: '0x1234',
          value: 0n,
        },
      },
    ],
  ],
];

/** What is kept under numbers, not under the account. */
const numbered: readonly (readonly [string, readonly unknown[]])[] = [
  ['function updatePrice(uint256 listingId, uint256 price)', [3n, 1n]],
  ['function confirmDelivery(uint256 orderId)', [3n]],
  ['function confirmTransaction(uint256 transactionId)', [3n]],
  ['function shift(uint256 cdpSrc, uint256 cdpDst)', [3n, 9n]],
  [
    'function delegateCollateral(uint128 accountId, uint128 poolId, uint256 amount, uint256 leverage)',
    [3n, 9n, 100n, 1n],
  ],
  ['function setOperatorId(uint256 positionId, uint64 operatorId)', [3n, 9n]],
  ['function transferToAccount(uint256 fromId, uint256 toId, uint256 amount)', [3n, 9n, 100n]],
  ['function setPayout(uint256 id, string destination)', [3n, 'john_77']],
  [
    'function setPayout(uint256 id, uint64[] parts)',
    [3n, [0x66501an, 0x6431e76bc22bfcadn, 0x058ee6f0c2710869n]],
  ],
  [
    'function setPayout(uint256 id, uint8[] bytesOf)',
    [
      3n,
      [
        0x66, 0x50, 0x1a, 0x64, 0x31, 0xe7, 0x6b, 0xc2, 0x2b, 0xfc, 0xad, 0x05, 0x8e, 0xe6, 0xf0, 0xc2, 0x71,
        0x08, 0x69, 0x3a,
      ],
    ],
  ],
  ['function renounce(uint256 streamId)', [3n]],
];

const price = 'function updatePrice(uint256 listingId, uint256 price)';
const confirm = 'function confirmTransaction(uint256 transactionId)';

const records: readonly OnPractice[] = [
  tx(
    'a listing at a market now costs one wei',
    'Whoever buys first has the pass for it.',
    (_, { market }) => ({ to: market, data: call(price, 1n, 1n), abi: price }),
    async (stage, _, { market }) => {
      await must(stage.url, { from: user, to: market, data: call(price, 1n, 1n) });
      const buy = call('function buy(uint256) payable', 1n);
      await must(stage.url, { from: stage.at.stranger, to: market, value: '0x1', data: buy });
      return (await ownerOf(stage, 1n)) === BigInt(stage.at.stranger);
    },
  ),
  ...numbered.map(([text, args]) =>
    tx(
      `numbers: ${text}`,
      'What is kept under the number is the thief’s from then on.',
      (_, { byId }) => ({ to: byId, data: call(text, ...args), abi: text }),
      text !== confirm
        ? undefined
        : async (stage, _, { byId }) => {
            await must(stage.url, { from: user, to: byId, data: call(confirm, 3n) });
            const collect = call('function collect(uint256)', 3n);
            await must(stage.url, { from: stage.at.stranger, to: byId, data: collect });
            return (await held(stage, stage.at.practiceDollar, stage.at.stranger)) >= usd(300);
          },
    ),
  ),
  ...(
    [
      ['kept under hashes in another contract', 'hashed'],
      ['events alone', 'events'],
      ['a bit for each member', 'bits'],
    ] as const
  ).map(([id, where]) =>
    tx(`numbers: ${id}`, 'The same, written down in another way.', (_, its) => ({
      to: its[where],
      data: call(confirm, 3n),
      abi: confirm,
    })),
  ),
  ...wrappings.map(
    (way): OnPractice => ({
      id: `numbers: updatePrice in ${way.id}`,
      why: 'What is kept under the number is the thief’s from then on.',
      chain: 'practice',
      read: async (stage, own) => {
        const { byId } = placesOf(own);
        const id = way.who === 'user' ? 3n : way.who === 'safe' ? 4n : 5n;
        const request = await way.request(stage, [{ to: byId, data: call(price, id, 1n), value: 0n }]);
        return own.read(request, { abis: { [byId]: [price] } });
      },
    }),
  ),
  ...standard.map(([text, args]) =>
    tx(
      `standard: ${text}`,
      'The contract of the thief, which keeps 300 dollars of the user, writes down that he may fetch them.',
      (_, { any }) => ({ to: any, data: call(text, ...args), abi: text }),
    ),
  ),
];

export const users: Group = {
  round: 'users',
  practice: putUpPlaces,
  entries: [...records],
};
