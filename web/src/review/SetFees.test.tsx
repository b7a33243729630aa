import { known } from '@readback/core/model/known.ts';
import type { Fact, FactValue } from '@readback/core/model/fact.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SetFees } from './SetFees.tsx';

const native = { kind: 'native', chainId: 1 } as const;
const number = (value: bigint): FactValue => ({ kind: 'integer', value });

/** The rows as someone reads them: a name, and what stands beside it. */
function rows(values: Readonly<Record<string, FactValue>>): readonly string[] {
  const facts = (id: string): Fact | undefined =>
    values[id] && { id, value: known(values[id]), from: [{ by: 'request' }] };
  const page = renderToStaticMarkup(<SetFees facts={facts} />);
  return page
    .split('<dt>')
    .slice(1)
    .map((row) =>
      row
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

describe('the gas that a request sets', () => {
  it('is said field by field, to the last digit', () => {
    const set = {
      'request.gas': number(21_000n),
      'request.maxFeePerGas': number(2_000_000_001n),
      'request.maxPriorityFeePerGas': number(1_000_000_000n),
      'fee.most': { kind: 'amount', raw: 5n, asset: native },
      'request.feeMost': { kind: 'amount', raw: 42_000_000_021_000n, asset: native },
    } as const;
    const [gas, most, tip, ...more] = rows(set);
    expect(gas).toBe('Gas limit 21,000');
    expect(most?.replaceAll(' ', '')).toBe('Maximumfee2.000000001gweipergas');
    expect(tip).toBe('Priority fee 1 gwei per gas');
    // The simulation says what it costs at most, a row above.
    expect(more).toEqual([]);
  });

  it('says what it costs at most where no simulation does', () => {
    const all = rows({
      'request.gasPrice': number(2_000_000_000n),
      'request.feeMost': { kind: 'amount', raw: 42_000_000_000_000n, asset: native },
    });
    expect(all).toHaveLength(2);
    expect(all[0]).toBe('Gas price 2 gwei per gas');
    expect(all[1]).toContain('Maximum gas fee 0.000042');
  });

  it('is not there where nothing is set', () => {
    expect(rows({ 'fee.most': { kind: 'amount', raw: 5n, asset: native } })).toEqual([]);
  });

  it('a price in a token is said as such, and one that nobody can read is left out', () => {
    const token = {
      kind: 'token',
      chainId: 42_220,
      address: '0x00000000000000000000000000000000000000A1',
    } as const;
    const [only, ...more] = rows({ 'request.feeMost': { kind: 'amount', raw: 7n, asset: token } });
    expect(only).toContain('7 base units');
    expect(more).toEqual([]);
  });
});
