import type { Address, Hex } from 'viem';
import { expect, test } from 'vitest';
import { receiverOf } from '../../actions/swaps/swaps.ts';
import { decode } from '../decode.ts';
import { from, requestOf } from '../testing/requests.ts';
import cow from './vectors/cow.json' with { type: 'json' };
import seaport from './vectors/seaport.json' with { type: 'json' };

function read(it: Readonly<{ chainId: number; to: string; value: string; data: string }>) {
  const call = { to: it.to as Address, value: BigInt(it.value), data: it.data as Hex };
  return decode(requestOf({ kind: 'transaction', chainId: it.chainId, from, call, set: {} }), {});
}

test('a settlement that CoW’s own package encodes is opened, and what it calls is called by it', () => {
  const { steps, complete } = read(cow.settle);
  expect(complete).toBe(true);
  expect(steps[0]?.reading).toBe('canonical');
  expect(steps[0]?.steps.map(({ fn, actor }) => [fn?.name, actor])).toEqual([
    ['approve', cow.settle.to],
    ['withdraw', cow.settle.to],
  ]);
});

test('an order that is signed by a call is a hash and its owner', () => {
  const [step] = read(cow.preSign).steps;
  expect(step).toMatchObject({ reading: 'canonical', fn: { name: 'setPreSignature' } });
  const uid = step?.args[0]?.value;
  expect(uid?.kind === 'bytes' && uid.hex.slice(66, 106)).toBe(from.slice(2).toLowerCase());
});

test('an order of Seaport that its own package encodes is read, and a stranger who gets the item is seen', () => {
  const { steps, complete } = read(seaport.toStranger);
  expect(complete).toBe(true);
  expect(steps[0]).toMatchObject({ reading: 'canonical', fn: { name: 'fulfillAdvancedOrder' } });
  const [step] = steps;
  expect(step === undefined ? undefined : receiverOf(step)).toMatchObject({
    goes: 'other',
    to: { value: '0x00000000000000000000000000000000DeaDBeef' },
  });
  const [toCaller] = read(seaport.toCaller).steps;
  expect(toCaller === undefined ? undefined : receiverOf(toCaller)).toMatchObject({ goes: 'back' });
});

test('an OFT that is sent to another chain names its receiver in 32 bytes', () => {
  const [step] = read(seaport.oft).steps;
  expect(step).toMatchObject({ reading: 'canonical', fn: { name: 'send' } });
  expect(step === undefined ? undefined : receiverOf(step)).toMatchObject({
    goes: 'other',
    to: { value: '0x00000000000000000000000000000000DeaDBeef' },
  });
});
