import fc from 'fast-check';
import { bytesToHex } from 'viem';
import { expect, test } from 'vitest';
import { simulatedBalance, withSimulatedBalances } from './simulatedBalance.ts';

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((it) => bytesToHex(it));
const ether = 10n ** 18n;

test('whoever is made up has as much as people have, beside what is needed, and keeps it', () => {
  fc.assert(
    fc.property(address, fc.bigInt(0n, 10n ** 24n), (account, needs) => {
      const it = simulatedBalance(account, needs);
      expect(it - needs).toBeGreaterThanOrEqual(ether / 20n);
      expect(it - needs).toBeLessThan(5n * ether);
      expect(simulatedBalance(account, needs)).toBe(it);
    }),
  );
});

test('whoever pays for a run can pay the gas of all its calls and what they send, and no other balance changes', () => {
  const [payer, other] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as const;
  const call = { from: payer, to: other, value: 3n * ether, data: '0x', gas: 10_000_000n } as const;
  const fees = { kind: 'dynamic', maxFeePerGas: 100n * 10n ** 9n, maxPriorityFeePerGas: 1n } as const;
  const [funded, left] = withSimulatedBalances({
    calls: [call, call],
    fees,
    overrides: [
      { address: payer, pays: true },
      { address: other, balance: 7n },
    ],
  });
  expect(funded?.balance).toBeGreaterThan(8n * ether);
  expect(funded?.balance).toBeLessThan(13n * ether);
  expect(left).toEqual({ address: other, balance: 7n });
});
