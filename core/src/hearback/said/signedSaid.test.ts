import { type Hex, stringToHex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import type { Intent } from '../../model/intent.ts';
import { known } from '../../model/known.ts';
import { says, tableWorld } from '../../world/testing/tableWorld.ts';
import { hearSignature } from '../signature/signature.ts';
import { readbackOf } from '../testing/readbackOf.ts';

const words = 'test test test test test test test test test test test junk';
const alice = mnemonicToAccount(words);
const bob = mnemonicToAccount(words, { addressIndex: 1 });
const { signal } = new AbortController();

const body = { kind: 'message', bytes: stringToHex('Hello, tower') } as const;
const means = (text: string, account = alice.address): Intent => ({
  account,
  said: '',
  quotes: [],
  clauses: [{ kind: 'say', text }],
  saidAt: 0,
});

async function heard(intent: Intent, signature: Hex, account = alice.address) {
  const world = tableWorld(
    { eth_getCode: says('0x') },
    {
      session: () => known({ host: 'localhost', wallet: { chainId: 1, account, name: 'Test' } }),
      book: () => known([]),
    },
  );
  const read = readbackOf(body, { intent });
  // A text has no effects.
  const readback = { ...read, stations: { ...read.stations, simulate: 'skipped' } } as const;
  return hearSignature(readback, { account, signature }, world, signal);
}

test('a signature over what was read back is compared by what it signs', async () => {
  const signature = await alice.signMessage({ message: 'Hello, tower' });
  const same = await heard(means('Hello, tower'), signature);
  expect([same.verdict, same.said]).toEqual(['same', { state: 'asSaid', differences: [] }]);
  expect(same.says.at(-1)).toEqual({ id: 'hearback.said.asSaid', args: { what: 'signed' } });

  const other = await heard(means('Hello, Tower'), signature);
  expect([other.verdict, other.said?.state]).toEqual(['same', 'differs']);
  expect(other.said?.differences.map(({ id }) => id)).toEqual(['intent.signs.saysText']);
});

test('one of another account than the user said differs, with both beside each other', async () => {
  const signature = await bob.signMessage({ message: 'Hello, tower' });
  const hearback = await heard(means('Hello, tower'), signature, bob.address);
  expect(hearback.verdict).toBe('same');
  expect(hearback.said).toEqual({
    state: 'differs',
    differences: [
      { id: 'intent.scope.saysAccount', args: { said: 'intent.account', found: 'signature.account' } },
    ],
  });
  expect(hearback.facts['signature.account']?.value).toEqual(
    known({ kind: 'address', address: bob.address }),
  );
});

test('nobody knows what another signature signs: it cannot be compared', async () => {
  for (const signature of [await alice.signMessage({ message: 'Hello, runway' }), '0x1234'] as const) {
    const hearback = await heard(means('Hello, tower'), signature);
    expect(hearback.verdict).not.toBe('same');
    expect(hearback.said).toEqual({ state: 'cannotCompare', differences: [] });
  }
});
