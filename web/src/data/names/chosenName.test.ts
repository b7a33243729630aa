import { expect, test } from 'vitest';
import { chosenName } from './chosenName.ts';

const all = { own: 'Savings', ens: 'pilot.eth', label: 'Practice account 1' };

test('the name that the user gave comes first', () => {
  expect(chosenName('own', all)).toBe('Savings');
  expect(chosenName('stranger', all)).toBe('Savings');
});

test('an own account is called by its ENS name, else as the practice chain calls it', () => {
  expect(chosenName('own', { ...all, own: undefined })).toBe('pilot.eth');
  expect(chosenName('own', { label: all.label })).toBe('Practice account 1');
  expect(chosenName('own', {})).toBeUndefined();
});

test('another one is called as the practice chain calls it, else by its ENS name', () => {
  expect(chosenName('stranger', { ...all, own: undefined })).toBe('Practice account 1');
  expect(chosenName('stranger', { ens: 'pilot.eth' })).toBe('pilot.eth');
});

test('a contract that Readback ships is called as on its Review, whoever else named it', () => {
  expect(chosenName('stranger', { ens: 'permit2.eth', label: 'P2', shipped: 'Permit2' })).toBe('Permit2');
  expect(chosenName('saved', { own: 'My Permit2', shipped: 'Permit2' })).toBe('My Permit2');
});
