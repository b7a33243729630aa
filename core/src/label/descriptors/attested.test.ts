import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Hex } from 'viem';
import { expect, test } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import { type Auditor, standardPreferences } from '../../model/preferences.ts';
import { tableWorld } from '../../world/testing/tableWorld.ts';
import { registryFolder } from '../erc7730/testing/registryFolder.ts';
import { attested } from './attested.ts';
import { registry } from './registry.ts';
import { revocationCall, revocationIn } from './revocation.ts';

const { root } = registryFolder('');
const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const place = 'registry/weth/calldata-weth.json';
const [cyfrin] = standardPreferences.auditors;
const stranger: Auditor = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: 'Cyfrin' };
const uid: Hex = JSON.parse(
  await readFile(join(root, `registry/weth/sigs/calldata-weth.eip155-1-${cyfrin?.address}.json`), 'utf8'),
).sig.uid;

async function look({
  auditors = standardPreferences.auditors,
  revoked = () => known(0n),
  change = (text) => text,
  now = 1_790_000_000n,
  at = weth,
  of = place,
}: {
  auditors?: readonly Auditor[];
  revoked?: (asked: { auditor: Address; uid: Hex }) => Known<bigint>;
  change?: (text: string, path: string) => string;
  now?: bigint;
  at?: Address;
  of?: string;
}) {
  const asked: string[] = [];
  const world = tableWorld(
    {},
    {
      revoked,
      descriptor: async ({ path }) => {
        asked.push(path);
        const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
        return text === undefined
          ? unknown('notFound')
          : known({ text: change(text, path), host: 'registry.test', fetchedAt: 1 });
      },
    },
  );
  const { signal } = new AbortController();
  const files = registry(1, world, signal);
  await files.ofCalls(1, at);
  return { ...(await attested(of, files, { auditors, now, world, signal })), asked };
}

test('an auditor of the user’s who signed exactly this descriptor is named, and asked of the chain', async () => {
  const questions: unknown[] = [];
  const it = await look({
    revoked: (asked) => {
      questions.push(asked);
      return known(0n);
    },
  });
  expect(it.attestedBy).toEqual([{ auditor: cyfrin?.address, name: 'Cyfrin', revoked: 'no' }]);
  expect(questions).toEqual([{ auditor: cyfrin?.address, uid }]);
});

test('one that was taken back says so, and when', async () => {
  const { attestedBy } = await look({ revoked: () => known(1_789_000_000n) });
  expect(attestedBy).toMatchObject([{ revoked: 'yes', revokedAt: 1_789_000_000n }]);
});

test('where nobody can be asked it is unknown, never “not taken back”', async () => {
  const { attestedBy } = await look({ revoked: () => unknown('offline') });
  expect(attestedBy).toMatchObject([{ revoked: 'unknown' }]);
});

test('only the auditors that the user chose are looked for', async () => {
  const none = await look({ auditors: [] });
  expect(none.attestedBy).toBeUndefined();
  expect(none.asked.filter((it) => it.includes('/sigs/'))).toEqual([]);
  const other = await look({ auditors: [stranger] });
  expect(other.attestedBy).toBeUndefined();
});

test('the file of one auditor under the name of another is not an attestation', async () => {
  const theirs = await readFile(
    join(root, `registry/weth/sigs/calldata-weth.eip155-1-${cyfrin?.address}.json`),
    'utf8',
  );
  const world = tableWorld(
    {},
    {
      revoked: () => known(0n),
      descriptor: async ({ path }) =>
        known({
          text: path.includes('/sigs/') ? theirs : await readFile(join(root, path), 'utf8'),
          host: 'h',
          fetchedAt: 1,
        }),
    },
  );
  const { signal } = new AbortController();
  const files = registry(1, world, signal);
  await files.ofCalls(1, weth);
  const it = await attested(place, files, { auditors: [stranger], now: 1n, world, signal });
  expect(it.attestedBy).toBeUndefined();
});

test('a descriptor with another word in it, or signed before its includes were put in, is not attested', async () => {
  const changed = await look({
    change: (text, path) => (path === place ? text.replace('"owner": "', '"owner": "The ') : text),
  });
  expect(changed.digest).toMatch(/^0x/);
  expect(changed.attestedBy).toBeUndefined();
  const kiln = 'registry/kiln/calldata-Vault-USDT-Aave-v3.json';
  const { context } = JSON.parse(await readFile(join(root, kiln), 'utf8'));
  const included = await look({ at: context.contract.deployments[0].address, of: kiln });
  expect(included.digest).toMatch(/^0x/);
  expect(included.attestedBy).toBeUndefined();
});

test('the question is for Ethereum’s attestation service, and by the auditor alone', () => {
  const auditor: Address = '0x3846c3A30E62075Fa916216b35EF04B8F53931f6';
  expect(revocationCall({ auditor, uid })).toEqual({
    chainId: 1,
    method: 'eth_call',
    params: [
      {
        to: '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
        data: `0xb469318d${auditor.slice(2).toLowerCase().padStart(64, '0')}${uid.slice(2)}`,
      },
      'latest',
    ],
  });
});

test('only one word with a time in it is an answer', () => {
  const says = (result: unknown) => revocationIn(known({ result, endpoint: 'node.test' }));
  expect(says(`0x${'0'.repeat(64)}`)).toEqual(known(0n));
  expect(says(`0x${'6aa00000'.padStart(64, '0')}`)).toEqual(known(0x6aa00000n));
  for (const odd of ['0x', '0x0', `0x${'f'.repeat(64)}`, 0, null, `0x${'0'.repeat(128)}`])
    expect(says(odd).s, String(odd)).toBe('unknown');
  const error = { error: { code: 3, message: 'execution reverted' }, endpoint: 'node.test' };
  expect(revocationIn(known(error)).s).toBe('unknown');
});
