import { expect, it, vi } from 'vitest';
import { askBatches } from './batches.ts';
import { alice, coded, fakeWallet, silence } from './testing/fakeWallet.ts';

const ask = (answer: unknown) => askBatches(fakeWallet({ wallet_getCapabilities: answer }), alice, 1);

it.each([
  ['atomic', { '0x1': { atomic: { status: 'supported' } } }],
  ['atomic', { '0x1': { atomic: { status: 'ready' } } }],
  ['atomic', { '0x0': { atomic: { status: 'supported' } } }],
  ['atomic', { '0x1': { atomicBatch: { supported: true } } }],
  ['apart', { '0x1': { atomic: { status: 'unsupported' } } }],
  ['apart', { '0xa': { atomic: { status: 'supported' } } }],
  ['unsaid', 'yes'],
  ['unsaid', coded(4100)],
  ['no', coded(4200)],
  ['no', coded(-32601)],
])('takes batches “%s” when the wallet says %j', async (said, answer) => {
  expect(await ask(answer)).toBe(said);
});

it('does not wait for a wallet that says nothing', async () => {
  vi.useFakeTimers();
  const said = ask(silence);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await said).toBe('unsaid');
  vi.useRealTimers();
});
