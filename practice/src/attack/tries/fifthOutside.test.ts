import { join } from 'node:path';
import type { Readback } from '@readback/core/model/readback.ts';
import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import {
  type Abi,
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
  toFunctionSelector,
  toHex,
  zeroHash,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { compiledIn } from '../../compiledIn.ts';
import { chainAs } from '../../deploy/chain.ts';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, soon, type Try } from './oneCall.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A drainer crew that knows the protocols of the day, and has only the tool to look at. */
type There = Try & Readonly<{ chain?: number }>;

/** Those that are still read back calmly. */
const open: readonly string[] = [];

const pull: Op = { kind: 0, token: usdc, amount: K };
const come = (amount: bigint, token = usdc): Op => ({ kind: 1, token, amount });
const b32 = (it: Address): Hex => pad(it).toLowerCase() as Hex;
const now = Math.floor(Date.now() / 1_000);
const abi = (types: string, ...its: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), its as never);

type More = Readonly<{
  ops?: readonly Op[];
  value?: bigint;
  allowed?: readonly Address[];
  chain?: number;
  /** Whether its ABI is published. */
  abi?: boolean;
  /** Others that are there. */
  beside?: readonly Address[];
}>;

/** Reads a transaction with the number that one which takes an allowance back waits with. `fees`: of the two. */
async function withItsNumber(
  e: Ethereum,
  asked: Readonly<{ to: Address; value: Hex }>,
  [waiting, own]: readonly [object, object],
): Promise<Readback> {
  await rpc(e.url, 'evm_setAutomine', [false]);
  const nonce = await rpc<Hex>(e.url, 'eth_getTransactionCount', [me, 'latest']);
  const data = call(approve, thief, 0n);
  await rpc(e.url, 'eth_sendTransaction', [
    { from: me, to: usdc, data, gas: toHex(100_000), nonce, ...waiting },
  ]);
  const params = [{ chainId: '0x1', from: me, ...asked, nonce, ...own }];
  try {
    return await e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params }));
  } finally {
    await rpc(e.url, 'evm_setAutomine', [true]);
    await rpc(e.url, 'anvil_mine', ['0x1']);
  }
}

const feesOf = (most: bigint, tip: bigint) => ({
  maxFeePerGas: toHex(most),
  maxPriorityFeePerGas: toHex(tip),
});
/** What waits, and what is sent to replace it. */
const higherFees = [feesOf(2n * 10n ** 9n, 10n ** 9n), feesOf(3n * 10n ** 9n, 15n * 10n ** 8n)] as const;

/** What a protocol at an address does when its function is called. */
async function stands(e: Ethereum, where: Address, text: string, { ops = [], allowed }: More): Promise<void> {
  await rpc(e.url, 'anvil_setBalance', [where, toHex(1_000n * E18)]);
  for (const { kind, token, amount = 0n } of ops)
    if (kind === 1 && token !== undefined)
      await e.send(me, token, call('function mint(address,uint256)', where, amount));
  if (where !== usdc && where !== weth)
    await e.stand(
      where,
      { [text]: ops },
      allowed ?? [usdc, weth].filter((it) => ops.some((op) => op.kind === 0 && op.token === it)),
    );
}

/** One call of what is at a shipped address, or of an old protocol that nobody vouches for (`old`). */
function one(
  id: string,
  why: string,
  to: Address | 'old',
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  more: More = {},
): There {
  const { value = 0n, chain = 1, beside = [] } = more;
  return {
    id,
    why,
    chain,
    read: async (e) => {
      const where = to === 'old' ? await e.put('Genuine') : to;
      for (const it of beside) await e.stand(it, {});
      await stands(e, where, text, more);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(ask(chain, where, data, value), more.abi === false ? {} : { abis: { [where]: [text] } });
    },
  };
}

/** One call on a chain that is not Ethereum. */
function on(
  chain: number,
  id: string,
  why: string,
  to: Address,
  text: string,
  args: readonly unknown[],
  more: More = {},
): There {
  return one(id, why, to, text, args, { ...more, chain });
}

const ur = at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const execText = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';
const wrapIn = abi('address, uint256', '0x0000000000000000000000000000000000000002', E18);
const path = concat([weth, '0x0001f4', usdc]);
const back = concat([usdc, '0x0001f4', weth]);
const msgSender = '0x0000000000000000000000000000000000000001';
const self = '0x0000000000000000000000000000000000000002';
const v3 = (amount: bigint, min: bigint, by: Hex, payer: boolean, to: Hex = msgSender) =>
  abi('address, uint256, uint256, bytes, bool', to, amount, min, by, payer);
const v2 = (amount: bigint, min: bigint, by: readonly Address[], payer: boolean) =>
  abi('address, uint256, uint256, address[], bool', msgSender, amount, min, by, payer);
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');
type Act = Readonly<{ target: Address; value?: bigint; data?: Hex }>;
/** Puts up what makes these very calls when its function is called. */
async function plays(
  e: Ethereum,
  where: Address,
  text: string,
  acts: readonly Act[],
  says: Hex = '0x',
): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [where, await codeOf(e, 'Player')]);
  e.published(where);
  await rpc(e.url, 'anvil_setBalance', [where, toHex(1_000n * E18)]);
  await e.send(
    deployer,
    where,
    call(
      'function plays(bytes4 selector, (address target, uint256 value, bytes data)[] acts, bytes says)',
      toFunctionSelector(text),
      acts.map(({ target, value = 0n, data = '0x' }) => ({ target, value, data })),
      says,
    ),
  );
}
const codes = new Map<string, Hex>();
async function codeOf(e: Ethereum, name: string): Promise<Hex> {
  const there = codes.get(name);
  if (there !== undefined) return there;
  const made = await compiledIn(join(import.meta.dirname, 'fifthContracts'));
  const it = made.find((one) => one.name === name);
  if (it === undefined) throw new RangeError(name);
  const chain = await chainAs(deployer, e.url);
  const put = await chain.create({ bytecode: it.bytecode as Hex, abi: it.abi as Abi });
  const code = await rpc<Hex>(e.url, 'eth_getCode', [put, 'latest']);
  codes.set(name, code);
  return code;
}
/** A swap as the pool makes it: coins or tokens go there, and it pays. */
const paysUsdc = (amount: bigint, to: Address = me): Act => ({
  target: pool,
  data: call('function pays(address,address,uint256)', usdc, to, amount),
});
const paysWeth = (amount: bigint, to: Address = me): Act => ({
  target: pool,
  data: call('function pays(address,address,uint256)', weth, to, amount),
});
const takes = (token: Address, amount: bigint, to: Address = pool): Act => ({
  target: token,
  data: call('function transferFrom(address,address,uint256)', me, to, amount),
});
const sellsCoin: readonly Act[] = [
  { target: weth, value: E18, data: call('function deposit()') },
  { target: weth, data: call('function transfer(address,uint256)', pool, E18) },
  paysUsdc(3n * K),
];
const sellsDollars: readonly Act[] = [takes(usdc, 3n * K), paysWeth(E18)];
const play = (
  id: string,
  why: string,
  where: Address,
  text: string,
  args: readonly unknown[],
  acts: readonly Act[],
  value = 0n,
): There => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, 'function none()', []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    await rpc(e.url, 'anvil_setBalance', [weth, toHex(10_000n * E18)]);
    await plays(e, where, text, acts);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function approve(address,uint256)', where, maxUint256));
    return e.read(ask(1, where, call(text, ...args), value), { abis: { [where]: [text] } });
  },
});
const plan = (
  id: string,
  why: string,
  commands: Hex,
  inputs: readonly Hex[],
  acts: readonly Act[],
  value = 0n,
) => play(id, why, ur, execText, [commands, inputs, BigInt(now) + 1_200n], acts, value);
/**
 * A command that may fail, as one that truly does: swaps and sweeps revert the whole call even under the flag 0x80, a plan
 * of its own (0x21, called from outside) does not.
 */
function soft(commands: Hex, inputs: readonly Hex[]): readonly [Hex, readonly Hex[]] {
  const bytes = commands.slice(2).match(/../g) ?? [];
  const its = bytes.map((it, n) => {
    const [code, input] = [Number.parseInt(it, 16), inputs[n] ?? '0x'];
    return code < 0x80 || code === 0xa1
      ? ([it, input] as const)
      : (['a1', abi('bytes, bytes[]', toHex(code % 0x80, { size: 1 }), [input])] as const);
  });
  return [`0x${its.map(([it]) => it).join('')}`, its.map(([, it]) => it)];
}
const softly = (
  id: string,
  why: string,
  commands: Hex,
  inputs: readonly Hex[],
  acts: readonly Act[],
  value = 0n,
) => plan(id, why, ...soft(commands, inputs), acts, value);
const mayFail =
  'The command may fail (a plan of its own under 0x80): the thief moves the price for one block, the swap fails by its minimum, and what was brought to the router stays there for whoever sweeps it.';
const least = 2_990n * 10n ** 6n;
const routers: readonly Try[] = [
  plan(
    'Universal Router: an honest swap of coins',
    'to compare.',
    '0x0b00',
    [wrapIn, v3(E18, least, path, false)],
    sellsCoin,
    E18,
  ),
  plan(
    'Universal Router: an honest swap of dollars',
    'to compare.',
    '0x00',
    [v3(3n * K, (99n * E18) / 100n, back, true)],
    sellsDollars,
  ),
  plan(
    'Universal Router: a swap of coins under the flag alone',
    'to compare: the documentation says that it may fail; the code of today reverts whole.',
    '0x0b80',
    [wrapIn, v3(E18, least, path, false)],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: a swap of coins that may fail',
    mayFail,
    '0x0b80',
    [wrapIn, v3(E18, least, path, false)],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: a swap of coins in v2 that may fail',
    mayFail,
    '0x0b88',
    [wrapIn, v2(E18, least, [weth, usdc], false)],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: dollars brought there, and a swap that may fail',
    mayFail,
    '0x0280',
    [abi('address, address, uint160', usdc, self, 3n * K), v3(3n * K, (99n * E18) / 100n, back, false)],
    sellsDollars,
  ),
  softly(
    'Universal Router: a swap that may fail, and a sweep without a least',
    mayFail,
    '0x0b8004',
    [wrapIn, v3(E18, least, path, false, self), abi('address, address, uint256', usdc, msgSender, 0n)],
    sellsCoin,
    E18,
  ),
  ...(
    [
      ['0x008c', 'the least is at the unwrapping, which may fail', mayFail],
      ['0x000c', 'the least is at the unwrapping', 'to compare.'],
    ] as const
  ).map(([commands, id, why]) =>
    softly(
      `Universal Router: ${id}`,
      why,
      commands,
      [v3(3n * K, 0n, back, true, self), abi('address, uint256', msgSender, (99n * E18) / 100n)],
      [
        takes(usdc, 3n * K),
        paysWeth(E18, ur),
        { target: weth, data: call('function withdraw(uint256)', E18) },
        { target: me, value: E18 },
      ],
    ),
  ),
  softly(
    'Universal Router: the least is at the sweep, which may fail',
    mayFail,
    '0x0084',
    [v3(3n * K, 0n, back, true, self), abi('address, address, uint256', weth, msgSender, (99n * E18) / 100n)],
    [
      takes(usdc, 3n * K),
      paysWeth(E18, ur),
      { target: weth, data: call('function transfer(address,uint256)', me, E18) },
    ],
  ),
  ...(
    [
      ['0x0b90', 'v4, that may fail', mayFail],
      ['0x0b10', 'v4', 'to compare.'],
    ] as const
  ).map(([commands, id, why]) =>
    softly(
      `Universal Router: ${id}`,
      why,
      commands,
      [
        wrapIn,
        abi('bytes, bytes[]', '0x060b0f', [
          abi('((address, address, uint24, int24, address), bool, uint128, uint128, bytes)', [
            [usdc, weth, 500, 10, zero],
            false,
            E18,
            least,
            '0x',
          ]),
          abi('address, uint256, bool', weth, E18, false),
          abi('address, uint256', usdc, least),
        ]),
      ],
      sellsCoin,
      E18,
    ),
  ),
  softly(
    'Universal Router: the first half is sold, the other may fail',
    mayFail,
    '0x0b0080',
    [wrapIn, v3(E18 / 2n, least / 2n, path, false), v3(E18 / 2n, least / 2n, path, false)],
    sellsCoin,
    E18,
  ),
  plan(
    'Universal Router: a balance check that may fail',
    'The check is what guards a swap without a least.',
    '0x008e',
    [v3(3n * K, 0n, back, true), abi('address, address, uint256', me, weth, 20n * E18)],
    sellsDollars,
  ),
  plan(
    'Universal Router: a permit that may fail, to the thief',
    'The permit is for him.',
    '0x8a00',
    [
      abi(
        '((address, uint160, uint48, uint48), address, uint256), bytes',
        [[usdc, K, now + 1_200, 0], thief, soon],
        `0x${'11'.repeat(65)}`,
      ),
      v3(3n * K, (99n * E18) / 100n, back, true),
    ],
    sellsDollars,
  ),
  plan(
    'Universal Router: command 0x45, which a mask makes a transfer',
    '0x45 masked by 0x3f is TRANSFER.',
    '0x0045',
    [v3(3n * K, (99n * E18) / 100n, back, true), abi('address, address, uint256', weth, thief, 0n)],
    sellsDollars,
  ),
];

