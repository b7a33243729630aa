import { decodeFunctionData, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Arg } from '../model/step.ts';
import { decode } from './decode.ts';
import { byteMap } from './byteMap.ts';
import { encodeAgain } from './testing/encodeAgain.ts';
import { fuzz } from './testing/fuzz.ts';
import { safePayment, swapIn, swapOut, swapOwner } from './testing/realTransactions.ts';
import { registryFolder } from '../label/erc7730/testing/registryFolder.ts';
import { registryCalls } from './testing/registry.ts';
import { transaction } from './testing/requests.ts';

const calls = registryCalls();
const own = [safePayment, swapIn, swapOut, swapOwner].map((call) => ({ file: 'own', call, abis: [] }));
const { whole, name } = registryFolder();

describe('real transactions with bytes changed', () => {
  test('our own: none throws, none costs too much, none is called canonical that is not', () => {
    const it = fuzz(own, 0, 4_000);
    expect(it.wrong).toEqual([]);
    expect(it.read.canonical).toBeGreaterThan(100);
    expect(it.read.lenient).toBeGreaterThan(100);
    expect(it.read.unread).toBeGreaterThan(100);
  });

  test(`those of the registry, 20,000 times, the same (${name})`, () => {
    const it = fuzz(calls, 0, 20_000);
    expect(it.wrong).toEqual([]);
    expect(it.read.canonical).toBeGreaterThan(1_000);
    expect(it.read.lenient).toBeGreaterThan(1_000);
  });
});

describe('real transactions as they are', () => {
  test(`what our decoder reads, viem reads, and encodes to the same bytes (${name})`, () => {
    let compared = 0;
    for (const { call, abis } of calls) {
      const [step] = decode(transaction(call), { abis }).steps;
      if (step?.fn === undefined || step.reading === 'unread') continue;
      const abi = parseAbi([`function ${step.fn.signature}`] as readonly string[]);
      const { args = [] } = decodeFunctionData({ abi, data: call.data }) as { args?: readonly unknown[] };
      expect(args.map(lower)).toEqual(step.args.map(plain).map(lower));
      if (step.reading === 'canonical') expect(encodeAgain(step)).toBe(call.data);
      compared += 1;
    }
    expect(compared).toBe(calls.length);
    expect(compared).toBeGreaterThan(whole ? 200 : 25);
  });

  test(`a byte of a value cannot change without the value that is shown (${name})`, () => {
    let changed = 0;
    for (const { call, abis } of calls.filter((_, at) => at % 4 === 0)) {
      const [step] = decode(transaction(call), { abis }).steps;
      if (step?.reading !== 'canonical') continue;
      for (const { what, bytes, arg } of byteMap(step).slice(0, 40)) {
        if (what !== 'value' && what !== 'selector') continue;
        const at = 2 + bytes[0] * 2 + ((bytes[1] - bytes[0]) * 2 - 1);
        const digit = (Number.parseInt(call.data[at] ?? '0', 16) ^ 1).toString(16);
        const data = `${call.data.slice(0, at)}${digit}${call.data.slice(at + 1)}` as const;
        const [other] = decode(transaction({ ...call, data: data as `0x${string}` }), { abis }).steps;
        const same =
          other?.reading === 'canonical' && JSON.stringify(shown(other)) === JSON.stringify(shown(step));
        expect(same, `${arg} of ${step.fn?.signature}`).toBe(false);
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(whole ? 300 : 20);
  });
});

function shown({ fn, args }: { fn?: { signature: string }; args: readonly Arg[] }): unknown {
  return [fn?.signature, args.map(plain).map(text)];
}

function text(it: unknown): unknown {
  if (typeof it === 'bigint') return it.toString();
  return Array.isArray(it) ? it.map(text) : it;
}

function plain({ value }: Arg): unknown {
  if (value.kind === 'array') return value.items.map(plain);
  if (value.kind === 'tuple') return value.fields.map(plain);
  if (value.kind === 'address') return value.address;
  if (value.kind === 'bytes') return value.hex;
  if (value.kind === 'text') return value.text;
  return value.value;
}

/** Numbers as bigints, hex in lower case, and tuples without their names: viem gives small integers as numbers. */
function lower(it: unknown): unknown {
  if (typeof it === 'number') return BigInt(it);
  if (typeof it === 'string') return /^0x[0-9a-fA-F]*$/.test(it) ? it.toLowerCase() : it;
  if (Array.isArray(it)) return it.map(lower);
  return typeof it === 'object' && it !== null ? Object.values(it).map(lower) : it;
}
