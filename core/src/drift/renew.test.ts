import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { earlierFact } from '../evidence/spending/earlier.ts';
import type { Clause, Intent } from '../model/intent.ts';
import type { Readback } from '../model/readback.ts';
import type { Body, Incoming } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { compiled } from '../simulate/testing/contracts.ts';
import { known, unknown } from '../model/known.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { TableWorld } from '../world/testing/tableWorld.ts';
import type { BookEntry, World } from '../world/world.ts';
import { isWhole } from './drift.ts';
import { driftOf } from './driftOf.ts';
import { freshMemory, type Memory, remembering } from './memory.ts';
import { type Renewed, renew } from './renew.ts';

const never = new AbortController().signal;
const abi = parseAbi([
  'function setPrice(uint256)',
  'function setSymbol(string)',
  'function mint(address, uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function upgradeTo(address)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
]);

let chain: TestChain;
let world: TableWorld;
let sources: number;
let book: readonly BookEntry[];
let token: Address;
let exchange: Address;

const contracts = compiled(new URL('./testing/contracts.sol', import.meta.url));
const deploy = (name: string) => chain.deployCode(contracts[name]?.bytecode ?? '0x');
const send = async (to: Address, data: Hex) => {
  await chain.receipt(await chain.send(carol, { to, data }));
};
const encode = (functionName: (typeof abi)[number]['name'], args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);

beforeAll(async () => {
  chain = await startChain();
  token = await deploy('Proxy');
  exchange = await deploy('Exchange');
}, 60_000);
afterAll(() => chain.stop());

beforeEach(async () => {
  sources = 0;
  book = [];
  const count = () => {
    sources += 1;
    return unknown('notFound');
  };
  world = rpcWorld(chain.url, {
    verified: count,
    signatures: count,
    descriptor: count,
    label: count,
    abi: count,
    book: () => known(book),
  });
  await send(token, encode('upgradeTo', [await deploy('Dollar')]));
  await send(token, encode('setSymbol', ['USD']));
  for (const account of [alice, exchange]) await send(token, encode('mint', [account, 10n ** 12n]));
  await send(exchange, encode('setPrice', [2_000_000_000n]));
});

const call = (to: Address, data: Hex, value = 0n): Body => ({
  kind: 'transaction',
  chainId,
  from: alice,
  call: { to, value, data },
  set: {},
});
const swap = () =>
  call(
    exchange,
    encode('swapExactETHForTokens', [1_900_000_000n, [exchange, token], alice, 10n ** 12n]),
    10n ** 18n,
  );
const transfer = () => call(token, encode('transfer', [bob, 5_000_000n]));

const incomingOf = (body: Body, intent?: Intent): Incoming => ({
  request: freeze(body, ''),
  origin: { via: 'paste' },
  receivedAt: 1_795_251_600_000,
  ...(intent === undefined ? {} : { intent }),
});

async function lastOf(incoming: Incoming, of: World): Promise<Readback | undefined> {
  let last: Readback | undefined;
  for await (const it of read(incoming, of, never)) last = it;
  return last;
}

type First = Readonly<{ incoming: Incoming; first: Readback; memory: Memory; asked: number }>;

async function readFirst(body: Body, intent?: Intent): Promise<First> {
  const incoming = incomingOf(body, intent);
  const memory = freshMemory();
  const first = await lastOf(incoming, remembering(world, memory));
  if (first === undefined) throw new Error('nothing was read');
  return { incoming, first, memory, asked: world.asked.length };
}

async function again({ incoming, first, memory }: First, of: World = world): Promise<Renewed> {
  world.asked.length = 0;
  sources = 0;
  return await renew({ read: first, memory, readOnce: (it) => lastOf(incoming, it) }, of, never);
}

function driftFrom(first: Readback, renewed: Renewed) {
  if (renewed.kind !== 'read') throw new Error(`it was ${renewed.kind}`);
  const drift = driftOf(first, renewed.readback);
  return {
    material: drift.material.map(({ kind }) => kind),
    marks: drift.marks.map(({ kind }) => kind),
    drift,
  };
}

