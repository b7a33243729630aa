import type { SpokenDifference } from '@readback/core/hearback/spoken/spoken.ts';
import type { Hearback, HearbackLine } from '@readback/core/model/hearback.ts';
import { expect, test } from 'vitest';
import { comparedRows } from './compared.ts';

const line = (name: string, same: boolean): HearbackLine => ({
  label: { id: 'hearback.label.data', args: {} },
  readBack: `request.${name}`,
  happened: `mined.${name}`,
  same,
});

const hearback: Hearback = {
  verdict: 'different',
  effects: 'different',
  differs: [],
  facts: {},
  says: [],
  lines: [
    line('from', true),
    line('to', true),
    line('value', true),
    line('data', false),
    line('chain', true),
    line('effect.0.delta', false),
    line('fee', true),
  ],
};

const spoken: SpokenDifference = {
  kind: 'pays',
  facts: {},
  rows: [
    { what: 'to', readBack: 'spoken.request.to', happened: 'spoken.mined.to', same: false },
    { what: 'amount', readBack: 'spoken.request.amount', happened: 'spoken.mined.amount', same: true },
  ],
};

test('decoded rows come first, then network and fee, and no other line is lost', () => {
  const { rows, bytes } = comparedRows(hearback, spoken);
  expect(rows.map(({ happened }) => happened)).toEqual([
    'spoken.mined.to',
    'spoken.mined.amount',
    'mined.chain',
    'mined.fee',
    'mined.from',
    'mined.effect.0.delta',
  ]);
  expect(bytes.map(({ happened }) => happened)).toEqual(['mined.to', 'mined.value', 'mined.data']);
});

test('without decoded rows every field stands for itself, and none is folded', () => {
  expect(comparedRows(hearback, undefined)).toEqual({ rows: hearback.lines, bytes: [] });
});
