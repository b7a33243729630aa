import { ruleOf } from '@readback/core/check/rules.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { getAddress, isAddress, keccak256, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { lookAlikeOf } from './lookAlikeOf.ts';
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

const honest = scenarios.filter((it) => it.kind === 'honest');
const attacks = scenarios.filter((it) => it.kind === 'attack');

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
  const { method, ...rest }: { method?: keyof typeof kinds; safe?: string } = JSON.parse(it.request(setting));
  const bare = rest.safe === undefined ? 'authorization' : 'safeTransaction';
  expect(body.kind).toBe(method === undefined ? bare : kinds[method]);
  if (body.kind === 'transaction') {
    expect(body.chainId).toBe(practiceMarker.chainId);
    expect(info.accounts.map(({ address }) => address)).toContain(body.from);
  }
});

test('every id is given once, and what comes before a scenario is one too', () => {
  const ids = scenarios.map((it) => it.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const { after } of scenarios) if (after !== undefined) expect(ids).toContain(after);
});

test('there is a scenario for each verdict, no attack ends as read back, and only power makes an honest one less', () => {
  expect(new Set(scenarios.map((it) => it.expected))).toEqual(
    new Set(['read', 'caution', 'notFullyRead', 'stop']),
  );
  expect(attacks.filter((it) => it.expected === 'read')).toEqual([]);
  for (const it of honest.filter((each) => each.expected !== 'read')) {
    expect([it.id, it.expected, it.fires]).toEqual([it.id, 'caution', [expect.stringMatching(/^power\./)]]);
  }
});

test('there are enough of them, and who says “attack” each time is often wrong', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(30);
  const share = honest.length / scenarios.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.45);
});

test('every rule that is to fire, or that a flyer is told to look for, is one of Readback’s', () => {
  for (const { id, fires, noticedBy = [] } of scenarios) {
    const rules = [...fires, ...noticedBy.filter((it) => it !== null)];
    expect([id, rules.filter((rule) => ruleOf(rule) === undefined)]).toEqual([id, []]);
  }
});

test('a look-alike begins and ends as the address it is made for, is another, and always the same', () => {
  const guest = addressOf('guest');
  const made = lookAlikeOf(guest);
  expect(made).not.toBe(guest);
  expect(made.toLowerCase().slice(0, 8)).toBe(guest.toLowerCase().slice(0, 8));
  expect(made.toLowerCase().slice(-6)).toBe(guest.toLowerCase().slice(-6));
  expect(lookAlikeOf(guest)).toBe(made);
  expect(isAddress(made)).toBe(true);
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
