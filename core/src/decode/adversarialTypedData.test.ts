import { hashTypedData, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { eip712Hashes } from '../crypto/eip712.ts';
import { readTypedData } from '../request/typedData/readTypedData.ts';
import { decode } from './decode.ts';
import { friend, from, requestOf, token } from './testing/requests.ts';

// Typed data on which wallets disagree, or that shows what is not signed. The digests are compared with viem's.

type Json = Record<string, unknown>;

const domain = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];
const pay = [
  { name: 'to', type: 'address' },
  { name: 'amount', type: 'uint256' },
];
const honest: Json = {
  types: { EIP712Domain: domain, Pay: pay },
  primaryType: 'Pay',
  domain: { name: 'Test', chainId: 1, verifyingContract: token },
  message: { to: friend, amount: '5' },
};

describe('A19: values outside their types', () => {
  test.each([
    ['a uint8 of 999', 'uint8', 999],
    ['a uint8 of 256, in hex', 'uint8', '0x100'],
    ['an int8 of 128', 'int8', 128],
    ['a uint256 below zero', 'uint256', '-1'],
    ['a uint256 of 2^256', 'uint256', `0x1${'0'.repeat(64)}`],
    ['a bytes32 of 33 bytes', 'bytes32', `0x${'11'.repeat(33)}`],
    ['half a byte', 'bytes', '0x1'],
    ['bytes as text', 'bytes', 'hello'],
    ['an address of 19 bytes', 'address', `0x${'11'.repeat(19)}`],
    ['a bool in quotes', 'bool', 'true'],
  ])('%s is refused, and cannot be signed', (_, type, it) => {
    expect(refusal(typed({ Pay: [{ name: 'it', type }] }, { it }))).toMatch(/it/);
  });

  test('an address with a wrong checksum is the same bytes, and flagged', () => {
    const spelled = '0x70997970c51812dc3A010C7d01b50e0d17dc79C8';
    const it = { ...honest, message: { to: spelled, amount: '5' } };
    expect(readTypedData(JSON.stringify(it)).checksums).toEqual(['message.to']);
    expect(read(it).args[0]?.value).toEqual({ kind: 'address', address: friend });
    expect(digestOf(it)).toBe(digestOf(honest));
  });

  test('an address without a checksum is the same address', () => {
    const step = read({ ...honest, message: { to: friend.toLowerCase(), amount: '5' } });
    expect(step.args[0]?.value).toEqual({ kind: 'address', address: friend });
  });
});

