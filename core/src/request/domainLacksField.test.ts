import { expect, test } from 'vitest';
import { eip712Hashes } from '../crypto/eip712.ts';
import { missingInDomain } from '../crypto/missingInDomain.ts';
import { signedBy } from '../hearback/signature/signed.ts';
import { known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import { read } from '../readback.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';
import { parse } from './parse/parse.ts';
import { walletCall } from './wallet/walletCall.ts';

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const permit = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: {
    name: 'USD Coin',
    chainId: 1,
    verifyingContract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  } as Record<string, unknown>,
  message: {
    owner: me,
    spender: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    value: '5000000',
    nonce: '0',
    deadline: '1790000000',
  },
};

function requestOf(typed: unknown) {
  const parsed = parse(JSON.stringify(typed), { from: me });
  if (!parsed.ok) throw parsed.error;
  return parsed.request;
}

async function readHere(request: ReturnType<typeof requestOf>): Promise<Readback> {
  const world = tableWorld({}, { rpc: () => unknown('offline'), abi: () => known([]) });
  let last: Readback | undefined;
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}

test.each(['name', 'version', 'chainId', 'verifyingContract'])(
  'a declared field of the domain that is not there (%s) is read, and never signed',
  async (lacks) => {
    const { [lacks]: _, ...domain }: Record<string, unknown> = { version: '2', ...permit.domain };
    const request = requestOf({ ...permit, domain });
    const { body } = request;
    if (body.kind !== 'typedData') throw new Error(body.kind);
    expect(missingInDomain(body.typed)).toEqual([lacks]);
    expect(() => eip712Hashes(body.typed)).toThrow('typed.domainLacksField');
    expect(signedBy(body)).toBeUndefined();
    expect(() => walletCall(request, me)).toThrow('wallet.domainLacksField');
    const it = await readHere(request);
    expect(it.control).toEqual({
      kind: 'none',
      why: { id: 'control.domainLacksField', args: { fields: 'request.missing' } },
    });
    expect(['notFullyRead', 'stop']).toContain(it.verdict);
    expect(it.steps[0]?.args.map(({ name }) => name)).toEqual([
      'owner',
      'spender',
      'value',
      'nonce',
      'deadline',
    ]);
    expect(it.unread.find(({ id }) => id === 'step.0')).toMatchObject({
      says: { id: 'unread.signedForm' },
      why: { id: 'control.domainLacksField', args: { fields: 'request.missing' } },
    });
    expect(it.fingerprints).toEqual([]);
    expect(it.stations).toMatchObject({ decode: 'partial', check: 'partial', narrate: 'done' });
    expect(it.stations.label).not.toBe('failed');
  },
);

test('the same data with the whole domain is signed as ever', () => {
  const request = requestOf({ ...permit, domain: { ...permit.domain, version: '2' } });
  expect(walletCall(request, me).method).toBe('eth_signTypedData_v4');
});

test('a Safe transaction whose chain is declared and left out is not one of an old Safe', () => {
  const safeTx = [
    ['to', 'address', me],
    ['value', 'uint256', '1'],
    ['data', 'bytes', '0x'],
    ['operation', 'uint8', '0'],
    ['safeTxGas', 'uint256', '0'],
    ['baseGas', 'uint256', '0'],
    ['gasPrice', 'uint256', '0'],
    ['gasToken', 'address', `0x${'00'.repeat(20)}`],
    ['refundReceiver', 'address', `0x${'00'.repeat(20)}`],
    ['nonce', 'uint256', '0'],
  ] as const;
  const request = requestOf({
    types: {
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      SafeTx: safeTx.map(([name, type]) => ({ name, type })),
    },
    primaryType: 'SafeTx',
    domain: { verifyingContract: permit.domain['verifyingContract'] },
    message: Object.fromEntries(safeTx.map(([name, , value]) => [name, value])),
  });
  expect(request.body.kind).toBe('typedData');
  expect(() => walletCall(request, me)).toThrow('wallet.domainLacksField');
});
