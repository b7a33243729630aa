import fc from 'fast-check';
import { encodeFunctionData, erc20Abi, type Hex, hashTypedData, keccak256, toHex } from 'viem';
import { expect, test } from 'vitest';
import type { Body, TypedData } from '../model/request.ts';
import type { Step } from '../model/step.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { safeTxTypedData } from '../request/safe/safeTypedData.ts';
import { calldataDigest } from './calldata.ts';
import { fingerprints, mostInnerCalls } from './fingerprints.ts';

const zero = '0x0000000000000000000000000000000000000000';
const of = (body: Body, steps: readonly Step[] = []) => fingerprints(freeze(body, ''), steps);

test('the vectors of ERC-8213 for calldata', () => {
  const transfer = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: ['0x4675C7e5BaAFBFFbca748158bEcBA61ef3b0a263', 10n ** 18n],
  });
  expect(calldataDigest(transfer)).toBe('0x812cee5d9cc7461c04bbcd7b70af9c28b243ac5d74d3453b008b93b7dac69985');
  expect(calldataDigest('0x')).toMatch(/^0x290decd9.*e563$/);
});

test('calldata of another length never has the same digest, trailing zeros included', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.integer({ min: 1, max: 40 }), (bytes, more) => {
      const longer = toHex(new Uint8Array([...bytes, ...new Uint8Array(more)]));
      expect(calldataDigest(toHex(bytes))).not.toBe(calldataDigest(longer));
    }),
  );
});

// The example of EIP-712, with the hashes of its reference test.
const mail: TypedData = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1n,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
};

test('the example of EIP-712', () => {
  expect(of({ kind: 'typedData', json: '', typed: mail })).toEqual([
    { kind: 'eip712Digest', hex: '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2' },
    { kind: 'domainHash', hex: '0xf2cee375fa42b42143804025fc449deafd50cc031ca257e0b194a650a912090f' },
    { kind: 'messageHash', hex: '0xc52c0ee5d84264471806290a3f2c4cecfc5490626bf912d01f240d7a274b371e' },
  ]);
});

// Safe 0x1c69…3725 on Ethereum, nonce 63, version 1.4.1: 25,000 USDC. Published by the makers of safe-hash-rs.
const payment: Extract<Body, { kind: 'safeTransaction' }> = {
  kind: 'safeTransaction',
  chainId: 1,
  safe: '0x1c694Fc3006D81ff4a56F97E1b99529066a23725',
  version: '1.4.1',
  tx: {
    to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    value: 0n,
    data: '0xa9059cbb00000000000000000000000092d0ebaf7eb707f0650f9471e61348f4656c29bc00000000000000000000000000000000000000000000000000000005d21dba00',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zero,
    refundReceiver: zero,
    nonce: 63n,
  },
};

test('a Safe transaction has the hash that the Safe and the device show', () => {
  const found = of(payment);
  expect(found).toEqual([
    { kind: 'safeTxHash', hex: '0xad06b099fca34e51e4886643d95d9a19ace2cd024065efb66662a876e8c40343' },
    { kind: 'domainHash', hex: '0x1655e94a9bcc5a957daa1acae692b4c22e7aaf146b4deb9194f8221d2f09d8c3' },
    { kind: 'messageHash', hex: '0xf22754eba5a2b230714534b4657195268f00dc0031296de4b835d82e7aa1e574' },
    { kind: 'calldata', hex: calldataDigest(payment.tx.data), step: '0' },
  ]);
  const asTypedData = of({ kind: 'typedData', ...safeTxTypedData(payment) });
  expect(asTypedData).toEqual(found.slice(0, 3));
});

// Type hashes as they are in the contracts of each version.
const typeHashes = {
  SafeTx: {
    baseGas: '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8',
    dataGas: '0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20',
  },
  domain: {
    chainAndContract: '0x47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218',
    contract: '0x035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749',
  },
} as const;

