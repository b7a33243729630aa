import { expect, test } from 'vitest';
import { registryFolder } from './registryFolder.ts';
import { testFiles } from './registryCases.ts';

test('without a registry that is named, the small one is read', () => {
  const { root, whole } = registryFolder('');
  expect(whole).toBe(false);
  expect(testFiles(root).length).toBeGreaterThan(20);
});

test('a registry that is named and is none is an error, never a run over nothing', () => {
  expect(() => registryFolder('/nowhere')).toThrow('READBACK_REGISTRY is not a registry');
});
