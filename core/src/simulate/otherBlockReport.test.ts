import type { Address } from 'viem';
import { expect, it } from 'vitest';
import type { EffectLine, Effects } from '../model/effects.ts';
import { known } from '../model/known.ts';
import { differenceBetween } from './otherBlockReport.ts';
import type { SimulationReport } from './simulationReport.ts';

const me: Address = '0x00000000000000000000000000000000000000a1';
const token: Address = '0x00000000000000000000000000000000000000b2';

/** A report in which so much of a token is there after the run, of 1,000 before. */
function reportOf(after: bigint, isBound: boolean): SimulationReport {
  const asset = { kind: 'token', chainId: 1, address: token } as const;
  const line: EffectLine = {
    id: '0',
    who: me,
    what: 'balance',
    asset,
    before: known(1_000n),
    after: known(after),
    cause: [],
    basis: 'read',
  };
  const bound = isBound ? { bound: [{ who: me, asset }] } : {};
  return { effects: { status: 'success', lines: [line], ...bound } as unknown as Effects, facts: {} };
}

/** Whether another block is worse, where so much is there after it. */
function isWorse(here: bigint, there: bigint, isBound: boolean): boolean | undefined {
  const shown = reportOf(here, isBound);
  const { otherBlock } = differenceBetween(shown, shown, reportOf(there, isBound), {
    drawn: new Set(),
    prefix: 'other',
  });
  return otherBlock.s === 'different' ? otherBlock.worse : undefined;
}

it('less of what can be passed on is worse in another block, and more is not', () => {
  expect(isWorse(2_000n, 1_500n, false)).toBe(true);
  expect(isWorse(1_500n, 2_000n, false)).toBe(false);
});

it('more of what cannot be passed on may be owed, and is worse', () => {
  expect(isWorse(1_500n, 2_000n, true)).toBe(true);
  expect(isWorse(2_000n, 1_500n, true)).toBe(true);
});

it('an amount that drifts by a hundredth is not worse, whoever owes it', () => {
  expect(isWorse(2_000n, 2_010n, true)).toBe(false);
  expect(isWorse(2_000n, 1_995n, false)).toBe(false);
});
