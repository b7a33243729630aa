import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../text/json/readJson.ts';
import { readTypedData } from '../../request/typedData/readTypedData.ts';
import { ReadbackError } from '../../text/errors.ts';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { otherDigest, signedAlikeByEthers, signingLibraries } from './otherDigest.ts';

type Vectors = { libraries: string[]; cases: { text: string; digests: (string | null)[] }[] };

/** Made by the libraries themselves: `tools/vectors/signing`. More of them, by chance, in a file that is named. */
const file = process.env['READBACK_SIGNING_VECTORS'] ?? new URL('./testing/signing.json', import.meta.url);
const { libraries, cases } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

function accepted(text: string) {
  try {
    const { typed, unsigned } = readTypedData(text);
    const json = readJson(text);
    if (json.kind !== 'object') throw new Error(text);
    return { json, typed, unsigned, ours: eip712Hashes(typed).digest };
  } catch (error) {
    if (error instanceof ReadbackError) return undefined;
    throw error;
  }
}

const read = cases.flatMap((it) => {
  const found = accepted(it.text);
  return found === undefined ? [] : [{ ...it, ...found }];
});

describe('typed data as signing libraries hash it', () => {
  it('is known for each library, in the version that made the vectors', () => {
    expect(signingLibraries.map(({ name, version }) => `${name} ${version}`)).toEqual(libraries);
    expect(cases.length).toBeGreaterThan(200);
    expect(read.length).toBeGreaterThan(50);
  });

  it.each(signingLibraries.map((library, at) => [libraries[at] ?? '', library, at] as const))(
    'is what %s makes of it, where it is accepted here',
    (_, library, at) => {
      let agreed = 0;
      for (const { text, digests, ours, json, typed } of read) {
        const digest = digests[at];
        const hashed = library.hashed({ json, typed });
        // Each of them throws at more than is known here, such as a wrong checksum.
        if (digest === null) continue;
        expect(hashed.kind, text).toBe(digest === ours ? 'same' : 'other');
        if (hashed.kind === 'other' && hashed.digest !== undefined) expect(hashed.digest, text).toBe(digest);
        agreed += 1;
      }
      expect(agreed).toBeGreaterThanOrEqual(library.name.endsWith('v1') ? 0 : 40);
    },
  );

  it('differs in no library that wallets sign with, unless that is said', () => {
    for (const { text, digests, ours } of read) {
      const others = digests.filter((it, at) => signingLibraries[at]?.signs && it !== null && it !== ours);
      const said = otherDigest(text);
      if (others.length > 0) expect(said, text).toBeDefined();
    }
  });

  it('is refused where libraries read a value in several ways', () => {
    const differ = cases.filter(
      ({ digests }) =>
        new Set(digests.filter((it, at) => it !== null && signingLibraries[at]?.signs)).size > 1,
    );
    const calm = differ.filter(({ text }) => {
      const found = accepted(text);
      return found !== undefined && otherDigest(text) === undefined;
    });
    expect(differ.length).toBeGreaterThan(20);
    expect(calm).toEqual([]);
  });
});

const login = {
  types: { EIP712Domain: [{ name: 'name', type: 'string' }], Login: [{ name: 'text', type: 'string' }] },
  primaryType: 'Login',
  domain: { name: 'App' },
  message: { text: 'Welcome' },
};

const body = (change: object): string => JSON.stringify({ ...login, ...change });

describe('what a wallet would sign instead of what is shown', () => {
  const order = [
    { name: 'login', type: 'Login' },
    { name: 'all', type: 'bool' },
  ];

  it('names the main type that is found by looking for the type that no other uses', () => {
    const types = { ...login.types, Order: order };
    const found = otherDigest(body({ types, message: { text: 'Welcome', login: { text: 'x' }, all: true } }));
    expect(found?.primaryType).toBe('Order');
    expect(found?.digest).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it('is nothing where the library cannot hash the other type, or finds several', () => {
    expect(otherDigest(body({ types: { ...login.types, Order: order } }))).toBeUndefined();
    expect(otherDigest(body({ types: { ...login.types, Unused: [] } }))).toBeUndefined();
    expect(signedAlikeByEthers(body({ types: { ...login.types, Unused: [] } }))).toBe(false);
    expect(otherDigest(body({}))).toBeUndefined();
    expect(signedAlikeByEthers(body({}))).toBe(true);
  });

  it('is another domain where its object holds what its type does not list', () => {
    expect(otherDigest(body({ domain: { name: 'App', version: '2' } }))?.primaryType).toBe('Login');
    expect(otherDigest(body({ domain: { name: 'App', note: '2' } }))).toBeUndefined();
  });
});
