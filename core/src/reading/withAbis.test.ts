import {
  type AbiFunction,
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  parseAbiItem,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { slot } from '../abi/code/proxyAt.ts';
import { selectorOf } from '../codec/functionAbi.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Incoming } from '../model/request.ts';
import { type ReadOptions, read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';
import type { KeptFunctions, Questions, VerifiedFunctions } from '../world/world.ts';
import { mostInspected } from '../label/accounts/contracts.ts';
import { chainId, codeWith, delegatingTo, type Standing, standing, word } from './testing.ts';

const vault: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const logic: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const other: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const line = 'function park(address who, uint256 amount)';
const park = 'park(address,uint256)';
const data = encodeFunctionData({ abi: parseAbi([line]), args: [other, 5n] });
const code = codeWith(park);
const fn = parseAbiItem(line) as AbiFunction;

type Asked = Questions['verified']['ask'];

type World = Readonly<{
  at?: Standing;
  kept?: readonly KeptFunctions[];
  verified?: (ask: Asked) => Known<VerifiedFunctions>;
  signatures?: readonly string[];
}>;

async function review(
  { at, kept = [], verified, signatures }: World,
  { call = { to: vault, value: 0n, data }, ...options }: ReadOptions & { call?: Call } = {},
) {
  const asked: Asked[] = [];
  const listed: Hex[] = [];
  const world = tableWorld(at === undefined ? {} : standing(at), {
    abi: ({ address }) => known(kept.filter((it) => it.address === address)),
    verified: (question) => {
      asked.push(question);
      return verified?.(question) ?? unknown('notFound', question.source);
    },
    signatures: ({ selector }) => {
      listed.push(selector);
      return signatures === undefined ? unknown('offline', 'Signature database') : known(signatures);
    },
  });
  const body = { kind: 'transaction', chainId, call, set: {} } as const;
  const incoming: Incoming = {
    request: freeze(body, ''),
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
  };
  let readback: Readback | undefined;
  for await (readback of read(incoming, world, AbortSignal.timeout(10_000), options));
  if (readback === undefined) throw new Error('nothing was read');
  const [step] = readback.steps;
  const why = readback.unread.find(({ id }) => id === 'step.0')?.why;
  return { readback, step, why, asked, listed, node: world.asked };
}

type Call = Readonly<{ to: Address; value: bigint; data: Hex }>;

const from = { by: 'source', name: 'Sourcify', asOf: '2026-01-01' } as const;
const has = (...functions: AbiFunction[]) => known<VerifiedFunctions>({ functions, from });
const plain: Standing = { code: { [vault.toLowerCase()]: code } };
const proxy = (more = ''): Standing => ({
  code: {
    [vault.toLowerCase()]: delegatingTo(slot.implementation, more),
    [logic.toLowerCase()]: code,
  },
  storage: { [vault.toLowerCase()]: { [slot.implementation]: word(logic) } },
});
const keptOf = (codeHash?: Hex): KeptFunctions => ({
  address: vault,
  functions: [fn],
  from: { by: 'user', entry: 'ABI of Vault' },
  ...(codeHash === undefined ? {} : { codeHash }),
});
const user = { by: 'user', entry: 'ABI of Vault' };

describe('an ABI that the user keeps', () => {
  test('is used while the code that it is of is there, and no source is asked', async () => {
    const { step, asked, listed } = await review({ at: plain, kept: [keptOf(keccak256(code))] });
    expect(step).toMatchObject({ reading: 'canonical', fn: { name: 'park' } });
    expect(step?.fn?.from).toEqual([user]);
    expect([...asked, ...listed]).toEqual([]);
  });

  test('is dropped once other code is there: a wrong one is worse than none', async () => {
    const { step, why, readback } = await review({ at: plain, kept: [keptOf(keccak256('0x00'))] });
    expect(step).toMatchObject({ reading: 'unread', args: [] });
    expect(why).toMatchObject({
      id: 'unread.sourcesAsked',
      args: { kept: 'notFound', sourcify: 'notFound' },
    });
    expect(readback.verdict).toBe('notFullyRead');
  });

  test('is of the implementation where it was kept of a proxy, and dropped after an upgrade', async () => {
    const same = await review({ at: proxy(), kept: [keptOf(keccak256(code))] });
    expect(same.step).toMatchObject({ reading: 'canonical', to: vault });
    expect(same.step?.fn?.from).toEqual([user]);
    const upgraded = { ...proxy(), code: { ...proxy().code, [logic.toLowerCase()]: `${code}00` as Hex } };
    expect((await review({ at: upgraded, kept: [keptOf(keccak256(code))] })).step?.reading).toBe('unread');
  });

  test('that was kept of a proxy’s own code does not speak for the code behind it', async () => {
    const own = keccak256(proxy().code[vault.toLowerCase()] ?? '0x');
    expect((await review({ at: proxy(), kept: [keptOf(own)] })).step?.reading).toBe('unread');
  });

  test('is used where nothing can be compared, and says so', async () => {
    const unproven = [{ ...user, unproven: true }];
    const offline = await review({ kept: [keptOf(keccak256(code))] });
    expect(offline.step).toMatchObject({ reading: 'canonical', fn: { from: unproven } });
    const link = await review({ at: plain, kept: [keptOf(keccak256('0x00'))] }, { ask: false });
    expect(link.step).toMatchObject({ reading: 'canonical', fn: { from: unproven } });
    expect([...link.asked, ...link.node]).toEqual([]);
    const never = await review({ at: plain, kept: [keptOf()] });
    expect(never.step).toMatchObject({ fn: { from: unproven } });
  });
});

describe('a function that nobody here knows', () => {
  test('is looked up where the chain says that it comes from, and stays one of the address that is called', async () => {
    const { step, asked, readback, listed } = await review({
      at: proxy(),
      verified: ({ address }) => (address === logic ? has(fn) : unknown('notFound')),
    });
    expect(asked).toEqual([
      { source: 'sourcify', chainId, address: logic, codeHash: keccak256(code), selector: selectorOf(park) },
    ]);
    expect(step).toMatchObject({ to: vault, reading: 'canonical', fn: { name: 'park', from: [from] } });
    expect(readback.facts[`account.${vault.toLowerCase()}.implementation`]).toMatchObject({
      value: known({ kind: 'address', address: logic }),
      from: [{ by: 'chain', chainId, number: 16n }],
    });
    expect(readback.stations.decode).toBe('done');
    expect(listed).toEqual([]);
  });

  test('is asked of one source after the other, until one has it', async () => {
    const { step, asked, listed } = await review({
      at: plain,
      verified: ({ source }) => (source === 'blockscout' ? has(fn) : unknown('notFound')),
    });
    expect(asked.map(({ source }) => source)).toEqual(['sourcify', 'blockscout']);
    expect(step?.fn?.name).toBe('park');
    expect(listed).toEqual([]);
  });

  test('comes with what the source calls the code that was read, also from an explorer, and never as its name', async () => {
    const named = (at: Standing) =>
      review({
        at,
        verified: ({ source }) =>
          source === 'blockscout'
            ? known({ functions: [fn], from: { by: 'source', name: 'Blockscout' }, name: 'Vault' })
            : unknown('notFound'),
      });
    const sourceName = `account.${vault.toLowerCase()}.sourceName`;
    const { readback } = await named(plain);
    expect(readback.facts[sourceName]).toMatchObject({
      value: known({ kind: 'text', text: 'Vault' }),
      from: [{ by: 'source', name: 'Blockscout' }],
    });
    expect(readback.facts[`account.${vault.toLowerCase()}.name`]?.value.s).not.toBe('known');
    expect((await named({ code: {} })).readback.facts[sourceName]).toBeUndefined();
  });

  test('is not looked up when it is one of a standard', async () => {
    const transfer = encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256)']),
      args: [other, 1n],
    });
    const { asked, listed } = await review({ at: plain }, { call: { to: vault, value: 0n, data: transfer } });
    expect([...asked, ...listed]).toEqual([]);
  });

  test('is asked of nobody when it came by a link on a network that was not used', async () => {
    const it = await review({ at: plain, verified: () => has(fn), signatures: [park] }, { ask: false });
    expect([...it.asked, ...it.listed, ...it.node]).toEqual([]);
    expect(it.why).toEqual({ id: 'unread.nobodyAsked', args: {} });
  });

  test('is asked of nobody where no code stands', async () => {
    const { asked, listed, step } = await review({ at: { code: {} }, signatures: [park] });
    expect([...asked, ...listed]).toEqual([]);
    expect(step?.reading).toBe('unread');
  });

  test('stays unread where no source answers, which is said, and can be asked again', async () => {
    const { readback, why } = await review({
      at: plain,
      verified: ({ source }) => unknown('timeout', source),
    });
    expect(why).toMatchObject({
      id: 'unread.sourcesAsked',
      args: { sourcify: 'failed', signatures: 'failed', kept: 'none' },
    });
    expect(readback.unread.find(({ id }) => id === 'step.0')?.retry).toBe(true);
    expect(readback.verdict).toBe('notFullyRead');
  });

  test('is read without a node by the ABI of the address itself, which says that nothing was compared', async () => {
    const { step, asked } = await review({ verified: () => has(fn) });
    expect(asked).toMatchObject([{ source: 'sourcify', address: vault }]);
    expect(step?.fn?.from).toEqual([{ ...from, unproven: true }]);
  });

  test('costs a dozen look-ups at most, however many there are', async () => {
    const calls = Array.from({ length: 100 }, (_, at) => ({
      target: `0x${(at + 1).toString(16).padStart(40, '0')}` as Address,
      callData: data,
    }));
    const aggregate = parseAbi(['function aggregate((address target, bytes callData)[] calls)']);
    const { asked } = await review(
      {},
      { call: { to: other, value: 0n, data: encodeFunctionData({ abi: aggregate, args: [calls] }) } },
    );
    expect(new Set(asked.map(({ address }) => address)).size).toBe(mostInspected);
  });
});

