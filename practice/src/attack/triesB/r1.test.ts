import { askTransaction } from '@readback/scenarios/ask.ts';
import { type Address, type Hex, maxUint256, parseUnits, parseEther, keccak256, toHex } from 'viem';
import { expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { chainAs } from '../../deploy/chain.ts';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const h = keccak256(toHex('x'));
/** Functions of real protocols that take numbers only. */
const named: readonly (readonly [string, readonly unknown[]])[] = [
  ['function confirmDelivery(uint256 orderId)', [7n]],
  ['function confirmTransaction(uint256 transactionId)', [7n]],
  ['function confirm(bytes32 operation)', [h]],
  ['function approve(uint256 proposalId)', [7n]],
  ['function release(uint256 dealId)', [7n]],
  ['function shift(uint256 cdpSrc, uint256 cdpDst)', [3n, 9n]],
  ['function merge(uint256 from, uint256 to)', [3n, 9n]],
  ['function subscribe(uint256 planId)', [9n]],
  ['function subscribe(bytes32 planId)', [h]],
  ['function setPrice(uint256 listingId, uint256 price)', [3n, 1n]],
  ['function enrollDevice(uint256 x, uint256 y)', [BigInt(h), BigInt(keccak256('0x12'))]],
  ['function setAuthPubkeyHash(bytes pubkeyHash, uint32 nonce)', [h.slice(0, 42) as Hex, 1]],
  ['function changePubKey(uint48 masterAccountIndex, uint8 apiKeyIndex, bytes pubKey)', [4n, 2, h]],
  ['function add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata)', [1, h, 1, '0x']],
  [
    'function transferToAccount(uint256 fromAccountId, uint256 toAccountId, uint256 amount)',
    [1n, 9n, 300_000_000n],
  ],
  [
    'function requestWithdrawal(uint256 amount, string destination)',
    [300_000_000n, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ],
  ['function setContenthash(bytes32 node, bytes hash)', [h, '0xe30101701220' + h.slice(2)]],
  ['function setText(bytes32 node, string key, string value)', [h, 'url', 'https://claim-rewards.xyz']],
  ['function setDailyLimit(uint256 limit)', [maxUint256]],
  ['function setRecoveryHash(bytes32 hash)', [h]],
  ['function renounce(uint256 streamId)', [3n]],
  ['function acceptLoanOffer(uint256 offerId)', [9n]],
  ['function acceptBid(uint256 bidId)', [9n]],
  ['function castVote(uint256 proposalId, uint8 support)', [9n, 1]],
  ['function joinPool(uint256 poolId)', [9n]],
  ['function delegate(uint256 delegateId)', [9n]],
  ['function setCommission(uint16 bps)', [10_000]],
  ['function activate()', []],
  ['function enable(bool on)', [true]],
  ['function commit(bytes32 commitment)', [h]],
  ['function linkProfile(uint256 fid)', [4421n]],
  ['function sendByName(string name, uint256 amount)', ['thief.eth', 300_000_000n]],
  ['function sendByUser(string username, uint256 amount)', ['john_77', 300_000_000n]],
  ['function claim(uint256 amount)', [1_000_000n]],
  ['function claim()', []],
  ['function harvest(uint256 pid)', [3n]],
  ['function exit()', []],
  ['function forfeit(uint256 positionId)', [3n]],
  ['function checkIn()', []],
  ['function vote(uint256 proposalId, bool support)', [3n, true]],
  ['function unlock(uint256 lockId)', [3n]],
  ['function closePosition(uint256 positionId, uint256 minPrice)', [3n, 0n]],
  ['function setSlippage(uint256 bps)', [10_000n]],
  ['function cancel(uint256 id)', [3n]],
  ['function withdraw(uint256 amount)', [300_000_000n]],
  ['function ping()', []],
];

test('named only by numbers', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const { at, url } = ground;
    const dollar = at.practiceDollar;
    const later = await own.put('Anything', [dollar, at.stranger]);
    const atOnce = await own.put('AtOnce', [dollar, at.stranger]);
    const chain = await chainAs(deployer, url);
    for (const it of [later, atOnce]) {
      await chain.send({ to: dollar, data: call('function approve(address,uint256)', it, maxUint256) });
      await chain.send({ to: it, data: call('function keep(address,uint256)', user, parseUnits('300', 6)) });
    }
    const stage = own.stage();
    const read = readerOn(stage);
    for (const [to, how] of [
      [later, 'later'],
      [atOnce, 'at once'],
    ] as readonly (readonly [Address, string])[])
      for (const [signature, args] of how === 'later' ? named : named.slice(0, 6)) {
        const data = call(signature, ...args);
        await tryOut(
          `${signature.slice(9)} ${how}`,
          askTransaction(user, { to, data }),
          stage,
          { abis: { [to]: [signature] } },
          read,
        );
      }
  });
  expect(1).toBe(1);
}, 1_200_000);
