import { standardPreferences } from '@readback/core/model/preferences.ts';
import { beforeEach, expect, test } from 'vitest';
import { preferences } from '../../data/preferences.ts';
import { checksChoices, looserFigures } from './checksChoices.ts';

const mute = {
  rule: 'approvals.noLimit',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 1,
} as const;

const given = {
  thresholds: { ...standardPreferences.thresholds, feePercent: 5, newContractDays: 30 },
  mutes: [mute],
  blockedSites: ['claim.example'],
  auditors: [...standardPreferences.auditors, { address: mute.address }],
};

beforeEach(() => preferences.set(standardPreferences));

test('each threshold, mute, site and auditor of a file is a choice of its own, and what quiets a check says so', () => {
  const choices = checksChoices({ preferences: given });
  expect(choices.map(({ id }) => id.split('-')[0])).toEqual([
    'threshold',
    'threshold',
    'mute',
    'site',
    'auditor',
  ]);
  expect(choices.map(({ risk }) => risk !== undefined)).toEqual([true, true, true, false, true]);
  for (const { apply } of choices) apply();
  expect(preferences.get()).toEqual(given);
  expect(checksChoices({ preferences: given })).toEqual([]);
});

test('a figure that would make a check less strict is left out, and it is said', () => {
  const looser = {
    newContractDays: 2,
    longPermissionDays: 400,
    slippagePercent: 11,
    feePercent: 11,
    priorityFeeGwei: 101,
  };
  const file = { preferences: { ...standardPreferences, thresholds: looser } };
  expect(checksChoices(file)).toEqual([]);
  expect(looserFigures(file)).toHaveLength(5);
  expect(looserFigures({ preferences: given })).toEqual([]);
});

test('a file takes nothing away, and what is not a site or out of bounds is not offered', () => {
  preferences.set(given);
  expect(checksChoices({ preferences: { ...given, mutes: [], blockedSites: [] } })).toEqual([]);
  preferences.set(standardPreferences);
  const wrong = { ...standardPreferences, blockedSites: ['not a host', 'Claim.Example', 'me@claim.example'] };
  expect(checksChoices({ preferences: wrong })).toEqual([]);
  const beyond = { ...given, thresholds: { ...given.thresholds, feePercent: 1_000 } };
  expect(checksChoices({ preferences: beyond })).toEqual([]);
  expect(checksChoices({ preferences: 'all' })).toEqual([]);
});

test('what was kept before auditors could be chosen has the standard ones, and no file names one', () => {
  const { auditors: _, ...before } = given;
  expect(preferences.read(before)?.auditors).toEqual(standardPreferences.auditors);
  const named = { ...given, auditors: [{ address: mute.address, name: 'Cyfrin' }] };
  expect(preferences.read(named)?.auditors).toEqual([{ address: mute.address }]);
});
