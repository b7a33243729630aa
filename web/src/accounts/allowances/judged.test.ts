import { type Allowance, pairKey } from '@readback/core/balances/allowances.ts';
import { check } from '@readback/core/check/check.ts';
import { offline, type Sample, viewOf, weth } from '@readback/core/check/testing/views.ts';
import { known } from '@readback/core/model/known.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { permissionsAsRequest, judgedOf } from './judged.ts';

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const person: Address = '0x1341750f00000000000000000000000000001234';
const app: Address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const of = { chainId: 1, account };

const max = 2n ** 256n - 1n;
const standing: readonly Allowance[] = [
  { kind: 'erc20', token, spender: person, amount: max },
  { kind: 'erc20', token, spender: app, amount: max },
  { kind: 'operator', token, spender: app, amount: 1n },
  { kind: 'permit2', token, spender: person, amount: 5n, until: 2_000_000_000n },
];

function judge(sample: Sample) {
  const view = viewOf(permissionsAsRequest(standing, of).request.body, sample);
  const judged = judgedOf(standing, check(view));
  return standing.map((it) => judged[pairKey(it)]);
}

test('a person’s account is a Stop, an app without limit a Caution, as the rules say it', () => {
  const [toPerson, toApp, operator, inPermit2] = judge({ codes: { [person]: 'none', [app]: 'contract' } });
  expect(toPerson).toMatchObject({ severity: 'stop', rules: ['approvals.plainAccount'] });
  expect(toApp).toMatchObject({ severity: 'caution' });
  expect(toApp?.rules).toContain('approvals.noLimit');
  expect(operator).toMatchObject({ severity: 'caution' });
  expect(operator?.rules).toContain('approvals.operator');
  expect(inPermit2).toMatchObject({ severity: 'stop' });
});

test('a contract whose source is not published is a Stop where it could take all', () => {
  const verified = `account.${app.toLowerCase()}.verified`;
  const other: Address = '0x1341750f00000000000000000000000000005678';
  const it: Allowance = { kind: 'erc20', token, spender: other, amount: max };
  const fact = verified.replace(app.toLowerCase(), other.toLowerCase());
  const view = viewOf(permissionsAsRequest([it], of).request.body, {
    codes: { [other]: 'contract' },
    facts: { [fact]: { kind: 'bool', value: false } },
  });
  expect(judgedOf([it], check(view))[pairKey(it)]).toMatchObject({
    severity: 'stop',
    rules: ['approvals.unpublished'],
  });
});

test('what is all only together with the others is said so', () => {
  const others: readonly Address[] = [
    '0x1341750f00000000000000000000000000008888',
    '0x1341750f00000000000000000000000000009999',
  ];
  const two = others.map((spender): Allowance => ({ kind: 'erc20', token: weth, spender, amount: 60n }));
  const view = viewOf(permissionsAsRequest(two, of).request.body, {
    codes: Object.fromEntries(others.map((it) => [it, 'contract'])),
    facts: {
      [`account.${account.toLowerCase()}.holds.${weth.toLowerCase()}`]: {
        kind: 'amount',
        raw: 100n,
        asset: { kind: 'token', chainId: 1, address: weth },
      },
    },
    book: known([]),
  });
  const judged = judgedOf(two, check(view));
  expect(two.map((it) => judged[pairKey(it)]?.rules)).toEqual([
    ['approvals.allHeld.together'],
    ['approvals.allHeld.together'],
  ]);
});

test('someone the user blocked is a Stop in every row', () => {
  const two: readonly Allowance[] = [
    { kind: 'erc20', token, spender: app, amount: 1n },
    { kind: 'operator', token, spender: app, amount: 1n },
  ];
  const view = viewOf(permissionsAsRequest(two, of).request.body, {
    codes: { [app]: 'contract' },
    book: known([{ address: app, own: false, paid: 0, blocked: true }]),
  });
  const judged = judgedOf(two, check(view));
  expect(two.map((it) => judged[pairKey(it)]?.rules)).toEqual([['lists.blocked'], ['lists.blocked']]);
});

test('without a node the spender is not calm: it is said that something could not be checked', () => {
  const [toPerson] = judge(offline);
  expect(toPerson?.severity).not.toBe('stop');
  expect(toPerson?.gaps).toBe(true);
});
