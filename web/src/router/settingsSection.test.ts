import { expect, test } from 'vitest';
import { settingsSection } from './settingsSection.ts';

test('an address may name a section of Settings, and nonsense in it names none', () => {
  expect(settingsSection('data')).toBe('data');
  for (const nonsense of [undefined, '', 'constructor', 7, ['data'], { section: 'data' }]) {
    expect(settingsSection(nonsense)).toBeUndefined();
  }
});
