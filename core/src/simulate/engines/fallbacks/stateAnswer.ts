import type { Hex } from 'viem';
import { address, hash32, hexBytes, isRecord, own, quantity } from '../../../world/schema.ts';
import type { StateChange } from '../../../effects/engine.ts';

/** How many accounts and storage slots of a state diff are read at most. */
const most = 5_000;

/**
 * What `prestateTracer` answers with `diffMode`: of each account that changed what it was, and what of that became
 * other. A slot that is not in `post` became zero, an account that is not was destroyed. Undefined for another shape.
 */
export function stateChanges(answer: unknown): readonly StateChange[] | undefined {
  if (!isRecord(answer)) return undefined;
  const [pre, post] = [own(answer, 'pre'), own(answer, 'post')];
  if (!isRecord(pre) || !isRecord(post)) return undefined;
  const changes: StateChange[] = [];
  const keys = [...new Set([...Object.keys(pre), ...Object.keys(post)])];
  let left = most - keys.length;
  for (const key of keys) {
    const account = address(key);
    const [was, is] = [own(pre, key), own(post, key)];
    const slots = storageOf(was, is);
    if (account === undefined || slots === undefined) return undefined;
    left -= slots.length;
    if (left < 0) return undefined;
    const balance = balanceOf(was, is);
    const code = codeOf(was, is);
    if (balance === undefined && code === undefined && slots.length === 0) continue;
    changes.push({
      address: account,
      storage: slots,
      ...(balance === undefined ? {} : { balance }),
      ...(code === undefined ? {} : { code }),
    });
  }
  return changes;
}

function balanceOf(was: unknown, is: unknown): StateChange['balance'] {
  const before = quantityIn(was, 'balance') ?? 0n;
  const after = isRecord(is) ? (quantityIn(is, 'balance') ?? before) : 0n;
  return before === after ? undefined : { before, after };
}

function codeOf(was: unknown, is: unknown): StateChange['code'] {
  const before = bytesIn(was, 'code') ?? '0x';
  const after = isRecord(is) ? (bytesIn(is, 'code') ?? before) : '0x';
  return before === after ? undefined : { before, after };
}

function storageOf(was: unknown, is: unknown): StateChange['storage'] | undefined {
  const [before, after] = [slotsIn(was), slotsIn(is)];
  if (before === undefined || after === undefined) return undefined;
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((slot) => {
    const values = { before: before.get(slot) ?? zero, after: after.get(slot) ?? zero };
    return values.before === values.after ? [] : [{ slot, ...values }];
  });
}

function slotsIn(it: unknown): ReadonlyMap<Hex, Hex> | undefined {
  const storage = isRecord(it) ? (own(it, 'storage') ?? {}) : {};
  if (!isRecord(storage)) return undefined;
  const slots = new Map<Hex, Hex>();
  for (const [key, value] of Object.entries(storage)) {
    const [slot, word] = [hash32(key), hash32(value)];
    if (slot === undefined || word === undefined || slots.size > most) return undefined;
    slots.set(slot, word);
  }
  return slots;
}

function quantityIn(it: unknown, key: string): bigint | undefined {
  return isRecord(it) ? quantity(own(it, key)) : undefined;
}

function bytesIn(it: unknown, key: string): Hex | undefined {
  return isRecord(it) ? hexBytes(own(it, key)) : undefined;
}

const zero: Hex = `0x${'00'.repeat(32)}`;
