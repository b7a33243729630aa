import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import {
  coins,
  nft,
  plainOrder,
  seaportAddress,
  seaportTypedData,
} from '@readback/scenarios/seaportOrder.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  maxUint256,
  pad,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseUnits,
  toHex,
  zeroHash,
} from 'viem';
import { expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { execute } from '../../corpus/moves.ts';
import { wrappings } from '../../corpus/wrappings.ts';
import { chainAs } from '../../deploy/chain.ts';
import { must } from '../../truth/node.ts';
import { call, pilot, signTyped } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { as, ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const usd = (n: number) => parseUnits(String(n), 6);
const h = keccak256(toHex('x'));
const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'struct AdvancedOrder { OrderParameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct CriteriaResolver { uint256 orderIndex; uint8 side; uint256 index; uint256 identifier; bytes32[] criteriaProof; }',
  'struct FulfillmentComponent { uint256 orderIndex; uint256 itemIndex; }',
  'struct Fulfillment { FulfillmentComponent[] offerComponents; FulfillmentComponent[] considerationComponents; }',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool)',
  'function matchAdvancedOrders(AdvancedOrder[] orders, CriteriaResolver[] criteriaResolvers, Fulfillment[] fulfillments, address recipient) payable returns (uint256)',
]);

test('more', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const { at, url } = ground;
    const thief = at.stranger;
    const dollar = at.practiceDollar;
    const vault = await own.put('FakeVault', [dollar, thief]);
    const wrapped = await own.put('FakeWrapped', [thief]);
    const paymaster = await own.put('Paymaster', [dollar, thief]);
    const ids = await own.put('ById', [dollar, thief]);
    const any = await own.put('Anything', [dollar, thief]);
    const coin = await own.put('Coin', ['Staked Super', 'SUPER', thief, deployer]);
    const chain = await chainAs(deployer, url);
    await chain.send({ to: dollar, data: call('function approve(address,uint256)', ids, maxUint256) });
    const mine = [
      [user, 3n],
      [at.safe, 4n],
      [at.smartAccount, 5n],
    ] as const;
    for (const [who, id] of mine)
      await chain.send({ to: ids, data: call('function keep(uint256,address,uint256)', id, who, usd(300)) });
    await chain.send({
      to: at.entryPoint,
      data: call('function depositTo(address) payable', paymaster),
      value: parseEther('1'),
    });
    const other = pilot(9);
    await chain.send({ to: at.weth9, data: call('function deposit() payable'), value: parseEther('5') });
    await chain.send({
      to: at.weth9,
      data: call('function transfer(address,uint256)', other.address, parseEther('1')),
    });
    for (const [token, much] of [
      [dollar, usd(50_000)],
      [coin, parseEther('1000000')],
      [at.weth9, parseEther('3')],
    ] as const)
      await chain.send({ to: token, data: call('function approve(address,uint256)', at.router, much) });
    const addLiquidity =
      'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
    const end = ground.now + 1_200n;
    await chain.send({
      to: at.router,
      data: call(
        addLiquidity,
        dollar,
        coin,
        usd(3_000),
        parseEther('3000'),
        0n,
        0n,
        deployer,
        end + 100_000n,
      ),
    });
    await chain.send({
      to: at.router,
      data: call(
        addLiquidity,
        at.weth9,
        coin,
        parseEther('1'),
        parseEther('3000'),
        0n,
        0n,
        deployer,
        end + 100_000n,
      ),
    });
    await as(url, async () => {
      await must(url, {
        from: user,
        to: dollar,
        data: call('function approve(address,uint256)', vault, usd(300)),
      });
      await must(url, {
        from: at.smartAccount,
        to: dollar,
        data: call('function approve(address,uint256)', paymaster, usd(300)),
      });
      await must(url, {
        from: user,
        to: at.practicePass,
        data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
      });
      await must(url, {
        from: other.address,
        to: at.weth9,
        data: call('function approve(address,uint256)', seaportAddress, maxUint256),
      });
    });
    const stage = own.stage();
    const read = readerOn(stage);
    const tx = (
      id: string,
      to: Address,
      data: Hex,
      value = 0n,
      abis: Record<Address, readonly string[]> = {},
    ) => tryOut(id, askTransaction(user, { to, data, value }), stage, { abis }, read);
    await tx('wrap at the thief, shares move', wrapped, call('function deposit() payable'), parseEther('1'));
    await tx(
      'vault of the thief, shares move',
      vault,
      call('function deposit(uint256 assets, address receiver)', usd(100), user),
    );
    await tx('stake at the thief, shares move', vault, call('function stake(uint256 assets)', usd(100)), 0n, {
      [vault]: ['function stake(uint256 assets)'],
    });
    await tx(
      'honest savings',
      at.practiceSavings,
      call('function deposit(uint256 assets, address receiver)', usd(10), user),
    );
    const order = (
      offerer: Address,
      offer: readonly object[],
      consideration: readonly object[],
      signature: Hex = '0x',
    ) => ({
      parameters: {
        ...plainOrder,
        offerer,
        offer,
        consideration,
        endTime: end + 86_400n,
        salt: 3n,
        totalOriginalConsiderationItems: BigInt(consideration.length),
      },
      signature,
    });
    const enc = (functionName: string, ...args: readonly unknown[]) =>
      encodeFunctionData({ abi: seaportAbi, functionName, args } as never);
    const adv = (it: object) => ({ ...it, numerator: 1n, denominator: 1n, extraData: '0x' });
    await tx(
      'match advanced, unspent to thief',
      seaportAddress,
      enc('matchAdvancedOrders', [adv(order(user, [nft(at.practicePass, 1n)], []))], [], [], thief),
    );
    await tx(
      'match advanced, unspent to user',
      seaportAddress,
      enc('matchAdvancedOrders', [adv(order(user, [nft(at.practicePass, 1n)], []))], [], [], user),
    );
    // A bid of next to nothing, which the user takes
    const weth = (much: bigint) => ({
      itemType: 1 as const,
      token: at.weth9,
      identifierOrCriteria: 0n,
      startAmount: much,
      endAmount: much,
    });
    for (const [name, much] of [
      ['1000 wei', 1_000n],
      ['0.001', parseEther('0.001')],
      ['0.9', parseEther('0.9')],
    ] as const) {
      const offer = [weth(much)];
      const consideration = [{ ...nft(at.practicePass, 1n), recipient: other.address }];
      const signature = await signTyped(
        other,
        seaportTypedData({ offerer: other.address, offer, consideration, endTime: end + 86_400n, salt: 3n }),
      );
      await tx(
        `take a bid of ${name} weth`,
        seaportAddress,
        enc('fulfillOrder', order(other.address, offer, consideration, signature), zeroHash),
      );
    }
    // Universal Router
    const ur = (id: string, commands: Hex, inputs: readonly Hex[], value = 0n, deadline = end) =>
      tx(id, at.universalRouter, call(execute, commands, inputs, deadline), value);
    const two = (to: Address, much: bigint) =>
      encodeAbiParameters(parseAbiParameters('address,uint256'), [to, much]);
    const three = (token: Address, to: Address, much: bigint) =>
      encodeAbiParameters(parseAbiParameters('address,address,uint256'), [token, to, much]);
    const here: Address = '0x0000000000000000000000000000000000000002';
    const me: Address = '0x0000000000000000000000000000000000000001';
    const eth = parseEther('1');
    await ur('UR wrap to me (honest)', '0x0b', [two(me, eth)], eth);
    await ur('UR wrap here, sweep to thief', '0x0b04', [two(here, eth), three(at.weth9, thief, 1n)], eth);
    await ur('UR wrap here, unwrap to thief', '0x0b0c', [two(here, eth), two(thief, 1n)], eth);
    await ur('UR wrap here, transfer to thief', '0x0b05', [two(here, eth), three(at.weth9, thief, eth)], eth);
    await ur(
      'UR wrap here, 10% swept to me',
      '0x0b05',
      [two(here, eth), three(at.weth9, me, parseEther('0.1'))],
      eth,
    );
    await ur(
      'UR coins left, no command of use',
      '0x04',
      [three('0x0000000000000000000000000000000000000000', me, 0n)],
      eth,
    );
    await ur(
      'UR sweep coins to thief',
      '0x04',
      [three('0x0000000000000000000000000000000000000000', thief, 0n)],
      eth,
    );
    await ur(
      'UR transfer coins to thief',
      '0x05',
      [three('0x0000000000000000000000000000000000000000', thief, eth)],
      eth,
    );
    const path = (through: readonly Address[], min: bigint) =>
      encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
        me,
        usd(100),
        min,
        through,
        true,
        [],
      ]);
    await ur('UR by pools of the thief, min kept', '0x08', [
      path([dollar, coin, at.weth9], parseEther('0.029')),
    ]);
    await ur('UR deadline never', '0x08', [path([dollar, at.weth9], parseEther('0.0325'))], 0n, maxUint256);
    await ur('UR permit2 to the pair', '0x02', [three(dollar, at.wethDollarPair, usd(100))]);
    await ur('UR dollars to router, half swept to me', '0x0205', [
      three(dollar, here, usd(100)),
      three(dollar, me, usd(10)),
    ]);
    // ENS
    await tx('reverse claim for thief', at.ensReverseRegistrar, call('function claim(address owner)', thief));
    await tx(
      'renew name of thief with coins',
      any,
      call('function renew(string name, uint256 duration) payable', 'thief', 31_536_000n),
      parseEther('0.5'),
      { [any]: ['function renew(string name, uint256 duration) payable'] },
    );
    await tx(
      'vote for the pool of the thief',
      any,
      call('function vote(uint256 tokenId, address[] poolVote, uint256[] weights)', 3n, [coin], [100n]),
    );
    await tx(
      'setFuses all',
      any,
      call('function setFuses(bytes32 node, uint16 ownerControlledFuses)', h, 65_535),
    );
    // Addresses in two parts
    const n = BigInt(thief);
    for (const [signature, args] of [
      ['function setPayout(uint256 id, uint128 hi, uint32 lo)', [3n, n >> 32n, Number(n & 0xffffffffn)]],
      [
        'function setPayout(uint256 id, bytes16 a, bytes4 b)',
        [3n, toHex(n >> 32n, { size: 16 }), toHex(n & 0xffffffffn, { size: 4 })],
      ],
      [
        'function setPayout(uint256 id, uint64[] parts)',
        [3n, [n >> 128n, (n >> 64n) & 0xffffffffffffffffn, n & 0xffffffffffffffffn]],
      ],
      ['function setPayout(uint256 id, uint8[] bytesOf)', [3n, [...Buffer.from(thief.slice(2), 'hex')]]],
      ['function setPayout(uint256 id, uint256 masked)', [3n, (n ^ 0x1234567890n) * 3n]],
      [
        'function setPayout(uint256 id, string account)',
        [3n, Buffer.from(thief.slice(2), 'hex').toString('base64')],
      ],
    ] as readonly (readonly [string, readonly unknown[]])[])
      await tx(`parts ${signature.slice(9)}`, ids, call(signature, ...args), 0n, { [ids]: [signature] });
    const signature = 'function updatePrice(uint256 listingId, uint256 price)';
    for (const way of wrappings) {
      const id = way.who === 'user' ? 3n : way.who === 'safe' ? 4n : 5n;
      await tryOut(
        `updatePrice in ${way.id}`,
        await way.request(stage, [{ to: ids, data: call(signature, id, 1n), value: 0n }]),
        stage,
        { abis: { [ids]: [signature] } },
        read,
      );
    }
    const op = paymentOperation({ info: ground.info, now: ground.now });
    await tryOut(
      'operation, paymaster of thief with deposit',
      askTypedData(user, {
        ...op,
        message: {
          ...op.message,
          paymasterAndData: concat([paymaster, pad('0x30d40', { size: 16 }), pad('0x30d40', { size: 16 })]),
        },
      }),
      stage,
      {},
      read,
    );
    // Honest ones
    await tx('honest: wrap', at.weth9, call('function deposit() payable'), parseEther('0.1'));
    await tx('honest: claim reward by name', any, call('function checkIn()'), 0n, {
      [any]: ['function checkIn()'],
    });
    await tx(
      'honest: pay friend 10%',
      dollar,
      call('function transfer(address to, uint256 value)', ground.friend, usd(50)),
    );
    await tx(
      'honest: revoke',
      dollar,
      call('function approve(address spender, uint256 value)', at.router, 0n),
    );
    await tx(
      'honest: allow the savings',
      dollar,
      call('function approve(address spender, uint256 value)', at.practiceSavings, usd(50)),
    );
    await tx(
      'honest: give pass to friend',
      at.practicePass,
      call('function safeTransferFrom(address from, address to, uint256 tokenId)', user, ground.friend, 1n),
    );
    await tx('honest: pay a shop in coins', coin, '0x', 0n);
    await tx(
      'honest: add liquidity for oneself',
      at.router,
      call(
        'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
        dollar,
        usd(100),
        usd(98),
        parseEther('0.0325'),
        user,
        end,
      ),
      parseEther('0.0333'),
    );
    await tx(
      'honest: end an allowance at Permit2',
      at.permit2,
      call('function lockdown((address token, address spender)[] approvals)', [
        { token: dollar, spender: at.universalRouter },
      ]),
    );
    await tx(
      'honest: governor vote',
      any,
      call('function castVote(uint256 proposalId, uint8 support)', 9n, 1),
    );
  });
  expect(1).toBe(1);
}, 1_200_000);