describe('a proxy that may answer the function itself', () => {
  const itself = `63${selectorOf(park).slice(2)}`;

  test('and whose own ABI nobody has makes that of the code behind it a guess', async () => {
    const { step, readback, asked } = await review({
      at: proxy(itself),
      verified: ({ address }) => (address === logic ? has(fn) : unknown('notFound')),
    });
    expect(asked.slice(0, 2).map(({ address }) => address)).toEqual([vault, logic]);
    expect(step?.fn?.from).toMatchObject([{ by: 'guess' }]);
    expect(readback.verdict).toBe('notFullyRead');
    expect(readback.stations.decode).toBe('partial');
  });

  test('is read by its own ABI where that has it, and by that behind it where it has not', async () => {
    const both = await review({ at: proxy(itself), verified: () => has(fn) });
    expect(both.step).toMatchObject({ reading: 'canonical', fn: { from: [from, from] } });
    const behind = await review({
      at: proxy(itself),
      verified: ({ address }) => (address === logic ? has(fn) : has()),
    });
    expect(behind.step).toMatchObject({ reading: 'canonical', fn: { from: [from] } });
  });
});

describe('what a source says of proxies', () => {
  test('is only a guess where the chain says otherwise', async () => {
    const lie: VerifiedFunctions = { functions: [], from, elsewhere: [logic] };
    const { step, readback } = await review({
      at: plain,
      verified: ({ address }) => (address === logic ? has(fn) : known(lie)),
    });
    expect(step?.fn?.from).toMatchObject([{ by: 'guess' }]);
    expect(readback.verdict).toBe('notFullyRead');
  });
});

