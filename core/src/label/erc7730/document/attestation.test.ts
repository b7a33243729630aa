import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { keccak256, stringToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../../text/json/readJson.ts';
import { descriptorHash, verifyAttestation } from './attestation.ts';
import { readDescriptorFile } from './document.ts';
import { loadDescriptor, readDescriptor } from './includes.ts';
import { canonicalJson } from './jcs.ts';
import { plainJson } from './json.ts';
import { signAttestation } from '../testing/signAttestation.ts';
import { registryFolder } from '../testing/registryFolder.ts';

const { root: registry, whole, name } = registryFolder();
const load = (place: string) => readFile(join(registry, place), 'utf8');

const now = 1_790_000_000n;

test('canonical JSON is that of RFC 8785', () => {
  const text =
    '{"b":[1e0, 56.0, 1E30, 4.50, 2e-3, 0.000000000000000000000000001, -0],"a":"\\u20ac$\\u000f\\nA\'\\"/", "\\u00e9": null, "10": true, "1":{}}';
  expect(canonicalJson(plainJson(readJson(text)))).toBe(
    '{"1":{},"10":true,"a":"€$\\u000f\\nA\'\\"/","b":[1,56,1e+30,4.5,0.002,1e-27,0],"é":null}',
  );
});

describe(`attestations of the registry (${name})`, () => {
  const files = readdirSync(registry, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/sigs\/[^/]+\.json$/.test(file));

  /** The descriptor that a file of `sigs/` is about: its name, up to the account of the auditor. */
  const subjectOf = (file: string) =>
    `${dirname(dirname(file))}/${basename(file).replace(/\.eip155-1-0x[0-9a-fA-F]{40}\.json$/, '.json')}`;

  test('every signature is good, and each is of the file before its includes were put in', async () => {
    expect(files).toHaveLength(whole ? 181 : 4);
    for (const file of files) {
      const root = readDescriptorFile(await load(subjectOf(file))).root;
      expect(await verifyAttestation(await load(file), { root }, now), file).toMatchObject({
        kind: 'attested',
        auditor: '0x3846c3A30E62075Fa916216b35EF04B8F53931f6',
      });
    }
  });

  test('only those without includes are of the whole descriptor', async () => {
    const attested: string[] = [];
    for (const file of files) {
      const descriptor = await loadDescriptor(subjectOf(file), load);
      const said = await verifyAttestation(await load(file), descriptor, now);
      if (said.kind === 'attested') attested.push(file);
      else expect(said.why).toBe('otherDescriptor');
    }
    expect(attested).toHaveLength(whole ? 46 : 2);
  });

  test('a changed word, signer, time or id is not an attestation', async () => {
    const file = files[0] ?? '';
    const text = readFileSync(join(registry, file), 'utf8');
    const root = readDescriptorFile(await load(subjectOf(file))).root;
    const changed: readonly (readonly [string, string])[] = [
      ['0x3846c3A30E62075Fa916216b35EF04B8F53931f6', '0x4846c3A30E62075Fa916216b35EF04B8F53931f6'],
      ['"revocable": true', '"revocable": false'],
      ['"uid": "0x', '"uid": "0x00'],
      ['"version": "0.26"', '"version": "0.27"'],
      ['"chainId": "1"', '"chainId": "10"'],
      ['"time": "1', '"time": "2'],
      ['"v": 2', '"v": 3'],
    ];
    for (const [from, to] of changed) {
      expect(text).toContain(from);
      expect((await verifyAttestation(text.replace(from, to), { root }, now)).kind, to).toBe('none');
    }
    expect(await verifyAttestation('{"sig":{}}', { root }, now)).toEqual({ kind: 'none', why: 'malformed' });
  });

  test('the hash changes with every value of the descriptor', async () => {
    const { root } = readDescriptorFile(await load(subjectOf(files[0] ?? '')));
    expect(descriptorHash({ root })).toBe(keccak256(stringToHex(canonicalJson(root))));
    expect(descriptorHash({ root: { ...root, more: 1 } })).not.toBe(descriptorHash({ root }));
  });
});

describe('an attestation of our own', () => {
  const key = `0x${'5a'.repeat(32)}` as const;
  const descriptor = readDescriptor('x', '{"display":{"formats":{}}}');
  const verify = async (more: Parameters<typeof signAttestation>[2], of = descriptor) =>
    verifyAttestation(JSON.stringify((await signAttestation(key, descriptor, more)).file), of, now);

  test('is that of its signer, for exactly this descriptor', async () => {
    const { uid, signer } = await signAttestation(key, descriptor);
    expect(await verify({})).toMatchObject({ kind: 'attested', auditor: signer, uid });
    const other = readDescriptor('x', '{"display":{"formats":{"f()":{}}}}');
    expect(await verify({}, other)).toMatchObject({ kind: 'none', why: 'otherDescriptor' });
  });

  test('says nothing once it expired, or under another schema', async () => {
    expect(await verify({ expirationTime: now })).toMatchObject({ kind: 'none', why: 'expired' });
    expect(await verify({ expirationTime: now + 1n })).toMatchObject({ kind: 'attested' });
    expect(await verify({ schema: `0x${'11'.repeat(32)}` })).toMatchObject({
      kind: 'none',
      why: 'otherSchema',
    });
  });
});
