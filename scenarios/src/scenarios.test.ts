import { parse } from '@readback/core/request/parse.ts';
import { getAddress, keccak256, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import type { PracticeAddresses, PracticeInfo } from './practiceInfo.ts';
import { practiceMarker } from './practiceMarker.ts';
import { executeSafePayment } from './safePayment.ts';
import { scenarios } from './scenarios.ts';

const addressOf = (name: string) => getAddress(`0x${keccak256(stringToHex(name)).slice(-40)}`);

const info: PracticeInfo = {
  accounts: Array.from({ length: 10 }, (_, at) => ({ name: `${at}`, address: addressOf(`account ${at}`) })),
  labels: [],
  records: [],
  addresses: new Proxy({} as PracticeAddresses, { get: (_, name) => addressOf(String(name)) }),
};
const setting = { info, now: 1_800_000_000n };

test.each(scenarios.map((it) => [it.id, it] as const))('%s is a request that Readback takes', (_, it) => {
  const parsed = parse(it.request(setting), {});
  expect(parsed).toMatchObject({ ok: true });
  if (!parsed.ok) return;
  const { body } = parsed.request;
  const kinds = {
    eth_sendTransaction: 'transaction',
    personal_sign: 'message',
    eth_signTypedData_v4: 'typedData',
  };
  const { method }: { method?: keyof typeof kinds } = JSON.parse(it.request(setting));
  expect(body.kind).toBe(method === undefined ? 'authorization' : kinds[method]);
  if (body.kind === 'transaction') {
    expect([body.chainId, body.from]).toEqual([practiceMarker.chainId, addressOf('account 0')]);
  }
});

test('every id is given once, and what comes before a scenario is one too', () => {
  const ids = scenarios.map((it) => it.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { after } of scenarios) if (after !== undefined) expect(ids).toContain(after);
});

test('there is a scenario for each verdict, no attack ends as read back, and only power makes an honest one less', () => {
  expect(new Set(scenarios.map((it) => it.expected))).toEqual(
    new Set(['read', 'caution', 'notFullyRead', 'stop']),
  );
  expect(scenarios.filter((it) => it.kind === 'attack' && it.expected === 'read')).toEqual([]);
  for (const it of scenarios.filter((each) => each.kind === 'honest' && each.expected !== 'read')) {
    expect([it.id, it.expected, it.fires]).toEqual([it.id, 'caution', [expect.stringMatching(/^power\./)]]);
  }
});

test('the signatures of a Safe payment go in the order of their owners', () => {
  const [low, high] = [addressOf('a'), addressOf('b')].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  const signed = [
    { owner: high!, signature: '0xbbbb' },
    { owner: low!, signature: '0xaaaa' },
  ] as const;
  expect(executeSafePayment(signed).request(setting)).toContain('aaaabbbb');
  expect(executeSafePayment(signed.toReversed()).request(setting)).toContain('aaaabbbb');
});