const bundler = at('0x6566194141eefa99af43bb5aa71460ca2dc90245');
const adapter = at('0x4a6c312ec70e8747a587ee860a0353cd42be0ae0');
const steak = at('0xbeef01735c132ada46aa9aa4c54623caa92a64cb');
const bundleText =
  'function multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle) payable';
const bundle = (skip: boolean) => [
  {
    to: adapter,
    data: call(
      'function erc20TransferFrom(address token, address receiver, uint256 amount)',
      usdc,
      adapter,
      K,
    ),
    value: 0n,
    skipRevert: false,
    callbackHash: zeroHash,
  },
  {
    to: adapter,
    data: call(
      'function erc4626Deposit(address vault, uint256 assets, uint256 maxSharePriceE27, address receiver)',
      steak,
      K,
      2n * 10n ** 15n,
      me,
    ),
    value: 0n,
    skipRevert: skip,
    callbackHash: zeroHash,
  },
];
const swaps: readonly There[] = [
  play(
    'Morpho bundle: a deposit that may be skipped',
    'skipRevert: the thief raises the price of a share over the most for a block (or fills the cap), and the dollars stay at the adapter, where anybody takes them.',
    bundler,
    bundleText,
    [bundle(true)],
    [takes(usdc, K, steak)],
  ),
  play(
    'Morpho bundle: a deposit',
    'to compare.',
    bundler,
    bundleText,
    [bundle(false)],
    [takes(usdc, K, steak)],
  ),
];

const aave = at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9');
const uni = at('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984');
const factory = at('0x1f98431c8ad98523631ae4a59f267346ea31f984');
const oracle = async (
  e: Ethereum,
  pools: readonly Readonly<{
    fee: number;
    pool: Address;
    zero: Address;
    one: Address;
    much: bigint;
    price: bigint;
    tick: number;
    held: readonly [bigint, bigint];
    /** Its price has been the same for long. */
    stood?: true;
  }>[],
) => {
  await rpc(e.url, 'anvil_setCode', [factory, await codeOf(e, 'Factory')]);
  e.published(factory);
  for (const fee of [100, 500, 3000, 10000])
    await e.send(deployer, factory, call('function set(uint24,address)', fee, zero));
  for (const { fee, pool: where, zero: a, one: b, much, price, tick, held, stood } of pools) {
    await rpc(e.url, 'anvil_setCode', [where, await codeOf(e, 'Pool')]);
    e.published(where);
    await e.send(
      deployer,
      where,
      call('function set(address,address,uint24,uint128,uint160,int24)', a, b, fee, much, price, tick),
    );
    if (stood === true) await e.send(deployer, where, call('function stand()'));
    await e.send(deployer, a, call('function mint(address,uint256)', where, held[0]));
    await e.send(deployer, b, call('function mint(address,uint256)', where, held[1]));
    await e.send(deployer, factory, call('function set(uint24,address)', fee, where));
  }
};
const tokenAt = async (e: Ethereum, where: Address, name: string, places: number) => {
  await rpc(e.url, 'anvil_setCode', [where, await codeOf(e, 'Wrapped')]);
  await e.send(me, where, call('function call_(string,uint8)', name, places));
  await e.send(me, where, call('function mint(address,uint256)', me, 5_000n * 10n ** BigInt(places)));
  e.published(where);
};
const fields = (text: string) =>
  text.split(',').map((it) => ({ type: it.split(' ')[0] ?? '', name: it.split(' ')[1] ?? '' }));
const kinds: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
};
const typedOf = (
  domain: Readonly<Record<string, unknown>>,
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: object,
) =>
  askTypedData(me, {
    types: {
      EIP712Domain: Object.keys(domain).map((name) => ({ name, type: kinds[name] ?? 'string' })),
      ...Object.fromEntries(Object.entries(types).map(([name, its]) => [name, fields(its)])),
    },
    primaryType,
    domain,
    message,
  });
const cow = {
  name: 'Gnosis Protocol',
  version: 'v2',
  chainId: 1,
  verifyingContract: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
};
const cowOrder =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';
const cowOf = (over: object) => ({
  sellToken: usdc,
  buyToken: weth,
  receiver: me,
  sellAmount: 3n * K,
  buyAmount: E18,
  validTo: now + 1_200,
  appData: zeroHash,
  feeAmount: 0n,
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
  ...over,
});
const P = 2n ** 96n;
const dust = at('0x5000000000000000000000000000000000000aa1');
const deep = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const sqrt = (n: bigint): bigint => {
  let x = n;
  for (let y = (x + 1n) / 2n; y < x; y = (x + n / x) / 2n) x = y;
  return x;
};
/** The root of how many wei a unit of dollars is, at so many dollars a coin. */
const at_ = (dollars: bigint) => sqrt((E18 * P * P) / (dollars * 10n ** 6n));
const order = (id: string, why: string, over: object, pools: Parameters<typeof oracle>[1]): There => ({
  id,
  why,
  read: async (e) => {
    await tokenAt(e, aave, 'AAVE', 18);
    await tokenAt(e, uni, 'UNI', 18);
    await oracle(e, pools);
    await plays(e, cow.verifyingContract, 'function none()', []);
    return e.read(typedOf(cow, 'Order', { Order: cowOrder }, cowOf(over)));
  },
});
const honestPool = {
  fee: 500,
  pool: deep,
  zero: usdc,
  one: weth,
  much: 5n * E18,
  price: at_(3_000n),
  tick: 196_256,
  held: [50_000_000n * 10n ** 6n, 20_000n * E18],
  stood: true,
} as const;
const prices: readonly There[] = [
  order('CoW: an honest price beside a deep pool', 'to compare.', {}, [honestPool]),
  order('CoW: a tenth of the price beside a deep pool', 'A tenth comes.', { buyAmount: E18 / 10n }, [
    honestPool,
  ]),
  order(
    'CoW: a price that a pool of dust says',
    'The only pool of the two tokens is one that the thief made a minute ago for five dollars: the price is his, and he fills the order.',
    { sellToken: aave, buyToken: uni, sellAmount: 1_000n * E18, buyAmount: 1_000n * E18 },
    [
      {
        fee: 100,
        pool: dust,
        zero: uni,
        one: aave,
        much: 10n ** 10n,
        price: P,
        tick: 0,
        held: [10n ** 12n, 10n ** 12n],
      },
    ],
  ),
  order(
    'CoW: a price that the narrowest pool says',
    'liquidity() of a range of one tick is large for next to nothing: the pool of dust looks larger than the deep one.',
    { buyAmount: E18 / 10n },
    [
      honestPool,
      {
        fee: 100,
        pool: dust,
        zero: usdc,
        one: weth,
        much: 60n * E18,
        price: at_(30_000n),
        tick: 173_000,
        held: [10n * 10n ** 6n, E18 / 100n],
      },
    ],
  ),
  order(
    'CoW: a price that a pool full of one token says',
    'Tokens are sent to the pool or lie far out of range: it holds much of one, at no price that anybody trades at.',
    { buyAmount: E18 / 10n },
    [
      honestPool,
      {
        fee: 100,
        pool: dust,
        zero: usdc,
        one: weth,
        much: 10n ** 6n,
        price: at_(30_000n),
        tick: 173_000,
        held: [90_000_000n * 10n ** 6n, 0n],
      },
    ],
  ),
];
const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const mintText =
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)';
const inPool: readonly There[] = (
  [
    ['a position in the only pool, of dust, at the thief’s price', P, 0],
    ['a position in the only pool, of dust, at an honest price', sqrt(25n) * P, 32_189],
  ] as const
).map(([id, price, tick], n) => ({
  id: `Uniswap v3: ${id}`,
  why:
    n === 1
      ? 'to compare.'
      : 'The pool is his, and the price is held against it: he buys the dear token at once.',
  read: async (e) => {
    await tokenAt(e, aave, 'AAVE', 18);
    await tokenAt(e, uni, 'UNI', 18);
    await oracle(e, [
      {
        fee: 100,
        pool: dust,
        zero: uni,
        one: aave,
        much: 10n ** 10n,
        price,
        tick,
        held: [10n ** 12n, 10n ** 12n],
      },
    ]);
    const acts: Act[] = [aave, uni].map((token) => ({
      target: token,
      data: call('function transferFrom(address,address,uint256)', me, dust, 500n * E18),
    }));
    await plays(e, npm, mintText, acts);
    for (const token of [aave, uni])
      await e.send(me, token, call('function approve(address,uint256)', npm, maxUint256));
    return e.read(
      ask(
        1,
        npm,
        call(mintText, {
          token0: uni,
          token1: aave,
          fee: 100,
          tickLower: tick - 600,
          tickUpper: tick + 600,
          amount0Desired: 500n * E18,
          amount1Desired: 500n * E18,
          amount0Min: 497n * E18,
          amount1Min: 497n * E18,
          recipient: me,
          deadline: BigInt(now) + 1_200n,
        }),
      ),
      { abis: { [npm]: [mintText] } },
    );
  },
}));

