import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { safeTxTypedData } from '../../request/safe/safeTypedData.ts';
import { answer, told } from '../testing/answers.ts';
import { safeTx } from '../testing/safes.ts';
import {
  effectsOf,
  friend,
  me,
  offline,
  permit,
  safe,
  transaction,
  usdc,
  viewOf,
  waiting,
} from '../testing/views.ts';

const id = `account.${safe.toLowerCase()}`;
const signed = safeTx(friend, '0x', 0, { nonce: 7n });
const typedToo: Body = { kind: 'typedData', signer: me, ...safeTxTypedData(signed as never) };
const hashOf = (body: Body): Hex =>
  viewOf(body).fingerprints.find(({ kind }) => kind === 'safeTxHash')?.hex ?? '0x';
const other: Hex = `0x${'ab'.repeat(32)}`;
const saying = (facts: Readonly<Record<string, FactValue>>) => ({
  facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${id}.${name}`, value])),
});
const bytes = (hex: Hex) => ({ kind: 'bytes', hex }) as const;

describe('the hash that the Safe itself computes', () => {
  const rule = 'power.safeHash';

  it('is stopped where it is another one, also for the typed data that owners sign', () => {
    for (const body of [signed, typedToo]) {
      expect(told(rule, body, saying({ safeTxHash: bytes(other) }))).toEqual([
        'stop: power.safeHash.says here request.safeTxHash there account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeTxHash | power.safeHash.why | remedy.reject | reject | by request.safeTxHash account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeTxHash',
      ]);
      expect(told(rule, body, saying({ safeTxHash: bytes(hashOf(body)) }))).toEqual([
        'clear request.safeTxHash account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeTxHash',
      ]);
    }
  });

  it('is not known where the Safe was not asked or does not say', () => {
    expect(told(rule, signed)).toEqual([
      'unknown account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeTxHash',
    ]);
    expect(answer(rule, typedToo, offline)).toBe('unknown');
    expect(told(rule, signed, waiting)).toEqual([
      'pending account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeTxHash',
    ]);
  });

  it('is nothing of other requests', () => {
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
    expect(answer(rule, permit(usdc, 1n))).toBe('notApplicable');
  });
});

describe('a hash that came with the transaction', () => {
  const rule = 'power.claimedHash';

  it('is stopped where it stands for another one, and silent where it is its own', () => {
    expect(told(rule, { ...signed, claimedHash: other } as Body)).toEqual([
      'stop: power.claimedHash.says claimed request.claimedHash here request.safeTxHash | power.claimedHash.why | remedy.reject | reject | by request.claimedHash request.safeTxHash',
    ]);
    expect(told(rule, { ...signed, claimedHash: hashOf(signed) } as Body)).toEqual([
      'clear request.claimedHash request.safeTxHash',
    ]);
    expect(answer(rule, signed)).toBe('notApplicable');
  });

  it('rests on the request alone, so that it is known without anybody', () => {
    expect(answer(rule, { ...signed, claimedHash: other } as Body, offline)).toBe('stop');
    expect(answer(rule, { ...signed, claimedHash: other } as Body, waiting)).toBe('stop');
  });
});

describe('the number of a Safe transaction', () => {
  const rule = 'power.safeNonce';
  const next = (value: bigint) => saying({ safeNonce: { kind: 'integer', value } });

  it('is silent where it is the next one', () => {
    expect(told(rule, signed, next(7n))).toEqual([
      'clear request.nonce account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce',
    ]);
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
  });

  it('is a note where it was used, or others wait before it', () => {
    expect(told(rule, signed, next(8n))).toEqual([
      'note: power.safeNonce.says own request.nonce next account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce how used | power.safeNonce.why how used | by request.nonce account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce',
    ]);
    expect(told(rule, signed, next(5n))).toEqual([
      'note: power.safeNonce.says own request.nonce next account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce how waits | power.safeNonce.why how waits | by request.nonce account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce',
    ]);
    expect(answer(rule, typedToo, next(5n))).toBe('note');
  });

  it('is a caution where it is far ahead', () => {
    expect(told(rule, safeTx(friend, '0x', 0, { nonce: 1_000n }), next(5n))).toEqual([
      'caution: power.safeNonce.says own request.nonce next account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce how far | power.safeNonce.why how far | power.safeNonce.remedy | by request.nonce account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce',
    ]);
  });

  it('is not known where the Safe does not say', () => {
    expect(told(rule, signed)).toEqual([
      'unknown account.0x5afe3855358e112b5647b952709e6165e1c1eeee.safeNonce',
    ]);
    expect(answer(rule, signed, offline)).toBe('unknown');
  });

  it('is said once', () => {
    const notNow = [{ is: 'safeNonce', own: 7, next: 8 }] as const;
    const effects = known(effectsOf([], { notNow }));
    expect(told('signatures.notNow', signed, { ...next(8n), effects })).toEqual(['clear effects']);
    expect(answer('signatures.notNow', signed, { effects: unknown('offline') })).toBe('notApplicable');
  });
});
