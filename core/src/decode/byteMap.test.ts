import fc from 'fast-check';
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
} from 'viem';
import { describe, expect, test } from 'vitest';
import type { Arg, Step } from '../model/step.ts';
import { abiFields } from '../codec/abiType.ts';
import { selectorOf } from '../codec/functionAbi.ts';
import { type ByteUse, byteMap } from './byteMap.ts';
import { decode } from './decode.ts';
import { anySample } from './testing/arbitraryAbi.ts';
import {
  callData,
  friend,
  multiSend,
  multiSendAddress,
  packed,
  token,
  transaction,
  transfer,
} from './testing/requests.ts';

describe('the bytes of a call', () => {
  test('a transfer is a selector and two values', () => {
    expect(byteMap(stepOf(transfer(friend, 5n)))).toEqual([
      { bytes: [0, 4], what: 'selector' },
      { bytes: [4, 36], what: 'value', arg: 'to' },
      { bytes: [36, 68], what: 'value', arg: 'amount' },
    ]);
  });

  test('text is an offset, a length, its bytes and their padding', () => {
    const data = concatHex(['0x00000000', encodeAbiParameters([{ type: 'string' }], ['hello'])]);
    const signature = 'f(string note)';
    const own = concatHex([selectorOf('f(string)'), `0x${data.slice(10)}`]);
    expect(byteMap(stepOf(own, signature))).toEqual([
      { bytes: [0, 4], what: 'selector' },
      { bytes: [4, 36], what: 'offset', arg: 'note' },
      { bytes: [36, 68], what: 'length', arg: 'note' },
      { bytes: [68, 73], what: 'value', arg: 'note' },
      { bytes: [73, 100], what: 'padding', arg: 'note' },
    ]);
  });

  test('what follows the arguments is extra', () => {
    const map = byteMap(stepOf(concatHex([transfer(friend, 5n), '0xdeadbeef'])));
    expect(map.at(-1)).toEqual({ bytes: [68, 72], what: 'extra' });
  });

  test('bytes that two values share are listed for both', () => {
    const word = (value: bigint) => numberToHex(value, { size: 32 });
    const data = concatHex([selectorOf('f(bytes,bytes)'), word(64n), word(64n), word(0n)]);
    const map = byteMap(stepOf(data, 'f(bytes a, bytes b)'));
    expect(map.filter(({ what }) => what === 'length')).toEqual([
      { bytes: [68, 100], what: 'length', arg: 'a' },
      { bytes: [68, 100], what: 'length', arg: 'b' },
    ]);
  });

  test('of a call that nobody can read only the selector is known', () => {
    expect(byteMap(stepOf('0x123456789abc'))).toEqual([
      { bytes: [0, 4], what: 'selector' },
      { bytes: [4, 6], what: 'unread' },
    ]);
    expect(byteMap(stepOf('0x1234'))).toEqual([{ bytes: [0, 2], what: 'unread' }]);
    expect(byteMap(stepOf('0x'))).toEqual([]);
  });

  test('a call inside has places of its own, and says where it lies in its parent', () => {
    const inner = transfer(friend, 5n);
    const outer = stepOf(multiSend(packed({ to: token, data: inner })), undefined, multiSendAddress);
    const [step] = outer.steps;
    if (step === undefined) throw new Error('no step');
    expect(`0x${outer.data.slice(2 + step.bytes[0] * 2, 2 + step.bytes[1] * 2)}`).toBe(inner);
    expect(byteMap(step)[0]).toEqual({ bytes: [0, 4], what: 'selector' });
  });

  test('the argument of a router’s command begins at once, known or not', () => {
    const router = '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD';
    const wrap = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [friend, 5n]);
    const data = callData('execute(bytes,bytes[],uint256)', '0x0b3f', [wrap, wrap], 2n ** 40n);
    const [known, unknown] = stepOf(data, undefined, router).steps.map(byteMap);
    expect(known?.map(({ bytes, what }) => [bytes, what])).toEqual([
      [[0, 32], 'value'],
      [[32, 64], 'value'],
    ]);
    expect(unknown).toEqual([{ bytes: [0, 64], what: 'unread' }]);
  });

  test('names are those that the page shows, inside lists and structs', () => {
    const signature = 'f((address to, uint256[] parts)[] pays)';
    const data = callData('f((address,uint256[])[])', [[friend, [1n, 2n]]]);
    const args = byteMap(stepOf(data, signature)).flatMap(({ what, arg }) => (what === 'value' ? [arg] : []));
    expect(args).toEqual(['pays.0.to', 'pays.0.parts.0', 'pays.0.parts.1']);
  });
});

test('every byte of a canonical call is listed once, and every value lies where the map says', () => {
  fc.assert(
    fc.property(anySample, ({ parameters, values }) => {
      const fields = abiFields(parameters) ?? [];
      const signature = `f(${fields.map(({ type }) => type.text).join(',')})`;
      const abi = [
        { type: 'function', name: 'f', inputs: parameters, outputs: [], stateMutability: 'payable' },
      ] as const;
      const data = encodeFunctionData({ abi, args: values } as never) as Hex;
      const step = stepOf(data, signature);
      expect(step.reading).toBe('canonical');
      const map = byteMap(step);
      expect(whole(map)).toBe((data.length - 2) / 2);
      const places = new Map(map.flatMap(({ what, arg, bytes }) => (what === 'value' ? [[arg, bytes]] : [])));
      for (const { path, arg } of leaves(step.args))
        if (arg.bytes[0] < arg.bytes[1]) expect(places.get(path)).toEqual(arg.bytes);
    }),
    { numRuns: 300 },
  );
});

test('of any bytes each is listed, whatever they are', () => {
  fc.assert(
    fc.property(anySample, fc.uint8Array({ maxLength: 400 }), ({ parameters }, bytes) => {
      const fields = abiFields(parameters) ?? [];
      const signature = `f(${fields.map(({ type }) => type.text).join(',')})`;
      const data = concatHex([selectorOf(signature), `0x${Buffer.from(bytes).toString('hex')}`]);
      const map = byteMap(stepOf(data, signature));
      const seen = new Uint8Array((data.length - 2) / 2);
      for (const use of map) seen.fill(1, use.bytes[0], use.bytes[1]);
      expect(seen.every((it) => it === 1)).toBe(true);
      expect(map.every((use) => use.bytes[0] < use.bytes[1] && use.bytes[1] <= seen.length)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** The end of the map, where it goes from one stretch to the next without a gap or an overlap. */
function whole(map: readonly ByteUse[]): number {
  let reached = 0;
  for (const { bytes } of map) {
    expect(bytes[0]).toBe(reached);
    reached = bytes[1];
  }
  return reached;
}

function leaves(args: readonly Arg[], before: readonly string[] = []): { path: string; arg: Arg }[] {
  return args.flatMap((arg) => {
    const path = [...before, arg.name];
    if (arg.value.kind === 'array') return leaves(arg.value.items, path);
    if (arg.value.kind === 'tuple') return leaves(arg.value.fields, path);
    return [{ path: path.join('.'), arg }];
  });
}

function stepOf(data: Hex, signature?: string, to: Address = token): Step {
  const functions = signature === undefined ? [] : [signature];
  const abis = [{ address: to, functions, from: { by: 'user', entry: 'pasted' } as const }];
  const [step] = decode(transaction({ to, data }), { abis }).steps;
  if (step === undefined) throw new Error('no step');
  return step;
}
