import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { readAs } from '../request/testing/readAs.ts';
import { published } from '../request/testing/published.ts';
import { eip712Hashes } from '../crypto/eip712.ts';

type Case = Readonly<{
  name: string;
  domain: Readonly<Record<string, unknown>>;
  primaryType: string;
  types: Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>;
  data: unknown;
  digest: Hex;
}>;

const { cases } = published<{ cases: readonly Case[] }>('eip712', import.meta.url);

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

test('typed data of all published vectors has the digest that they say (EIP-712)', async () => {
  expect(cases.length).toBeGreaterThan(90);
  const wrong: unknown[] = [];
  for (const { name, domain, primaryType, types, data, digest } of cases) {
    const EIP712Domain = domainFields.filter((field) => field.name in domain);
    const json = JSON.stringify({ domain, primaryType, message: data, types: { EIP712Domain, ...types } });
    try {
      const { body } = await readAs(json, 'typedData');
      if (eip712Hashes(body.typed).digest !== digest) wrong.push([name, 'another digest']);
    } catch (error) {
      wrong.push([name, String(error)]);
    }
  }
  expect(wrong).toEqual([]);
});