const mine = () => chain.ask('anvil_mine', ['0x1']);

describe('where nothing happened', () => {
  it('a renewal on the same block asks one question', async () => {
    const it = await readFirst(transfer());
    expect((await again(it)).kind).toBe('same');
    expect(world.asked.map(({ method }) => method)).toEqual(['eth_getBlockByNumber']);
  });

  it('a chain that stands still is run again only when the clock has gone on', async () => {
    const it = await readFirst(transfer());
    const later: World = {
      ask: async (kind, question, bounds) =>
        kind === 'time'
          ? (known(BigInt(Math.floor(Date.now() / 1_000)) + 60n) as never)
          : world.ask(kind, question, bounds),
    };
    const renewed = await again(it, later);
    expect(driftFrom(it.first, renewed)).toMatchObject({ material: [], marks: [] });
  });

  it.each([
    // Six of them run it with the other gas limits that wallets usually send, at the same time. One reads what the contract
    // may take by earlier permissions: those can change with each block.
    ['a transfer', 23, () => transfer()],
    ['a swap, with one that tries to pass on what it brings', 24, () => swap()],
    // What it allows is measured against what is held and what there is of the token.
    ['an approval', 25, () => call(token, encode('approve', [carol, 5n]))],
  ] as const)(
    '%s in a new block is renewed with few questions, none of them to a source',
    async (_, most, body) => {
      const first = await readFirst(body());
      await mine();
      const renewed = await again(first);
      const { material, marks, drift } = driftFrom(first.first, renewed);
      expect(material).toEqual([]);
      expect(marks.filter((kind) => kind !== 'fee')).toEqual([]);
      expect(isWhole(drift)).toBe(true);
      expect(sources).toBe(0);
      const asked = world.asked.map(({ method }) => method);
      expect(asked.length, asked.join()).toBeLessThanOrEqual(most);
      expect(asked.length).toBeLessThan(first.asked);
      for (const method of ['eth_getCode', 'debug_traceCall', 'eth_getLogs'])
        expect(asked).not.toContain(method);
      // The next one knows already how it stood.
      if (renewed.kind !== 'read') return;
      await mine();
      await again({ ...first, first: renewed.readback, memory: renewed.memory });
      expect(world.asked.length).toBeLessThan(asked.length);
      expect(
        world.asked.filter(({ params }) => JSON.stringify(params).includes('60828038038060')),
      ).toHaveLength(1);
    },
  );
});

describe('what happened in between', () => {
  it('a price that moves above the least amount is a mark, where the exchange is known to keep that', async () => {
    const moved = async () => {
      const it = await readFirst(swap());
      await send(exchange, encode('setPrice', [1_950_000_000n]));
      const { material, marks } = driftFrom(it.first, await again(it));
      await send(exchange, encode('setPrice', [2_000_000_000n]));
      return [material, marks.includes('moved')];
    };
    expect(await moved()).toEqual([['arrives'], false]);
    book = [{ address: exchange, own: false, paid: 0, knownOn: [chainId] }];
    expect(await moved()).toEqual([[], true]);
  });

  it('a price below the least amount holds the press back: it would fail', async () => {
    const it = await readFirst(swap());
    await send(exchange, encode('setPrice', [1_800_000_000n]));
    expect(driftFrom(it.first, await again(it)).material).toContain('status');
  });

  it('a token that is upgraded to other code holds it back, even where that does the same', async () => {
    const it = await readFirst(transfer());
    await send(token, encode('upgradeTo', [await deploy('OtherDollar')]));
    expect(driftFrom(it.first, await again(it)).material).toEqual(['code']);
  });

  it('a token that is upgraded to keep half holds it back for that, too', async () => {
    const it = await readFirst(transfer());
    await send(token, encode('upgradeTo', [await deploy('GreedyDollar')]));
    const { material } = driftFrom(it.first, await again(it));
    expect(material).toContain('code');
    expect(material).toContain('arrives');
  });

  it('a token that calls itself something else holds it back', async () => {
    const it = await readFirst(transfer());
    await send(token, encode('setSymbol', ['EUR']));
    expect(driftFrom(it.first, await again(it)).material).toEqual(['token']);
  });
});