describe('A20: what is signed, and what only is there', () => {
  test('a field that the type does not have is listed as not signed, and changes nothing', () => {
    const more = { ...honest, message: { to: friend, amount: '5', note: 'a refund', amountUSD: '1' } };
    const it = readTypedData(JSON.stringify(more));
    expect(it.unsigned).toEqual(['message.note', 'message.amountUSD']);
    expect(read(more).args.map(({ name }) => name)).toEqual(['to', 'amount']);
    expect(digestOf(more)).toBe(digestOf(honest));
  });

  test('a field of the domain that its type does not have is listed, too', () => {
    const types = { EIP712Domain: [{ name: 'name', type: 'string' }], Pay: pay };
    const it = readTypedData(JSON.stringify({ ...honest, types }));
    expect(it.unsigned).toEqual(['domain.chainId', 'domain.verifyingContract']);
    expect(it.typed.domain.verifyingContract).toBeUndefined();
  });

  test('a field that is missing is an error', () => {
    expect(refusal({ ...honest, message: { to: friend } })).toMatch(/typed\.missing .*message\.amount/);
  });

  test('a type that nothing uses is listed', () => {
    const types = { EIP712Domain: domain, Pay: pay, Order: pay };
    expect(readTypedData(JSON.stringify({ ...honest, types })).unsigned).toEqual(['types.Order']);
  });

  test.each(['uint256', 'address', 'bytes32', 'string', 'bool', 'uint', 'int8', 'function'])(
    'a struct named %s is refused',
    (name) =>
      expect(refusal(typed({ Pay: pay, [name]: pay }, { to: friend, amount: '5' }))).toMatch(
        /typed\.basicName/,
      ),
  );

  test('a type that contains itself is refused, directly, through another, and in a list', () => {
    const itself = { Pay: [...pay, { name: 'next', type: 'Pay[]' }] };
    const other = {
      Pay: [...pay, { name: 'next', type: 'Next' }],
      Next: [{ name: 'back', type: 'Pay' }],
    };
    for (const structs of [itself, other])
      expect(refusal(typed(structs, {}))).toMatch(/typed\.containsItself/);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'a type called %s has no effect on any other',
    (name) => {
      const text = JSON.stringify(honest).replace('"Pay":', `"${name}":[],"Pay":`);
      expect(refusalOf(text)).toMatch(/typed\.typeName|json\.proto/);
    },
  );

  test('a message with a __proto__ key is refused', () => {
    const text = JSON.stringify(honest).replace('"to":', `"__proto__":{"amount":"7"},"to":`);
    expect(refusalOf(text)).toMatch(/json\.proto/);
  });
});

describe('domains', () => {
  test('a domain as the primary type is refused: it signs no message', () => {
    expect(refusal({ ...honest, primaryType: 'EIP712Domain', message: honest['domain'] })).toMatch(
      /typed\.onlyDomain/,
    );
  });

  test('a domain without a name hashes as it is declared', () => {
    const types = { EIP712Domain: domain.slice(1), Pay: pay };
    const it = { ...honest, types, domain: { chainId: 1, verifyingContract: token } };
    expect(read(it).reading).toBe('canonical');
    expect(digestOf(it)).toBe(byViem(it));
  });

  test.each(['0x0', '0x', '', 0, null])('a contract given as %j is refused', (verifyingContract) => {
    const it = { ...honest, domain: { name: 'Test', chainId: 1, verifyingContract } };
    expect(refusal(it)).toMatch(/verifyingContract/);
  });

  test('a contract given as a name is read, and names no contract', () => {
    const its = { name: 'Test', chainId: 1, verifyingContract: 'MyContract' };
    const { typed: found } = readTypedData(JSON.stringify({ ...honest, domain: its }));
    expect(found.domain.verifyingContract).toBeUndefined();
    expect(Object.keys(found.oddDomain ?? {})).toEqual(['verifyingContract']);
  });

  test('a contract that the domain declares as a text is read, and is no contract', () => {
    const types = { EIP712Domain: [{ name: 'verifyingContract', type: 'string' }], Pay: pay };
    const it = readTypedData(JSON.stringify({ ...honest, types, domain: { verifyingContract: token } }));
    expect(it.typed.domain.verifyingContract).toBeUndefined();
    expect(it.typed.oddDomain).toEqual({ verifyingContract: token });
  });

  test('a domain that holds its chain in the salt alone names no chain', () => {
    const types = { EIP712Domain: [...domain.slice(0, 1), ...domain.slice(2), salt], Pay: pay };
    const it = {
      ...honest,
      types,
      domain: { name: 'Test', verifyingContract: token, salt: `0x${'00'.repeat(31)}89` },
    };
    expect(readTypedData(JSON.stringify(it)).typed.domain.chainId).toBeUndefined();
    expect(digestOf(it)).toBe(byViem(it));
  });

  test('a salt of another type is read, and is none', () => {
    const asNumber = { EIP712Domain: [{ name: 'salt', type: 'uint256' }], Pay: pay };
    const it = readTypedData(JSON.stringify({ ...honest, types: asNumber, domain: { salt: '137' } }));
    expect(it.typed.domain.salt).toBeUndefined();
    expect(it.typed.oddDomain).toEqual({ salt: 137n });
  });
});

describe('shapes', () => {
  test('fields in another order are another type, and are read in that order', () => {
    const types = { EIP712Domain: domain, Pay: [...pay].reverse() };
    const step = read({ ...honest, types });
    expect(step.fn?.signature).toBe('Pay(uint256 amount,address to)');
    expect(step.args.map(({ name }) => name)).toEqual(['amount', 'to']);
    expect(digestOf({ ...honest, types })).not.toBe(digestOf(honest));
  });

  test('the order in which types are declared changes nothing', () => {
    const it = typed({ Pay: [{ name: 'a', type: 'A' }], A: pay }, { a: { to: friend, amount: '5' } });
    const { A, ...rest } = it['types'] as Record<string, unknown>;
    expect(digestOf({ ...it, types: { A, ...rest } })).toBe(digestOf(it));
  });

  test('a list of pairs, T[2][], is a list whose elements have two elements each', () => {
    const it = typed(
      { Pay: [{ name: 'it', type: 'uint8[2][]' }] },
      {
        it: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      },
    );
    const value = read(it).args[0]?.value;
    expect(value?.kind === 'array' && value.items.map(({ type }) => type)).toEqual(Array(3).fill('uint8[2]'));
    expect(digestOf(it)).toBe(byViem(it));
    const wrong = typed(
      { Pay: [{ name: 'it', type: 'uint8[2][]' }] },
      {
        it: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
    );
    expect(refusal(wrong)).toMatch(/typed\.otherLength .*"length":2/);
  });

  test('a text with a NUL, or one that turns the line around, is kept whole and signed as it stands', () => {
    for (const text of ['a\u0000b', '\u202egnol', '\ufeff', 'é€🙂']) {
      const it = typed({ Pay: [{ name: 'it', type: 'string' }] }, { it: text });
      expect(read(it).args[0]?.value).toEqual({ kind: 'text', text });
      expect(digestOf(it)).toBe(byViem(it));
    }
  });
});

const salt = { name: 'salt', type: 'bytes32' };

function typed(structs: Record<string, unknown>, message: Json): Json {
  return { ...honest, types: { EIP712Domain: domain, ...structs }, message };
}

function refusal(it: Json): string | undefined {
  return refusalOf(JSON.stringify(it));
}

function refusalOf(json: string): string | undefined {
  try {
    readTypedData(json);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function read(it: Json) {
  const json = JSON.stringify(it);
  const body = { kind: 'typedData', signer: from, json, typed: readTypedData(json).typed } as const;
  const [step] = decode(requestOf(body), {}).steps;
  if (step === undefined) throw new Error('no step');
  return step;
}

function digestOf(it: Json): Hex {
  return eip712Hashes(readTypedData(JSON.stringify(it)).typed).digest;
}

function byViem(it: Json): Hex {
  return hashTypedData(it as unknown as Parameters<typeof hashTypedData>[0]);
}
