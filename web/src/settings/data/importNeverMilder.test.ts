import 'fake-indexeddb/auto';
import { check } from '@readback/core/check/check.ts';
import { call, me, permit, usdc, viewOf } from '@readback/core/check/testing/views.ts';
import { known } from '@readback/core/model/known.ts';
import { standardPreferences, type Thresholds } from '@readback/core/model/preferences.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import fc from 'fast-check';
import { type Address, getAddress, maxUint256, parseAbi, toFunctionSelector } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { abis } from '../../data/own/abis.ts';
import { book } from '../../data/own/book.ts';
import { preferences } from '../../data/preferences.ts';
import { askAbi } from '../../data/world/askAbi.ts';
import { applyImport } from './applyImport.ts';
import { ownedTables } from '../../data/exports/owned.ts';
import { readImport } from './readImport.ts';

const thief = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
const friend = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const saved = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');

/** Made to be taken for the account that the user saved. */
const twin = getAddress('0x3c44cdd000000000000000000000000000a293bc');

const codes = { [thief]: 'contract', [saved]: 'contract' } as const;
const hidden = { kind: 'bool', value: false } as const;
const facts = Object.fromEntries(
  [thief, saved].map((it) => [`account.${it.toLowerCase()}.verified`, hidden]),
);

const approve = 'approve(address spender, uint256 amount)';
const requests = [thief, friend, saved, twin].flatMap((who) => [
  call(usdc, approve, [who, maxUint256]),
  permit(who, maxUint256),
  call(usdc, 'transfer(address to, uint256 amount)', [who, 5n]),
  call(who, 'claim()', [], 5n),
]);

beforeEach(() => {
  for (const { table } of ownedTables) table.clear();
  preferences.set(standardPreferences);
});

/** Rows as a thief might write them, with whatever a row here can have. */
const row = fc.record(
  {
    address: fc.constantFrom<Address>(thief, friend, saved, twin, me, usdc),
    own: fc.boolean(),
    paid: fc.nat(40),
    name: fc.constantFrom('Uniswap router', 'USDC', 'Alice'),
    watched: fc.boolean(),
    imported: fc.boolean(),
    knownOn: fc.constantFrom([1], [1, 10], [31337]),
    blocked: fc.constant(true),
  },
  { requiredKeys: ['address', 'own', 'paid'] },
);
const figures: fc.Arbitrary<Thresholds> = fc.record({
  newContractDays: fc.nat(3_650),
  longPermissionDays: fc.nat(36_500),
  slippagePercent: fc.nat(100),
  feePercent: fc.nat(100),
  priorityFeeGwei: fc.nat(1_000_000),
});

test('a file changes no verdict to a milder one, whatever of its rows and figures is ticked', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), figures, fc.boolean(), (rows, thresholds, everything) => {
      for (const { table } of ownedTables) table.clear();
      preferences.set(standardPreferences);
      book.name(saved, 'Vault');
      book.paid(saved);
      const before = requests.map(found);
      const file = {
        format: 'readback.export',
        version: 1,
        madeAt: '2026-11-21T00:00:00Z',
        tables: { book: { schema: 1, rows } },
        settings: { preferences: { ...standardPreferences, thresholds } },
      };
      const preview = readImport(JSON.stringify(file));
      expect(preview.choices.filter(({ harmless }) => harmless)).toEqual([]);
      const choices = everything ? preview.choices.map(({ id }) => id) : [];
      applyImport(preview, {
        tables: new Set(preview.tables.map(({ of }) => of.id)),
        choices: new Set(choices),
      });
      for (const [at, body] of requests.entries()) {
        const after = found(body);
        for (const [rule, weight] of before[at] ?? [])
          expect(after.get(rule) ?? 0, `${rule} of request ${at}`).toBeGreaterThanOrEqual(weight);
      }
    }),
    { numRuns: 150, seed: 11 },
  );
});

test('an ABI from a file is a guess, and is not taken in unless it is ticked', async () => {
  const abi = parseAbi(['function harmless(uint256 amount)']);
  const kept = { chainId: 1, address: thief, name: 'Router', abi, keptAt: 1 } as const;
  for (const origin of [
    { by: 'user', took: 'json' },
    { by: 'source', name: 'Sourcify', match: 'exact' },
    { by: 'file' },
  ]) {
    abis.clear();
    const rows = [{ ...kept, origin }];
    const text = JSON.stringify({
      format: 'readback.export',
      version: 1,
      tables: { abis: { schema: 1, rows } },
    });
    const preview = readImport(text);
    expect(preview.tables.map(({ of }) => of.unticked)).toEqual([true]);
    applyImport(preview, { tables: new Set(['abis']), choices: new Set() });
    await abis.written();
    const selector = toFunctionSelector('harmless(uint256)');
    const answer = await askAbi({ chainId: 1, address: thief, selector });
    expect(answer).toMatchObject({ s: 'known', v: [{ from: { by: 'guess' } }] });
  }
});

test('a mute comes only where it is ticked by itself, and is never ticked beforehand', () => {
  const mutes = [{ rule: 'approvals.noLimit', address: thief, chainId: 1 }];
  const text = JSON.stringify({
    format: 'readback.export',
    version: 1,
    tables: {},
    settings: { preferences: { ...standardPreferences, mutes } },
  });
  const preview = readImport(text);
  expect(preview.choices).toMatchObject([{ title: expect.stringContaining(thief) }]);
  expect(preview.choices.every(({ harmless }) => harmless !== true)).toBe(true);
  applyImport(preview, { tables: new Set(), choices: new Set() });
  expect(preferences.get().mutes).toEqual([]);
});

const weights = { note: 1, caution: 2, stop: 3 } as const;

/** The gravest that each rule says of a request, with the book and the figures as they are here now. */
function found(body: Parameters<typeof viewOf>[0]): ReadonlyMap<string, number> {
  const view = viewOf(body, {
    codes,
    facts,
    book: known(book.entries()),
    preferences: known(preferences.get()),
  });
  return gravest(check(view));
}

function gravest(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const of = new Map<string, number>();
  for (const it of findings) {
    if (it.outcome !== 'fired') continue;
    of.set(it.rule, Math.max(weights[it.severity], of.get(it.rule) ?? 0));
  }
  return of;
}