const dele = at('0x00000000000000447e69651d841bd8d104bed493');
const evc = at('0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383');
const bridgesMore: readonly There[] = [
  one(
    'Wormhole: the fee of whoever redeems is all',
    'arbiterFee is paid to whoever completes it there: the thief.',
    at('0x3ee18b2214aff97000d974cf647e7c347e8fa585'),
    'function transferTokens(address token, uint256 amount, uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce) payable returns (uint64 sequence)',
    [usdc, K, 30, b32(me), K - 1n, 7],
    { ops: [pull] },
  ),
  one(
    'Wormhole: coins, with the fee of whoever redeems',
    'The same of coins.',
    at('0x3ee18b2214aff97000d974cf647e7c347e8fa585'),
    'function wrapAndTransferETH(uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce) payable returns (uint64 sequence)',
    [30, b32(me), (9n * E18) / 10n, 7],
    { value: E18 },
  ),
  one(
    'Wormhole: to Solana',
    'The word is nobody there.',
    at('0x3ee18b2214aff97000d974cf647e7c347e8fa585'),
    'function transferTokens(address token, uint256 amount, uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce) payable returns (uint64 sequence)',
    [usdc, K, 1, b32(me), 0n, 7],
    { ops: [pull] },
  ),
  one(
    'Hop: the fee of the relayer is all',
    'The relayer is the thief, and the fee is all.',
    at('0x3666f603cc164936c1b87e207f36beba4ac5f18a'),
    'function sendToL2(uint256 chainId, address recipient, uint256 amount, uint256 amountOutMin, uint256 deadline, address relayer, uint256 relayerFee) payable',
    [10n, me, K, 0n, 0n, thief, K - 1n],
    { ops: [pull] },
  ),
  one(
    'Celer: any slippage',
    'maxSlippage of a hundred percent.',
    at('0x5427fefa711eff984124bfbb1ab6fbf5e3da1820'),
    'function send(address _receiver, address _token, uint256 _amount, uint64 _dstChainId, uint64 _nonce, uint32 _maxSlippage)',
    [me, usdc, K, 8453n, 7n, 1_000_000],
    { ops: [pull] },
  ),
  one(
    'Connext: who changes the slippage',
    'The delegate is the thief: he raises the slippage there.',
    at('0x8898b472c54c31894e3b9bb83cea802a5d0e63c6'),
    'function xcall(uint32 _destination, address _to, address _asset, address _delegate, uint256 _amount, uint256 _slippage, bytes _callData) payable returns (bytes32)',
    [6648936, me, usdc, thief, K, 10_000n, '0x'],
    { ops: [pull] },
  ),
  one(
    'agglayer: a network of the thief’s',
    'A chain of his own on the shared bridge: what goes there is his to withdraw.',
    at('0x2a3dd3eb832af982ec71669e178424b10dca2ede'),
    'function bridgeAsset(uint32 destinationNetwork, address destinationAddress, uint256 amount, address token, bool forceUpdateGlobalExitRoot, bytes permitData) payable',
    [4242, me, E18, zero, true, '0x'],
    { value: E18 },
  ),
  one(
    'deBridge: who may patch and cancel',
    'Patch, authority and cancel are the thief’s.',
    at('0xef4fb24ad0916217251f553c0596f8edc630eb66'),
    'function createSaltedOrder((address giveTokenAddress, uint256 giveAmount, bytes takeTokenAddress, uint256 takeAmount, uint256 takeChainId, bytes receiverDst, address givePatchAuthoritySrc, bytes orderAuthorityAddressDst, bytes allowedTakerDst, bytes externalCall, bytes allowedCancelBeneficiarySrc) _orderCreation, uint64 _salt, bytes _affiliateFee, uint32 _referralCode, bytes _permitEnvelope, bytes _metadata) payable returns (bytes32)',
    [
      {
        giveTokenAddress: usdc,
        giveAmount: K,
        takeTokenAddress: at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
        takeAmount: K - 10n ** 6n,
        takeChainId: 8453n,
        receiverDst: me,
        givePatchAuthoritySrc: thief,
        orderAuthorityAddressDst: thief,
        allowedTakerDst: '0x',
        externalCall: '0x',
        allowedCancelBeneficiarySrc: thief,
      },
      7n,
      '0x',
      0,
      '0x',
      '0x',
    ],
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'Relay: a deposit for the thief’s order',
    'The id says whose order is paid.',
    at('0x4cd00e387622c35bddb9b4c962c136462338bc31'),
    'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
    [me, usdc, K, pad('0x4242')],
    { ops: [pull] },
  ),
  one(
    'Relay: coins for the thief’s order',
    'The same of coins.',
    at('0x4cd00e387622c35bddb9b4c962c136462338bc31'),
    'function depositNative(address depositor, bytes32 id) payable',
    [me, pad('0x4242')],
    { value: E18 },
  ),
  one(
    'Everclear: any fee',
    'maxFee of a hundred percent.',
    at('0xa05a3380889115bf313f1db9d5f335157be4d816'),
    'function newIntent(uint32[] _destinations, address _receiver, address _inputAsset, address _outputAsset, uint256 _amount, uint24 _maxFee, uint48 _ttl, bytes _data) payable returns (bytes32, (uint24))',
    [[8453], me, usdc, at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'), K, 10_000_00, 0, '0x'],
    { ops: [pull] },
  ),
  one(
    'CCIP: extra arguments with no gas',
    'The receiver is by bytes.',
    at('0x80226fc0ee2b096224eeac085bb9a8cba1146f7d'),
    'function ccipSend(uint64 destinationChainSelector, (bytes receiver, bytes data, (address token, uint256 amount)[] tokenAmounts, address feeToken, bytes extraArgs) message) payable returns (bytes32)',
    [
      15971525489660198786n,
      {
        receiver: pad(thief),
        data: '0x',
        tokenAmounts: [{ token: usdc, amount: K }],
        feeToken: zero,
        extraArgs: '0x',
      },
    ],
    { ops: [pull], value: E18 / 1000n },
  ),
  one(
    'THORChain: a memo',
    'The memo says who is paid in bitcoin.',
    at('0xd37bbe5744d730a1d98d8dc97c42f0ca46ad7146'),
    'function depositWithExpiry(address vault, address asset, uint256 amount, string memo, uint256 expiration) payable',
    [ur, zero, E18, '=:BTC.BTC:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq:0/1/0', soon],
    { value: E18 },
  ),
  one(
    'Chainflip: a swap by bytes',
    'Refund and price are in bytes.',
    at('0xf5e10380213880111522dd0efd3dbb45b9f62bcc'),
    'function xSwapNative(uint32 dstChain, bytes dstAddress, uint32 dstToken, bytes cfParameters) payable',
    [3, toHex('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'), 5, '0x0102'],
    { value: E18 },
  ),
  one(
    'Gnosis: dollars over the omnibridge, to a router',
    'The receiver there is a router’s address.',
    at('0x88ad09518695c6c3712ac10a214be5109a655671'),
    'function relayTokens(address token, address _receiver, uint256 _value)',
    [usdc, ur, K],
    { ops: [pull] },
  ),
  one(
    'NEAR: by a name',
    'The name is the thief’s.',
    at('0x23ddd3e3692d1861ed57ede224608875809e127f'),
    'function lockToken(address ethToken, uint256 amount, string accountId)',
    [usdc, K, 'moonfarm.near'],
    { ops: [pull] },
  ),
  one(
    'Orderly: into the thief’s account',
    'The account is a hash.',
    at('0x816f722424b49cf1275cc86da9840fbd5a6167e9'),
    'function deposit((bytes32 accountId, bytes32 brokerHash, bytes32 tokenHash, uint128 tokenAmount) data) payable',
    [{ accountId: pad('0x4242'), brokerHash: pad('0x01'), tokenHash: pad('0x02'), tokenAmount: K }],
    { ops: [pull] },
  ),
  one(
    'Mayan: an order by a struct',
    'The trader there is a word; the cancel fee is all.',
    at('0xc38e4e6a15593f908255214653d3d947ca1c2338'),
    'function createOrderWithEth((uint8 payloadType, bytes32 trader, bytes32 destAddr, uint16 destChainId, bytes32 referrerAddr, bytes32 tokenOut, uint64 minAmountOut, uint64 gasDrop, uint64 cancelFee, uint64 refundFee, uint64 deadline, uint8 referrerBps, uint8 auctionMode, bytes32 random) params, bytes customPayload) payable returns (bytes32)',
    [
      {
        payloadType: 1,
        trader: b32(me),
        destAddr: b32(me),
        destChainId: 30,
        referrerAddr: b32(thief),
        tokenOut: b32(usdc),
        minAmountOut: 1n,
        gasDrop: 0n,
        cancelFee: 1n,
        refundFee: 10n ** 8n,
        deadline: soon,
        referrerBps: 250,
        auctionMode: 2,
        random: pad('0x07'),
      },
      '0x',
    ],
    { value: E18 },
  ),
  on(
    8453,
    'Across, by words: to the thief in a word',
    'deposit(bytes32 …) names accounts by words.',
    at('0x09aea4b2242abc8bb4bb78d537a67a245a7bec64'),
    'function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable',
    [
      b32(me),
      b32(thief),
      b32(usdc),
      b32(at('0xaf88d065e77c8cc2239327c5edb3a432268e5831')),
      K,
      K - 10n ** 6n,
      42161n,
      zeroHash,
      now,
      now + 7200,
      0,
      '0x',
    ],
    { ops: [pull] },
  ),
];
const recordsMore: readonly There[] = [
  one(
    'delegate.xyz: all that the wallet has',
    'Airdrops and claims of the user are the delegate’s.',
    dele,
    'function delegateAll(address to, bytes32 rights, bool enable) payable returns (bytes32)',
    [thief, zeroHash, true],
  ),
  one(
    'delegate.xyz: one item',
    'The same of one item.',
    dele,
    'function delegateERC721(address to, address contract_, uint256 tokenId, bytes32 rights, bool enable) payable returns (bytes32)',
    [thief, npm, 7n, zeroHash, true],
  ),
  one(
    'delegate.xyz v1: all',
    'The same in the old registry.',
    at('0x00000000000076a84fef008cdabe6409d2fe638b'),
    'function delegateForAll(address delegate, bool value)',
    [thief, true],
  ),
  one(
    'delegate.xyz: all, to a router',
    'Anybody has the router claim.',
    dele,
    'function delegateAll(address to, bytes32 rights, bool enable) payable returns (bytes32)',
    [ur, zeroHash, true],
  ),
  one(
    'Snapshot registry: who votes',
    'Votes of all spaces.',
    at('0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446'),
    'function setDelegate(bytes32 id, address delegate)',
    [zeroHash, thief],
  ),
  one(
    'Snapshot registry: to a router',
    'Votes are lost.',
    at('0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446'),
    'function setDelegate(bytes32 id, address delegate)',
    [zeroHash, ur],
  ),
  one(
    'Snapshot registry: no more',
    'Votes come back; to compare.',
    at('0x469788fe6e9e9681c6ebf3bf78e7fd26fc015446'),
    'function clearDelegate(bytes32 id)',
    [zeroHash],
  ),
  one(
    'stealth payments: the thief’s keys',
    'ERC-6538: whoever pays the user by its meta-address pays him.',
    at('0x6538e6bf4b0ebd30a8ea093027ac2422ce5d6538'),
    'function registerKeys(uint256 schemeId, bytes stealthMetaAddress)',
    [1n, `0x02${'ab'.repeat(32)}03${'cd'.repeat(32)}`],
  ),
  one(
    'Umbra: the thief’s keys',
    'The same of Umbra.',
    at('0x31fe56609c65cd0c510e7125f051d440424d38f3'),
    'function setStealthKeys(uint256 spendingPubKeyPrefix, uint256 spendingPubKey, uint256 viewingPubKeyPrefix, uint256 viewingPubKey)',
    [2n, 4242n, 3n, 4343n],
  ),
  one(
    'ERC-1820: who is told of each payment',
    'The thief’s contract is called at each payment of an ERC-777 token.',
    at('0x1820a4b7618bde71dce8cdc73aab6c95905fad24'),
    'function setInterfaceImplementer(address account, bytes32 interfaceHash, address implementer)',
    (e) => [me, pad('0x29'), e.junk],
  ),
  one(
    'ERC-1820: who manages the record',
    'The same later.',
    at('0x1820a4b7618bde71dce8cdc73aab6c95905fad24'),
    'function setManager(address account, address newManager)',
    [me, thief],
  ),
  one(
    'ERC-1056: who the identity is',
    'Credentials of the user are the thief’s.',
    at('0xdca7ef03e98e0dc2b855be647c39abe984fcf21b'),
    'function changeOwner(address identity, address newOwner)',
    [me, thief],
  ),
  one(
    'privacy pool: a commitment of the thief',
    'Only he can take it out.',
    at('0x6818809eefce719e480a7526d76bd3e561526b46'),
    'function deposit(uint256 _precommitment) payable returns (uint256)',
    [4242n],
    { value: E18 },
  ),
  one(
    'Tornado: a commitment of the thief',
    'Only he can take it out.',
    at('0x47ce0c6ed5b0ce3d3a51fdb1c52dc66a7c3c2936'),
    'function deposit(bytes32 commitment) payable',
    [pad('0x4242')],
    { value: E18 },
  ),
  one(
    'Euler: a controller',
    'A controller may seize all collateral of the account: the vault is the thief’s.',
    evc,
    'function enableController(address account, address vault) payable',
    (e) => [me, e.junk],
  ),
  one(
    'Euler: an operator',
    'He acts for the account.',
    evc,
    'function setAccountOperator(address account, address operator, bool authorized) payable',
    [me, thief, true],
  ),
  one(
    'Euler: locked down',
    'The account can do nothing but by hand.',
    evc,
    'function setLockdownMode(bytes19 addressPrefix, bool enabled) payable',
    [me.slice(0, 40) as Hex, true],
  ),
  one(
    'PoolTogether: all chances',
    'All prizes are the thief’s.',
    at('0x4499a8c3bc4e6d3d9b1b3f6a0ec8e3c5e7e8fd52'),
    'function delegate(address vault, address to)',
    [steak, thief],
  ),
  one(
    'OUSD: no more yield',
    'The balance no longer grows.',
    at('0x2a8e1e676ec238d8a992307b495b45b3feaa5e86'),
    'function rebaseOptOut()',
    [],
  ),
  one(
    'USD0++: at the floor',
    'A seventh is lost; and back comes what the name says.',
    at('0x35d8949372d46b7a3d5a56006ae77b215fc69bc0'),
    'function unlockUsd0ppFloorPrice(uint256 usd0ppAmount)',
    [K],
    { ops: [come(870n * 10n ** 6n)] },
  ),
  one(
    'Lombard: bitcoin to a script',
    'The script is the thief’s.',
    at('0x8236a87084f8b84306f72007f36f2618a5634494'),
    'function redeem(bytes scriptPubkey, uint256 amount)',
    [`0x0014${'ab'.repeat(20)}`, K],
    { ops: [pull] },
  ),
  one(
    'an exit of a validator',
    'EIP-7002: an amount of zero is a full exit.',
    at('0x00000961ef480eb55e80d19ad83579a64c007002'),
    'function none()',
    [],
  ),
  one(
    'Sky: SKY staked with a farm',
    'to compare.',
    at('0xce01c90de7fd1bcfa39e237fe6d8d9f569e8a6a3'),
    'function open(uint256 index) returns (address)',
    [0n],
  ),
  one(
    'Sky: debt drawn to a router',
    'What is drawn is the router’s.',
    at('0xce01c90de7fd1bcfa39e237fe6d8d9f569e8a6a3'),
    'function draw(address owner, uint256 index, address to, uint256 wad)',
    [me, 0n, ur, E18],
  ),
  one(
    'Aave: votes on other networks',
    'A representative votes for the account there.',
    at('0x9aee0b04504cef83a65ac3f0e838d0593bcb2bc7'),
    'function updateRepresentativesForChain((address representative, uint256 chainId)[] representatives)',
    [[{ representative: thief, chainId: 137n }]],
  ),
  one(
    'ERC-8004: whose wallet the agent is paid by',
    'Agents of the user pay him.',
    at('0x8004a169fb4a3325136eb29fa0ceb6d2e539a432'),
    'function setMetadata(uint256 agentId, string metadataKey, bytes metadataValue)',
    [7n, 'agentWallet', thief],
  ),
  one(
    'Drips: to a number',
    'The account is a number.',
    at('0x1455d9bd6b98f95dd8feb2b3d60ed825fcef0610'),
    'function give(uint256 receiver, address erc20, uint128 amt)',
    [4242n, usdc, K],
    { ops: [pull] },
  ),
  one(
    'Drips: all that comes is the thief’s',
    'Splits of what is paid to the user.',
    at('0x1455d9bd6b98f95dd8feb2b3d60ed825fcef0610'),
    'function setSplits((uint256 accountId, uint256 weight)[] receivers)',
    [[{ accountId: BigInt(thief), weight: 1_000_000n }]],
  ),
  one(
    '0xSplits: control',
    'Who controls the split.',
    at('0x2ed6c4b5da6378c7897ac67ba9e43102feb694ee'),
    'function transferControl(address split, address newController)',
    [steak, thief],
  ),
  one(
    'LlamaPay: a stream at any rate',
    'A coin a second.',
    at('0xde1c04855c2828431ba637675b6929a684f84c7f'),
    'function createStream(address to, uint216 amountPerSec)',
    [thief, E18],
  ),
  one(
    'a vault pays later, to whoever controls it',
    'ERC-7540: the controller claims.',
    'old',
    'function requestRedeem(uint256 shares, address controller, address owner) returns (uint256)',
    [K, thief, me],
    { ops: [pull] },
  ),
  one(
    'Maple: shares asked back',
    'to compare.',
    at('0x80ac24aa929eaf5013f6436cda2a7ba190f5cc0b'),
    'function requestRedeem(uint256 shares, address owner) returns (uint256)',
    [K, me],
  ),
  one(
    'Maple: shares asked back for another',
    'The owner is him.',
    at('0x80ac24aa929eaf5013f6436cda2a7ba190f5cc0b'),
    'function requestRedeem(uint256 shares, address owner) returns (uint256)',
    [K, thief],
  ),
];
const veAero = at('0xebf418fe2512e7e6bd9b87a8f0f294acdc67e6b4');
const aeroVoter = at('0x16613524e02ad97edfef371bc883f2f5d6c480a5');
const elsewhere: readonly There[] = [
  on(
    8453,
    'Aerodrome: paid into another’s lock',
    'Anybody may, and number 4242 is the thief’s.',
    veAero,
    'function depositFor(uint256 _tokenId, uint256 _value)',
    [4242n, K],
    { ops: [pull] },
  ),
  on(
    8453,
    'Aerodrome: locked for good',
    'The lock never ends.',
    veAero,
    'function lockPermanent(uint256 _tokenId)',
    [7n],
  ),
  on(
    8453,
    'Aerodrome: two locks become one',
    'Number 4242 is the thief’s.',
    veAero,
    'function merge(uint256 _from, uint256 _to)',
    [7n, 4242n],
  ),
  on(
    8453,
    'Aerodrome: a lock is split',
    'to compare.',
    veAero,
    'function split(uint256 _from, uint256 _amount)',
    [7n, E18],
  ),
  on(
    8453,
    'Aerodrome: votes to another’s lock',
    'All votes are his.',
    veAero,
    'function delegate(uint256 delegator, uint256 delegatee)',
    [7n, 4242n],
  ),
  on(
    8453,
    'Aerodrome: into a managed lock',
    'The manager is the thief: votes and rewards are his.',
    aeroVoter,
    'function depositManaged(uint256 _tokenId, uint256 _mTokenId)',
    [7n, 4242n],
  ),
  on(
    8453,
    'Aerodrome: votes for the thief’s pool',
    'A week of rewards.',
    aeroVoter,
    'function vote(uint256 _tokenId, address[] _poolVote, uint256[] _weights)',
    [7n, [thief], [1n]],
  ),
  on(
    1329,
    'Sei: coins to a text',
    'The text is the thief.',
    at('0x0000000000000000000000000000000000001001'),
    'function sendNative(string toNativeAddress) payable returns (bool)',
    ['sei1thief000000000000000000000000000000000'],
    { value: E18 },
  ),
  on(
    1329,
    'Sei: coins over IBC to a text',
    'The text is the thief.',
    at('0x0000000000000000000000000000000000001009'),
    'function transferWithDefaultTimeout(string toAddress, string port, string channel, string denom, uint256 amount, string memo) returns (bool)',
    ['osmo1thief', 'transfer', 'channel-0', 'usei', E18, ''],
  ),
  on(
    1329,
    'Sei: a contract of the other machine',
    'execute of CosmWasm by text.',
    at('0x0000000000000000000000000000000000001002'),
    'function execute(string contractAddress, bytes msg, bytes coins) payable returns (bytes)',
    ['sei1thief', toHex('{"transfer":{"recipient":"sei1thief","amount":"1"}}'), toHex('[]')],
  ),
  on(
    1329,
    'Sei: whose address this is',
    'Associates by a signature.',
    at('0x0000000000000000000000000000000000001004'),
    'function associate(string v, string r, string s, string customMessage) returns (string seiAddr, address evmAddr)',
    ['0x1', '0x2', '0x3', 'hello'],
  ),
  on(
    1284,
    'Moonbeam: a proxy for all',
    'The proxy does anything for the account.',
    at('0x000000000000000000000000000000000000080b'),
    'function addProxy(address delegate, uint8 proxyType, uint32 delay)',
    [thief, 0, 0],
  ),
  on(
    999,
    'HyperEVM: dollars to a system address of another token',
    'They are lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [at('0x2000000000000000000000000000000000000001'), K],
  ),
  on(
    42161,
    'Hyperliquid: four dollars',
    'Under five they are lost.',
    usdc,
    'function transfer(address to, uint256 amount) returns (bool)',
    [at('0x2df1c51e09aecf9cacb7bc98cb1742757f163df7'), 4n * 10n ** 6n],
  ),
  on(
    80094,
    'Berachain: BGT burned for another',
    'The coins are his.',
    at('0x656b95e550c07a9ffe548bd4085c72418ceb1dba'),
    'function redeem(address receiver, uint256 amount)',
    [thief, E18],
  ),
  on(
    80094,
    'Berachain: BGT for a validator',
    'A key.',
    at('0x656b95e550c07a9ffe548bd4085c72418ceb1dba'),
    'function queueBoost(bytes pubkey, uint128 amount) returns (bool)',
    [`0x${'ab'.repeat(48)}`, E18],
  ),
  on(
    137,
    'Polymarket: split at the thief’s condition',
    'His oracle decides.',
    at('0x4d97dcd97ec945f40cf65f87097ace5ea0476045'),
    'function splitPosition(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] partition, uint256 amount)',
    [usdc, zeroHash, pad('0x4242'), [1n, 2n], K],
    { ops: [pull] },
  ),
  on(
    324,
    'zkSync: coins out to the thief',
    'The receiver on Ethereum.',
    at('0x000000000000000000000000000000000000800a'),
    'function withdraw(address _l1Receiver) payable',
    [thief],
    { value: E18 },
  ),
  on(
    42220,
    'Celo: who votes and signs',
    'The signer is the thief.',
    at('0x7d21685c17607338b313a7174bab6620bad0aab7'),
    'function setWalletAddress(address walletAddress, uint8 v, bytes32 r, bytes32 s)',
    [thief, 27, pad('0x01'), pad('0x02')],
  ),
  on(
    42161,
    'gTrade: who trades',
    'He trades with all of it.',
    at('0xff162c694eaa571f685030649814282ea457f169'),
    'function setTradingDelegate(address _delegate)',
    [thief],
  ),
];
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const multicall3 = at('0xca11bde05977b3631167028862be2a173976ca11');
const someText = 'function none()';
/** A world of pools, with what is at addresses, and then a request. */
const played = (
  id: string,
  why: string,
  stands: readonly Readonly<{ where: Address; text: string; acts: readonly Act[] }>[],
  request: (e: Ethereum) => string | Promise<string>,
): There => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, someText, []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    await rpc(e.url, 'anvil_setBalance', [weth, toHex(10_000n * E18)]);
    const abis: Record<Address, readonly string[]> = {};
    for (const { where, text, acts } of stands) {
      await plays(e, where, text, acts);
      abis[where] = [text];
      for (const token of [usdc, weth])
        await e.send(me, token, call('function approve(address,uint256)', where, maxUint256));
    }
    return e.read(await request(e), { abis });
  },
});
const urSells = { where: ur, text: execText, acts: sellsCoin };
const swapCall = (to: Hex, commands: Hex = '0x0b00') =>
  call(execText, ...soft(commands, [wrapIn, v3(E18, least, path, false, to)]), BigInt(now) + 1_200n);
