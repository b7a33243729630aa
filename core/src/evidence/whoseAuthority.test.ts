import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { HonestTransaction } from '../check/account/testing/honestTransactions.ts';
import type { Asked } from '../check/account/testing/readHonest.ts';
import { dataOf, me, usdc } from '../check/testing/views.ts';
import { calmOnes, changed, stillCalm, warning } from './testing/changed.ts';

const stranger = getAddress('0x00000000000000000000000000000000000000c1');

/** A value in which another account is in the place of the user's. */
function forAnother(value: unknown): unknown {
  if (value === me) return stranger;
  if (Array.isArray(value)) return value.map(forAnother);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, forAnother(it)]));
}

const text = (value: unknown) => JSON.stringify(value, (_, it) => (typeof it === 'bigint' ? `${it}` : it));
const namesMe = calmOnes.filter(({ args }) => text(forAnother(args)) !== text(args));
const row = (it: HonestTransaction): HonestTransaction => ({
  ...it,
  args: forAnother(it.args) as readonly unknown[],
});

describe('an honest transaction that names the user', () => {
  it('is found often', () => {
    expect(namesMe.length).toBeGreaterThan(30);
  });

  it('is not calm for another in the place of the user, but for what moves nothing', () => {
    expect(stillCalm(namesMe, { row })).toEqual(['delegate votes to myself']);
  });

  it('is not calm for another who gets all of what comes', () => {
    const brings = namesMe.filter(({ comes = [] }) => comes.length > 0);
    expect(brings.length).toBeGreaterThan(20);
    expect(stillCalm(brings, { row: (it) => ({ ...row(it), comes: [] }) })).toEqual([]);
  });
});

/** The transaction as a batch of the wallet, with further calls behind it. */
function inBatch(...more: readonly Readonly<{ to: Address; value: bigint; data: Hex }>[]) {
  return ({ body, sample }: Asked): Asked => {
    if (body.kind !== 'transaction' || body.from === undefined) throw new Error('It is no transaction.');
    const { chainId, from, call } = body;
    return { body: { kind: 'calls', chainId, from, atomic: true, calls: [call, ...more] }, sample };
  };
}

describe('an honest transaction in a batch of the wallet', () => {
  const someone = getAddress('0x5b38da6a701c568545dcfcb03fcb875f56beddc4');
  const approve = dataOf('approve(address spender, uint256 amount)', [someone, 5n]);
  const simple = calmOnes.filter(({ chain = 1 }) => chain === 1);

  it('is as calm as alone: the authority is the same', () => {
    const loud = calmOnes.filter((it) => changed(it, { asked: inBatch() }).verdict !== 'read');
    expect(loud.map(({ what }) => what)).toEqual([]);
  });

  it('is not calm beside a permission for the key of someone', () => {
    const asked = (it: Asked): Asked => {
      const { body, sample } = inBatch({ to: usdc, value: 0n, data: approve })(it);
      return { body, sample: { ...sample, codes: { ...sample.codes, [someone]: 'none' } } };
    };
    expect(stillCalm(simple, { asked })).toEqual([]);
    const silent = simple.filter((it) => !warning(changed(it, { asked })).includes('approvals.plainAccount'));
    expect(silent.map(({ what }) => what)).toEqual([]);
  });

  it('is not calm beside a call that nobody can read', () => {
    expect(stillCalm(simple, { asked: inBatch({ to: stranger, value: 0n, data: '0x12345678' }) })).toEqual(
      [],
    );
  });
});
