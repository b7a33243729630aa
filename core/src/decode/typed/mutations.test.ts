import { otherDigest } from '../../fingerprint/libraries/otherDigest.ts';
import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { missingInDomain } from '../../crypto/missingInDomain.ts';
import { readTypedData } from '../../request/typedData/readTypedData.ts';
import { JsonError } from '../../text/json/readJson.ts';
import { TypedDataError } from '../../crypto/typedDataError.ts';
import { decode } from '../decode.ts';
import { registryFolder } from '../../label/erc7730/testing/registryFolder.ts';
import { numbersFrom } from '../testing/mutate.ts';
import { registryTypedData } from '../testing/registry.ts';
import { friend, from, requestOf, token } from '../testing/requests.ts';

const own = [
  {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint8' },
        { name: 'deadline', type: 'int64' },
        { name: 'parts', type: 'Part[2][]' },
      ],
      Part: [
        { name: 'data', type: 'bytes' },
        { name: 'hash', type: 'bytes4' },
        { name: 'yes', type: 'bool' },
      ],
    },
    primaryType: 'Permit',
    domain: { name: 'Token', chainId: 1, verifyingContract: token.toLowerCase() },
    message: {
      owner: from.toLowerCase(),
      spender: friend.toLowerCase(),
      value: '0x10',
      nonce: 7,
      deadline: '-12',
      parts: [
        [
          { data: '0x', hash: '0x01020304', yes: true },
          { data: '0xff', hash: '0x00000000', yes: false },
        ],
      ],
    },
  },
];
const registry = registryTypedData();
const { name } = registryFolder();

test('typed data with characters changed is refused, or read as viem hashes it', () => {
  const it = fuzz(own, 6_000);
  expect(it.wrong).toEqual([]);
  expect(it.same).toBeGreaterThan(300);
  expect(it.refused).toBeGreaterThan(300);
});

test(`and so is that of the registry (${name})`, () => {
  const it = fuzz(
    registry.map(({ data }) => data),
    3_000,
  );
  expect(it.wrong).toEqual([]);
  expect(it.same).toBeGreaterThan(100);
});

/** Where viem refuses what we read, there is nothing to compare: it is `alone`. */
function fuzz(samples: readonly unknown[], rounds: number) {
  const found = { same: 0, refused: 0, alone: 0, wrong: [] as string[] };
  for (let seed = 0; seed < rounds; seed += 1) {
    const next = numbersFrom(seed);
    const json = changed(JSON.stringify(samples[next() % samples.length]), next);
    try {
      const { typed } = readTypedData(json);
      decode(requestOf({ kind: 'typedData', json, typed }), {});
      // Read, and signed by nobody.
      if (missingInDomain(typed).length > 0) {
        found.alone += 1;
        continue;
      }
      const ours = eip712Hashes(typed).digest;
      const theirs = byViem(json);
      if (theirs === undefined) found.alone += 1;
      else if (theirs === ours) found.same += 1;
      // Said by a rule: wallets fill up an odd digit differently.
      else if (otherDigest(json)?.only === 'digits') found.alone += 1;
      else found.wrong.push(`${seed}: another hash: ${json}`);
    } catch (error) {
      if (error instanceof TypedDataError || error instanceof JsonError) found.refused += 1;
      else found.wrong.push(`${seed}: ${String(error)}: ${json}`);
    }
  }
  return found;
}

function byViem(json: string): string | undefined {
  try {
    return hashTypedData(JSON.parse(json));
  } catch {
    return undefined;
  }
}

const characters = '0123456789abcdefABCDEFxe+-."[]{}:, tuniby\\_$';

/** One or two characters replaced, left out or put in; most of them in the message, which stands last. */
function changed(text: string, next: () => number): string {
  let it = text;
  for (let changes = 1 + (next() % 2); changes > 0; changes -= 1) {
    const from = next() % 3 === 0 ? 0 : Math.max(0, it.indexOf('"message"'));
    const at = from + (next() % Math.max(1, it.length - from));
    const put = next() % 3 === 0 ? '' : (characters[next() % characters.length] ?? '0');
    it = it.slice(0, at) + put + it.slice(at + (next() % 2));
  }
  return it;
}