const aggText =
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';
const agg = (fails: boolean) =>
  played(
    `Multicall3: a swap of coins that ${fails ? 'may' : 'must not'} fail`,
    fails
      ? 'allowFailure: the thief moves the price, the swap reverts, and the coins stay at Multicall3, from where anybody sends them on.'
      : 'to compare.',
    [urSells, { where: multicall3, text: aggText, acts: [{ target: ur, value: E18, data: swapCall(me) }] }],
    () =>
      ask(
        1,
        multicall3,
        call(aggText, [{ target: ur, allowFailure: fails, value: E18, callData: swapCall(me) }]),
        E18,
      ),
  );
const safeAsks = (e: Ethereum, to: Address, data: Hex, value = 0n) => {
  const asked = safeTypedData(e.stage.at.safe, safeTx({ to, data, value, nonce: 0n }));
  return askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } });
};
const transfer = 'function transfer(address to, uint256 amount) returns (bool)';
const approve = 'function approve(address spender, uint256 amount) returns (bool)';
const whole = 2n ** 255n;
const structure: readonly There[] = [
  agg(true),
  agg(false),
  played(
    'Universal Router: coins wrapped in one call, sold in the next, which may fail',
    mayFail,
    [
      {
        where: ur,
        text: execText,
        acts: [{ target: weth, data: call(transfer, pool, E18) }, paysUsdc(3n * K)],
      },
    ],
    () =>
      askBatch(1, [
        { to: weth, data: call(transfer, ur, E18) },
        {
          to: ur,
          data: call(execText, ...soft('0x80', [v3(E18, least, path, false)]), BigInt(now) + 1_200n),
        },
      ]),
  ),
  played(
    'Universal Router: the same, that must not fail',
    'to compare.',
    [
      {
        where: ur,
        text: execText,
        acts: [{ target: weth, data: call(transfer, pool, E18) }, paysUsdc(3n * K)],
      },
    ],
    () =>
      askBatch(1, [
        { to: weth, data: call(transfer, ur, E18) },
        { to: ur, data: call(execText, '0x00', [v3(E18, least, path, false)], BigInt(now) + 1_200n) },
      ]),
  ),
  {
    id: 'Universal Router: a Safe’s swap that may fail',
    why: mayFail,
    read: async (e) => {
      await plays(e, pool, someText, []);
      await e.send(me, usdc, call('function mint(address,uint256)', pool, 100n * E18));
      await plays(e, ur, execText, [...sellsCoin.slice(0, 2), paysUsdc(3n * K, e.stage.at.safe)]);
      await rpc(e.url, 'anvil_setBalance', [e.stage.at.safe, toHex(50n * E18)]);
      return e.read(safeAsks(e, ur, swapCall(msgSender, '0x0b80'), E18), { abis: { [ur]: [execText] } });
    },
  },
  plan(
    'Universal Router: as many dollars as the router holds, paid by the user',
    'The amount is the router’s own balance (2^255): the thief lays a thousand dollars there before and sweeps them after, and the user pays a thousand for what ten are worth.',
    '0x00',
    [v3(whole, E18 / 310n, back, true)],
    [takes(usdc, 10n * 10n ** 6n), paysWeth(E18 / 300n)],
  ),
  plan(
    'Universal Router: v4, as many dollars as the manager holds, paid by the user',
    'The same by SETTLE in v4.',
    '0x10',
    [
      abi('bytes, bytes[]', '0x0b060f', [
        abi('address, uint256, bool', usdc, whole, true),
        abi('((address, address, uint24, int24, address), bool, uint128, uint128, bytes)', [
          [usdc, weth, 500, 10, zero],
          true,
          0n,
          E18 / 310n,
          '0x',
        ]),
        abi('address, uint256', weth, E18 / 310n),
      ]),
    ],
    [takes(usdc, 10n * 10n ** 6n), paysWeth(E18 / 300n)],
  ),
  plan(
    'Universal Router: exact output whose rest of coins is not unwrapped',
    'to compare: what the swap does not need is next to nothing here.',
    '0x0b01',
    [
      wrapIn,
      abi(
        'address, uint256, uint256, bytes, bool',
        msgSender,
        3n * K,
        E18,
        concat([usdc, '0x0001f4', weth]),
        false,
      ),
    ],
    sellsCoin,
    E18,
  ),
  ...(
    [
      [
        'swap',
        msgSender,
        'a pool that no price of is near',
        'to compare: a tenth of the price, plainly said.',
      ],
    ] as const
  ).map(([, , id, why]) =>
    plan(
      `Universal Router: ${id}`,
      why,
      '0x00',
      [v3(3n * K, E18 / 11n, concat([usdc, '0x002710', weth]), true)],
      [takes(usdc, 3n * K), paysWeth(E18 / 10n)],
    ),
  ),
  {
    id: 'a number that a transaction of the user already waits with',
    why: 'The transaction that takes the thief’s allowance back waits; this one has its number and a higher fee, and puts it out.',
    read: (e) => withItsNumber(e, { to: e.stage.friend, value: '0x1' }, [{}, {}]),
  },
  {
    id: 'a call of a batch to oneself, which an account without code takes for nothing',
    why: 'The wallet makes the account a smart one for the batch (EIP-7702): there execute(mode, calls) from itself is run, and sends all to the thief.',
    read: (e) =>
      e.read(
        askBatch(1, [
          {
            to: me,
            data: call(
              'function execute(bytes32 mode, bytes executionCalldata) payable',
              zeroHash,
              concat([usdc, pad('0x', { size: 32 }), call(transfer, thief, 5n * K)]),
            ),
          },
          { to: e.stage.friend, value: 1n },
        ]),
      ),
  },
  {
    id: 'a call of a batch to oneself, executeBatch',
    why: 'The same by executeBatch of Simple7702Account.',
    read: (e) =>
      e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          {
            to: me,
            data: call('function executeBatch((address target, uint256 value, bytes data)[] calls) payable', [
              { target: usdc, value: 0n, data: call(transfer, thief, 5n * K) },
            ]),
          },
        ]),
      ),
  },
  {
    id: 'a call of a batch to oneself, a module',
    why: 'The same: a validator of the thief is installed.',
    read: (e) =>
      e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          {
            to: me,
            data: call(
              'function installModule(uint256 moduleTypeId, address module, bytes initData) payable',
              1n,
              e.junk,
              '0x',
            ),
          },
        ]),
      ),
  },
  {
    id: 'a call of a batch to oneself with bytes that nobody knows',
    why: 'The same by a function of a wallet that nobody has heard of.',
    read: (e) =>
      e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: me, data: `0x4a4a4a4a${'00'.repeat(12)}${thief.slice(2)}` },
        ]),
      ),
  },
  {
    id: 'a call to oneself with bytes',
    why: 'The same in a transaction of its own, once the account is a smart one.',
    read: (e) =>
      e.read(
        ask(
          1,
          me,
          call(
            'function execute(bytes32 mode, bytes executionCalldata) payable',
            zeroHash,
            concat([usdc, pad('0x', { size: 32 }), call(transfer, thief, 5n * K)]),
          ),
        ),
      ),
  },
  {
    id: 'a batch of version 1, whose calls name another network',
    why: 'Each call of wallet_sendCalls 1.0 names its own network.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'wallet_sendCalls',
          params: [
            {
              version: '1.0',
              chainId: '0x1',
              from: me,
              calls: [{ to: e.stage.friend, value: '0x1', data: '0x', chainId: '0x2105' }],
            },
          ],
        }),
      ),
  },
  {
    id: 'an amount without 0x',
    why: 'Some wallets take it for hex: a hundred times as much.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'eth_sendTransaction',
          params: [{ chainId: '0x1', from: me, to: e.stage.friend, value: '1000000000000000000' }],
        }),
      ),
  },
  {
    id: 'two receivers of one name',
    why: 'Parsers do not agree on which counts.',
    read: (e) =>
      e.read(
        `{"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"chainId":"0x1","from":"${me}","to":"${thief}","to":"${e.stage.friend}","value":"0xde0b6b3a7640000"}]}`,
      ),
  },
  {
    id: 'two transactions in params',
    why: 'Some wallets take the second.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'eth_sendTransaction',
          params: [
            { chainId: '0x1', from: me, to: e.stage.friend, value: '0x1' },
            { chainId: '0x1', from: me, to: thief, value: '0xde0b6b3a7640000' },
          ],
        }),
      ),
  },
  {
    id: 'a link of a payment with two values',
    why: 'ERC-681: wallets do not agree on which counts.',
    read: (e) => e.read(`ethereum:${e.stage.friend}@1?value=1&value=1e18`),
  },
  {
    id: 'a link of a payment by a number with an exponent',
    why: 'ERC-681: 2.014e18; to compare.',
    read: (e) => e.read(`ethereum:${e.stage.friend}@1?value=2.014e18`),
  },
  played(
    'Morpho bundle: a deposit that may be skipped, at known addresses',
    'skipRevert: the deposit fails by its most, and the dollars stay at the adapter, where anybody takes them.',
    [
      { where: adapter, text: someText, acts: [] },
      { where: steak, text: someText, acts: [] },
      { where: bundler, text: bundleText, acts: [takes(usdc, K, steak)] },
    ],
    () => ask(1, bundler, call(bundleText, bundle(true))),
  ),
  played(
    'Morpho bundle: a deposit, at known addresses',
    'to compare.',
    [
      { where: adapter, text: someText, acts: [] },
      { where: steak, text: someText, acts: [] },
      { where: bundler, text: bundleText, acts: [takes(usdc, K, steak)] },
    ],
    () => ask(1, bundler, call(bundleText, bundle(false))),
  ),
];

