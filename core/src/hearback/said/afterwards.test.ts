import { expect, test } from 'vitest';
import { phrases } from '../../model/phrases.ts';
import { pasts } from './afterwards.ts';

test('what happened is said with the same values as what was to happen', () => {
  for (const [before, after] of Object.entries(pasts)) {
    expect(phrases[after], before).toEqual(phrases[before as keyof typeof pasts]);
  }
});
