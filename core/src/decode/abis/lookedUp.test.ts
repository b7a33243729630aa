import { toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { modelOf } from './modelOf.ts';
import { numberRoleOf } from './numberRoles.ts';
import { ownCurrency, addressBoundFunctions } from './addressBound.ts';
import { rowSays } from './rowSays.ts';
import { allRows, functionRows, rowsSigned } from './rows.ts';

const comet = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const aavePool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const nobody = '0x00000000000000000000000000000000000000c1';
const withdraw = toFunctionSelector('withdraw(address,uint256)');
const approve = toFunctionSelector('approve(address,uint256)');

describe('a row is found', () => {
  it('by its selector, in any case, and by no other with the same first bytes', () => {
    for (const row of allRows().filter((_, at) => at % 97 === 0)) {
      const its = functionRows(row.selector);
      expect(its).toContainEqual(row);
      expect(its.every(({ selector }) => selector === row.selector)).toBe(true);
      expect(functionRows(row.selector.toUpperCase().replace('X', 'x') as `0x${string}`)).toEqual(its);
    }
    expect(functionRows(`${approve.slice(0, 6)}ffff` as `0x${string}`)).toEqual([]);
    expect(functionRows('0x00000001')).toEqual([]);
  });

  it('by its canonical signature, and by no other that begins or ends like it', () => {
    const its = rowsSigned('approve(address,uint256)');
    expect(new Set(its.map(({ signature }) => signature))).toEqual(new Set(['approve(address,uint256)']));
    expect(its.length).toBeGreaterThan(1);
    expect(rowsSigned('approve(address,uint256)')).toBe(its);
    for (const other of ['approve(address,uint25)', 'noSuchName(address)', 'approve', ''])
      expect(rowsSigned(other)).toEqual([]);
  });

  it('once, however often it is asked for', () => {
    expect(functionRows(approve)[0]).toBe(functionRows(approve)[0]);
    expect(allRows()).toHaveLength(new Set(allRows()).size);
  });
});

describe('what holds at a protocol’s contracts alone', () => {
  it('is found there, on its network, by its selector', () => {
    const [row, ...more] = addressBoundFunctions(withdraw, 1, comet);
    expect(row).toMatchObject({ source: 'Compound v3 market', model: { act: 'outOf' } });
    expect(more).toEqual([]);
    expect(addressBoundFunctions(approve, 1, comet).map(({ source }) => source)).not.toContain('ERC-20');
  });

  it('is found nowhere else', () => {
    expect(addressBoundFunctions(withdraw, 1, nobody)).toEqual([]);
    expect(addressBoundFunctions(withdraw, 1, aavePool)).toEqual([]);
    expect(addressBoundFunctions(withdraw, 10, comet)).toEqual([]);
    expect(addressBoundFunctions(withdraw, undefined, comet)).toEqual([]);
  });

  it('is what a source that says the function is, and no other, means by it', () => {
    const [row] = addressBoundFunctions(withdraw, 1, comet);
    const source = row?.source ?? '';
    const of = (...from: Parameters<typeof modelOf>[0]['from']) =>
      modelOf({ selector: withdraw, signature: 'withdraw(address,uint256)', from })?.act;
    expect(of({ by: 'source', name: source })).toBe('outOf');
    const elsewhere = of();
    expect(of({ by: 'source', name: 'Sourcify' })).toBe(elsewhere);
    expect(of({ by: 'user' } as never)).toBe(elsewhere);
    const called = (signature: string) => modelOf({ selector: approve, signature, from: [] });
    expect(called('approve(address,uint256)')?.act).toBe('allow');
    expect(called('approve(address,uint8)')).toBeUndefined();
    expect(ownCurrency).toBe('Polygon POL');
  });
});

describe('what a number is for', () => {
  it('is what its row says by its path, elements of lists not counted, and else what its name says', () => {
    const model = { act: 'set', numbers: { 'legs.size': 'least', 'a.0': 'most' } } as const;
    expect(numberRoleOf(model, ['legs', '0', 'size'])).toBe('least');
    expect(numberRoleOf(model, ['legs', '12', 'size'])).toBe('least');
    expect(numberRoleOf(model, ['legs', 'size'])).toBe('least');
    expect(numberRoleOf(model, ['a', '0'])).toBe('most');
    expect(numberRoleOf(model, ['amountOutMin'])).toBe('least');
    expect(numberRoleOf(undefined, ['params', 'deadline'])).toBe('time');
    expect(numberRoleOf(model, ['legs', '12'])).toBeUndefined();
    expect(numberRoleOf(model, [])).toBeUndefined();
  });
});

describe('what any contract’s call of a signature does to power', () => {
  it('is what the first row of it says, and nothing of another', () => {
    expect(rowSays('enableModule(address)', 'installs')).toMatchObject({ as: 'module' });
    expect(rowSays('enableModule(address,uint256)', 'installs')).toBeUndefined();
    expect(rowSays('transfer(address,uint256)', 'installs')).toBeUndefined();
    expect(rowSays(undefined, 'installs')).toBeUndefined();
  });
});
