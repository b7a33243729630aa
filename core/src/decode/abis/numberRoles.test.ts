import { expect, test } from 'vitest';
import type { AbiField } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { numberRoleByName, numberRoleOf } from './numberRoles.ts';
import { allRows } from './rows.ts';
import { roleAt } from './roleAt.ts';

type Row = Readonly<{ at: string; path: readonly string[]; kind: string; role: string | undefined }>;

const rows: readonly Row[] = allRows().flatMap(({ text, model }) =>
  model === undefined || model.act === 'view'
    ? []
    : leavesOf(functionAbi(text)?.fields ?? []).map(({ path, kind }): Row => {
        const said = roleAt(model, path);
        const role = said ?? (kind === 'number' ? numberRoleOf(model, path) : undefined);
        return { at: `${text.slice(0, 40)}: ${path.join('.')}`, path, kind, role };
      }),
);

test('every number of every modeled function has a role', () => {
  const numbers = rows.filter(({ kind }) => kind === 'number');
  expect(numbers.length).toBeGreaterThan(4_000);
  expect(numbers.flatMap(({ at, role }) => (role === undefined ? [at] : []))).toEqual([]);
});

test('every word of 32 bytes of every modeled function has a role', () => {
  const words = rows.filter(({ kind }) => kind === 'word');
  expect(words.length).toBeGreaterThan(300);
  expect(words.flatMap(({ at, role }) => (role === undefined ? [at] : []))).toEqual([]);
});

test('names are taken apart at their words', () => {
  for (const name of [
    'min_dy',
    '_min_mint_amount',
    'amount0Min',
    'minLPOut',
    'amountOutMinNATIVE',
    'leastAmount',
  ])
    expect(numberRoleByName(name)).toBe('least');
  for (const name of ['max_burn_amount', 'maxBptAmountIn', 'amount0InMax'])
    expect(numberRoleByName(name)).toBe('most');
  for (const name of ['maxUpfrontFee', 'maxFee', 'max_cctp_fee'])
    expect(numberRoleByName(name)).toBe('mostFee');
  for (const name of ['max_loss', 'maxLoss', '_slippage']) expect(numberRoleByName(name)).toBe('loss');
  for (const name of ['minter', 'frobnicate', 'x']) expect(numberRoleByName(name)).toBeUndefined();
  expect(numberRoleByName('mintAmount')).toBe('amount');
});

test('a table decides before the name of a parameter', () => {
  const model = { act: 'trade', numbers: { 'order.maxFee': 'gas' } } as const;
  expect(numberRoleOf(model, ['order', 'maxFee'])).toBe('gas');
  expect(numberRoleOf(model, ['maxFee'])).toBe('mostFee');
  expect(numberRoleOf(model, ['minAmounts', '3'])).toBe('least');
});

test('a code that is registered takes a fee by its table, or was reviewed', () => {
  const asks = /ref|code$/i;
  const found = allRows().flatMap(({ text, model }) =>
    model === undefined || model.act === 'view' || model.fees !== undefined
      ? []
      : leavesOf(functionAbi(text)?.fields ?? []).flatMap(({ path, kind }) =>
          kind === 'number' && asks.test(path.at(-1) ?? '')
            ? [`${functionAbi(text)?.name}: ${path.join('.')}`]
            : [],
        ),
  );
  expect([...new Set(found)].toSorted()).toEqual(plainCodes);
});

type Leaf = Readonly<{ path: readonly string[]; kind: 'number' | 'flag' | 'word' }>;

function leavesOf(fields: readonly AbiField[], above: readonly string[] = []): readonly Leaf[] {
  return fields.flatMap(({ name, type }, at): readonly Leaf[] => {
    const path = [...above, name === '' ? String(at) : name];
    let inner = type;
    while (inner.kind === 'array') inner = inner.of;
    if (inner.kind === 'tuple') return leavesOf(inner.fields, path);
    if (inner.kind === 'uint' || inner.kind === 'int') return [{ path, kind: 'number' }];
    if (inner.kind === 'bool') return [{ path, kind: 'flag' }];
    return inner.kind === 'fixedBytes' && inner.size === 32 ? [{ path, kind: 'word' }] : [];
  });
}

/** Codes that only count who brought the user, or are beside a fee and its receiver. */
const plainCodes: readonly string[] = [
  'borrow: referralCode',
  'borrowETH: referralCode',
  'createOrder: _referralCode',
  'createSaltedOrder: _referralCode',
  'deposit: referral',
  'deposit: referralCode',
  'depositETH: referralCode',
  'depositETH: referralId',
  'depositWithReferral: referralCode',
  'depositWithReferralAndPermit: referralCode',
  'flashLoan: referralCode',
  'flashLoanSimple: referralCode',
  'joinPool: outputReference',
  'lock: ref',
  'lockSky: ref',
  'mint: referral',
  'mintWithReferral: referralCode',
  'openCreditAccount: referralCode',
  'selectFarm: ref',
  'send: _referralCode',
  'stake: referral',
  'supply: referralCode',
  'supplyWithPermit: referralCode',
  'swap: referralInfo.code',
  'swapExactIn: referralCode',
  'swapExactOut: referralCode',
  'swapMulti: referralInfo.code',
  'swapMultiPermit2: referralInfo.code',
  'swapMultiWithHook: referralInfo.code',
  'swapPermit2: referralInfo.code',
  'swapWithHook: referralInfo.code',
];
