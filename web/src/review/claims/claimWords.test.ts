import { describe, expect, test } from 'vitest';
import { lintWords, notDescribed } from './claimWords.ts';

describe('that nothing describes a step', () => {
  test('is one calm line', () => {
    expect(notDescribed({ step: '0', kind: 'none', why: [{ code: 'noDescriptor' }] })).toBe(
      'The registry does not describe this function of the contract.',
    );
    expect(notDescribed({ step: '0', kind: 'unknown', why: 'offline', source: 'registry.test' })).toBe(
      'Could not check whether this contract has a description: registry.test could not be reached.',
    );
    expect(notDescribed({ step: '0', kind: 'unknown', why: 'switchedOff' })).toContain('off in Settings');
  });

  test('says when one is there that does not fit', () => {
    expect(notDescribed({ step: '0', kind: 'none', why: [{ code: 'undecodable' }] })).toContain(
      'does not match this call, so it is not shown',
    );
  });
});

test('a reader is not told of what nobody loses by', () => {
  expect(lintWords({ code: 'hidesAddress', weight: 'note' })).toBeUndefined();
  expect(lintWords({ code: 'hidesSpender', weight: 'hides' })).toContain('who can spend');
  expect(lintWords({ code: 'toString', weight: 'hides' })).toBeUndefined();
});
