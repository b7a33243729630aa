import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  pad,
  parseAbiParameters,
  toHex,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one as oneCall, soon, type Try as OneTry } from './oneCall.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A fifth reading: limits that another call of the request hides, what is netted, and what ends without a balance. */
type Try = OneTry & Readonly<{ chainId?: number }>;

/** Read back calmly, and said: by the sentence, or by the name of the function. */
const told: ReadonlySet<string> = new Set([]);

/** Those that are read back calmly, though they harm. */
const open: readonly string[] = [];

const one = oneCall;
const free = (id: string, why: string, read: Try['read'], chainId = 1): Try => ({ id, why, read, chainId });
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };
const quarter = E18 / 4n;

const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const universal = at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
const threePool = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');
const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');
const tokensForTokens =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';
const tokensForCoins =
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';
const supply = 'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
const approve = 'function approve(address spender, uint256 amount) returns (bool)';
const transfer = 'function transfer(address to, uint256 amount) returns (bool)';
const wethDeposit = 'function deposit() payable';

/** What stands at a shipped address, and what it has to pay with. */
async function put(
  e: Ethereum,
  where: Address,
  text: string,
  ops: readonly Op[],
  allowed: readonly Address[] = [usdc, weth],
): Promise<void> {
  for (const { kind, token, amount = 0n } of ops)
    if (kind === 1 && token !== undefined)
      await e.send(where, token, call('function mint(address,uint256)', where, amount));
  await e.stand(where, { [text]: ops }, allowed);
}

type Call = Readonly<{ to: Address; data?: Hex; value?: bigint }>;
const abi = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values as never);

/** A swap of a thousand dollars for a quarter of a coin, with a minimum, and what else stands in the batch. */
const swapAnd = (
  id: string,
  why: string,
  least: bigint,
  more: (e: Ethereum) => Promise<readonly Call[]>,
  { coins = false, first = false }: Readonly<{ coins?: boolean; first?: boolean }> = {},
): Try =>
  free(id, why, async (e) => {
    const text = coins ? tokensForCoins : tokensForTokens;
    const comes: Op = coins ? { kind: 2, amount: quarter } : { kind: 1, token: weth, amount: quarter };
    await put(e, v2, text, [pull, comes]);
    const swap = { to: v2, data: call(text, K, least, [usdc, weth], me, soon) };
    const others = await more(e);
    return e.read(askBatch(1, first ? [...others, swap] : [swap, ...others]));
  });
const supplied = (amount: bigint) => async (e: Ethereum) => {
  await put(e, aave, supply, [{ kind: 0, token: weth, who: pool, amount }]);
  return [{ to: aave, data: call(supply, weth, amount, me, 0) }];
};

const netted: readonly Try[] = [
  swapAnd('a swap, honest, and lent', 'to compare.', (quarter * 99n) / 100n, supplied((quarter * 24n) / 25n)),
  swapAnd(
    'a swap at a twentieth, of which most is lent on',
    'The minimum lies near what is left after the loan, far below what comes: the sandwich takes all else.',
    E18 / 105n,
    supplied((quarter * 24n) / 25n),
  ),
  swapAnd(
    'a swap at a twentieth, of which all is lent on',
    'The same, with nothing left.',
    E18 / 105n,
    supplied(quarter),
  ),
  swapAnd(
    'a swap at a twentieth, of which most goes to a router of coins',
    'The same by a second swap.',
    E18 / 105n,
    async (e) => {
      const odos = at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');
      void odos;
      await put(e, aave, supply, [{ kind: 0, token: weth, who: pool, amount: (quarter * 24n) / 25n }]);
      return [
        { to: aave, data: call(supply, weth, (quarter * 24n) / 25n, me, 0) },
        { to: usdc, data: call(approve, thief, 0n) },
      ];
    },
  ),
  swapAnd(
    'a swap for coins at a hundredth, beside a drop that is wrapped',
    'Where coins go along, the minimum of coins that come is weighed against nothing.',
    E18 / 400n,
    async () => [{ to: weth, data: call(wethDeposit), value: 10n ** 13n }],
    { coins: true },
  ),
  swapAnd(
    'a swap for coins at a hundredth, beside a drop to oneself',
    'The same by a payment of one wei to oneself.',
    E18 / 400n,
    async () => [{ to: me, value: 1n }],
    { coins: true },
  ),
  swapAnd(
    'a swap for coins at a hundredth, alone',
    'to compare.',
    E18 / 400n,
    async () => [{ to: usdc, data: call(approve, thief, 0n) }],
    { coins: true },
  ),
];

