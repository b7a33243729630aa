import { type Address, encodeAbiParameters, type Hex, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { dataOf, friend, key, me, safe, usdc } from '../../check/testing/views.ts';
import { ofItself, safeTx } from '../../check/testing/safes.ts';
import { decode } from '../../decode/decode.ts';
import { fingerprints } from '../../fingerprint/fingerprints.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { safeTxTypedData } from '../../request/safe/safeTypedData.ts';
import { fails, says, tableWorld } from '../../world/testing/tableWorld.ts';
import { safeFacts, unreadSafeFacts } from './safeFacts.ts';
import { asWord, block } from '../testing.ts';

const inner: Address = '0x1111111111111111111111111111111111111111';
const hash: Hex = `0x${'cd'.repeat(32)}`;

type Answers = Readonly<Record<Address, Readonly<Record<string, Hex>>>>;

const list = (...owners: readonly Address[]) => encodeAbiParameters([{ type: 'address[]' }], [owners]);
const owns = (threshold: number, ...owners: readonly Address[]) => ({
  '0xa0e67e2b': list(...owners),
  '0xe75235b8': asWord(threshold),
});

/** A node on which these contracts answer, by the selector that is asked; every other account is a key. */
async function read(body: Body, answers: Answers) {
  const of = new Map(Object.entries(answers).map(([address, it]) => [address.toLowerCase(), it]));
  const world = tableWorld({
    eth_getCode: ([address]) => says(of.has(String(address).toLowerCase()) ? '0x6001' : '0x')([]),
    eth_getTransactionCount: says('0x3'),
    eth_call: ([call]) => {
      const { to, data } = call as { to: string; data: string };
      const result = of.get(to.toLowerCase())?.[data.slice(0, 10)];
      return result === undefined ? fails(3, 'execution reverted')([]) : says(result)([]);
    },
  });
  const { steps } = decode(freeze(body, ''), {});
  const at = { world, block, signal: new AbortController().signal };
  const isContract = async (it: string) => of.has(it.toLowerCase());
  const facts = await safeFacts(at, body, steps, isContract);
  return {
    facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])),
    asked: world.asked,
  };
}

const id = `account.${safe.toLowerCase()}`;

describe('a Safe whose transaction is signed', () => {
  const signed = safeTx(friend, '0x1234', 0, { nonce: 7n });

  test('is asked for the hash of just this transaction and its next number', async () => {
    const answers = { [safe]: { '0xd8d11f78': hash, '0xaffed0e0': asWord(5) } };
    for (const body of [signed, { kind: 'typedData', ...safeTxTypedData(signed as never) } as const]) {
      const { facts, asked } = await read(body, answers);
      expect(facts[`${id}.safeTxHash`]).toMatchObject({
        value: known({ kind: 'bytes', hex: hash }),
        from: [{ by: 'chain', number: 99n, endpoint: 'node.test' }],
      });
      expect(facts[`${id}.safeNonce`]?.value).toEqual(known({ kind: 'integer', value: 5n }));
      const [call, at] = (asked[0]?.params ?? []) as [{ to: string; data: Hex }, object];
      expect([call.to, at]).toEqual([safe, { blockHash: block.parentHash }]);
      const signature =
        'getTransactionHash(address a, uint256 b, bytes c, uint8 d, uint256 e, uint256 f, uint256 g, address h, address i, uint256 j)';
      const args = [friend, 0n, '0x1234', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, 7n];
      expect(call.data).toBe(dataOf(signature, args));
    }
  });

  test('that does not answer is unknown, and so is one that nobody could ask', async () => {
    const { facts } = await read(signed, {});
    expect(facts[`${id}.safeTxHash`]?.value).toEqual(unknown('unanswered', 'node.test'));
    const why = unknown('offline');
    expect(unreadSafeFacts(signed, [], why).map((fact) => [fact.id, fact.value])).toEqual([
      [`${id}.safeTxHash`, why],
      [`${id}.safeNonce`, why],
    ]);
    expect(unreadSafeFacts({ kind: 'message', bytes: '0x' }, [], why)).toEqual([]);
  });

  test('has the hash that is computed here, by the contract of Safe 1.4.1 on Ethereum', () => {
    // The vector of clearsig's README: what getTransactionHash of that Safe gave.
    const data = dataOf('transfer(address to, uint256 amount)', [
      '0x92d0ebaf7eb707f0650f9471e61348f4656c29bc',
      25_000_000_000n,
    ]);
    const body = {
      ...safeTx(usdc, data, 0, { nonce: 63n }),
      safe: '0x1c694Fc3006D81ff4a56F97E1b99529066a23725',
    };
    expect(fingerprints(freeze(body as Body, ''))[0]).toEqual({
      kind: 'safeTxHash',
      hex: '0xad06b099fca34e51e4886643d95d9a19ace2cd024065efb66662a876e8c40343',
    });
  });
});