describe('what the contract may take by earlier permissions', () => {
  const at = (to: Address) => call(to, encode('setPrice', [2_000_000_000n]));
  const searches = () => world.asked.filter(({ method }) => method === 'eth_getLogs');
  const allow = async (of: Address, spender: Address, amount: bigint) =>
    chain.receipt(await chain.send(alice, { to: of, data: encode('approve', [spender, amount]) }));
  const mayTake = ({ facts }: Readback, owner: Address, spender: Address) => {
    const value = facts[earlierFact(owner, spender)]?.value;
    return value?.s === 'known' && value.v.kind === 'list' ? value.v.items.length : value;
  };

  it('is read again of what events named, which are not searched again', async () => {
    const other = await deploy('Exchange');
    const dollars = await chain.deploy('Token');
    await send(dollars, encode('mint', [alice, 1_000n]));
    await allow(dollars, other, 500n);
    const it = await readFirst(at(other));
    expect(searches()).toHaveLength(3);
    expect(mayTake(it.first, alice, other)).toBe(1);
    await allow(dollars, other, 0n);
    const renewed = await again(it);
    expect(searches()).toHaveLength(0);
    if (renewed.kind !== 'read') throw new Error(renewed.kind);
    expect(mayTake(renewed.readback, alice, other)).toBe(0);
    await allow(dollars, other, 900n);
    const next = await again({ ...it, first: renewed.readback, memory: renewed.memory });
    expect(searches()).toHaveLength(0);
    expect(next.kind === 'read' && mayTake(next.readback, alice, other)).toBe(1);
  });

  it('is seen where the request names the token, though its permission is new', async () => {
    const it = await readFirst(swap());
    expect(mayTake(it.first, alice, exchange)).toBe(0);
    await allow(token, exchange, 500n);
    const renewed = await again(it);
    expect(searches()).toHaveLength(0);
    expect(renewed.kind === 'read' && mayTake(renewed.readback, alice, exchange)).toBe(1);
    await allow(token, exchange, 0n);
  });

  it('asks a node that refuses the search no second time', async () => {
    const refuses: World = {
      ask: async (kind, question, bounds) => {
        if (JSON.stringify(question).includes('eth_getLogs')) searched += 1;
        return JSON.stringify(question).includes('eth_getLogs')
          ? unknown('refused')
          : world.ask(kind, question, bounds);
      },
    };
    let searched = 0;
    const incoming = incomingOf(transfer());
    const memory = freshMemory();
    const first = await lastOf(incoming, remembering(refuses, memory));
    if (first === undefined) throw new Error('nothing was read');
    expect(searched).toBe(3);
    await mine();
    await again({ incoming, first, memory, asked: 0 }, refuses);
    expect(searched).toBe(3);
  });
});

