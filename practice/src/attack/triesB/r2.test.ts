import { askTransaction } from '@readback/scenarios/ask.ts';
import { type Address, type Hex, keccak256, maxUint256, parseEther, parseUnits, toHex } from 'viem';
import { expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { chainAs } from '../../deploy/chain.ts';
import { must } from '../../truth/node.ts';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { as, ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const h = keccak256(toHex('x'));
type Fn = readonly [string, readonly unknown[]];
const byId: readonly Fn[] = [
  ['function updatePrice(uint256 listingId, uint256 price)', [3n, 1n]],
  ['function cancel(uint256 id)', [3n]],
  ['function confirmDelivery(uint256 orderId)', [3n]],
  ['function shift(uint256 cdpSrc, uint256 cdpDst)', [3n, 9n]],
  [
    'function delegateCollateral(uint128 accountId, uint128 poolId, uint256 amount, uint256 leverage)',
    [3n, 9n, 100n, 1n],
  ],
  ['function confirmTransaction(uint256 transactionId)', [3n]],
  ['function setOperatorId(uint256 positionId, uint64 operatorId)', [3n, 9n]],
  ['function merge(uint256 from, uint256 to)', [3n, 9n]],
  ['function increaseAmount(uint256 tokenId, uint256 value)', [3n, 9n]],
  ['function renounce(uint256 streamId)', [3n]],
  ['function transferToAccount(uint256 fromId, uint256 toId, uint256 amount)', [3n, 9n, 100n]],
  ['function setPayout(uint256 id, string destination)', [3n, 'john_77']],
  ['function setPayout(uint256 id, uint256 user)', [3n, 9n]],
  ['function poke(uint256 tokenId)', [3n]],
  ['function reset(uint256 tokenId)', [3n]],
];

test('kept under numbers', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const { at, url } = ground;
    const dollar = at.practiceDollar;
    const ids = await own.put('ById', [dollar, at.stranger]);
    const ledger = await own.put('Ledger', [dollar]);
    const events = await own.put('EventsOnly');
    const nothing = await own.put('Nothing');
    const hashed = await own.put('Hashed', [dollar, at.stranger]);
    const bits = await own.put('Bits', [dollar, at.stranger, [user, pilot(5).address]]);
    const market = await own.put('Market');
    const changer = await own.put('Changer', [dollar, at.stranger]);
    const buyer = await own.put('Buyer', [dollar, at.stranger], parseEther('20'));
    const wallet1 = await own.put('OldWallet', [dollar, at.stranger, [user], 1n]);
    const wallet2 = await own.put('OldWallet', [dollar, at.stranger, [user, pilot(5).address], 2n]);
    const chain = await chainAs(deployer, url);
    for (const it of [ids, ledger, hashed])
      await chain.send({ to: dollar, data: call('function approve(address,uint256)', it, maxUint256) });
    const much = parseUnits('300', 6);
    await chain.send({ to: ids, data: call('function keep(uint256,address,uint256)', 3n, user, much) });
    await chain.send({ to: ledger, data: call('function open(uint256,address,uint256)', 3n, user, much) });
    await chain.send({
      to: ledger,
      data: call('function open(uint256,address,uint256)', 9n, at.stranger, 0n),
    });
    await chain.send({ to: hashed, data: call('function keep(address,uint256)', user, much) });
    for (const it of [bits, changer, wallet1, wallet2])
      await chain.send({ to: dollar, data: call('function transfer(address,uint256)', it, much * 100n) });
    await as(url, async () => {
      await must(url, {
        from: user,
        to: at.practicePass,
        data: call('function setApprovalForAll(address,bool)', market, true),
      });
      await must(url, {
        from: user,
        to: market,
        data: call('function list(address,uint256,uint256)', at.practicePass, 1n, parseEther('2')),
      });
      await must(url, {
        from: user,
        to: dollar,
        data: call('function approve(address,uint256)', buyer, much),
      });
    });
    const stage = own.stage();
    const read = readerOn(stage);
    const go = (how: string, to: Address, [signature, args]: Fn, value = 0n) =>
      tryOut(
        `${signature.slice(9)} ${how}`,
        askTransaction(user, { to, data: call(signature, ...args), value }),
        stage,
        { abis: { [to]: [signature] } },
        read,
      );
    for (const it of byId) await go('by id', ids, it);
    for (const it of byId.slice(3, 4)) await go('ledger', ledger, it);
    for (const it of byId.slice(0, 6)) await go('events only', events, it);
    for (const it of byId.slice(0, 6)) await go('calldata only', nothing, it);
    for (const it of byId.slice(0, 3)) await go('hashed elsewhere', hashed, it);
    await go('no args, hashed', hashed, ['function activate()', []]);
    await go('no args, nothing', nothing, ['function optOut()', []]);
    for (const it of byId.slice(5, 6)) await go('bits', bits, it);
    await go('true market', market, ['function updatePrice(uint256 listingId, uint256 price)', [1n, 1n]]);
    await go('executes', wallet1, ['function confirmTransaction(uint256 transactionId)', [7n]]);
    await go('second signer', wallet2, ['function confirmTransaction(uint256 transactionId)', [7n]]);
    const eth = parseEther('1');
    for (const it of [
      ['function exchange(uint256 minOut) payable', [parseUnits('2990', 6)]],
      ['function swap(uint256 amountOutMin) payable', [parseUnits('2990', 6)]],
      ['function buy() payable', []],
      [
        'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
        [parseUnits('2990', 6), [at.weth9, dollar], user, stage.now + 1200n],
      ],
    ] as readonly Fn[])
      await go('armed changer', changer, it, eth);
    for (const it of [
      ['function exchange(uint256 amount, uint256 minOut)', [parseUnits('100', 6), parseEther('0.033')]],
      ['function sell(uint256 amount)', [parseUnits('100', 6)]],
      [
        'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [parseUnits('100', 6), parseEther('0.033'), [dollar, at.weth9], user, stage.now + 1200n],
      ],
    ] as readonly Fn[])
      await go('armed buyer', buyer, it);
    void ids;
    void h;
    void (0 as unknown as Hex);
  });
  expect(1).toBe(1);
}, 1_200_000);
