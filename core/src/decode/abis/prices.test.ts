import { expect, test } from 'vitest';
import { isCarrying } from '../../evidence/bounds/carryingFees.ts';
import type { AbiField } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { NumberRole } from './functionModel.ts';
import { numberRoleOf } from './numberRoles.ts';
import { allRows } from './rows.ts';

type Row = Readonly<{
  text: string;
  name: string;
  act: string;
  offers: boolean;
  numbers: readonly Readonly<{ name: string; role: NumberRole | undefined }>[];
}>;

const rows = allRows().flatMap(({ text, model }): readonly Row[] => {
  if (model === undefined || model.act === 'view') return [];
  const numbers = numbersOf(functionAbi(text)?.fields ?? []).map((path) => ({
    name: path.at(-1) ?? '',
    role: numberRoleOf(model, path),
  }));
  const name = text.slice(0, text.indexOf('('));
  return [{ text, name, act: model.act, offers: model.offers !== undefined, numbers }];
});

const held: ReadonlySet<NumberRole | undefined> = new Set(['least', 'most', 'priceLimit', 'loss', 'either']);

test('a price of what goes into a position, or out of one, is held to a market, or a minimum is beside it', () => {
  const loose = rows.filter(
    ({ act, numbers }) =>
      ['into', 'outOf', 'debt'].includes(act) &&
      numbers.some(({ role }) => role === 'price') &&
      !numbers.some(({ role }) => held.has(role)),
  );
  expect(loose.map(({ text }) => text)).toEqual([]);
});

test('what is asked for now and given later names its minimum, offers it, or has a rate that nobody sets', () => {
  const loose = rows.filter(
    ({ name, act, offers, numbers }) =>
      ['into', 'outOf'].includes(act) &&
      /request|queue|initiate/i.test(name) &&
      !offers &&
      !numbers.some(({ role }) => held.has(role)),
  );
  expect([...new Set(loose.map(({ name }) => name))].toSorted()).toEqual(atRateOfAll.toSorted());
});

/** By the contract's own rate, which is the same for everybody, or what is given back is what was put in. */
const atRateOfAll: readonly string[] = [
  'claimUnstakeRequest',
  'completeQueuedWithdrawal',
  'completeQueuedWithdrawals',
  'enterExitQueue',
  'initiateWithdrawal',
  'queueWithdrawals',
  'requestDeposit',
  'requestMembershipNFTWithdraw',
  'requestRedeem',
  'requestUnlock',
  'requestWithdraw',
  'requestWithdrawAndBurn',
  'requestWithdrawPOL',
  'requestWithdrawWithPermit',
  'requestWithdrawal',
  'requestWithdrawals',
  'requestWithdrawalsWithPermit',
  'requestWithdrawalsWstETH',
  'requestWithdrawalsWstETHWithPermit',
];

test('every fee for carrying something out is weighed as one', () => {
  const names = rows.flatMap(({ numbers }) =>
    numbers.flatMap(({ name, role }) => (role === 'gas' && /fee|cost/i.test(name) ? [name] : [])),
  );
  const perGas = /PerGas$/;
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)].filter((name) => !isCarrying(name) && !perGas.test(name))).toEqual([]);
});

function numbersOf(fields: readonly AbiField[], above: readonly string[] = []): readonly string[][] {
  return fields.flatMap(({ name, type }, at): readonly string[][] => {
    const path = [...above, name === '' ? String(at) : name];
    let inner = type;
    while (inner.kind === 'array') inner = inner.of;
    if (inner.kind === 'tuple') return numbersOf(inner.fields, path);
    return inner.kind === 'uint' || inner.kind === 'int' ? [path] : [];
  });
}
