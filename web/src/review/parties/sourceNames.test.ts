import type { Fact, FactValue } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import { expect, test } from 'vitest';
import { lookAlikesIn, sourceNames } from './sourceNames.ts';

const proxy = '0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23';
const inner = '0x00112233445566778899aabbccddeeff00112233';

function factsOf(values: Readonly<Record<string, FactValue>>) {
  return (id: string): Fact | undefined => {
    const value = values[id];
    const from = [{ by: 'source', name: 'Sourcify' }] as const;
    return value === undefined ? undefined : { id, value: known(value), from };
  };
}

test('the source of a proxy and that of what it runs are told apart, with whose word it is', () => {
  const facts = factsOf({
    [`account.${proxy}.sourceName`]: { kind: 'text', text: 'Proxy' },
    [`account.${proxy}.implementation`]: { kind: 'address', address: inner },
    [`account.${inner}.sourceName`]: { kind: 'text', text: 'Vault' },
  });
  expect(sourceNames(proxy, facts).map(({ text, runs, from }) => [text, runs, from])).toEqual([
    ['Proxy', false, 'Sourcify'],
    ['Vault', true, 'Sourcify'],
  ]);
  expect(sourceNames(inner, factsOf({}))).toEqual([]);
});

test('only names that a check fired for are look-alikes', () => {
  const fact = `account.${proxy}.sourceName`;
  const finding = { rule: 'names.source', missing: [] } as const;
  const says = { id: 'names.source.why', args: {} } as const;
  const fired = { outcome: 'fired', severity: 'caution', says, why: says } as const;
  expect([...lookAlikesIn([{ ...finding, ...fired, facts: ['step.0.to', fact] }])]).toEqual([fact]);
  expect([...lookAlikesIn([{ ...finding, outcome: 'clear', facts: [fact] }])]).toEqual([]);
});
