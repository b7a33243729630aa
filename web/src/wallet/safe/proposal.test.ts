import { safeTransactionHashes } from '@readback/core/request/safe/safeTransactionHashes.ts';
import type { Body, SafeTx } from '@readback/core/model/request.ts';
import { expect, it } from 'vitest';
import { proposalWords } from '../../hearback/proposalWords.ts';
import { alice, bob } from '../testing/fakeWallet.ts';
import { proposalOf } from './proposal.ts';

const zero = '0x0000000000000000000000000000000000000000' as const;
const tx: SafeTx = {
  to: bob,
  value: 5n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zero,
  refundReceiver: zero,
  nonce: 3n,
};
const safeTxHash = safeTransactionHashes({
  kind: 'safeTransaction',
  chainId: 1,
  safe: alice,
  version: '1.4.1',
  tx,
}).digest;
const body: Body = { kind: 'transaction', chainId: 1, call: { to: bob, value: 5n, data: '0x' }, set: {} };
const asked = { safeTxHash, body, safe: alice, chainId: 1, version: '1.4.1' } as const;

function details(txData: object = {}, more: object = {}) {
  return {
    txStatus: 'AWAITING_CONFIRMATIONS',
    txHash: null,
    txData: { to: { value: bob }, value: '5', hexData: null, operation: 0, ...txData },
    detailedExecutionInfo: {
      nonce: 3,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zero,
      refundReceiver: { value: zero },
      confirmations: [{}],
      confirmationsRequired: 2,
    },
    ...more,
  };
}

it('a proposal of the very call that was read waits for its owners, and they are counted', () => {
  const proposal = proposalOf(details(), asked);
  expect(proposal).toEqual({
    status: 'waits',
    confirmations: 1,
    required: 2,
    txHash: undefined,
    compared: 'same',
  });
  expect(proposalWords(proposal)).toMatchObject({
    title: 'Proposed, and waiting: 1 of 2 confirmations',
    tone: 'open',
  });
});

it.each([
  ['another receiver', { to: { value: alice } }],
  ['another amount', { value: '6' }],
  ['other data', { hexData: '0x00' }],
  ['a delegatecall', { operation: 1 }],
])('a proposal with %s under the hash is loud', (_, changed) => {
  const proposal = proposalOf(details(changed), asked);
  expect(proposal.compared).toBe('different');
  expect(proposalWords(proposal).tone).toBe('loud');
});

it('the same call under another hash is loud too', () => {
  expect(proposalOf(details(), { ...asked, safeTxHash: `0x${'00'.repeat(32)}` }).compared).toBe('different');
});

it('a batch, and a Safe that does not say its version, are not compared', () => {
  const batch: Body = { kind: 'calls', chainId: 1, atomic: true, calls: [] };
  expect(proposalOf(details(), { ...asked, body: batch }).compared).toBe('cannotTell');
  expect(proposalOf(details(), { ...asked, version: undefined }).compared).toBe('cannotTell');
});

it('an answer that makes no sense is none', () => {
  for (const it of [null, {}, details({ to: 'bob' }), details({}, { detailedExecutionInfo: null })]) {
    expect(() => proposalOf(it, asked)).toThrow();
  }
});
