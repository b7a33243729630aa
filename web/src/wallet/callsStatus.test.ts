import { describe, expect, it } from 'vitest';
import { statusIn } from './callsStatus.ts';

const [one, two] = [`0x${'11'.repeat(32)}`, `0x${'AA'.repeat(32)}`];
const receipts = [{ transactionHash: one }, { transactionHash: two }];

describe('what a wallet says of a batch', () => {
  it('is whether it waits, ended or failed, with its transactions in order', () => {
    expect(statusIn({ status: 100 })).toEqual({ state: 'waits', hashes: [] });
    expect(statusIn({ status: 200, receipts })).toEqual({ state: 'ended', hashes: [one, two.toLowerCase()] });
    expect(statusIn({ status: 400 })).toEqual({ state: 'failed', hashes: [] });
    expect(statusIn({ status: 500, receipts })?.state).toBe('ended');
    expect(statusIn({ status: 600, receipts })?.state).toBe('ended');
  });

  it('is read in the words of the drafts, too', () => {
    expect(statusIn({ status: 'PENDING' })?.state).toBe('waits');
    expect(statusIn({ status: 'CONFIRMED', receipts })?.state).toBe('ended');
  });

  it('names a transaction once, though each of its calls has a receipt', () => {
    const twice = [{ transactionHash: one }, { transactionHash: one }];
    expect(statusIn({ status: 200, receipts: twice })?.hashes).toEqual([one]);
  });

  it.each([
    undefined,
    null,
    'done',
    {},
    { status: 99 },
    { status: 'OTHER' },
    { status: 200, receipts: [{ transactionHash: '0x12' }] },
    { status: 200, receipts: [null] },
    { status: 200, receipts: Array.from({ length: 41 }, () => ({ transactionHash: one })) },
  ])('that makes no sense is not an answer: %o', (answer) => {
    expect(statusIn(answer)).toBeUndefined();
  });
});