const typed = (
  id: string,
  why: string,
  domain: Readonly<Record<string, unknown>>,
  primaryType: string,
  types: Readonly<Record<string, string>>,
  message: object | ((e: Ethereum) => object),
  before?: (e: Ethereum) => Promise<void>,
): There => ({
  id,
  why,
  read: async (e) => {
    const where = domain['verifyingContract'] as Address | undefined;
    if (where !== undefined && where !== usdc && where !== weth) await plays(e, where, someText, []);
    await before?.(e);
    return e.read(typedOf(domain, primaryType, types, typeof message === 'function' ? message(e) : message));
  },
});
const oneInch = {
  name: '1inch Aggregation Router',
  version: '6',
  chainId: 1,
  verifyingContract: at('0x111111125421ca6dc452d289314280a0f8842a65'),
};
const inchOrder =
  'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits';
const inch = (over: object) => ({
  salt: 7n,
  maker: me,
  receiver: zero,
  makerAsset: usdc,
  takerAsset: weth,
  makingAmount: 3n * K,
  takingAmount: E18,
  makerTraits: (BigInt(now + 1_200) << 80n) | (1n << 255n),
  ...over,
});
const deepOne = (e: Ethereum) => oracle(e, [honestPool]);
const dustOne = async (e: Ethereum) => {
  await tokenAt(e, aave, 'AAVE', 18);
  await tokenAt(e, uni, 'UNI', 18);
  await oracle(e, [
    {
      fee: 100,
      pool: dust,
      zero: uni,
      one: aave,
      much: 10n ** 6n,
      price: P,
      tick: 0,
      held: [10n ** 12n, 10n ** 12n],
    },
  ]);
};
const signed: readonly There[] = [
  typed('1inch: an honest order', 'to compare.', oneInch, 'Order', { Order: inchOrder }, inch({}), deepOne),
  typed(
    '1inch: an order that never ends',
    'to compare: whoever likes takes it when the price has moved.',
    oneInch,
    'Order',
    { Order: inchOrder },
    inch({ makerTraits: 1n << 255n }),
    deepOne,
  ),
  typed(
    '1inch: a price that a pool of dust says',
    'The thief made the only pool of the two.',
    oneInch,
    'Order',
    { Order: inchOrder },
    inch({ makerAsset: aave, takerAsset: uni, makingAmount: 1_000n * E18, takingAmount: 1_000n * E18 }),
    dustOne,
  ),
  ...[5n, 12n].map((percent) =>
    typed(
      `CoW: ${percent} % below the market, at a deep pool`,
      'to compare: the sentence says the amounts.',
      cow,
      'Order',
      { Order: cowOrder },
      cowOf({ buyAmount: (E18 * (100n - percent)) / 100n }),
      deepOne,
    ),
  ),
  typed(
    '1inch: a fifth below the market',
    'to compare: whoever comes first has a fifth; the sentence says the amounts.',
    oneInch,
    'Order',
    { Order: inchOrder },
    inch({ takingAmount: (8n * E18) / 10n }),
    deepOne,
  ),
  typed(
    'CoW: a price that is the market’s, for a month',
    'to compare: the sentence says until when.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ validTo: now + 30 * 86_400 }),
    deepOne,
  ),
  typed(
    'CoW: with a hash of what is hidden, at the market',
    'to compare: what is under the hash may replace other orders, or hold hooks, which have no rights.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ appData: pad('0x4242') }),
    deepOne,
  ),
  typed(
    'CoW: an exact buy that may take a fifth more',
    'to compare: the most is a fifth above the market, and the sentence says it.',
    cow,
    'Order',
    { Order: cowOrder },
    cowOf({ kind: 'buy', sellAmount: (36n * K) / 10n }),
    deepOne,
  ),
  typed(
    'UniswapX: an order whose cosigner is the thief',
    'He says when it decays.',
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    'PermitWitnessTransferFrom',
    {
      PermitWitnessTransferFrom:
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,V2DutchOrder witness',
      TokenPermissions: 'address token,uint256 amount',
      V2DutchOrder:
        'OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs',
      OrderInfo:
        'address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData',
      DutchOutput: 'address token,uint256 startAmount,uint256 endAmount,address recipient',
    },
    {
      permitted: { token: usdc, amount: 3n * K },
      spender: at('0x00000011f84b9aa48e5f8aa8b9897600006289be'),
      nonce: 7n,
      deadline: BigInt(now) + 1_200n,
      witness: {
        info: {
          reactor: at('0x00000011f84b9aa48e5f8aa8b9897600006289be'),
          swapper: me,
          nonce: 7n,
          deadline: BigInt(now) + 1_200n,
          additionalValidationContract: zero,
          additionalValidationData: '0x',
        },
        cosigner: thief,
        baseInputToken: usdc,
        baseInputStartAmount: 3n * K,
        baseInputEndAmount: 3n * K,
        baseOutputs: [{ token: weth, startAmount: E18, endAmount: E18 / 10n, recipient: me }],
      },
    },
    async (e) => {
      await deepOne(e);
      await plays(e, at('0x00000011f84b9aa48e5f8aa8b9897600006289be'), someText, []);
    },
  ),
  typed(
    '0x: a swap that someone else sends',
    'Actions are bytes, recipient and least are fields.',
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    'PermitWitnessTransferFrom',
    {
      PermitWitnessTransferFrom:
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,SlippageAndActions slippageAndActions',
      TokenPermissions: 'address token,uint256 amount',
      SlippageAndActions: 'address recipient,address buyToken,uint256 minAmountOut,bytes[] actions',
    },
    {
      permitted: { token: usdc, amount: K },
      spender: router2,
      nonce: 7n,
      deadline: BigInt(now) + 1_200n,
      slippageAndActions: { recipient: me, buyToken: weth, minAmountOut: 0n, actions: ['0x01'] },
    },
  ),
  typed(
    'Coinbase: a permission to spend each day',
    'Each day all, for ever.',
    {
      name: 'Spend Permission Manager',
      version: '1',
      chainId: 1,
      verifyingContract: at('0xf85210b21cc50302f477ba56686d2019dc9b67ad'),
    },
    'SpendPermission',
    {
      SpendPermission:
        'address account,address spender,address token,uint160 allowance,uint48 period,uint48 start,uint48 end,uint256 salt,bytes extraData',
    },
    {
      account: me,
      spender: router2,
      token: usdc,
      allowance: K,
      period: 86_400,
      start: now,
      end: 281_474_976_710_655n,
      salt: 0n,
      extraData: '0x',
    },
  ),
  typed(
    'MetaMask: a delegation',
    'Whoever has it acts as the account within the caveats: none.',
    {
      name: 'DelegationManager',
      version: '1',
      chainId: 1,
      verifyingContract: at('0xdb9b1e94b5b69df7e401ddbede43491141047db3'),
    },
    'Delegation',
    {
      Delegation: 'address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt',
      Caveat: 'address enforcer,bytes terms',
    },
    { delegate: router2, delegator: me, authority: `0x${'ff'.repeat(32)}`, caveats: [], salt: 0n },
  ),
  typed(
    'a request that a forwarder makes',
    'ERC-2771: made as the user at any contract.',
    { name: 'GSNv2 Forwarder', version: '0.0.1', chainId: 1, verifyingContract: router2 },
    'ForwardRequest',
    { ForwardRequest: 'address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data' },
    { from: me, to: usdc, value: 0n, gas: 100_000n, nonce: 0n, data: call(transfer, thief, K) },
  ),
  typed(
    'ERC-8004: the wallet of the agent',
    'What the agent earns is the thief’s.',
    {
      name: 'ERC8004IdentityRegistry',
      version: '1',
      chainId: 1,
      verifyingContract: at('0x8004a169fb4a3325136eb29fa0ceb6d2e539a432'),
    },
    'AgentWalletSet',
    { AgentWalletSet: 'uint256 agentId,address newWallet,address owner,uint256 deadline' },
    { agentId: 7n, newWallet: me, owner: me, deadline: soon },
  ),
  typed(
    'Hyperliquid: an asset moves between its books',
    'To a sub-account by an empty name.',
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 42161, verifyingContract: zero },
    'HyperliquidTransaction:SendAsset',
    {
      'HyperliquidTransaction:SendAsset':
        'string hyperliquidChain,string destination,string sourceDex,string destinationDex,string token,string amount,string fromSubAccount,uint64 nonce',
    },
    {
      hyperliquidChain: 'Mainnet',
      destination: thief,
      sourceDex: '',
      destinationDex: 'spot',
      token: 'USDC',
      amount: '1000',
      fromSubAccount: '',
      nonce: 7n,
    },
  ),
  typed(
    'Polymarket: an order at a cent',
    'Shares that are worth a dollar.',
    {
      name: 'Polymarket CTF Exchange',
      version: '1',
      chainId: 137,
      verifyingContract: at('0x4bfb41d5b3570defd03c39a9a4d8de6bd8b8982e'),
    },
    'Order',
    {
      Order:
        'uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType',
    },
    {
      salt: 7n,
      maker: me,
      signer: me,
      taker: zero,
      tokenId: 4242n,
      makerAmount: 100n * K,
      takerAmount: K,
      expiration: 0n,
      nonce: 0n,
      feeRateBps: 0n,
      side: 1,
      signatureType: 0,
    },
  ),
  typed(
    'Pendle: a limit order',
    'The price is a logarithm.',
    {
      name: 'Pendle Limit Order Protocol',
      version: '1',
      chainId: 1,
      verifyingContract: at('0x000000000000c9b3e2c3ec88b1b4c0cd853f4321'),
    },
    'Order',
    {
      Order:
        'uint256 salt,uint256 expiry,uint256 nonce,uint8 orderType,address token,address YT,address maker,address receiver,uint256 makingAmount,uint256 lnImpliedRate,uint256 failSafeRate,bytes permit',
    },
    {
      salt: 7n,
      expiry: soon,
      nonce: 0n,
      orderType: 0,
      token: usdc,
      YT: usdc,
      maker: me,
      receiver: me,
      makingAmount: K,
      lnImpliedRate: 1n,
      failSafeRate: 1n,
      permit: '0x',
    },
  ),
  typed(
    'Bebop: an order',
    'Receiver and least are fields.',
    {
      name: 'JamSettlement',
      version: '2',
      chainId: 1,
      verifyingContract: at('0xbeb0b0623f66be8ce162ebdfa2ec543a522f4ea6'),
    },
    'JamOrder',
    {
      JamOrder:
        'address taker,address receiver,uint256 expiry,uint256 exclusivityDeadline,uint256 nonce,address executor,uint256 partnerInfo,address[] sellTokens,address[] buyTokens,uint256[] sellAmounts,uint256[] buyAmounts,bytes32 hooksHash',
    },
    {
      taker: me,
      receiver: me,
      expiry: now + 600,
      exclusivityDeadline: 0,
      nonce: 7n,
      executor: zero,
      partnerInfo: 0n,
      sellTokens: [usdc],
      buyTokens: [weth],
      sellAmounts: [3n * K],
      buyAmounts: [1n],
      hooksHash: zeroHash,
    },
  ),
  typed(
    'x402: a payment by authorization to a shop',
    'The shop is the thief; whoever has it sends it when he likes.',
    { name: 'USDC', version: '2', chainId: 1, verifyingContract: usdc },
    'TransferWithAuthorization',
    {
      TransferWithAuthorization:
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
    },
    {
      from: me,
      to: thief,
      value: 10_000n,
      validAfter: 0n,
      validBefore: BigInt(now) + 60n,
      nonce: pad('0x07'),
    },
  ),
];

