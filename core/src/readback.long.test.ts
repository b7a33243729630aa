import fc from 'fast-check';
import { bytesToHex, hexToBytes } from 'viem';
import { expect, test } from 'vitest';
import { safePayment, swapIn, swapOut, swapOwner } from './decode/testing/realTransactions.ts';
import type { Readback } from './model/readback.ts';
import { read } from './readback.ts';
import { freeze } from './request/frozen/freeze.ts';
import { tableWorld } from './world/testing/tableWorld.ts';

const seeds = [safePayment, swapIn, swapOut, swapOwner];

test('real transactions with any bytes changed are read to a verdict, and without a node never to a calm one', async () => {
  const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...seeds), flips, fc.nat({ max: 64 }), async (call, changes, cut) => {
      const bytes = hexToBytes(call.data);
      for (const [where, flip] of changes) {
        const at = where % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ flip;
      }
      const data = bytesToHex(bytes.slice(0, Math.max(0, bytes.length - cut)));
      const request = freeze({ kind: 'transaction', chainId: 1, call: { ...call, data }, set: {} }, data);
      const last = await lastOf({ request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 });
      expect(['stop', 'notFullyRead']).toContain(last?.verdict);
      expect(last?.control.kind).toBe('hold');
      expect(last?.sentence.length).toBeGreaterThan(0);
    }),
    { numRuns: 4_000 },
  );
}, 600_000);

async function lastOf(incoming: Readback['incoming']): Promise<Readback | undefined> {
  let last: Readback | undefined;
  for await (const it of read(incoming, tableWorld({}), new AbortController().signal)) last = it;
  return last;
}