describe('a Safe whose owners change', () => {
  const body = ofItself(dataOf('changeThreshold(uint256 threshold)', [2n]));

  test('is asked for them, for what they are, and once more for those who are Safes', async () => {
    const { facts } = await read(body, {
      [safe]: owns(1, me, inner),
      [inner]: owns(2, friend, key),
    });
    expect(facts[`${id}.owners`]?.value).toEqual(
      known({
        kind: 'list',
        items: [
          { kind: 'address', address: me },
          { kind: 'address', address: inner },
        ],
      }),
    );
    expect(facts[`${id}.threshold`]?.value).toEqual(known({ kind: 'integer', value: 1n }));
    expect(facts[`account.${inner}.threshold`]?.value).toEqual(known({ kind: 'integer', value: 2n }));
    for (const owner of [me, friend, key]) {
      expect(facts[`account.${owner.toLowerCase()}.code`]?.value).toEqual(
        known({ kind: 'code', state: 'none' }),
      );
    }
  });

  test('has no gap where an owner is a contract and no Safe', async () => {
    const { facts } = await read(body, { [safe]: owns(1, me, inner), [inner]: {} });
    expect(facts).not.toHaveProperty(`account.${inner}.owners`);
    expect(facts[`account.${inner}.code`]?.value).toMatchObject({ s: 'known', v: { state: 'contract' } });
  });

  test('that says nothing, or something malformed, is unknown', async () => {
    const refused = await read(body, {});
    expect(refused.facts[`${id}.owners`]?.value).toEqual(unknown('unanswered', 'node.test'));
    for (const odd of ['0x', asWord(1), `${list(me)}00`, list(me).replace('20', '40')] as Hex[]) {
      const { facts } = await read(body, { [safe]: { '0xa0e67e2b': odd, '0xe75235b8': '0x01' } });
      expect(facts[`${id}.owners`]?.value).toEqual(unknown('unanswered', 'node.test'));
      expect(facts[`${id}.threshold`]?.value).toEqual(unknown('unanswered', 'node.test'));
    }
  });
});

describe('a fallback handler', () => {
  const body = ofItself(dataOf('setFallbackHandler(address handler)', [usdc]));
  const fact = `account.${usdc.toLowerCase()}.isToken`;

  test('is asked whether it answers as a token', async () => {
    expect((await read(body, { [usdc]: { '0x313ce567': asWord(6) } })).facts[fact]?.value).toEqual(
      known({ kind: 'bool', value: true }),
    );
    expect((await read(body, { [usdc]: {} })).facts[fact]?.value).toEqual(
      known({ kind: 'bool', value: false }),
    );
  });
});

test('nothing is asked for any other request', async () => {
  const { asked } = await read(
    { kind: 'transaction', chainId: 1, call: { to: friend, value: 1n, data: '0x' }, set: {} },
    {},
  );
  expect(asked).toEqual([]);
});

test('a Safe that a transaction or a batch is to come from is asked who owns it; a key is not', async () => {
  const call = { to: friend, value: 1n, data: '0x' } as const;
  const bodies: readonly Body[] = [
    { kind: 'transaction', chainId: 1, from: safe, call, set: {} },
    { kind: 'calls', chainId: 1, from: safe, atomic: true, calls: [call] },
  ];
  for (const body of bodies) {
    const { facts } = await read(body, { [safe]: owns(2, me, key) });
    expect(facts[`${id}.owners`]?.value).toEqual(
      known({ kind: 'list', items: [me, key].map((address) => ({ kind: 'address', address })) }),
    );
    // What has no owners is not a gap.
    expect((await read(body, { [safe]: {} })).facts).toEqual({});
    expect((await read(body, {})).asked).toEqual([]);
  }
});
