import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import {
  coins,
  nft,
  plainOrder,
  seaportAddress,
  seaportTypedData,
} from '@readback/scenarios/seaportOrder.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  keccak256,
  maxUint256,
  pad,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseUnits,
  size,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { namehash } from 'viem/ens';
import { expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { execute } from '../../corpus/moves.ts';
import { chainAs } from '../../deploy/chain.ts';
import { must } from '../../truth/node.ts';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { as, ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const trader = pilot(8).address;
const usd = (n: number) => parseUnits(String(n), 6);
const h = keccak256(toHex('x'));
const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'struct AdvancedOrder { OrderParameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct CriteriaResolver { uint256 orderIndex; uint8 side; uint256 index; uint256 identifier; bytes32[] criteriaProof; }',
  'function validate(Order[] orders) returns (bool)',
  'function fulfillAdvancedOrder(AdvancedOrder advancedOrder, CriteriaResolver[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient) payable returns (bool)',
]);

test('genuine protocols', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const { at, url, friend } = ground;
    const thief = at.stranger;
    const dollar = at.practiceDollar;
    const coin = await own.put('Coin', ['Staked Super', 'SUPER', thief, deployer]);
    const pusdc = await own.put('Coin', ['Practice Dollar v2', 'PUSDv2', thief, deployer]);
    const chain = await chainAs(deployer, url);
    await chain.send({ to: coin, data: call('function approve(address,uint256)', at.router, maxUint256) });
    await chain.send({ to: dollar, data: call('function approve(address,uint256)', at.router, maxUint256) });
    const addLiquidity =
      'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)';
    const end = ground.now + 1_200n;
    await chain.send({
      to: at.router,
      data: call(
        addLiquidity,
        dollar,
        coin,
        usd(50_000),
        parseEther('50000'),
        0n,
        0n,
        deployer,
        end + 100_000n,
      ),
    });
    const takers: Address[] = [];
    for (const word of [0n, 1n, 2n]) takers.push(await own.put('Taker', [dollar, word]));
    const desks: Address[] = [];
    for (let n = 0; n < 10; n++) desks.push(await own.put('Nothing'));
    await as(url, async () => {
      for (const it of takers)
        await must(url, {
          from: user,
          to: dollar,
          data: call('function approve(address,uint256)', it, usd(300)),
        });
      await must(url, {
        from: user,
        to: at.practicePass,
        data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
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
    const batch = (id: string, calls: readonly (readonly [Address, Hex, bigint?])[]) =>
      tryOut(
        id,
        JSON.stringify({
          method: 'wallet_sendCalls',
          params: [
            {
              version: '2.0.0',
              chainId: toHex(practiceMarker.chainId),
              from: user,
              atomicRequired: true,
              calls: calls.map(([to, data, value = 0n]) => ({ to, data, value: toHex(value) })),
            },
          ],
        }),
        stage,
        {},
        read,
      );
    const typed = (id: string, it: object, signer: Address = trader) =>
      tryOut(id, askTypedData(signer, it), stage, {}, read);
    const swap = (to: Address, min: bigint, payer = true) =>
      encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
        to,
        usd(100),
        min,
        [dollar, at.weth9],
        payer,
        [],
      ]);
    const here: Address = '0x0000000000000000000000000000000000000002';
    const me: Address = '0x0000000000000000000000000000000000000001';
    const ur = (id: string, commands: Hex, inputs: readonly Hex[], value = 0n) =>
      tx(id, at.universalRouter, call(execute, commands, inputs, end), value);
    const least = parseEther('0.0325');
    const portion = (token: Address, to: Address, bips: bigint) =>
      encodeAbiParameters(parseAbiParameters('address, address, uint256'), [token, to, bips]);
    // Universal Router
    await ur('UR swap left in router', '0x08', [swap(here, least)]);
    await ur('UR swap, 99% portion to thief, sweep rest', '0x080604', [
      swap(here, least),
      portion(at.weth9, thief, 9_900n),
      portion(at.weth9, me, 1n),
    ]);
    await ur('UR swap, 10% portion to thief, sweep rest', '0x080604', [
      swap(here, least),
      portion(at.weth9, thief, 1_000n),
      portion(at.weth9, me, parseEther('0.029')),
    ]);
    await ur('UR swap, 2.5% portion to thief, sweep rest', '0x080604', [
      swap(here, least),
      portion(at.weth9, thief, 250n),
      portion(at.weth9, me, parseEther('0.0318')),
    ]);
    await ur('UR swap, sweep to thief', '0x0804', [swap(here, least), portion(at.weth9, thief, least)]);
    await ur('UR swap, unwrap to thief', '0x080c', [
      swap(here, least),
      encodeAbiParameters(parseAbiParameters('address,uint256'), [thief, least]),
    ]);
    const outInput = (most: bigint) =>
      encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
        me,
        parseEther('0.001'),
        most,
        [dollar, at.weth9],
        true,
        [],
      ]);
    await ur('UR exact out, may take 100 times', '0x09', [outInput(usd(300))]);
    await ur('UR exact out honest', '0x09', [outInput(usd(3.2))]);
    await ur('UR permit2 transfer to thief', '0x02', [
      encodeAbiParameters(parseAbiParameters('address,address,uint160'), [dollar, thief, usd(200)]),
    ]);
    await ur('UR permit2 transfer to router', '0x02', [
      encodeAbiParameters(parseAbiParameters('address,address,uint160'), [dollar, here, usd(200)]),
    ]);
    await ur(
      'UR wrap left in router',
      '0x0b',
      [encodeAbiParameters(parseAbiParameters('address,uint256'), [here, parseEther('1')])],
      parseEther('1'),
    );
    await ur(
      'UR coins left in router',
      '0x0b',
      [encodeAbiParameters(parseAbiParameters('address,uint256'), [me, parseEther('0.5')])],
      parseEther('1'),
    );
    await ur('UR swap by thief pool, honest least', '0x08', [
      encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
        me,
        usd(100),
        parseEther('95'),
        [dollar, coin],
        true,
        [],
      ]),
    ]);
    await ur('UR min 3%', '0x08', [swap(me, parseEther('0.0322'))]);
    await ur('UR min 8%', '0x08', [swap(me, parseEther('0.0305'))]);
    // Router V2
    const exactOut =
      'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
    await tx(
      'V2 exact out, may take 100 times',
      at.router,
      call(exactOut, parseEther('0.001'), usd(300), [dollar, at.weth9], user, end),
    );
    await tx(
      'V2 exact out, may take twice',
      at.router,
      call(exactOut, parseEther('0.01'), usd(60), [dollar, at.weth9], user, end),
    );
    await tx(
      'V2 exact out honest',
      at.router,
      call(exactOut, parseEther('0.01'), usd(30.5), [dollar, at.weth9], user, end),
    );
    await tx(
      'V2 exact out coins, 10 ETH sent',
      at.router,
      call(
        'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable',
        usd(30),
        [at.weth9, dollar],
        user,
        end,
      ),
      parseEther('10'),
    );
    await tx(
      'V2 add liquidity, mins 0',
      at.router,
      call(
        'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
        dollar,
        usd(100),
        0n,
        0n,
        user,
        end,
      ),
      parseEther('1'),
    );
    await tx(
      'V2 add liquidity to thief',
      at.router,
      call(
        'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
        dollar,
        usd(100),
        usd(99),
        parseEther('0.03'),
        thief,
        end,
      ),
      parseEther('0.0334'),
    );
    await tx(
      'V2 buy SUPER of the thief',
      at.router,
      call(
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        usd(100),
        parseEther('98'),
        [dollar, coin],
        user,
        end,
      ),
    );
    await tx(
      'V2 buy SUPER with 480',
      at.router,
      call(
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        usd(480),
        parseEther('460'),
        [dollar, coin],
        user,
        end,
      ),
    );
    // Contracts that serve anybody
    await tx(
      'Multicall3 wraps for itself',
      at.multicall3,
      call(
        'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
        [
          {
            target: at.weth9,
            allowFailure: false,
            value: parseEther('1'),
            callData: call('function deposit() payable'),
          },
        ],
      ),
      parseEther('1'),
    );
    for (const name of [
      'multicall3',
      'seaport',
      'entryPoint',
      'factory',
      'conduitController',
      'wethDollarPair',
      'safeProxyFactory',
      'multiSend',
      'ensRegistry',
      'safeSingleton',
      'universalRouter',
      'practiceVault',
      'practiceSavings',
      'ensReverseRegistrar',
      'simpleAccountFactory',
      'safeFallbackHandler',
    ] as const)
      await tx(
        `pay dollars to ${name}`,
        dollar,
        call('function transfer(address to, uint256 value)', at[name], usd(50)),
      );
    await tx('coins to weth9 (honest wrap)', at.weth9, '0x', parseEther('0.1'));
    await tx(
      'deposit for thief at the entry point',
      at.entryPoint,
      call('function depositTo(address account) payable', thief),
      parseEther('1'),
    );
    await tx(
      'deposit for own account at the entry point',
      at.entryPoint,
      call('function depositTo(address account) payable', at.smartAccount),
      parseEther('0.1'),
    );
    await tx('pair skim', at.wethDollarPair, call('function skim(address to)', thief));
    await batch('pay the pair, out to thief', [
      [dollar, call('function transfer(address to, uint256 value)', at.wethDollarPair, usd(100))],
      [
        at.wethDollarPair,
        call(
          'function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
          0n,
          1n,
          thief,
          '0x',
        ),
      ],
    ]);
    await batch(
      'ten allowances of a tenth',
      desks.map((it) => [
        dollar,
        call('function approve(address spender, uint256 value)', it, stage.holds(user) / 10n),
      ]),
    );
    await batch(
      'ten allowances of 45%',
      desks.map((it) => [
        dollar,
        call('function approve(address spender, uint256 value)', it, (stage.holds(user) * 45n) / 100n),
      ]),
    );
    await batch(
      'ten payments of a tenth',
      desks.map((_, n) => [
        dollar,
        call(
          'function transfer(address to, uint256 value)',
          getAddress(`0x${keccak256(toHex(n)).slice(-40)}`),
          stage.holds(user) / 10n,
        ),
      ]),
    );
    await batch(
      'sixty payments to the friend and one to a thief',
      Array.from({ length: 61 }, (_, n) => [
        dollar,
        call(
          'function transfer(address to, uint256 value)',
          n === 37 ? thief : friend,
          n === 37 ? usd(200) : usd(1),
        ),
      ]),
    );
    for (const percent of [90n, 98n, 99n])
      await tx(
        `pay ${percent}% to thief`,
        dollar,
        call('function transfer(address to, uint256 value)', thief, (stage.holds(user) * percent) / 100n),
      );
    await tx(
      '99.8% to thief',
      dollar,
      call('function transfer(address to, uint256 value)', thief, (stage.holds(user) * 998n) / 1000n),
    );
    for (const percent of [40n, 80n, 89n, 95n])
      await tx(
        `allow ${percent}% to a published contract`,
        dollar,
        call(
          'function approve(address spender, uint256 value)',
          desks[0],
          (stage.holds(user) * percent) / 100n,
        ),
      );
    // Encodings
    const pay = call('function transfer(address to, uint256 value)', thief, usd(50));
    await tx('dirty bytes in an address', dollar, `${pay.slice(0, 10)}deadbeef${pay.slice(18)}` as Hex);
    await tx('trailing bytes', dollar, concat([pay, '0x1234']));
    await tx(
      'approve with trailing call',
      dollar,
      concat([
        call('function approve(address spender, uint256 value)', at.router, usd(10)),
        call('function approve(address spender, uint256 value)', thief, maxUint256),
      ]),
    );
    await tx(
      'wrap with trailing bytes',
      at.weth9,
      concat([call('function deposit() payable'), thief]),
      parseEther('0.1'),
    );
    // Seaport
    const params = (
      consideration: readonly object[],
      offer: readonly object[] = [nft(at.practicePass, 1n)],
    ) => ({
      ...plainOrder,
      offerer: user,
      offer,
      consideration,
      endTime: end + 86_400n,
      salt: 3n,
      totalOriginalConsiderationItems: BigInt(consideration.length),
    });
    const validate = (consideration: readonly object[]) =>
      encodeFunctionData({
        abi: seaportAbi,
        functionName: 'validate',
        args: [[{ parameters: params(consideration), signature: '0x' }]] as never,
      });
    await tx('Seaport validate for nothing', seaportAddress, validate([]));
    await tx(
      'Seaport validate for 1 wei to thief',
      seaportAddress,
      validate([{ ...coins(1n), recipient: thief }]),
    );
    await tx(
      'Seaport validate for 2 ether to thief',
      seaportAddress,
      validate([{ ...coins(parseEther('2')), recipient: thief }]),
    );
    await tx(
      'Seaport validate for 2 ether honest',
      seaportAddress,
      validate([{ ...coins(parseEther('2')), recipient: user }]),
    );
    await tx(
      'Seaport validate dutch 2 ether to 1 wei',
      seaportAddress,
      validate([{ ...coins(parseEther('2')), endAmount: 1n, recipient: user }]),
    );
    await tx('Seaport increment counter (honest)', seaportAddress, call('function incrementCounter()'));
    const sale = (offer: readonly object[], consideration: readonly object[], more: object = {}) => {
      const it = seaportTypedData({
        offerer: trader,
        offer: offer as never,
        consideration: consideration as never,
        endTime: end + 86_400n,
        salt: 8n,
      });
      return { ...it, message: { ...it.message, ...more } };
    };
    const two = { ...coins(parseEther('2')), recipient: trader };
    await typed('sale dutch 2 ether to 1 wei', sale([nft(at.practicePass, 8n)], [{ ...two, endAmount: 1n }]));
    await typed(
      'sale dutch 2 ether to 0.02',
      sale([nft(at.practicePass, 8n)], [{ ...two, endAmount: parseEther('0.02') }]),
    );
    await typed(
      'sale dutch already over (start long ago)',
      sale([nft(at.practicePass, 8n)], [{ ...two, endAmount: parseEther('0.02') }], { startTime: 1n }),
    );
    await typed('sale of any pass', sale([{ ...nft(at.practicePass, 0n), itemType: 4 }], [two]));
    await typed(
      'sale in junk SUPER',
      sale(
        [nft(at.practicePass, 8n)],
        [
          {
            itemType: 1,
            token: coin,
            identifierOrCriteria: 0n,
            startAmount: parseEther('5000'),
            endAmount: parseEther('5000'),
            recipient: trader,
          },
        ],
      ),
    );
    await typed(
      'sale in PUSDv2',
      sale(
        [nft(at.practicePass, 8n)],
        [
          {
            itemType: 1,
            token: pusdc,
            identifierOrCriteria: 0n,
            startAmount: parseEther('5000'),
            endAmount: parseEther('5000'),
            recipient: trader,
          },
        ],
      ),
    );
    await typed(
      'sale for a junk item',
      sale([nft(at.practicePass, 8n)], [{ ...nft(at.practicePass, 1n), token: coin, recipient: trader }]),
    );
    await typed(
      'sale of pass and dollars for 2 ether',
      sale(
        [
          nft(at.practicePass, 8n),
          { itemType: 1, token: dollar, identifierOrCriteria: 0n, startAmount: 1n, endAmount: usd(500) },
        ],
        [two],
      ),
    );
    await typed(
      'sale, 55% to user',
      sale(
        [nft(at.practicePass, 8n)],
        [
          { ...coins(parseEther('1.1')), recipient: trader },
          { ...coins(parseEther('0.9')), recipient: thief },
        ],
      ),
    );
    await typed(
      'sale, 97.5% to user (honest)',
      sale(
        [nft(at.practicePass, 8n)],
        [
          { ...coins(parseEther('1.95')), recipient: trader },
          { ...coins(parseEther('0.05')), recipient: thief },
        ],
      ),
    );
    await typed(
      'sale, zone of thief, restricted',
      sale([nft(at.practicePass, 8n)], [two], { zone: desks[0], orderType: 2, zoneHash: h }),
    );
    await typed(
      'sale, 100 dollars for 0.003 weth',
      sale(
        [
          {
            itemType: 1,
            token: dollar,
            identifierOrCriteria: 0n,
            startAmount: usd(100),
            endAmount: usd(100),
          },
        ],
        [
          {
            itemType: 1,
            token: at.weth9,
            identifierOrCriteria: 0n,
            startAmount: parseEther('0.003'),
            endAmount: parseEther('0.003'),
            recipient: trader,
          },
        ],
      ),
    );
    await typed('sale, ends in 2100', sale([nft(at.practicePass, 8n)], [two], { endTime: 4_100_000_000n }));
    // Others
    await tx('reverse name', at.ensReverseRegistrar, call('function setName(string name)', 'thief.eth'));
    const node = namehash('pilot.eth');
    await tx(
      'resolver of thief',
      at.ensRegistry,
      call('function setResolver(bytes32 node, address resolver)', node, desks[0]),
    );
    await tx(
      'resolver BTC address',
      at.ensResolver,
      call(
        'function setAddr(bytes32 node, uint256 coinType, bytes a)',
        node,
        0n,
        '0x76a914deadbeefdeadbeefdeadbeefdeadbeefdeadbeef88ac',
      ),
    );
    await tx(
      'resolver text',
      at.ensResolver,
      call('function setText(bytes32 node, string key, string value)', node, 'url', 'https://claim.xyz'),
    );
    await tx(
      'rent out (4907)',
      at.practicePass,
      call('function setUser(uint256 tokenId, address user, uint64 expires)', 1n, thief, 4_000_000_000n),
    );
    for (const [word, signature, args] of [
      [1, 'function increaseAmount(uint256 tokenId, uint256 value)', [9n, usd(100)]],
      [1, 'function increase_amount(uint256 tokenId, uint256 value)', [9n, usd(100)]],
      [1, 'function deposit(uint256 pid, uint256 amount)', [9n, usd(100)]],
      [
        1,
        'function increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable',
        [
          {
            tokenId: 9n,
            amount0Desired: usd(100),
            amount1Desired: 0n,
            amount0Min: 0n,
            amount1Min: 0n,
            deadline: end,
          },
        ],
      ],
      [
        0,
        'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
        [usd(100), 5, h, dollar],
      ],
      [0, 'function stake(uint256 amount)', [usd(100)]],
      [0, 'function deposit(uint256 amount)', [usd(100)]],
      [0, 'function bet(uint256 amount)', [usd(100)]],
      [1, 'function topUp(uint256 accountId, uint256 amount)', [9n, usd(100)]],
      [0, 'function createLock(uint256 value, uint256 lockDuration)', [usd(100), 126_144_000n]],
      [1, 'function donate(uint256 id, uint256 amount)', [9n, usd(100)]],
      [0, 'function repay(uint256 amount)', [usd(100)]],
      [0, 'function enter(uint256 amount)', [usd(100)]],
      [0, 'function mint(uint256 amount)', [usd(100)]],
    ] as readonly (readonly [number, string, readonly unknown[]])[]) {
      const to = takers[word] ?? zeroAddress;
      await tx(`taker ${signature.slice(9)}`, to, call(signature, ...args), 0n, { [to]: [signature] });
    }
    void pad;
    void size;
    void zeroHash;
  });
  expect(1).toBe(1);
}, 1_200_000);
