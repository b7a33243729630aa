import { encodeFunctionData, getAddress, parseAbi } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import { known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Incoming } from '../model/request.ts';
import { type ReadOptions, read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';
import type { Questions } from '../world/world.ts';
import { slot } from '../abi/code/proxyAt.ts';
import { chainId, delegatingTo, standing, word } from './testing.ts';

const token = getAddress('0xdfebad708f803af22e81044ad228ff77c83c935c');
const logic = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');
const spender = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const data = encodeFunctionData({
  abi: parseAbi(['function approve(address spender, uint256 value)']),
  args: [spender, 5n],
});

const path = 'registry/token/calldata-token.json';
const descriptor = (at: string, fields: object[]) => ({
  context: { contract: { deployments: [{ chainId, address: at }] } },
  metadata: { owner: 'Token company' },
  display: { formats: { 'approve(address spender,uint256 value)': { intent: 'Allow', fields } } },
});
const both = [
  { path: 'spender', label: 'Spender', format: 'addressName' },
  { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } },
];

const files = (at = token, fields: object[] = both): Record<string, unknown> => ({
  'index.calldata.json': { [`eip155:${chainId}:${at.toLowerCase()}`]: path },
  [path]: descriptor(at, fields),
});

async function review(
  registry: Record<string, unknown> | undefined,
  {
    at = standing({ code: { [token.toLowerCase()]: '0x5f' } }),
    origin = { via: 'form' },
    ...options
  }: ReadOptions & { at?: ReturnType<typeof standing>; origin?: Incoming['origin'] } = {},
) {
  const asked: string[] = [];
  const world = tableWorld(at, {
    descriptor: ({ path: wanted }: Questions['descriptor']['ask']) => {
      asked.push(wanted);
      if (registry === undefined) return unknown('offline', 'registry.test');
      const file = registry[wanted];
      return file === undefined
        ? unknown('notFound', 'registry.test')
        : known({ text: JSON.stringify(file), host: 'registry.test', fetchedAt: 1_700_000_000_000 });
    },
  });
  const body = { kind: 'transaction', chainId, call: { to: token, value: 0n, data }, set: {} } as const;
  const incoming: Incoming = { request: freeze(body, ''), origin, receivedAt: 1_795_251_600_000 };
  let readback: Readback | undefined;
  for await (readback of read(incoming, world, AbortSignal.timeout(10_000), options));
  if (readback === undefined) throw new Error('nothing was read');
  return { readback, said: readback.descriptions?.[0], asked };
}

describe('what the contract’s description says', () => {
  test('is beside the step, with where it comes from, and asks for each file once', async () => {
    const { said, readback, asked } = await review(files());
    expect(said).toMatchObject({
      step: '0',
      kind: 'said',
      intent: [{ text: 'Allow' }],
      owner: 'Token company',
      binding: 'deployment',
      from: { place: path, host: 'registry.test', fetchedAt: 1_700_000_000_000 },
    });
    if (said?.kind !== 'said') throw new Error('nothing is said');
    expect(said.from.digest).toMatch(/^0x[0-9a-f]{64}$/);
    expect(said.fields.map(({ label, value }) => [label, value[0]?.value])).toEqual([
      ['Spender', { kind: 'address', address: spender }],
      ['Amount', { kind: 'integer', value: 5n }],
    ]);
    expect(readback.steps[0]).toMatchObject({ fn: { name: 'approve' }, reading: 'canonical' });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.slice(0, 2)).toEqual(['index.calldata.json', path]);
    expect(structuredClone(readback).descriptions).toEqual(readback.descriptions);
  });

  test('changes nothing else of the readback', async () => {
    const { readback } = await review(files());
    const without = (await review({})).readback;
    const { descriptions: _said, revision: _one, findings: _found, ...rest } = readback;
    const { descriptions: _none, revision: _other, findings: _others, ...same } = without;
    expect(rest).toEqual(same);
  });

  test('is found for the code behind a proxy, as the chain names it', async () => {
    const at = standing({
      code: { [token.toLowerCase()]: delegatingTo(slot.implementation), [logic.toLowerCase()]: '0x5f' },
      storage: { [token.toLowerCase()]: { [slot.implementation]: word(logic) } },
    });
    expect((await review(files(logic), { at })).said).toMatchObject({ kind: 'said', binding: 'proxy' });
    expect((await review(files(logic))).said).toMatchObject({ kind: 'none' });
  });

  test('is not shown where what looks at it cannot be loaded, as where nobody answers', async () => {
    vi.resetModules();
    vi.doMock('../label/descriptors/lintOf.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { said } = await review(files());
    vi.doUnmock('../label/descriptors/lintOf.ts');
    expect(said).toEqual({ step: '0', kind: 'unknown', why: 'offline' });
  });

  test('is none where the registry has none for the contract, and unknown where nobody answers', async () => {
    expect((await review({ 'index.calldata.json': {} })).said).toEqual({
      step: '0',
      kind: 'none',
      why: [{ code: 'noDescriptor' }],
    });
    const gone = await review(undefined);
    expect(gone.said).toEqual({ step: '0', kind: 'unknown', why: 'offline', source: 'registry.test' });
    expect(
      gone.readback.findings.filter((it) => it.rule.startsWith('descriptions.')).map((it) => it.outcome),
    ).toEqual(['notApplicable', 'notApplicable']);
  });

  test('is not asked for by a request that only came by a link', async () => {
    const { asked, readback } = await review(files(), { ask: false });
    expect(asked).toEqual([]);
    expect(readback.descriptions).toBeUndefined();
    const used = await review(files(), { origin: { via: 'link' } });
    expect(used.asked, 'not even where the network is in use').toEqual([]);
    const mine = await review(files(), { origin: { via: 'link', madeMine: true } });
    expect(mine.said).toMatchObject({ kind: 'said' });
  });

  test('is none where its file is broken or lies elsewhere', async () => {
    const broken = { ...files(), [path]: ['no', 'descriptor'] };
    expect((await review(broken)).said).toMatchObject({ kind: 'none' });
    const elsewhere = files();
    elsewhere[path] = { ...(elsewhere[path] as object), includes: 'https://elsewhere.test/a.json' };
    const { said, asked } = await review(elsewhere);
    expect(said).toMatchObject({ kind: 'none' });
    expect(asked).toEqual(['index.calldata.json', path, 'https://elsewhere.test/a.json']);
  });
});