const served = [
  ['Relay router', '0xf5042e6ffac5a625d4e7848e0b01373d8eb9e222'],
  ['Relay approval proxy', '0xbbbfd134e9b44bfb5123898ba36b01de7ab93d98'],
  ['Squid multicall', '0xea749fd6ba492dbc14c24fe8a3d08769229b896c'],
  ['Squid router', '0xce16f69375520ab01377ce7b88f5ba8c48f8d666'],
  ['Bebop settlement', '0xbeb0b0623f66be8ce162ebdfa2ec543a522f4ea6'],
  ['Enso router', '0xf75584ef6673ad213a685a1b58cc0330b8ea22cf'],
  ['Socket gateway', '0x3a23f943181408eac424116af7b7790c94cb97a5'],
  ['Sushi RouteProcessor2', '0x044b75f554b886a065b9567891e45c79542d7357'],
  ['MetaMask swaps', '0x881d40237659c251811cec9c364ef91dc08d300c'],
  ['Universal Router itself', '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'],
  ['0x proxy', '0xdef1c0ded9bec7f1a1670819833240f027b25eff'],
  ['0x allowance holder', '0x0000000000001ff3684f28c67538d4d072c22734'],
  ['0x Settler', '0x0d0e364aa7852291883c162b22d6d81f6355428f'],
  ['Furucombo', '0x17e8ca1b4798b97602895f63206afcd1fc90ca5f'],
  ['Kyber', '0x6131b5fae19ea4f9d964eac0408e4408b66337b5'],
  ['GeneralAdapter1', '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0'],
  ['Bundler3', '0x6566194141eefa99af43bb5aa71460ca2dc90245'],
  ['Balancer batch relayer', '0x35cea9e57a393ac66aaa7e25c391d52c74b5648f'],
  ['Euler connector', '0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383'],
  ['CoW hooks trampoline', '0x60bf78233f48ec42ee3f101b9a05ec7878728006'],
  ['Uniswap v4 pool manager', '0x000000000004444c5dc75cb358380d2e3de08a90'],
  ['Uniswap v3 staker', '0xe34139463ba50bd61336e0c446bd8c0867c6fe65'],
] as const;
/** They make whatever call anybody asks for, as is documented, or as thieves have shown. */
const serveAnybody: ReadonlySet<string> = new Set([
  'Relay router',
  'Squid multicall',
  'Bebop settlement',
  'Sushi RouteProcessor2',
]);
const allowances: readonly There[] = served.map(([name, where]) => ({
  id: `dollars for ${name}`,
  why: serveAnybody.has(name)
    ? 'It makes any call for anybody: whoever comes first has it take the dollars.'
    : 'to compare.',
  read: async (e) => {
    await plays(e, at(where), someText, []);
    return e.read(ask(1, usdc, call(approve, at(where), K)));
  },
}));
const outText =
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params) payable returns (uint256 amountIn)';
const outOldText =
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params) payable returns (uint256 amountIn)';
const part = (E18 * 1_003n) / 1_000n;
const sellsAll: readonly Act[] = [
  { target: weth, value: E18, data: call('function deposit()') },
  { target: weth, data: call('function transfer(address,uint256)', pool, E18) },
  paysUsdc(3n * K),
];
const limited =
  'With a price limit the swap may stop before the exact output (the router asks for it only without a limit): the thief moves the price to the limit, next to nothing is swapped, and the coin stays at the router, where anybody calls refundETH.';
const out = (limit: bigint) => ({
  tokenIn: weth,
  tokenOut: usdc,
  fee: 500,
  recipient: me,
  amountOut: 3n * K,
  amountInMaximum: part,
  sqrtPriceLimitX96: limit,
});
const multiText = 'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])';
const oldRouter = at('0xe592427a0aece92de3edee1f18e0157c05861564');
const stops: readonly There[] = [
  play(
    'Uniswap v3 router: an exact output of coins, up to a price',
    limited,
    router2,
    outText,
    [out(at_(2_990n))],
    sellsAll,
    part,
  ),
  play(
    'Uniswap v3 router: an exact output of coins',
    'to compare: without a limit the output is exact.',
    router2,
    outText,
    [out(0n)],
    sellsAll,
    part,
  ),
  play(
    'Uniswap v3 router: an exact output of coins, up to a price, the first version',
    limited,
    oldRouter,
    outOldText,
    [{ ...out(at_(2_990n)), deadline: BigInt(now) + 1_200n }],
    sellsAll,
    part,
  ),
  play(
    'Uniswap v3 router: an exact output of all coins given, up to a price',
    limited,
    router2,
    outText,
    [{ ...out(at_(2_990n)), amountInMaximum: E18 }],
    sellsAll,
    E18,
  ),
  play(
    'Uniswap v3 router: the same in a multicall without a refund',
    limited,
    router2,
    multiText,
    [BigInt(now) + 1_200n, [call(outText, out(at_(2_990n)))]],
    sellsAll,
    part,
  ),
  play(
    'Uniswap v3 router: the same in a multicall with a refund',
    'to compare.',
    router2,
    multiText,
    [BigInt(now) + 1_200n, [call(outText, out(at_(2_990n))), call('function refundETH() payable')]],
    [...sellsAll, { target: me, value: part - E18 }],
    part,
  ),
  play(
    'Uniswap v3 router: an exact output of dollars, up to a price',
    'to compare: less comes, and less is paid.',
    router2,
    outText,
    [
      {
        ...out(at_(3_010n)),
        tokenIn: usdc,
        tokenOut: weth,
        amountOut: E18,
        amountInMaximum: (3n * K * 1_003n) / 1_000n,
      },
    ],
    sellsDollars,
  ),
];

