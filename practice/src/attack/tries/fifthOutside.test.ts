import type { Readback } from '@readback/core/model/readback.ts';
import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { appendFileSync } from 'node:fs';
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
import { compileContracts } from '../../compile.ts';
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
const pullWeth: Op = { kind: 0, token: weth, amount: E18 };
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
  /** Others that stand there. */
  beside?: readonly Address[];
}>;

/** What a protocol at an address does when its function is called. */
async function stands(e: Ethereum, where: Address, text: string, { ops = [], allowed }: More): Promise<void> {
  await rpc(e.url, 'anvil_setBalance', [where, toHex(1_000n * E18)]);
  for (const { kind, token, amount = 0n } of ops)
    if (kind === 1 && token !== undefined)
      await e.send(me, token, call('function mint(address,uint256)', where, amount));
  if (where !== usdc && where !== weth)
    await e.stand(where, { [text]: ops }, allowed ?? [usdc, weth].filter((it) => ops.some((op) => op.kind === 0 && op.token === it)));
}

/** One call of what stands at a shipped address, or of an old protocol that nobody vouches for (`old`). */
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
async function plays(e: Ethereum, where: Address, text: string, acts: readonly Act[], says: Hex = '0x'): Promise<void> {
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
let made: ReturnType<typeof compileContracts> | undefined;
const codes = new Map<string, Hex>();
async function codeOf(e: Ethereum, name: string): Promise<Hex> {
  const there = codes.get(name);
  if (there !== undefined) return there;
  made ??= compileContracts(new URL('fifthContracts', import.meta.url).pathname);
  const it = made.find((one) => one.name === name);
  if (it === undefined) throw new RangeError(name);
  const chain = await chainAs(deployer, e.url);
  const put = await chain.create({ bytecode: it.bytecode as Hex, abi: it.abi as Abi });
  const code = await rpc<Hex>(e.url, 'eth_getCode', [put, 'latest']);
  codes.set(name, code);
  return code;
}
/** A swap as the pool makes it: coins or tokens go there, and it pays. */
const paysUsdc = (amount: bigint, to: Address = me): Act => ({ target: pool, data: call('function pays(address,address,uint256)', usdc, to, amount) });
const paysWeth = (amount: bigint, to: Address = me): Act => ({ target: pool, data: call('function pays(address,address,uint256)', weth, to, amount) });
const takes = (token: Address, amount: bigint, to: Address = pool): Act => ({ target: token, data: call('function transferFrom(address,address,uint256)', me, to, amount) });
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
    for (const token of [usdc, weth]) await e.send(me, token, call('function mint(address,uint256)', pool, 100n * E18));
    await rpc(e.url, 'anvil_setBalance', [weth, toHex(10_000n * E18)]);
    await plays(e, where, text, acts);
    for (const token of [usdc, weth]) await e.send(me, token, call('function approve(address,uint256)', where, maxUint256));
    return e.read(ask(1, where, call(text, ...args), value), { abis: { [where]: [text] } });
  },
});
const plan = (id: string, why: string, commands: Hex, inputs: readonly Hex[], acts: readonly Act[], value = 0n) =>
  play(id, why, ur, execText, [commands, inputs, BigInt(now) + 1_200n], acts, value);
const mayFail =
  'The command may fail (0x80): the thief moves the price for one block, the swap fails by its minimum, and what was brought to the router stays there for whoever sweeps it.';