const versions: [string, keyof typeof typeHashes.SafeTx, keyof typeof typeHashes.domain][] = [
  ['0.1.0', 'dataGas', 'contract'],
  ['1.0.0', 'baseGas', 'contract'],
  ['1.1.1', 'baseGas', 'contract'],
  ['1.2.0', 'baseGas', 'contract'],
  ['1.3.0', 'baseGas', 'chainAndContract'],
  ['1.3.0+L2', 'baseGas', 'chainAndContract'],
  ['1.4.1', 'baseGas', 'chainAndContract'],
  ['1.5.0', 'baseGas', 'chainAndContract'],
];

test.each(versions)(
  'a Safe of version %s signs the type hashes of its contract',
  (version, gasField, domain) => {
    const { typed } = safeTxTypedData({ ...payment, version });
    const encoded = (name: string): Hex =>
      keccak256(
        toHex(
          `${name}(${(typed.types[name] ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`,
        ),
      );
    expect(encoded('SafeTx')).toBe(typeHashes.SafeTx[gasField]);
    expect(encoded('EIP712Domain')).toBe(typeHashes.domain[domain]);
    const whole = hashTypedData(typed as unknown as Parameters<typeof hashTypedData>[0]);
    expect(of({ ...payment, version })[0]?.hex).toBe(whole);
  },
);

test('a message has the digest that is signed and the one that a Ledger shows', () => {
  // EIP-191 digest of "hello world" as in the documentation of viem's hashMessage; SHA-256 of "abc" from FIPS 180.
  expect(of({ kind: 'message', bytes: toHex('hello world') })[0]).toEqual({
    kind: 'eip191Digest',
    hex: '0xd9eba16ed0ecae432b71fe008c98cc872bb4cc214d3220a36f365326cf807d68',
  });
  expect(of({ kind: 'message', bytes: toHex('abc') })[1]).toEqual({
    kind: 'messageSha256',
    hex: '0xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});

const step = (id: string, data: Hex, steps: readonly Step[] = [], op: Step['op'] = 'call'): Step => ({
  id,
  op,
  actor: 'unknown',
  to: zero,
  value: 0n,
  data,
  bytes: [0, 0],
  runs: 'always',
  reading: 'unread',
  oddities: [],
  args: [],
  steps,
});

test('calls inside a call have digests of their own, in order, and not without end', () => {
  const body: Body = {
    kind: 'transaction',
    chainId: 1,
    call: { to: zero, value: 0n, data: '0x01' },
    set: {},
  };
  const inner = [step('0.0', '0x02', [step('0.0.0', '0x03')]), step('0.1', '0x'), step('0.2', '0x04')];
  expect(of(body, [step('0', '0x01', inner)]).map((it) => it.step)).toEqual([
    undefined,
    '0.0',
    '0.0.0',
    '0.2',
  ]);
  const many = Array.from({ length: 5000 }, (_, at) => step(`0.${at}`, '0x05'));
  expect(of(body, [step('0', '0x01', many)])).toHaveLength(mostInnerCalls + 1);
});

test('a batch has a digest for each call, decoded or not', () => {
  const call = { to: zero, value: 0n, data: '0x01' } as const;
  const body: Body = {
    kind: 'calls',
    chainId: 1,
    atomic: true,
    calls: [call, { ...call, data: '0x' }, call],
  };
  expect(of(body).map((it) => it.step)).toEqual(['0', '2']);
});

test('typed data that is only called SafeTx is not shown as a Safe transaction', () => {
  const { typed } = safeTxTypedData(payment);
  const named = { ...typed, domain: { ...typed.domain, name: 'Safe' } };
  expect(of({ kind: 'typedData', json: '', typed: named })[0]?.kind).toBe('eip712Digest');
  const swapped = {
    ...typed,
    types: { ...typed.types, SafeTx: [...(typed.types['SafeTx'] ?? [])].reverse() },
  };
  expect(of({ kind: 'typedData', json: '', typed: swapped })[0]?.kind).toBe('eip712Digest');
});

test('what eth_sign asks for has no fingerprint: wallets do not agree what they hash', () => {
  const message: Body = { kind: 'message', bytes: '0x6869' };
  expect(of(message).map((it) => it.kind)).toEqual(['eip191Digest', 'messageSha256']);
  expect(of({ ...message, blind: true })).toEqual([]);
});