/** Five contracts that are old and published, each of which is allowed a fifth. */
const fifth = async (e: Ethereum, n: number): Promise<Address> => {
  const where = at(`0x51f7${'0'.repeat(34)}${String(n).padStart(2, '0')}`);
  await plays(e, where, someText, []);
  return where;
};
const five = async (
  e: Ethereum,
  each: (where: Address, n: number) => Readonly<{ to: Address; data: Hex }>,
) => {
  const calls = [];
  for (const n of [1, 2, 3, 4, 5]) calls.push(each(await fifth(e, n), n));
  return calls;
};
const raise = 'function increaseAllowance(address spender, uint256 increment) returns (bool)';
const permitDomain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc };
const split: readonly There[] = [
  {
    id: 'a fifth of the dollars for one old contract',
    why: 'to compare.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await fifth(e, 1), K))),
  },
  {
    id: 'nine tenths of the dollars for one old contract',
    why: 'to compare.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await fifth(e, 1), (9n * K) / 2n))),
  },
  {
    id: 'a fifth of the dollars for each of five contracts, in one batch',
    why: 'The five are the thief’s: together they take all.',
    read: async (e) =>
      e.read(askBatch(1, await five(e, (where) => ({ to: usdc, data: call(approve, where, K) })))),
  },
  {
    id: 'a fifth of the dollars for one contract, raised four times, in one batch',
    why: 'In the end it is all.',
    read: async (e) => {
      const where = await fifth(e, 1);
      return e.read(
        askBatch(
          1,
          [1, 2, 3, 4, 5].map((n) => ({ to: usdc, data: call(n === 1 ? approve : raise, where, K) })),
        ),
      );
    },
  },
  {
    id: 'a fifth of the dollars for each of five contracts, by a Safe',
    why: 'The same for a Safe, in its own transaction of five.',
    read: async (e) => {
      await e.send(me, usdc, call('function mint(address,uint256)', e.stage.at.safe, 5n * K));
      const calls = await five(e, (where) => ({ to: usdc, data: call(approve, where, K) }));
      const packed = concat(
        calls.map(({ to, data }) =>
          concat([
            '0x00',
            to,
            pad('0x', { size: 32 }),
            pad(toHex((data.length - 2) / 2), { size: 32 }),
            data,
          ]),
        ),
      );
      const asked = safeTypedData(
        e.stage.at.safe,
        safeTx({
          to: e.stage.at.multiSendCallOnly ?? zero,
          data: call('function multiSend(bytes transactions) payable', packed),
          operation: 1,
          nonce: 0n,
        }),
      );
      return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
    },
  },
  {
    id: 'a fifth of the dollars by permit, for an old contract',
    why: 'to compare.',
    read: async (e) =>
      e.read(
        typedOf(
          permitDomain,
          'Permit',
          { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
          { owner: me, spender: await fifth(e, 1), value: K, nonce: 0n, deadline: BigInt(now) + 1_200n },
        ),
      ),
  },
  {
    id: 'a fifth, five times, in one permit of Permit2',
    why: 'One token stands five times in the list; the last one counts, or each for its own spender.',
    read: async (e) => {
      await plays(e, permit2, someText, []);
      return e.read(
        typedOf(
          { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
          'PermitBatch',
          {
            PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
            PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
          },
          {
            details: [usdc, weth].map((token) => ({
              token,
              amount: token === usdc ? K : 4n * E18,
              expiration: now + 1_200,
              nonce: 0,
            })),
            spender: await fifth(e, 1),
            sigDeadline: BigInt(now) + 1_200n,
          },
        ),
      );
    },
  },
  {
    id: 'one item of three for an old contract',
    why: 'to compare: the item that is dear.',
    read: async (e) => {
      const items = await e.put('Genuine');
      e.published(items);
      await e.send(deployer, items, call('function call_(string,uint8,bool)', 'APES', 0, true));
      for (const n of [7n, 8n, 9n])
        await e.send(deployer, items, call('function give(address,uint256)', me, n));
      return e.read(
        ask(1, items, call('function approve(address to, uint256 tokenId)', await fifth(e, 1), 7n)),
      );
    },
  },
  {
    id: 'four fifths of the coins to five strangers',
    why: 'to compare: each is said.',
    read: (e) =>
      e.read(
        askBatch(
          1,
          [1, 2, 3, 4].map((n) => ({
            to: at(`0x${String(n).repeat(8)}9a3b5c7d9e1f3a5b7c9d1e3f5a7b9c1d`),
            value: 20n * E18,
          })),
        ),
      ),
  },
];

const dust2 = at('0x5000000000000000000000000000000000000aa2');
const susde = at('0x9d39a5de30e57443bff2a8307a4256c8797a3497');
const ethFlow = at('0xba3cb449bd2b4adddbc894d8697f5170800eadec');
const flowText =
  'function createOrder((address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order) payable returns (bytes32 orderHash)';
const seaport = at('0x0000000000000068f116a894984e2db1123eb395');
const consider =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const dustOf = (price: bigint, tick: number, pool_: Address, a: Address, b: Address) => ({
  fee: 100,
  pool: pool_,
  zero: a,
  one: b,
  much: 10n ** 6n,
  price,
  tick,
  held: [10n ** 12n, 10n ** 12n] as const,
});
const posm = at('0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e');
const modText = 'function modifyLiquidities(bytes unlockData, uint256 deadline) payable';
const dusty: readonly There[] = [
  order(
    'CoW: a price that a pool with nothing in it says',
    'A pool is made for nothing, with a price and nothing in it.',
    { sellToken: aave, buyToken: uni, sellAmount: 1_000n * E18, buyAmount: 1_000n * E18 },
    [{ ...dustOf(P, 0, dust2, uni, aave), much: 0n, held: [0n, 0n] }],
  ),
  {
    id: 'CoW ETH flow: a price that a pool of dust says',
    why: 'The only pool of the two is the thief’s: a coin for 300 dollars.',
    read: async (e) => {
      await tokenAt(e, susde, 'sUSDe', 18);
      const [a, b, price, tick] =
        BigInt(susde) < BigInt(weth)
          ? ([susde, weth, sqrt((P * P) / 300n), -57_000] as const)
          : ([weth, susde, sqrt(300n * P * P), 57_000] as const);
      await oracle(e, [dustOf(price, tick, dust, a, b)]);
      await plays(e, ethFlow, flowText, []);
      return e.read(
        ask(
          1,
          ethFlow,
          call(flowText, {
            buyToken: susde,
            receiver: me,
            sellAmount: E18,
            buyAmount: 300n * E18,
            appData: zeroHash,
            feeAmount: 0n,
            validTo: now + 1_200,
            partiallyFillable: false,
            quoteId: 7n,
          }),
          E18,
        ),
        { abis: { [ethFlow]: [flowText] } },
      );
    },
  },
  {
    id: 'Seaport: tokens for tokens at a price that a pool of dust says',
    why: 'The only pool of the two is the thief’s.',
    read: async (e) => {
      await tokenAt(e, aave, 'AAVE', 18);
      await tokenAt(e, uni, 'UNI', 18);
      await oracle(e, [dustOf(P, 0, dust, uni, aave)]);
      await plays(e, seaport, someText, []);
      return e.read(
        typedOf(
          { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: seaport },
          'OrderComponents',
          {
            OrderComponents:
              'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
            OfferItem: consider,
            ConsiderationItem: `${consider},address recipient`,
          },
          {
            offerer: me,
            zone: zero,
            offer: [
              {
                itemType: 1,
                token: aave,
                identifierOrCriteria: 0n,
                startAmount: 1_000n * E18,
                endAmount: 1_000n * E18,
              },
            ],
            consideration: [
              {
                itemType: 1,
                token: uni,
                identifierOrCriteria: 0n,
                startAmount: 1_000n * E18,
                endAmount: 1_000n * E18,
                recipient: me,
              },
            ],
            orderType: 0,
            startTime: 0n,
            endTime: BigInt(now) + 86_400n,
            zoneHash: zeroHash,
            salt: 7n,
            conduitKey: zeroHash,
            counter: 0n,
          },
        ),
      );
    },
  },
  {
    id: 'Uniswap v4: a position at a price that a pool of dust says',
    why: 'The thief’s pool in v4 has the price of his pool of dust in v3.',
    read: async (e) => {
      await tokenAt(e, aave, 'AAVE', 18);
      await tokenAt(e, uni, 'UNI', 18);
      await oracle(e, [dustOf(P, 0, dust, uni, aave)]);
      await plays(
        e,
        posm,
        modText,
        [uni, aave].map((token) => ({
          target: token,
          data: call('function transferFrom(address,address,uint256)', me, pool, 500n * E18),
        })),
      );
      for (const token of [aave, uni])
        await e.send(me, token, call('function approve(address,uint256)', posm, maxUint256));
      const unlock = abi('bytes, bytes[]', '0x020d', [
        abi(
          '(address, address, uint24, int24, address), int24, int24, uint256, uint128, uint128, address, bytes',
          [uni, aave, 100, 1, zero],
          -600,
          600,
          10n ** 22n,
          501n * E18,
          501n * E18,
          me,
          '0x',
        ),
        abi('address, address', uni, aave),
      ]);
      return e.read(ask(1, posm, call(modText, unlock, BigInt(now) + 1_200n)), {
        abis: { [posm]: [modText] },
      });
    },
  },
  ...[20n, 30n].map((percent) =>
    order(
      `CoW: ${percent} % below what the deep pool says`,
      'to compare: the sentence says the amounts.',
      { buyAmount: (E18 * (100n - percent)) / 100n },
      [honestPool],
    ),
  ),
];
const pancakeUr = at('0x65b382653f7c31bc0af67f188122035914ec9c76');
const aeroUr = at('0x6cb442acf35158d5eda88fe602221b67b400be3e');
const steth = at('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');
const sharesText = 'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)';
const urOld = at('0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad');
const siblings: readonly There[] = [
  ...(
    [
      ['PancakeSwap’s router', pancakeUr],
      ['Aerodrome’s router', aeroUr],
      ['the older Universal Router', urOld],
    ] as const
  ).map(([id, where]) =>
    play(
      `${id}: a swap of coins that may fail`,
      mayFail,
      where,
      execText,
      [...soft('0x0b80', [wrapIn, v3(E18, least, path, false)]), BigInt(now) + 1_200n],
      sellsCoin,
      E18,
    ),
  ),
  softly(
    'Universal Router: an exact output that may fail',
    mayFail,
    '0x0b81',
    [
      wrapIn,
      abi(
        'address, uint256, uint256, bytes, bool',
        msgSender,
        3n * K,
        E18,
        concat([usdc, '0x0001f4', weth]),
        false,
      ),
    ],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: a swap that may fail, and what is left comes back',
    'to compare: an honest way to let it fail.',
    '0x0b8004',
    [wrapIn, v3(E18, least, path, false), abi('address, address, uint256', weth, msgSender, 0n)],
    sellsCoin,
    E18,
  ),
  {
    id: 'stETH: shares to a friend',
    why: 'to compare: a share is 1.2 coins; what moves says so.',
    read: async (e) => {
      await tokenAt(e, steth, 'stETH', 18);
      return e.read(ask(1, steth, call(sharesText, e.stage.friend, E18)));
    },
  },
  {
    id: 'a number that a transaction already waits with, at a higher fee',
    why: 'It puts out the one that takes the thief’s allowance back.',
    read: (e) => withItsNumber(e, { to: e.stage.friend, value: toHex(E18) }, higherFees),
  },
];
const advancedText =
  'function fulfillAdvancedOrder(((address offerer, address zone, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer, (uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 totalOriginalConsiderationItems) parameters, uint120 numerator, uint120 denominator, bytes signature, bytes extraData) advancedOrder, (uint256 orderIndex, uint8 side, uint256 index, uint256 identifier, bytes32[] criteriaProof)[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient) payable returns (bool fulfilled)';
const dutch = (id: string, why: string, end: bigint, seconds: bigint): There => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, someText, []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    const block = await rpc<{ timestamp: Hex }>(e.url, 'eth_getBlockByNumber', ['latest', false]);
    const from = BigInt(block.timestamp);
    await plays(e, seaport, advancedText, [
      takes(usdc, 2_900n * 10n ** 6n, thief),
      {
        target: pool,
        data: call('function fades(address,address,uint256[4])', weth, me, [E18, end, from, from + seconds]),
      },
    ]);
    await e.send(me, usdc, call(approve, seaport, maxUint256));
    return e.read(
      ask(
        1,
        seaport,
        call(
          advancedText,
          {
            parameters: {
              offerer: thief,
              zone: zero,
              offer: [
                { itemType: 1, token: weth, identifierOrCriteria: 0n, startAmount: E18, endAmount: end },
              ],
              consideration: [
                {
                  itemType: 1,
                  token: usdc,
                  identifierOrCriteria: 0n,
                  startAmount: 2_900n * 10n ** 6n,
                  endAmount: 2_900n * 10n ** 6n,
                  recipient: thief,
                },
              ],
              orderType: 0,
              startTime: from,
              endTime: from + seconds,
              zoneHash: zeroHash,
              salt: 7n,
              conduitKey: zeroHash,
              totalOriginalConsiderationItems: 1n,
            },
            numerator: 1n,
            denominator: 1n,
            signature: `0x${'11'.repeat(65)}`,
            extraData: '0x',
          },
          [],
          zeroHash,
          zero,
        ),
      ),
      { abis: { [seaport]: [advancedText] } },
    );
  },
});
const holder = at('0x0000000000001ff3684f28c67538d4d072c22734');
const holderText =
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable returns (bytes)';
const ccip = at('0x80226fc0ee2b096224eeac085bb9a8cba1146f7d');
const ccipText =
  'function ccipSend(uint64 destinationChainSelector, (bytes receiver, bytes data, (address token, uint256 amount)[] tokenAmounts, address feeToken, bytes extraArgs) message) payable returns (bytes32)';