describe('a guess', () => {
  const names = [park];

  test('is shown as one: it gives no name to the sentence, and the call never counts as read', async () => {
    const { step, readback, why } = await review({ at: plain, signatures: names });
    expect(step).toMatchObject({ fn: { name: 'park', from: [{ by: 'guess' }] } });
    expect(step?.args.map(({ name }) => name)).toEqual(['0', '1']);
    expect(readback.facts['step.0.fn']?.value).toEqual(
      known({ kind: 'selector', selector: selectorOf(park) }),
    );
    expect(why).toEqual({ id: 'unread.guessed', args: {} });
    expect(readback).toMatchObject({ verdict: 'notFullyRead', stations: { decode: 'partial' } });
  });

  test('with value warns as an unread call does', async () => {
    const call = { to: vault, value: 7n, data };
    const { readback } = await review({ at: plain, signatures: names }, { call });
    const fired = readback.findings.filter((it) => it.outcome === 'fired').map(({ rule }) => rule);
    expect(fired).toContain('outcome.unreadValue');
  });

  test('is not made where the code at the pinned block has no such function', async () => {
    const { step, why } = await review({
      at: { code: { [vault.toLowerCase()]: codeWith('other(address,uint256)') } },
      signatures: names,
    });
    expect(step).toMatchObject({ reading: 'unread', args: [] });
    expect(why).toMatchObject({ args: { code: 'notFound' } });
  });

  test('is made where code may run what stands elsewhere, wherever that is', async () => {
    const lost = `${codeWith('other(address,uint256)')}f4` as Hex;
    const { step } = await review({ at: { code: { [vault.toLowerCase()]: lost } }, signatures: names });
    expect(step).toMatchObject({ fn: { name: 'park', from: [{ by: 'guess' }] } });
  });

  // Both have the selector ad45080b: found by trying, to be mistaken for one another.
  const collision = 'follow51361(address,uint256,uint256)';
  const shorter = 'watch67925(address)';
  const three = `0xad45080b${word(other).slice(2)}${'00'.repeat(64)}` as Hex;
  const signatures = [collision, shorter];
  const call = { to: vault, value: 0n, data: three };

  test('gives way to one whose types the code takes, also where the bytes are no call of that', async () => {
    const only = await review({ signatures }, { call });
    expect(only.step?.fn?.name).toBe('follow51361');
    const seen = await review(
      { at: { code: { [vault.toLowerCase()]: codeWith(shorter) } }, signatures },
      { call },
    );
    expect(seen.step).toMatchObject({ reading: 'unread', args: [] });
    const id = `function.${vault.toLowerCase()}.0xad45080b`;
    expect(seen.readback.facts[`${id}.signatures`]?.value).toEqual(
      known({ kind: 'text', text: `${collision} ${shorter}` }),
    );
    expect(seen.readback.facts[`${id}.code`]?.value).toEqual(known({ kind: 'text', text: 'address' }));
  });

  test('that does not fit the bytes is dropped', async () => {
    const call = { to: vault, value: 0n, data: `${data}ff` as Hex };
    const { step, why } = await review({ at: plain, signatures: names }, { call });
    expect(step).toMatchObject({ reading: 'unread', args: [] });
    expect(why).toMatchObject({ args: { signatures: 'misfit' } });
  });
});
