import { expect, test } from 'vitest';
import { anvilBinary, NoAnvil } from './anvilBinary.ts';

test('a machine without a binary is told so in one sentence', () => {
  expect(() => anvilBinary('sunos', 'sparc')).toThrow(NoAnvil);
  expect(() => anvilBinary('sunos', 'sparc')).toThrow(/npm installed none for sunos-sparc/);
});

test('the binary is started without its JavaScript shim', () => {
  expect(anvilBinary()).toMatch(/anvil-[a-z0-9]+-[a-z0-9]+[\\/]bin[\\/]anvil(\.exe)?$/);
});