describe('what the user said', () => {
  const means = (...clauses: readonly Clause[]): Intent => ({
    account: alice,
    chainId,
    said: '',
    quotes: [],
    clauses,
    saidAt: 0,
  });
  const dollars = () => ({ kind: 'token', chainId, address: token }) as const;
  const swaps = () =>
    means(
      { kind: 'pay', asset: { kind: 'native', chainId }, sum: { how: 'exactly', raw: 10n ** 18n } },
      { kind: 'get', asset: dollars(), atLeast: 1_900_000_000n },
    );
  const outcomes = ({ findings }: Readback) => [
    ...new Set(findings.filter(({ rule }) => rule.startsWith('intent.')).map(({ outcome }) => outcome)),
  ];
  const said = ({ findings }: Readback) =>
    findings.flatMap((it) => (it.outcome === 'fired' && it.rule.startsWith('intent.') ? [it.says.id] : []));

  it('is compared again: a price that moves within it is no difference', async () => {
    const it = await readFirst(swap(), swaps());
    // Nobody vouches for what this exchange does: that it happens is not sure, before and after.
    expect([said(it.first), outcomes(it.first)]).toEqual([[], ['clear', 'unknown']]);
    await send(exchange, encode('setPrice', [1_950_000_000n]));
    const renewed = await again(it);
    expect(driftFrom(it.first, renewed).material).toEqual(['arrives']);
    if (renewed.kind !== 'read') throw new Error(renewed.kind);
    expect([said(renewed.readback), outcomes(renewed.readback)]).toEqual([[], ['clear', 'unknown']]);
  });

  it('holds the press back where a later block does less than it', async () => {
    const it = await readFirst(
      transfer(),
      means({
        kind: 'pay',
        asset: dollars(),
        sum: { how: 'exactly', raw: 5_000_000n },
        to: { address: bob },
      }),
    );
    expect(outcomes(it.first)).toEqual(['clear']);
    await send(token, encode('upgradeTo', [await deploy('GreedyDollar')]));
    const renewed = await again(it);
    if (renewed.kind !== 'read') throw new Error(renewed.kind);
    expect(said(renewed.readback)).toContain('intent.pays.saysShort');
    expect(renewed.readback.verdict).toBe('stop');
    expect(driftFrom(it.first, renewed).material).toEqual(expect.arrayContaining(['arrives', 'warning']));
  });

  it('of everything of a spender is looked for again: what was allowed since is left', async () => {
    const other = await chain.deploy('Token');
    const allow = async (amount: bigint) => {
      const data = encode('approve', [bob, amount]);
      await chain.receipt(await chain.send(alice, { to: other, data }));
    };
    const revoke = call(token, encode('approve', [bob, 0n]));
    await chain.receipt(await chain.send(alice, { to: token, data: encode('approve', [bob, 5n]) }));
    const it = await readFirst(revoke, means({ kind: 'revoke', spender: { address: bob } }));
    expect(outcomes(it.first)).toEqual(['clear']);
    await allow(7n);
    const renewed = await again(it);
    expect(renewed.kind === 'read' && said(renewed.readback)).toEqual(['intent.allows.saysStanding']);
    expect(driftFrom(it.first, renewed).material).toContain('warning');
    await allow(0n);
    const refuses: World = {
      ask: async (kind, question, bounds) =>
        JSON.stringify(question).includes('eth_getLogs')
          ? unknown('refused')
          : world.ask(kind, question, bounds),
    };
    const blind = await again(it, refuses);
    expect(blind.kind === 'read' && outcomes(blind.readback)).toContain('unknown');
    expect(driftFrom(it.first, blind).marks).toContain('notRenewed');
  });
});

describe('a node that fails', () => {
  it('leaves what was read as it was', async () => {
    const it = await readFirst(transfer());
    for (const why of ['offline', 'timeout', 'malformed'] as const) {
      const gone: World = {
        ask: async (kind, question, bounds) =>
          kind === 'rpc' ? unknown(why) : world.ask(kind, question, bounds),
      };
      expect((await again(it, gone)).kind).toBe('failed');
    }
  });

  it('while it is asked for the run is not a danger, and is said', async () => {
    const it = await readFirst(transfer());
    await mine();
    const half: World = {
      ask: async (kind, question, bounds) =>
        JSON.stringify(question).includes('eth_simulateV1')
          ? unknown('timeout')
          : world.ask(kind, question, bounds),
    };
    const { material, marks } = driftFrom(it.first, await again(it, half));
    expect([material, marks]).toEqual([[], ['notRenewed']]);
  });

  it('to vouch for code is asked for all of it again', async () => {
    const it = await readFirst(transfer());
    await mine();
    const plain: World = {
      ask: async (kind, question, bounds) =>
        JSON.stringify(question).includes('60828038038060')
          ? unknown('refused')
          : world.ask(kind, question, bounds),
    };
    expect(driftFrom(it.first, await again(it, plain))).toMatchObject({ material: [] });
    expect(world.asked.map(({ method }) => method)).toContain('eth_getCode');
  });
});