const many = 'function multicall(bytes[] data) payable returns (bytes[])';
const many2 = 'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])';
const single2 =
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)';
const unwrap2 = 'function unwrapWETH9(uint256 amountMinimum, address recipient) payable';
const sweep2 = 'function sweepToken(address token, uint256 amountMinimum, address recipient) payable';
const itself = at('0x0000000000000000000000000000000000000002');
const throughRouter = (id: string, why: string, least: bigint, floor: bigint, coins: boolean): Try =>
  free(id, why, async (e) => {
    await put(e, router2, many2, [
      pull,
      coins ? { kind: 2, amount: quarter } : { kind: 1, token: weth, amount: quarter },
    ]);
    return e.read(
      ask(
        1,
        router2,
        call(many2, soon, [
          call(single2, {
            tokenIn: usdc,
            tokenOut: weth,
            fee: 500,
            recipient: itself,
            amountIn: K,
            amountOutMinimum: least,
            sqrtPriceLimitX96: 0n,
          }),
          coins ? call(unwrap2, floor, me) : call(sweep2, weth, floor, me),
        ]),
      ),
    );
  });
type Command = readonly [code: number, types: string, ...values: readonly unknown[]];
const plan = (...commands: readonly Command[]): Hex =>
  call(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
    `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
    commands.map(([, types, ...values]) => abi(types, ...values)),
    soon,
  );
const execute = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';
const v3In = 'address, uint256, uint256, bytes, bool';
const path = concat([usdc, '0x0001f4', weth]);
const planned = (
  id: string,
  why: string,
  ops: readonly Op[],
  value: bigint,
  ...commands: readonly Command[]
): Try =>
  free(id, why, async (e) => {
    await put(e, universal, execute, ops);
    return e.read(ask(1, universal, plan(...commands), value));
  });
const got: Op = { kind: 1, token: weth, amount: quarter };
const gotCoins: Op = { kind: 2, amount: quarter };
const floors: readonly Try[] = [
  throughRouter('router 2: an honest swap, unwrapped', 'to compare.', (quarter * 99n) / 100n, (quarter * 99n) / 100n, true),
  throughRouter('router 2: two minima of a drop, unwrapped', 'What stays with the router for a moment is weighed against nothing.', 10n ** 12n, 10n ** 12n, true),
  throughRouter('router 2: two minima of a drop, swept', 'The same without coins.', 10n ** 12n, 10n ** 12n, false),
  throughRouter('router 2: a minimum of a drop behind none', 'The same.', 0n, 10n ** 12n, false),
  planned('universal: a swap, and a sweep of one wei at least', 'A floor of one wei is none.', [pull, got], 0n,
    [0x00, v3In, itself, K, 0n, path, true], [0x04, 'address, address, uint256', weth, me, 1n]),
  planned('universal: a swap, and coins of one wei at least', 'The same with coins.', [pull, gotCoins], 0n,
    [0x00, v3In, itself, K, 0n, path, true], [0x0c, 'address, uint256', me, 1n]),
  planned('universal: a swap, and coins of a hundredth at least', 'The same with a hundredth.', [pull, gotCoins], 0n,
    [0x00, v3In, itself, K, 0n, path, true], [0x0c, 'address, uint256', me, E18 / 400n]),
  planned('universal: a swap of one wei at least, and coins of one', 'Both are set, and both are nothing.', [pull, gotCoins], 0n,
    [0x00, v3In, itself, K, 1n, path, true], [0x0c, 'address, uint256', me, 1n]),
  planned('universal: a swap that may fail, with the minimum of two', 'The minimum of a command that fails stands for that of the other.', [pull, got], 0n,
    [0x00, v3In, me, K, E18 / 400n, path, true], [0x80, v3In, me, 1n, quarter, path, true]),
  planned('universal: a swap of a hundredth at least', 'to compare.', [pull, got], 0n,
    [0x00, v3In, me, K, E18 / 400n, path, true]),
  planned('universal: coins at a hundredth, and a drop goes along', 'Where coins go along, coins that come are weighed against nothing.', [pull, gotCoins], 10n ** 12n,
    [0x00, v3In, itself, K, 0n, path, true], [0x0c, 'address, uint256', me, E18 / 400n], [0x0b, 'address, uint256', me, 10n ** 12n]),
];

const oneCoin = 'function remove_liquidity_one_coin(uint256 token_amount, int128 i, uint256 min_amount)';
const three = at('0x6c3f90f043a72fa612cbac8115ee7e52bde6e490');
const outOfPool = (id: string, why: string, least: bigint, more: (e: Ethereum) => Promise<readonly Call[]>): Try =>
  free(id, why, async (e) => {
    await lp(e);
    await put(e, threePool, oneCoin, [
      { kind: 0, token: three, who: pool, amount: 1_000n * E18 },
      { kind: 1, token: usdc, amount: K },
    ], [three]);
    return e.read(askBatch(1, [{ to: threePool, data: call(oneCoin, 1_000n * E18, 1n, least) }, ...(await more(e))]));
  });
async function lp(e: Ethereum): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [three, await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest'])]);
  await e.send(me, three, call('function call_(string,uint8)', '3Crv', 18));
  await e.send(me, three, call('function mint(address,uint256)', me, 5_000n * E18));
  e.published(three);
}
const pools: readonly Try[] = [
  outOfPool('3pool: out at any price, alone', 'to compare.', 1_000_000n, async () => [{ to: weth, data: call(approve, thief, 0n) }]),
  outOfPool('3pool: out at any price, beside a word on the same token', 'What another call names is not weighed: here an allowance that is taken back.', 1_000_000n, async () => [{ to: usdc, data: call(approve, thief, 0n) }]),
  outOfPool('3pool: out at any price, and lent on', 'The same, with what everybody does next.', 1_000_000n, async (e) => {
    await put(e, aave, supply, [{ kind: 0, token: usdc, who: pool, amount: (K * 9n) / 10n }]);
    return [{ to: aave, data: call(supply, usdc, (K * 9n) / 10n, me, 0) }];
  }),
];

const tries: readonly Try[] = [...netted, ...floors, ...pools];

const funded: readonly Address[] = [v2, universal, router2, aave];
const verdicts = new Map<string, string>();

beforeAll(async () => {
  const only = process.env.ONLY;
  const its = tries.filter(({ id }) => only === undefined || new RegExp(only).test(id));
  for (const chainId of new Set(its.map((it) => it.chainId ?? 1))) {
    await onEthereum(chainId, async (e) => {
      for (const it of funded) await rpc(e.url, 'anvil_setBalance', [it, toHex(100n * E18)]);
      for (const it of its.filter((that) => (that.chainId ?? 1) === chainId)) {
        verdicts.set(it.id, await outcomeOf(async () => {
          const back = await it.read(e);
          if (process.env.TELL !== undefined) console.log(it.id, '=>', back.verdict, JSON.stringify((back as never as { findings: { rule?: string; id?: string; severity: string }[] }).findings?.map((f) => `${f.severity}:${f.rule ?? f.id}`)), process.env.TELL === '2' ? JSON.stringify((back as never as { sentence: unknown }).sentence) : '');
          return back;
        }).catch((error: unknown) => { if (process.env.TELL !== undefined) { console.log(it.id, error); return 'error'; } throw error; }));
      }
    });
  }
}, 900_000);

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' && !told.has(id) ? [id] : []));
  expect(calm.toSorted()).toEqual([...open].toSorted());
});
void one; void transfer; void permit2; void zero; void pad; void many;