const execSafe =
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)';
const p2approve = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
const delegated = async (e: Ethereum, record: boolean): Promise<Address> => {
  const where = at(`0x7702${'0'.repeat(34)}${record ? '02' : '01'}`);
  await rpc(e.url, 'anvil_setCode', [where, concat(['0xef0100', e.stage.at.simple7702Account])]);
  if (record) e.published(where);
  return where;
};
const later: readonly There[] = [
  dutch(
    'Seaport: what is bought fades within a minute',
    'The thief’s order offers a coin now and a thousandth in a minute; the fulfiller has no least amount.',
    E18 / 1_000n,
    60n,
  ),
  dutch(
    'Seaport: what is bought fades within a day',
    'The same, more slowly: a request that waits for an hour.',
    E18 / 1_000n,
    86_400n,
  ),
  dutch('Seaport: what is bought does not fade', 'to compare.', E18, 60n),
  softly(
    'Universal Router: the sweep has the higher least, and may fail',
    'The swap passes its least, the sweep does not pass its own and may fail: all stays at the router.',
    '0x0084',
    [
      v3(3n * K, (992n * E18) / 1_000n, back, true, self),
      abi('address, address, uint256', weth, msgSender, (999n * E18) / 1_000n),
    ],
    [
      takes(usdc, 3n * K),
      paysWeth(E18, ur),
      { target: weth, data: call('function transfer(address,uint256)', me, E18) },
    ],
  ),
  softly(
    'Universal Router: the unwrapping has the higher least, and may fail',
    'The same of coins.',
    '0x008c',
    [
      v3(3n * K, (992n * E18) / 1_000n, back, true, self),
      abi('address, uint256', msgSender, (999n * E18) / 1_000n),
    ],
    [
      takes(usdc, 3n * K),
      paysWeth(E18, ur),
      { target: weth, data: call('function withdraw(uint256)', E18) },
      { target: me, value: E18 },
    ],
  ),
  softly(
    'Universal Router: a plan in which a swap may fail',
    mayFail,
    '0x0b21',
    [wrapIn, abi('bytes, bytes[]', ...soft('0x80', [v3(E18, least, path, false)]))],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: a swap of coins over the thief’s token that may fail',
    'His token fails when he likes; no price has to be moved.',
    '0x0b80',
    [
      wrapIn,
      v3(
        E18,
        least,
        concat([weth, '0x0001f4', at('0x51f7000000000000000000000000000000000001'), '0x0001f4', usdc]),
        false,
      ),
    ],
    sellsCoin,
    E18,
  ),
  played('a Safe’s own transaction of a router whose swap may fail', mayFail, [], async (e) => {
    await plays(e, ur, execText, [...sellsCoin.slice(0, 2), paysUsdc(3n * K, e.stage.smallSafe)]);
    await rpc(e.url, 'anvil_setBalance', [e.stage.smallSafe, toHex(50n * E18)]);
    return ask(
      1,
      e.stage.smallSafe,
      call(
        execSafe,
        ur,
        E18,
        swapCall(msgSender, '0x0b80'),
        0,
        0n,
        0n,
        0n,
        zero,
        zero,
        concat([pad(me), pad('0x'), '0x01']),
      ),
    );
  }),
  {
    id: 'dollars for an account that borrows code',
    why: 'The account is the thief’s, with a key of his: EIP-7702 makes it look as a contract.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await delegated(e, false), K))),
  },
  {
    id: 'dollars for an account that borrows code, with a record',
    why: 'The same where a source says that it is old and published.',
    read: async (e) => e.read(ask(1, usdc, call(approve, await delegated(e, true), K))),
  },
  {
    id: 'a payment to an account that borrows code, with a record',
    why: 'to compare: a payment that is said.',
    read: async (e) => e.read(ask(1, await delegated(e, true), '0x', E18)),
  },
  {
    id: 'dollars of Permit2 for an old contract, a fifth',
    why: 'to compare: it is said.',
    read: async (e) => {
      await plays(e, permit2, p2approve, []);
      return e.read(ask(1, permit2, call(p2approve, usdc, await fifth(e, 1), K, now + 1_200)), {
        abis: { [permit2]: [p2approve] },
      });
    },
  },
  {
    id: '0x: what a target of the thief’s may take while it runs',
    why: 'operator and target are his: he takes all of the amount, here he takes nothing yet.',
    read: async (e) => {
      const where = await fifth(e, 1);
      await plays(e, holder, holderText, []);
      return e.read(ask(1, holder, call(holderText, where, usdc, K, where, '0x')), {
        abis: { [holder]: [holderText] },
      });
    },
  },
  one(
    'CCIP: a fee of two coins',
    'The router keeps what is paid above the fee.',
    ccip,
    ccipText,
    [
      15971525489660198786n,
      {
        receiver: pad(me),
        data: '0x',
        tokenAmounts: [{ token: usdc, amount: K }],
        feeToken: zero,
        extraArgs: `0x97a657c9${'00'.repeat(32)}`,
      },
    ],
    { ops: [pull], value: 2n * E18 },
  ),
  {
    id: 'a number that waits, given to a payment to oneself',
    why: 'A transaction that takes an allowance back waits, and is put out by nothing.',
    read: (e) => withItsNumber(e, { to: me, value: '0x0' }, higherFees),
  },
  {
    id: 'two kinds of gas price',
    why: 'Wallets do not agree on which counts.',
    read: (e) =>
      e.read(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'eth_sendTransaction',
          params: [
            {
              chainId: '0x1',
              from: me,
              to: e.stage.friend,
              value: '0x1',
              gasPrice: toHex(10n ** 9n),
              maxFeePerGas: toHex(10n ** 13n),
              maxPriorityFeePerGas: toHex(10n ** 13n),
            },
          ],
        }),
      ),
  },
  one(
    '1inch: an order whose amounts a contract of the thief says',
    'The extension names a getter of his, and the threshold is none.',
    oneInch.verifyingContract,
    'function fillOrderArgs((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits, bytes args) payable returns (uint256, uint256, bytes32)',
    [
      {
        salt: 7n,
        maker: BigInt(thief),
        receiver: 0n,
        makerAsset: BigInt(weth),
        takerAsset: BigInt(usdc),
        makingAmount: E18,
        takingAmount: 2_900n * 10n ** 6n,
        makerTraits: 1n << 249n,
      },
      pad('0x01'),
      pad('0x02'),
      2_900n * 10n ** 6n,
      84n << 224n,
      `0x${'00'.repeat(32)}${thief.slice(2)}${'00'.repeat(32)}`,
    ],
    {
      ops: [{ kind: 0, token: usdc, who: thief, amount: 2_900n * 10n ** 6n }, come(E18, weth)],
      allowed: [usdc],
    },
  ),
  one(
    '1inch: an order filled without a threshold',
    'to compare: the maker’s amounts are fixed.',
    oneInch.verifyingContract,
    'function fillOrder((uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits) order, bytes32 r, bytes32 vs, uint256 amount, uint256 takerTraits) payable returns (uint256, uint256, bytes32)',
    [
      {
        salt: 7n,
        maker: BigInt(thief),
        receiver: 0n,
        makerAsset: BigInt(weth),
        takerAsset: BigInt(usdc),
        makingAmount: E18,
        takingAmount: 2_900n * 10n ** 6n,
        makerTraits: 0n,
      },
      pad('0x01'),
      pad('0x02'),
      2_900n * 10n ** 6n,
      0n,
    ],
    {
      ops: [{ kind: 0, token: usdc, who: thief, amount: 2_900n * 10n ** 6n }, come(E18, weth)],
      allowed: [usdc],
    },
  ),
];
const rising = (id: string, why: string, end: bigint, seconds: bigint): There => ({
  id,
  why,
  read: async (e) => {
    await plays(e, pool, someText, []);
    for (const token of [usdc, weth])
      await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    const block = await rpc<{ timestamp: Hex }>(e.url, 'eth_getBlockByNumber', ['latest', false]);
    const from = BigInt(block.timestamp);
    await plays(e, seaport, advancedText, [
      {
        target: pool,
        data: call('function rises(address,address,address,uint256[4])', usdc, me, thief, [
          2_900n * 10n ** 6n,
          end,
          from,
          from + seconds,
        ]),
      },
      paysWeth(E18),
    ]);
    for (const it of [seaport, pool]) await e.send(me, usdc, call(approve, it, maxUint256));
    return e.read(
      ask(
        1,
        seaport,
        call(
          advancedText,
          {
            parameters: {
              offerer: thief,
              zone: zero,
              offer: [
                { itemType: 1, token: weth, identifierOrCriteria: 0n, startAmount: E18, endAmount: E18 },
              ],
              consideration: [
                {
                  itemType: 1,
                  token: usdc,
                  identifierOrCriteria: 0n,
                  startAmount: 2_900n * 10n ** 6n,
                  endAmount: end,
                  recipient: thief,
                },
              ],
              orderType: 0,
              startTime: from,
              endTime: from + seconds,
              zoneHash: zeroHash,
              salt: 7n,
              conduitKey: zeroHash,
              totalOriginalConsiderationItems: 1n,
            },
            numerator: 1n,
            denominator: 1n,
            signature: `0x${'11'.repeat(65)}`,
            extraData: '0x',
          },
          [],
          zeroHash,
          zero,
        ),
      ),
      { abis: { [seaport]: [advancedText] } },
    );
  },
});
const baseUr = at('0x6ff5693b99212da76ad316178a184ab56d299b43');
const weth2 = at('0x4200000000000000000000000000000000000006');
const usdcBase = at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913');
const v2borrow = at('0x372abd1810eaf23cb9d941bbe7596dfb2c46bc65');
const sends = (id: string, why: string, over: object | ((e: Ethereum) => object)): There => ({
  id,
  why,
  read: (e) =>
    e.read(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_sendTransaction',
        params: [
          {
            chainId: '0x1',
            from: me,
            to: e.stage.friend,
            value: '0x1',
            ...(typeof over === 'function' ? over(e) : over),
          },
        ],
      }),
    ),
});
const last: readonly There[] = [
  dutch(
    'Seaport: what is bought fades within five minutes',
    'The thief’s order offers a coin now and a thousandth in five minutes.',
    E18 / 1_000n,
    300n,
  ),
  dutch(
    'Seaport: what is bought fades within half an hour',
    'The same in half an hour.',
    E18 / 1_000n,
    1_800n,
  ),
  rising(
    'Seaport: what is paid rises within five minutes',
    'The thief’s order costs 2,900 dollars now and 4,800 in five minutes; Seaport is allowed all.',
    (48n * K) / 10n,
    300n,
  ),
  rising(
    'Seaport: what is paid rises within half an hour',
    'The same in half an hour.',
    (48n * K) / 10n,
    1_800n,
  ),
  rising(
    'Seaport: what is paid rises within a day',
    'The same in a day: one per cent more each nine seconds.',
    290n * K,
    86_400n,
  ),
  {
    id: 'Base: Universal Router, a swap of coins that may fail',
    why: mayFail,
    chain: 8453,
    read: async (e) => {
      await rpc(e.url, 'anvil_setCode', [weth2, await codeOf(e, 'Wrapped')]);
      await rpc(e.url, 'anvil_setBalance', [weth2, toHex(10_000n * E18)]);
      await e.send(me, weth2, call('function call_(string,uint8)', 'WETH', 18));
      e.published(weth2);
      await tokenAt(e, usdcBase, 'USDC', 6);
      await plays(e, pool, someText, []);
      await e.send(me, usdcBase, call('function mint(address,uint256)', pool, 100n * E18));
      await plays(e, baseUr, execText, [
        { target: weth2, value: E18, data: call('function deposit()') },
        { target: weth2, data: call('function transfer(address,uint256)', pool, E18) },
        { target: pool, data: call('function pays(address,address,uint256)', usdcBase, me, 3n * K) },
      ]);
      return e.read(
        ask(
          8453,
          baseUr,
          call(
            execText,
            ...soft('0x0b80', [wrapIn, v3(E18, least, concat([weth2, '0x0001f4', usdcBase]), false)]),
            BigInt(now) + 1_200n,
          ),
          E18,
        ),
        { abis: { [baseUr]: [execText] } },
      );
    },
  },
  sends(
    'a fee so low that it waits',
    'It waits for weeks, and with it all later ones: no allowance is taken back meanwhile.',
    { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x0' },
  ),
  sends('a fee so low that it waits, of old', 'The same in the old form.', { gasPrice: '0x1' }),
  sends('a transaction of blobs without blobs', 'It pays for blobs that are nowhere.', {
    type: '0x3',
    blobVersionedHashes: [`0x01${'ab'.repeat(31)}`],
    maxFeePerBlobGas: toHex(10n ** 15n),
    maxFeePerGas: toHex(10n ** 10n),
    maxPriorityFeePerGas: '0x1',
  }),
  sends('a receiver that is a name', 'Wallets look it up later.', { to: 'friend.eth' }),
  sends('another account that signs', 'to compare: the wallet has it too.', (e) => ({
    from: e.stage.friend,
    to: thief,
    value: toHex(E18),
  })),
  sends('no receiver but bytes', 'A contract that keeps the coins.', {
    to: undefined,
    data: '0x6000',
    value: toHex(E18),
  }),
  one(
    'Liquity v2: who sets the rate',
    'The batch manager sets the rate of interest: the thief, at its most.',
    v2borrow,
    'function setInterestBatchManager(uint256 _troveId, address _newBatchManager, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
    [7n, thief, 0n, 0n, maxUint256],
  ),
  one(
    'Liquity v2: who takes collateral out',
    'The receiver is his.',
    v2borrow,
    'function setRemoveManagerWithReceiver(uint256 _troveId, address _manager, address _receiver)',
    [7n, thief, thief],
  ),
  one(
    'Liquity v2: the highest rate',
    'Two and a half times the debt a year.',
    v2borrow,
    'function adjustTroveInterestRate(uint256 _troveId, uint256 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
    [7n, (5n * E18) / 2n, 0n, 0n, maxUint256],
  ),
  one(
    'Liquity v2: the lowest rate',
    'The lowest are redeemed first: the collateral goes at the next redemption.',
    v2borrow,
    'function adjustTroveInterestRate(uint256 _troveId, uint256 _newAnnualInterestRate, uint256 _upperHint, uint256 _lowerHint, uint256 _maxUpfrontFee)',
    [7n, 5n * 10n ** 15n, 0n, 0n, E18],
  ),
  one(
    'Liquity v2: debt drawn',
    'What comes is owed.',
    v2borrow,
    'function withdrawBold(uint256 _troveId, uint256 _boldAmount, uint256 _maxUpfrontFee)',
    [7n, K, maxUint256],
    { ops: [come(K)] },
  ),
  one(
    'Aave v4: a position manager',
    'He does all with the position.',
    'old',
    'function setUserPositionManager(address positionManager, bool approve)',
    [thief, true],
  ),
  one(
    'Aave v4: debt that comes',
    'What comes is owed.',
    'old',
    'function borrow(uint256 reserveId, uint256 amount, address onBehalfOf)',
    [3n, K, me],
    { ops: [come(K)] },
  ),
  one(
    'Fluid: debt and collateral in one',
    'What comes is owed.',
    'old',
    'function operate(uint256 nftId_, int256 newCol_, int256 newDebt_, address to_) payable returns (uint256, int256, int256)',
    [7n, 0n, K, me],
    { ops: [come(K)] },
  ),
  one(
    'Resupply: debt that comes, of a vault',
    'What comes is owed.',
    'old',
    'function borrow(uint256 _borrowAmount, uint256 _underlyingAmount, address _receiver) returns (uint256)',
    [K, 0n, me],
    { ops: [come(K)] },
  ),
  one(
    'Tally: who earns from the stake',
    'The claimer has all rewards.',
    'old',
    'function alterClaimer(uint256 _depositId, address _newClaimer)',
    [7n, thief],
  ),
  one('Yearn: who the gauge pays', 'Rewards go to him.', 'old', 'function setRecipient(address _recipient)', [
    thief,
  ]),
  one(
    'Convex: rewards are redirected',
    'All later ones.',
    at('0x72a19342e8f1838460ebfccef09f6585e32db86e'),
    'function setRewardRedirect(address _to)',
    [thief],
  ),
  one(
    'Frax: who boosts',
    'A proxy of the lock.',
    'old',
    'function stakerSetVeFXSProxy(address proxy_address)',
    [thief],
  ),
  one(
    'Hedgey: a plan to a friend’s look, one unit a day',
    'What is paid in comes out in ages.',
    'old',
    'function createPlan(address recipient, address token, uint256 amount, uint256 start, uint256 cliff, uint256 rate, uint256 period) returns (uint256)',
    [me, usdc, K, BigInt(now), BigInt(now), 1n, 86_400n],
    { ops: [pull] },
  ),
  one(
    'Lighter: a deposit for the thief',
    'The account is his.',
    'old',
    'function deposit(address _to, uint16 _assetIndex, uint8 _routeType, uint256 _amount) payable',
    [thief, 3, 0, K],
    { ops: [pull] },
  ),
];

const tries: readonly There[] = [
  ...routers,
  ...swaps,
  ...prices,
  ...inPool,
  ...bridgesMore,
  ...recordsMore,
  ...elsewhere,
  ...structure,
  ...signed,
  ...allowances,
  ...stops,
  ...split,
  ...dusty,
  ...siblings,
  ...later,
  ...last,
];

const verdicts = new Map<string, string>();

for (const chain of new Set(tries.map((it) => it.chain ?? 1)))
  beforeAll(
    () =>
      onEthereum(chain, async (e) => {
        await rpc(e.url, 'anvil_setCode', [weth, await codeOf(e, 'Wrapped')]);
        await e.send(me, weth, call('function mint(address,uint256)', me, 20n * E18));
        await e.send(me, weth, call('function call_(string,uint8)', 'WETH', 18));
        await e.stand(at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'), {});
        for (const { id, read } of tries.filter((it) => (it.chain ?? 1) === chain)) {
          verdicts.set(id, await outcomeOf(() => read(e)));
        }
      }),
    900_000,
  );

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) =>
    verdict === 'read' && !tries.some((it) => it.id === id && it.why.includes('to compare')) ? [id] : [],
  );
  expect(verdicts.size).toBe(tries.length);
  expect(calm.toSorted()).toEqual([...open].toSorted());
});

test('an honest order stays calm beside a deep pool that has stood for long', () => {
  for (const id of ['CoW: an honest price beside a deep pool', '1inch: an honest order'])
    expect(`${id}: ${verdicts.get(id)}`).toBe(`${id}: read`);
});
