import { expect, test } from 'vitest';
import { published } from '../request/testing/published.ts';
import { normaliseName } from './normalise.ts';

type Case = Readonly<{ name: string; norm?: string; error?: true }>;

const { cases } = published<{ cases: readonly Case[] }>('names', import.meta.url);

/** Labels that no name here may have though the standard allows them: they read as an address. */
const likeAddress = /^0x(?:[0-9a-f]{16,}|[0-9a-z]{36,})$/;

test('all published names of ENSIP-15 are normalised as it says, or refused', () => {
  expect(cases.length).toBeGreaterThan(1500);
  const wrong: unknown[] = [];
  for (const { name, norm, error } of cases) {
    // Names of the field have two parts at least, and no space around them: each is put before one that is normal.
    if (name !== name.trim() || name === '') continue;
    const whole = normaliseName(`${name}.eth`);
    const expected = error === true ? undefined : `${norm ?? name}.eth`;
    const exception = expected?.split('.').some((it) => likeAddress.test(it)) === true;
    const got = whole.ok ? whole.value.name : undefined;
    if (got !== (exception || (expected?.length ?? 0) > 255 ? undefined : expected))
      wrong.push([name, expected, got]);
  }
  expect(wrong).toEqual([]);
});
