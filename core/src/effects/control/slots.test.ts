import { type Hex, keccak256, numberToHex, toHex } from 'viem';
import { expect, test } from 'vitest';
import { slots } from './slots.ts';

const hash = (text: string) => keccak256(toHex(text));
const less = (it: Hex) => numberToHex(BigInt(it) - 1n, { size: 32 });

test('each slot is what its standard hashes', () => {
  expect(slots.implementation.slot).toBe(less(hash('eip1967.proxy.implementation')));
  expect(slots.admin.slot).toBe(less(hash('eip1967.proxy.admin')));
  expect(slots.beacon.slot).toBe(less(hash('eip1967.proxy.beacon')));
  expect(slots.zeppelinos.slot).toBe(hash('org.zeppelinos.proxy.implementation'));
  expect(slots.guard.slot).toBe(hash('guard_manager.guard.address'));
  expect(slots.moduleGuard.slot).toBe(hash('module_manager.module_guard.address'));
  expect(slots.fallbackHandler.slot).toBe(hash('fallback_manager.handler.address'));
});
