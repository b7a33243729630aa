import type { Verdict } from '@readback/core/model/readback.ts';
import { askMessage, askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
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
  zeroAddress,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { ownArtefact } from '../../deploy/artefact.ts';
import { execute } from '../../corpus/moves.ts';
import { wrappings } from '../../corpus/wrappings.ts';
import { chainAs } from '../../deploy/chain.ts';
import { rpc } from '../../rpc.ts';
import { mine, must } from '../../truth/node.ts';
import { call, pilot, signTyped } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import type { Placed } from '../hostile.ts';
import { readerOn } from '../readOn.ts';
import { as, ownOn } from './own.ts';
import { open } from './open.ts';

/**
 * What a thief got past as *Read back* with a mere press, who only used the tool. Each is at least a Caution, or is not
 * fully read. `proofs` are what he then took on the chain.
 */
const user = pilot(0).address;
const usd = (n: number) => parseUnits(String(n), 6);
const h = keccak256(toHex('x'));
const verdicts = new Map<string, Verdict | 'refused'>();
const proofs = new Map<string, boolean>();

const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'function validate(Order[] orders) returns (bool)',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool)',
]);

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

/** Standard names at a contract of the thief, which gives a token of its own that is good for nothing. */
const worthless: readonly (readonly ['coins' | 0 | 1, string, (dollar: Address) => readonly unknown[]])[] = [
  ['coins', 'function submit(address referral) payable', () => [zeroAddress]],
  ['coins', 'function deposit() payable', () => []],
  ['coins', 'function depositTo(address to) payable', () => [user]],
  [
    'coins',
    'function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable',
    (it) => [it, user, 0],
  ],
  [
    1,
    'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    (it) => [it, usd(100), user, 0],
  ],
  [
    1,
    'function deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
    (it) => [it, usd(100), user, 0],
  ],
  [1, 'function supply(address asset, uint256 amount)', (it) => [it, usd(100)]],
  [0, 'function wrap(uint256 amount)', () => [usd(100)]],
  [0, 'function deposit(uint256 assets, address receiver)', () => [usd(100), user]],
  [0, 'function mint(uint256 shares, address receiver)', () => [usd(100), user]],
  [
    0,
    'function requestDeposit(uint256 assets, address controller, address owner)',
    () => [usd(100), user, user],
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

const messages: readonly (readonly [string, string])[] = [
  ['a payout address of Bitcoin', 'My payout address is bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a code that lets someone withdraw', 'Confirm code 482913 to allow withdrawals from your account'],
  ['a sale in words', 'I sell 100 ETH to John for 1 USD. This offer is binding until Friday.'],
  ['a debt in words', 'I owe John 50,000 USD and will pay by Friday.'],
  ['a withdrawal of an exchange', 'withdraw 5 ETH fee 0.1 nonce 77'],
  ['an agent in JSON', '{"type":"approveAgent","agentName":"mobile","publicKey":"302a300506032b6570032100"}'],
  ['a key, in Russian', 'Эта подпись будет использована для создания приватного ключа.'],
  ['the key of a trading account', 'Sign to enable trading'],
  ['the key of ApeX', 'L2 KEY'],
  ['a backup', 'Please confirm: wallet backup unlocked with this signature.'],
  ['a log-in elsewhere, by its name alone', 'LooksRare login 48213'],
  ['a log-in elsewhere, in parts', 'Login\nurl=opensea&tld=io\nnonce=48213'],
  ['a gift of everything', 'I hereby give John all of my tokens, items and accounts.'],
  ['a grant of an exchange', 'client_id=kraken&scope=withdraw&state=48213'],
  ['a key, in Korean', '이 서명은 개인 키를 생성하는 데 사용됩니다.'],
  ['a key, in Turkish', 'Bu imza, hesabınızın özel anahtarını oluşturmak için kullanılır.'],
  ['a key, in Arabic', 'سيتم استخدام هذا التوقيع لإنشاء المفتاح الخاص'],
  ['the key of StarkEx', 'Generate StarkEx access'],
  ['a power of attorney', 'John may act for me in all my affairs.'],
  ['a sale in French', 'Je vends mon jeton numéro 8 à Jean pour un euro.'],
];

/** Every request, and how it is read. */
const ids: string[] = [
  ...wrappings.map((it) => `an item for nothing by Seaport's validate, in ${it.id}`),
  'an item for 2 ether and later 1 wei by validate',
  'an item for 2000 wei by validate',
  'three orders by validate, one for nothing',
  'a listing at a market now costs one wei',
  ...numbered.map(([it]) => `numbers: ${it}`),
  'numbers: kept under hashes in another contract',
  'numbers: events alone',
  'numbers: a bit for each member',
  ...wrappings.map((it) => `numbers: updatePrice in ${it.id}`),
  ...standard.map(([it]) => `standard: ${it}`),
  'a swap by the thief: swapExactTokensForETH',
  'a swap by the thief: swapExactETHForTokens',
  'a swap by the thief: exactInputSingle',
  'coins wrapped by the thief',
  ...worthless.map(([, it]) => `worthless: ${it}`),
  'a copy of an item for one ether',
  'the router keeps what it wraps',
  'the router keeps nine tenths of what it wraps',
  'the router keeps dollars taken by Permit2',
  'the router keeps dollars, a part comes back',
  'dollars paid to the router',
  'an exact output that may cost a hundred times as much: V2',
  'an exact output that may cost a hundred times as much: Universal Router',
  'an operation whose bundler gets 0.3 ether',
  'an operation at ten thousand gwei',
  'a log-in of Polymarket',
  ...messages.map(([it]) => `message: ${it}`),
];

beforeAll(() =>
  onStage(async (ground) => {
    const records = [...ground.records];
    const own = await ownOn({ ...ground, records }, records);
    const { at, url } = ground;
    const thief = at.stranger;
    const dollar = at.practiceDollar;
    const byId = await own.put('ById', [dollar, thief]);
    const hashed = await own.put('Hashed', [dollar, thief]);
    const events = await own.put('EventsOnly');
    const bits = await own.put('Bits', [dollar, thief, [user, pilot(5).address]]);
    const market = await own.put('Market');
    const any = await own.put('Anything', [dollar, thief]);
    const buyer = await own.put('Buyer', [dollar, thief], parseEther('5'));
    const changer = await own.put('Changer', [dollar, thief]);
    const v3 = await own.put('FakeRouter', [thief]);
    const wrapped = await own.put('FakeWrapped', [thief]);
    const mints = {
      coins: await own.put('MintsBack', [dollar, thief, 0n, 18]),
      0: await own.put('MintsBack', [dollar, thief, 0n, 6]),
      1: await own.put('MintsBack', [dollar, thief, 1n, 6]),
    };
    const chain = await chainAs(deployer, url);
    const pay = (to: Address, signature: string, ...args: readonly unknown[]) =>
      chain.send({ to, data: call(signature, ...args) });
    for (const it of [byId, any, hashed])
      await pay(dollar, 'function approve(address,uint256)', it, maxUint256);
    for (const [who, id] of [
      [user, 3n],
      [at.safe, 4n],
      [at.smartAccount, 5n],
    ] as const)
      await pay(byId, 'function keep(uint256,address,uint256)', id, who, usd(300));
    await pay(any, 'function keep(address,uint256)', user, usd(300));
    await pay(hashed, 'function keep(address,uint256)', user, usd(300));
    await pay(dollar, 'function transfer(address,uint256)', changer, usd(20_000));
    await chain.send({ to: at.weth9, data: call('function deposit() payable'), value: parseEther('2') });
    await pay(at.weth9, 'function transfer(address,uint256)', v3, parseEther('2'));
    await as(url, async () => {
      for (const who of [user, at.safe, at.smartAccount])
        await must(url, {
          from: who,
          to: at.practicePass,
          data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
        });
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
      for (const it of [buyer, v3, mints[0], mints[1]])
        await must(url, {
          from: user,
          to: dollar,
          data: call('function approve(address,uint256)', it, usd(300)),
        });
    });
    const junk = await chain.create(ownArtefact('PracticePass'));
    await pay(junk, 'function make(address,uint256)', pilot(9).address, 77n);
    await pay(at.practicePass, 'function make(address,uint256)', at.safe, 501n);
    await pay(at.practicePass, 'function make(address,uint256)', at.smartAccount, 502n);
    await as(url, () =>
      must(url, {
        from: pilot(9).address,
        to: junk,
        data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
      }),
    );

    own.old(junk);
    const { stage } = own;
    const read = readerOn(stage);
    const end = ground.now + 1_200n;
    const note = async (id: string, request: string, placed: Placed = {}) => {
      try {
        const { verdict, control } = await read(request, placed);
        verdicts.set(id, verdict === 'read' && control.kind !== 'press' ? 'refused' : verdict);
      } catch {
        verdicts.set(id, 'refused');
      }
    };
    const tx = (id: string, to: Address, data: Hex, value = 0n, signature?: string) =>
      note(
        id,
        askTransaction(user, { to, data, value }),
        signature === undefined ? {} : { abis: { [to]: [signature] } },
      );

    // Seaport
    const order = (offerer: Address, id: bigint, consideration: readonly object[]) => ({
      parameters: {
        ...plainOrder,
        offerer,
        offer: [nft(at.practicePass, id)],
        consideration,
        endTime: end + 86_400n,
        salt: 3n,
        totalOriginalConsiderationItems: BigInt(consideration.length),
      },
      signature: '0x',
    });
    const enc = (functionName: string, ...args: readonly unknown[]) =>
      encodeFunctionData({ abi: seaportAbi, functionName, args } as never);
    for (const way of wrappings) {
      const who = way.who === 'user' ? user : at[way.who];
      const id = way.who === 'user' ? 1n : way.who === 'safe' ? 501n : 502n;
      await note(
        `an item for nothing by Seaport's validate, in ${way.id}`,
        await way.request(stage, [
          { to: seaportAddress, data: enc('validate', [order(who, id, [])]), value: 0n },
        ]),
      );
    }
    const two = { ...coins(parseEther('2')), recipient: user };
    await tx(
      'an item for 2 ether and later 1 wei by validate',
      seaportAddress,
      enc('validate', [order(user, 1n, [{ ...two, endAmount: 1n }])]),
    );
    await tx(
      'an item for 2000 wei by validate',
      seaportAddress,
      enc('validate', [order(user, 1n, [{ ...coins(2_000n), recipient: user }])]),
    );
    await tx(
      'three orders by validate, one for nothing',
      seaportAddress,
      enc('validate', [
        order(user, 1n, [two]),
        order(user, 1n, [{ ...two, startAmount: parseEther('3') }]),
        order(user, 1n, []),
      ]),
    );

    // Numbers
    const [price] = numbered[0] ?? [''];
    await tx('a listing at a market now costs one wei', market, call(price, 1n, 1n), 0n, price);
    for (const [it, args] of numbered) await tx(`numbers: ${it}`, byId, call(it, ...args), 0n, it);
    const confirm = 'function confirmTransaction(uint256 transactionId)';
    await tx('numbers: kept under hashes in another contract', hashed, call(confirm, 3n), 0n, confirm);
    await tx('numbers: events alone', events, call(confirm, 3n), 0n, confirm);
    await tx('numbers: a bit for each member', bits, call(confirm, 3n), 0n, confirm);
    for (const way of wrappings) {
      const id = way.who === 'user' ? 3n : way.who === 'safe' ? 4n : 5n;
      await note(
        `numbers: updatePrice in ${way.id}`,
        await way.request(stage, [{ to: byId, data: call(price, id, 1n), value: 0n }]),
        { abis: { [byId]: [price] } },
      );
    }
    for (const [it, args] of standard) await tx(`standard: ${it}`, any, call(it, ...args), 0n, it);

    // Routers and coins of the thief
    const sell = call(
      'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      usd(100),
      parseEther('0.033'),
      [dollar, at.weth9],
      user,
      end,
    );
    await tx('a swap by the thief: swapExactTokensForETH', buyer, sell);
    await tx(
      'a swap by the thief: swapExactETHForTokens',
      changer,
      call(
        'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
        usd(2_990),
        [at.weth9, dollar],
        user,
        end,
      ),
      parseEther('1'),
    );
    await tx(
      'a swap by the thief: exactInputSingle',
      v3,
      call(
        'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
        {
          tokenIn: dollar,
          tokenOut: at.weth9,
          fee: 500,
          recipient: user,
          amountIn: usd(100),
          amountOutMinimum: parseEther('0.033'),
          sqrtPriceLimitX96: 0n,
        },
      ),
    );
    await tx('coins wrapped by the thief', wrapped, call('function deposit() payable'), parseEther('1'));

    for (const [how, it, args] of worthless)
      await tx(
        `worthless: ${it}`,
        mints[how],
        call(it, ...args(dollar)),
        how === 'coins' ? parseEther('1') : 0n,
        it,
      );
    const seller = pilot(9);
    const offered = [nft(junk, 77n)];
    const cost = [{ ...coins(parseEther('1')), recipient: seller.address }];
    const sellerSigned = await signTyped(
      seller,
      seaportTypedData({
        offerer: seller.address,
        offer: offered,
        consideration: cost,
        endTime: end + 86_400n,
        salt: 3n,
      }),
    );
    const copy = order(seller.address, 77n, cost);
    await tx(
      'a copy of an item for one ether',
      seaportAddress,
      enc(
        'fulfillOrder',
        { parameters: { ...copy.parameters, offer: offered }, signature: sellerSigned },
        zeroHash,
      ),
      parseEther('1'),
    );

    // Universal Router
    const here: Address = '0x0000000000000000000000000000000000000002';
    const me: Address = '0x0000000000000000000000000000000000000001';
    const pair = (to: Address, much: bigint) =>
      encodeAbiParameters(parseAbiParameters('address,uint256'), [to, much]);
    const three = (token: Address, to: Address, much: bigint) =>
      encodeAbiParameters(parseAbiParameters('address,address,uint256'), [token, to, much]);
    const plan = (commands: Hex, inputs: readonly Hex[]) => call(execute, commands, inputs, end);
    const wrapAway = plan('0x0b', [pair(here, parseEther('1'))]);
    const eth = parseEther('1');
    await tx('the router keeps what it wraps', at.universalRouter, wrapAway, eth);
    await tx(
      'the router keeps nine tenths of what it wraps',
      at.universalRouter,
      plan('0x0b05', [pair(here, eth), three(at.weth9, me, parseEther('0.1'))]),
      eth,
    );
    await tx(
      'the router keeps dollars taken by Permit2',
      at.universalRouter,
      plan('0x02', [three(dollar, here, usd(200))]),
    );
    await tx(
      'the router keeps dollars, a part comes back',
      at.universalRouter,
      plan('0x0205', [three(dollar, here, usd(100)), three(dollar, me, usd(10))]),
    );
    await tx(
      'dollars paid to the router',
      dollar,
      call('function transfer(address to, uint256 value)', at.universalRouter, usd(50)),
    );
    await tx(
      'an exact output that may cost a hundred times as much: V2',
      at.router,
      call(
        'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
        parseEther('0.001'),
        usd(300),
        [dollar, at.weth9],
        user,
        end,
      ),
    );
    await tx(
      'an exact output that may cost a hundred times as much: Universal Router',
      at.universalRouter,
      plan('0x09', [
        encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
          me,
          parseEther('0.001'),
          usd(300),
          [dollar, at.weth9],
          true,
          [],
        ]),
      ]),
    );

    // Operations
    const op = paymentOperation({ info: ground.info, now: ground.now });
    const asked = (id: string, more: object) =>
      note(id, askTypedData(user, { ...op, message: { ...op.message, ...more } }));
    await asked('an operation whose bundler gets 0.3 ether', { preVerificationGas: 300_000_000n });
    await asked('an operation at ten thousand gwei', {
      gasFees: concat([pad(toHex(10n ** 13n), { size: 16 }), pad(toHex(10n ** 13n), { size: 16 })]),
    });

    // Signatures
    await note(
      'a log-in of Polymarket',
      askTypedData(user, {
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'version', type: 'string' },
            { name: 'chainId', type: 'uint256' },
          ],
          ClobAuth: [
            { name: 'address', type: 'address' },
            { name: 'timestamp', type: 'string' },
            { name: 'nonce', type: 'uint256' },
            { name: 'message', type: 'string' },
          ],
        },
        primaryType: 'ClobAuth',
        domain: { name: 'ClobAuthDomain', version: '1', chainId: 137 },
        message: {
          address: user,
          timestamp: String(ground.now),
          nonce: 0n,
          message: 'This message attests that I control the given wallet',
        },
      }),
    );
    for (const [id, text] of messages) await note(`message: ${id}`, askMessage(user, text));

    // What he then takes
    const gift = order(user, 1n, []);
    const word = async (to: Address, data: Hex) =>
      BigInt(await rpc<Hex>(url, 'eth_call', [{ to, data }, 'latest']));
    const ownerOf = async (id: bigint) => word(at.practicePass, call('function ownerOf(uint256)', id));
    const held = (token: Address, who: Address) => word(token, call('function balanceOf(address)', who));
    const prove = async (id: string, what: () => Promise<boolean>) => {
      const mark = await rpc<string>(url, 'evm_snapshot');
      await rpc(url, 'anvil_autoImpersonateAccount', [true]);
      await rpc(url, 'anvil_setBalance', [thief, toHex(parseEther('10'))]);
      proofs.set(id, await what());
      await rpc(url, 'evm_revert', [mark]);
    };
    await prove('validate: the pass is his, for nothing', async () => {
      await must(url, { from: user, to: seaportAddress, data: enc('validate', [gift]) });
      await must(url, { from: thief, to: seaportAddress, data: enc('fulfillOrder', gift, zeroHash) });
      return (await ownerOf(1n)) === BigInt(thief);
    });
    await prove('market: the pass is his, for one wei', async () => {
      await must(url, { from: user, to: market, data: call(price, 1n, 1n) });
      await must(url, {
        from: thief,
        to: market,
        value: '0x1',
        data: call('function buy(uint256) payable', 1n),
      });
      return (await ownerOf(1n)) === BigInt(thief);
    });
    await prove('numbers: what was kept is his', async () => {
      await must(url, { from: user, to: byId, data: call(confirm, 3n) });
      await must(url, { from: thief, to: byId, data: call('function collect(uint256)', 3n) });
      return (await held(dollar, thief)) >= usd(300);
    });
    await prove('a swap by the thief: nothing comes', async () => {
      await must(url, { from: thief, to: buyer, data: call('function arm(bool)', true) });
      const [had, coinsHad] = [
        await held(dollar, user),
        BigInt(await rpc<Hex>(url, 'eth_getBalance', [user, 'latest'])),
      ];
      await must(url, { from: user, to: buyer, data: sell });
      return (
        had - (await held(dollar, user)) === usd(100) &&
        BigInt(await rpc<Hex>(url, 'eth_getBalance', [user, 'latest'])) < coinsHad
      );
    });
    await prove('coins wrapped by the thief: only he unwraps', async () => {
      await must(url, {
        from: user,
        to: wrapped,
        value: toHex(eth),
        data: call('function deposit() payable'),
      });
      const tried = await mine(url, {
        from: user,
        to: wrapped,
        data: call('function withdraw(uint256)', eth),
      });
      await must(url, { from: thief, to: wrapped, data: call('function withdraw(uint256)', eth) });
      return tried.status === '0x0';
    });
    await prove('the router: he sweeps it', async () => {
      await must(url, { from: user, to: at.universalRouter, value: toHex(eth), data: wrapAway });
      await must(url, {
        from: thief,
        to: at.universalRouter,
        data: plan('0x04', [three(at.weth9, thief, 1n)]),
      });
      return (await held(at.weth9, thief)) >= eth;
    });
  }),
);

test('none is read back calmly but those that are written down as open', () => {
  expect(ids.filter((id) => !verdicts.has(id))).toEqual([]);
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' ? [id] : []));
  expect(calm.toSorted()).toEqual([...open.users].toSorted());
});

test('what is called an escape truly takes something', () => {
  expect(proofs.size).toBe(6);
  expect([...proofs].filter(([, taken]) => !taken)).toEqual([]);
});
