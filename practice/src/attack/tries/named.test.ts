import type { Readback } from '@readback/core/model/readback.ts';
import { type Address, concat, type Hex, maxUint256, pad } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { ask, type Ethereum, me, onEthereum, usdc, weth } from './ground.ts';
import { at, E18, K, soon } from './oneCall.ts';

/** A seventh round: pools and markets that the call names, and permissions from an earlier request. */

const six = at('0x111111125421ca6dc452d289314280a0f8842a65');
const augustus = at('0xdef171fe48cf0115b1d80b88dc8eab59176fee57');
const gateway = at('0xa0d9c1e9e48ca30c8d8c3b5d69ff5dc1f6dffc24');
const factory = at('0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f');
const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');
const real = at('0x00000000000000000000000000000000000b4e16');
const low = (E18 / 2n / 100n) * 98n;
const approve = 'function approve(address spender, uint256 amount) returns (bool)';
const unoswap =
  'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)';
const ethUnoswap = 'function ethUnoswap(uint256 minReturn, uint256 dex) payable returns (uint256)';
const fork =
  'function swapOnUniswapV2Fork(address tokenIn, uint256 amountIn, uint256 amountOutMin, address weth, uint256[] pools) payable';
const repay =
  'function repayETH(address lendingPool, uint256 amount, uint256 rateMode, address onBehalfOf) payable';
const word = (pool: Address) => (997_000_000n << 160n) | (1n << 247n) | BigInt(pool);

/** Code that answers every question with one word. */
const answers = (it: Address): Hex => concat(['0x7f', pad(it), '0x60005260206000f3']);

type Asked = (e: Ethereum, pool: Address) => Promise<Readback>;

const swaps: Readonly<Record<string, Asked>> = {
  'unoswap of 1inch': (e, pool) => sold(e, six, unoswap, [BigInt(usdc), K, low, word(pool)]),
  'swapOnUniswapV2Fork of Velora': (e, pool) => sold(e, augustus, fork, [usdc, K, low, weth, [word(pool)]]),
  'ethUnoswap of 1inch': async (e, pool) => {
    await e.send(me, usdc, call('function mint(address,uint256)', six, 2n * K));
    await e.stand(six, {
      [ethUnoswap]: [
        { kind: 2, who: real, amount: E18 },
        { kind: 1, token: usdc, amount: 2n * K },
      ],
    });
    return e.read(ask(1, six, call(ethUnoswap, (2n * K * 98n) / 100n, word(pool)), E18));
  },
};

async function sold(e: Ethereum, router: Address, text: string, args: readonly unknown[]): Promise<Readback> {
  await e.send(me, weth, call('function mint(address,uint256)', router, E18));
  const paid = { kind: 1, token: weth, amount: E18 / 2n } as const;
  await e.stand(router, { [text]: [{ kind: 0, token: usdc, who: real, amount: K }, paid] }, [usdc]);
  return e.read(ask(1, router, call(text, ...args)));
}

const verdicts = new Map<string, Readback['verdict']>();
const fired = new Map<string, readonly string[]>();

beforeAll(async () => {
  await onEthereum(1, async (e) => {
    const note = (id: string, { verdict, findings }: Readback) => {
      verdicts.set(id, verdict);
      fired.set(
        id,
        findings.flatMap((it) => (it.outcome === 'fired' ? [it.rule] : [])),
      );
    };
    const stranger = await e.put('Genuine');
    e.published(stranger);
    // A factory of which this pool is one; of the stranger's contract it says another.
    await rpc(e.url, 'anvil_setCode', [real, answers(usdc)]);
    await rpc(e.url, 'anvil_setCode', [factory, answers(real)]);
    e.published(real);
    for (const [name, read] of Object.entries(swaps)) {
      note(`${name}, a stranger’s pool`, await read(e, stranger));
      note(`${name}, a pool of the factory`, await read(e, real));
    }
    await e.stand(gateway, { [repay]: [] });
    note(
      'repayETH, a stranger’s market',
      await e.read(ask(1, gateway, call(repay, stranger, E18, 2n, me), E18)),
    );

    const claim = 'function getReward()';
    const farm = async () => {
      const where = await e.put('Genuine');
      await e.send(me, e.junk, call('function mint(address,uint256)', where, E18));
      await e.stand(where, { [claim]: [{ kind: 1, token: e.junk, amount: E18 }] });
      return where;
    };
    const asked = (where: Address) => e.read(ask(1, where, call(claim)), { abis: { [where]: [claim] } });
    note('a claim, nothing allowed before', await asked(await farm()));
    const allowed = await farm();
    await e.send(me, usdc, call(approve, allowed, maxUint256));
    note('a claim, dollars allowed before', await asked(allowed));
    await e.send(me, usdc, call(approve, allowed, 0n));
    note('a claim, the allowance revoked', await asked(allowed));
    const inPermit2 = await farm();
    const allow = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
    await e.send(me, usdc, call(approve, permit2, maxUint256));
    await e.send(me, permit2, call(allow, usdc, inPermit2, K, Number(soon)));
    note('a claim, dollars allowed in Permit2', await asked(inPermit2));
  });
}, 300_000);

test('what a stranger’s pool or market says is believed nowhere', () => {
  for (const id of [...verdicts.keys()].filter((it) => it.includes('stranger’s')))
    expect([id, verdicts.get(id), fired.get(id)]).toEqual([
      id,
      'caution',
      expect.arrayContaining(['account.elsewhere']),
    ]);
});

test('a pool that its factory knows is believed', () => {
  for (const id of [...verdicts.keys()].filter((it) => it.includes('of the factory')))
    expect([id, verdicts.get(id), fired.get(id)]).toEqual([id, 'read', []]);
});

test('what a stranger was allowed before counts, and nothing else of the same call', () => {
  expect(verdicts.get('a claim, nothing allowed before')).toBe('read');
  expect(verdicts.get('a claim, the allowance revoked')).toBe('read');
  for (const id of ['a claim, dollars allowed before', 'a claim, dollars allowed in Permit2'])
    expect([id, verdicts.get(id), fired.get(id)]).toEqual([
      id,
      'caution',
      expect.arrayContaining(['account.unvouched']),
    ]);
});
