import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { safeTxTypedData } from '../../request/safe/safeTypedData.ts';
import { answer } from '../testing/answers.ts';
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
      expect(answer(rule, body, saying({ safeTxHash: bytes(other) }))).toBe('stop');
      expect(answer(rule, body, saying({ safeTxHash: bytes(hashOf(body)) }))).toBe('clear');
    }
  });

  it('is not known where the Safe was not asked or does not say', () => {
    expect(answer(rule, signed)).toBe('unknown');
    expect(answer(rule, typedToo, offline)).toBe('unknown');
    expect(answer(rule, signed, waiting)).toBe('pending');
  });

  it('is nothing of other requests', () => {
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
    expect(answer(rule, permit(usdc, 1n))).toBe('notApplicable');
  });
});

describe('a hash that came with the transaction', () => {
  const rule = 'power.claimedHash';

  it('is stopped where it stands for another one, and silent where it is its own', () => {
    expect(answer(rule, { ...signed, claimedHash: other } as Body)).toBe('stop');
    expect(answer(rule, { ...signed, claimedHash: hashOf(signed) } as Body)).toBe('clear');
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
    expect(answer(rule, signed, next(7n))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
  });

  it('is a note where it was used, or others wait before it', () => {
    expect(answer(rule, signed, next(8n))).toBe('note');
    expect(answer(rule, signed, next(5n))).toBe('note');
    expect(answer(rule, typedToo, next(5n))).toBe('note');
  });

  it('is a caution where it is far ahead', () => {
    expect(answer(rule, safeTx(friend, '0x', 0, { nonce: 1_000n }), next(5n))).toBe('caution');
  });

  it('is not known where the Safe does not say', () => {
    expect(answer(rule, signed)).toBe('unknown');
    expect(answer(rule, signed, offline)).toBe('unknown');
  });

  it('is said once', () => {
    const notNow = [{ id: 'effects.notNow.safeNonce', args: { own: 7, next: 8 } }] as const;
    const effects = known(effectsOf([], { notNow }));
    expect(answer('signatures.notNow', signed, { ...next(8n), effects })).toBe('clear');
    expect(answer('signatures.notNow', signed, { effects: unknown('offline') })).toBe('notApplicable');
  });
});
