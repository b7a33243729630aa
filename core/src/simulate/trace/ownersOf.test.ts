import { getAddress, type Hex } from 'viem';
import { expect, test } from 'vitest';
import type { TraceNode } from '../../effects/callFrames.ts';
import { ownersOf } from './ownersOf.ts';

const address = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const log = (data: Hex) => ({ address, topics: [], data });

const node = (id: string, parent: number, logs: readonly Hex[] = []): TraceNode => ({
  id,
  parent,
  end: 0,
  op: 'call',
  from: address,
  to: address,
  value: 0n,
  gasUsed: 0n,
  input: '0x',
  output: '0x',
  ok: true,
  undone: false,
  logs: logs.map(log),
});

test('a part of a run belongs to the innermost step in whose call it happens', () => {
  const nodes = [
    node('0', -1, ['0x01']),
    node('0.0', 0, ['0x02', '0x03']),
    node('0.0.0', 1, ['0x03']),
    node('0.1', 0, ['0x03']),
    node('1', -1, ['0x04']),
  ];
  const owners = ownersOf(
    nodes,
    new Map([
      [0, '0'],
      [1, '0.0'],
      [3, '0.1'],
    ]),
  );
  expect(nodes.map((_, at) => owners.ofCall(at))).toEqual(['0', '0.0', '0.0', '0.1', undefined]);
  const logs = (['0x01', '0x02', '0x03', '0x03', '0x03', '0x03', '0x04'] as const).map(log);
  expect(logs.map(owners.ofLog)).toEqual(['0', '0.0', '0.0', '0.0', '0.1', undefined, undefined]);
});
