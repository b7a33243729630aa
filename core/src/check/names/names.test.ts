import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../model/fact.ts';
import type { TypedName } from '../../model/request.ts';
import { names } from './names.ts';
import { findingsOf } from '../rule.ts';
import { friend, key, transaction, viewOf } from '../testing/views.ts';

const pay = transaction(friend, '0x', 10n ** 18n);
const typed: TypedName = { name: 'friend.eth', address: friend };

function answer(id: string, facts: Record<string, FactValue>, list: readonly TypedName[] = [typed]) {
  const rule = names.find((it) => it.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  const meant = { 'name.0.meant': { kind: 'address', address: friend } } as const;
  const [finding] = findingsOf(rule, rule.run(viewOf(pay, { facts: { ...meant, ...facts }, names: list })));
  return finding?.outcome === 'fired' ? finding.severity : finding?.outcome;
}

describe('a name that was typed', () => {
  it('is a Stop when it gives another address, whatever the capitals of the same one', () => {
    const now = (address: typeof friend) => ({ 'name.0.now': { kind: 'address', address } as const });
    expect(answer('names.changed', now(key))).toBe('stop');
    expect(answer('names.changed', now(friend))).toBe('clear');
    expect(answer('names.changed', now(friend.toLowerCase() as typeof friend))).toBe('clear');
  });

  it('has no answer when nobody could say what it gives', () => {
    for (const { id } of names) expect(answer(id, {}), id).toBe('unknown');
  });

  it('of several alphabets is a caution', () => {
    expect(answer('names.mixed', { 'name.0.mixed': { kind: 'bool', value: true } })).toBe('caution');
    expect(answer('names.mixed', { 'name.0.mixed': { kind: 'bool', value: false } })).toBe('clear');
  });

  it('that only has an address on Ethereum is a caution where a contract is there, else a note', () => {
    const there = (value: boolean) => ({
      'name.0.elsewhere': { kind: 'bool', value: true } as const,
      'name.0.code': { kind: 'bool', value } as const,
    });
    expect(answer('names.elsewhere', there(true))).toBe('caution');
    expect(answer('names.elsewhere', there(false))).toBe('note');
    expect(answer('names.elsewhere', { 'name.0.elsewhere': { kind: 'bool', value: false } })).toBe('clear');
  });

  it('is not forgotten among more names than are looked at', () => {
    const facts = { 'name.0.mixed': { kind: 'bool', value: false } as const };
    expect(answer('names.mixed', facts, Array(20).fill(typed))).toBe('unknown');
  });
});

it('says nothing where no name was typed', () => {
  for (const { id } of names) expect(answer(id, {}, []), id).toBe('notApplicable');
});