const least = 2_990n * 10n ** 6n;
const routers: readonly Try[] = [
  plan('Universal Router: an honest swap of coins', 'to compare.', '0x0b00', [wrapIn, v3(E18, least, path, false)], sellsCoin, E18),
  plan('Universal Router: an honest swap of dollars', 'to compare.', '0x00', [v3(3n * K, (99n * E18) / 100n, back, true)], sellsDollars),
  plan('Universal Router: a swap of coins that may fail', mayFail, '0x0b80', [wrapIn, v3(E18, least, path, false)], sellsCoin, E18),
  plan('Universal Router: a swap of coins in v2 that may fail', mayFail, '0x0b88', [wrapIn, v2(E18, least, [weth, usdc], false)], sellsCoin, E18),
  plan('Universal Router: dollars brought there, and a swap that may fail', mayFail, '0x0280', [
    abi('address, address, uint160', usdc, self, 3n * K),
    v3(3n * K, (99n * E18) / 100n, back, false),
  ], sellsDollars),
  plan('Universal Router: a swap that may fail, and a sweep without a least', mayFail, '0x0b8004', [
    wrapIn,
    v3(E18, least, path, false, self),
    abi('address, address, uint256', usdc, msgSender, 0n),
  ], sellsCoin, E18),
  plan('Universal Router: sold inside a plan that may fail', mayFail, '0x0ba1', [
    wrapIn,
    abi('bytes, bytes[]', '0x00', [v3(E18, least, path, false)]),
  ], sellsCoin, E18),
  plan('Universal Router: unwrapping may fail', mayFail, '0x008c', [
    v3(3n * K, (99n * E18) / 100n, back, true, self),
    abi('address, uint256', msgSender, (99n * E18) / 100n),
  ], [takes(usdc, 3n * K), paysWeth(E18, ur), { target: weth, data: call('function withdraw(uint256)', E18) }, { target: me, value: E18 }]),
  plan('Universal Router: unwrapping', 'to compare.', '0x000c', [
    v3(3n * K, (99n * E18) / 100n, back, true, self),
    abi('address, uint256', msgSender, (99n * E18) / 100n),
  ], [takes(usdc, 3n * K), paysWeth(E18, ur), { target: weth, data: call('function withdraw(uint256)', E18) }, { target: me, value: E18 }]),
  plan('Universal Router: the sweep may fail', mayFail, '0x0084', [
    v3(3n * K, (99n * E18) / 100n, back, true, self),
    abi('address, address, uint256', weth, msgSender, (99n * E18) / 100n),
  ], [takes(usdc, 3n * K), paysWeth(E18, ur), { target: weth, data: call('function transfer(address,uint256)', me, E18) }]),
  plan('Universal Router: v4, that may fail', mayFail, '0x0b90', [
    wrapIn,
    abi('bytes, bytes[]', '0x060c0f', [
      abi(
        '((address, address, uint24, int24, address), bool, uint128, uint128, bytes)',
        [[usdc, weth, 500, 10, zero], false, E18, least, '0x'],
      ),
      abi('address, uint256', weth, E18),
      abi('address, uint256', usdc, least),
    ]),
  ], sellsCoin, E18),
  plan('Universal Router: a permit that may fail, to the thief', 'The permit is for him.', '0x8a00', [
    abi(
      '((address, uint160, uint48, uint48), address, uint256), bytes',
      [[usdc, K, now + 1_200, 0], thief, soon],
      `0x${'11'.repeat(65)}`,
    ),
    v3(3n * K, (99n * E18) / 100n, back, true),
  ], sellsDollars),
  plan('Universal Router: command 0x45, which a mask makes a transfer', '0x45 masked by 0x3f is TRANSFER.', '0x0045', [
    v3(3n * K, (99n * E18) / 100n, back, true),
    abi('address, address, uint256', weth, thief, 0n),
  ], sellsDollars),
];

const tries: readonly There[] = [...routers];

const verdicts = new Map<string, string>();
const log = process.env['TRIES_LOG'];

function told(it: Readback): string {
  const seen = JSON.stringify(
    { s: it.sentence, f: it.findings.filter((f) => f.outcome === 'fired').map((f) => `${f.severity} ${f.rule}`) },
    (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v),
  );
  return seen.slice(0, 900);
}

for (const chain of new Set(tries.map((it) => it.chain ?? 1)))
  beforeAll(
    () =>
      onEthereum(chain, async (e) => {
        await rpc(e.url, 'anvil_setCode', [weth, await codeOf(e, 'Wrapped')]);
        await e.send(me, weth, call('function mint(address,uint256)', me, 20n * E18));
        await e.send(me, weth, call('function call_(string,uint8)', 'WETH', 18));
        await e.stand(at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'), {});
        for (const { id, read } of tries.filter((it) => (it.chain ?? 1) === chain)) {
          let last: Readback | undefined;
          let verdict: string;
          try {
            verdict = await outcomeOf(async () => (last = await read(e)));
          } catch (error) {
            if (log === undefined) throw error;
            verdict = `broken ${String(error).slice(0, 300)}`;
          }
          verdicts.set(id, verdict);
          if (log !== undefined)
            appendFileSync(log, `${verdict.toUpperCase()} | ${id}\n    ${last ? told(last) : ''}\n`);
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
