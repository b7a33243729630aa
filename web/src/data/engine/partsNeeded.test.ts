import { standing } from '@readback/core/reading/testing.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { says, tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import { mainnetRequests } from '@readback/scenarios/mainnetRequests.ts';
import type { PracticeAddresses } from '@readback/scenarios/practiceInfo.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { getAddress, keccak256, stringToHex } from 'viem';
import { expect, test, vi } from 'vitest';
import { parts } from './parts.ts';

const addressOf = (name: string) => getAddress(`0x${keccak256(stringToHex(name)).slice(-40)}`);

const setting = {
  info: {
    accounts: Array.from({ length: 10 }, (_, at) => ({
      name: `${at}`,
      address: addressOf(`account ${at}`),
    })),
    labels: [],
    records: [],
    addresses: new Proxy({} as PracticeAddresses, { get: (_, name) => addressOf(String(name)) }),
  },
  now: 1_800_000_000n,
};

const requests = [
  ...scenarios.map(({ id, request }) => [id, request(setting)] as const),
  ...mainnetRequests.map(({ id, request }) => [id, request] as const),
].map(([id, text]) => {
  const parsed = parse(text, {});
  if (!parsed.ok) throw new Error(`${id} is not taken`);
  return { id, request: parsed.request };
});

const me = addressOf('account 0');
const transfer = `0xa9059cbb${'00'.repeat(12)}${addressOf('friend').slice(2)}${'00'.repeat(31)}05` as const;
const op = {
  sender: me,
  nonce: 0n,
  initCode: '0x',
  callData: transfer,
  accountGasLimits: `0x${'00'.repeat(32)}`,
  preVerificationGas: 0n,
  gasFees: `0x${'00'.repeat(32)}`,
  paymasterAndData: '0x',
} as const;
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
const others: readonly Body[] = [
  { kind: 'calldata', value: 0n, data: transfer },
  {
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls: [{ to: addressOf('token'), value: 1n, data: transfer }],
  },
  { kind: 'userOperation', chainId: 1, entryPoint, version: '0.7', op },
];
for (const body of others) requests.push({ id: body.kind, request: freeze(body, '') });

type Request = (typeof requests)[number];

/** The engine of the built page without a part: whoever calls a function of its modules is refused. */
async function without(names: readonly (keyof typeof parts)[]) {
  vi.resetModules();
  for (const path of Object.values(parts).flat()) vi.doUnmock(`@readback/core/${path}`);
  const paths = names.flatMap((it) => parts[it]).map((it) => `@readback/core/${it}`);
  for (const path of paths) {
    vi.doMock(path, async (original) => {
      const refused = () => {
        throw new Error('A part was not fetched.');
      };
      return Object.fromEntries(Object.keys(await original<object>()).map((name) => [name, refused]));
    });
  }
  const { read } = await import('@readback/core/readback.ts');
  return async ({ request }: Request): Promise<string> => {
    const block = { 31337: '0x7a69', 1: '0x1' };
    const chainId = 'chainId' in request.body && request.body.chainId === 31337 ? block[31337] : block[1];
    const world = tableWorld({ ...standing({ code: {} }), eth_chainId: says(chainId) });
    let last: Readback | undefined;
    const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_700_000_000_000 } as const;
    for await (const it of read(incoming, world, new AbortController().signal)) last = it;
    if (last === undefined) throw new Error('Nothing was read.');
    const { findings, sentence, unread, verdict, stations } = last;
    const found = findings.map(({ rule, outcome }) => `${rule}: ${outcome}`);
    return [verdict, JSON.stringify({ sentence, unread, stations }), ...found].join('\n');
  };
}

const isSigned = ({ request: { body } }: Request) =>
  body.kind === 'transaction'
    ? (body.set.authorizationList ?? []).length > 0
    : body.kind !== 'calls' && body.kind !== 'calldata';

test.each([
  ['no transaction', requests.filter((it) => !isSigned(it)), ['intent', 'signed'] as const],
  ['nothing that is signed', requests.filter(isSigned), ['intent'] as const],
])('%s is read otherwise for want of a part that its reading does not fetch', async (_, its, names) => {
  const whole = await without([]);
  const expected = await Promise.all(its.map(whole));
  const lean = await without(names);
  expect(await Promise.all(its.map(lean))).toEqual(expected);
  expect(its.length).toBeGreaterThan(10);
});
