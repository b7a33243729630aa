import fc from 'fast-check';
import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { describe, expect, test } from 'vitest';
import { checksummed } from '../../text/address.ts';
import { linkNumber } from './linkParameters.ts';
import { readAs, refusalOf } from '../testing/readAs.ts';

const token = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7';
const friend = checksummed('0x8e23ee67d1332ad560396262c48ffbb01f93d052');
const here = { chainId: 1 };

// The links are the examples of https://eips.ethereum.org/EIPS/eip-681; the address of the first has no valid checksum
// there, and is written in small letters here.
describe('a payment link', () => {
  test('pays exactly what it says', async () => {
    const { took, body } = await readAs(
      'ethereum:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359?value=2.014e18',
      'transaction',
      here,
    );
    expect(took).toBe('paymentLink');
    expect(body.call).toEqual({
      to: checksummed('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'),
      value: parseEther('2.014'),
      data: '0x',
    });
  });

  test('calls a function with its arguments', async () => {
    const link = `ethereum:${token.toLowerCase()}/transfer?address=${friend.toLowerCase()}&uint256=1`;
    const data = encodeFunctionData({
      abi: parseAbi(['function transfer(address, uint256)']),
      args: [friend, 1n],
    });
    expect((await readAs(link, 'transaction', here)).body.call).toEqual({ to: token, value: 0n, data });
    const more = `ethereum:pay-${token}@10/f?string=a%20%26b&bool=true&int8=-1&bytes4=0x01020304&uint256=1.5e1&gas=2e4&gasPrice=3`;
    const { body } = await readAs(more, 'transaction', here);
    expect(body).toMatchObject({ chainId: 10, set: { gas: 20_000n, gasPrice: 3n } });
    expect(body.call.data).toBe(
      encodeFunctionData({
        abi: parseAbi(['function f(string, bool, int8, bytes4, uint256)']),
        args: ['a &b', true, -1, '0x01020304', 15n],
      }),
    );
    const bare = await readAs(`ethereum:${token}/claim`, 'transaction', here);
    expect(bare.body.call.data).toBe('0x4e71d92d');
  });

  test('with names in it asks for whom they give, and then is for those', async () => {
    const link = `ethereum:pilot.eth@1/transfer?address=Friend.eth&uint256=1`;
    expect(await refusalOf(link)).toMatchObject({ needs: ['names'], names: ['pilot.eth', 'Friend.eth'] });
    expect(await refusalOf('ethereum:pilot.eth?value=1')).toMatchObject({ needs: ['names', 'chain'] });
    const names = [
      { name: 'pilot.eth', address: token },
      { name: 'Friend.eth', address: friend },
    ] as const;
    const { body } = await readAs(link, 'transaction', { names });
    expect(body.call).toMatchObject({ to: token });
    expect(body.call.data.toLowerCase()).toContain(friend.slice(2).toLowerCase());
  });

  test('without a network asks for one', async () => {
    expect(await refusalOf(`ethereum:${token}?value=1`)).toMatchObject({ needs: ['chain'] });
  });

  test.each([
    [
      `ethereum:${token}?value=0.5`,
      'link.unread {"problem":{"id":"link.noQuantity","args":{"name":"value"}}}',
    ],
    [
      `ethereum:${token}?value=-1`,
      'link.unread {"problem":{"id":"link.noQuantity","args":{"name":"value"}}}',
    ],
    [
      `ethereum:${token}?value=1e99`,
      'link.unread {"problem":{"id":"link.noQuantity","args":{"name":"value"}}}',
    ],
    [
      `ethereum:${token}?value=0x10`,
      'link.unread {"problem":{"id":"link.noQuantity","args":{"name":"value"}}}',
    ],
    [
      `ethereum:${token}?value=1&value=2`,
      'link.unread {"problem":{"id":"field.twice","args":{"name":"value"}}}',
    ],
    [`ethereum:${token}?gas=1&gasLimit=2`, 'link.unread {"problem":{"id":"link.gasTwice"}}'],
    [`ethereum:${token}?uint256=1`, 'link.unread {"problem":{"id":"link.unknown"}}'],
    [`ethereum:${token}?amount=1`, 'link.unread {"problem":{"id":"link.unknown"}}'],
    [`ethereum:${token}/transfer?uint=1`, 'link.unread {"problem":{"id":"link.noType"}}'],
    [`ethereum:${token}/transfer?uint7=1`, 'link.unread {"problem":{"id":"link.argumentType"}}'],
    [`ethereum:${token}/transfer?uint256[]=1`, 'link.unread {"problem":{"id":"link.noType"}}'],
    [`ethereum:${token}/transfer?__proto__=1`, 'link.unread {"problem":{"id":"link.noType"}}'],
    [
      `ethereum:${token}/transfer?uint8=256`,
      'of {"name":{"id":"link.argument","args":{"number":1}},"problem":{"id":"',
    ],
    [
      `ethereum:${token}/transfer?uint8=1.5`,
      'of {"name":{"id":"link.argument","args":{"number":1}},"problem":{"id":"',
    ],
    [
      `ethereum:${token}/transfer?bool=1`,
      'of {"name":{"id":"link.argument","args":{"number":1}},"problem":{"id":"',
    ],
    [`ethereum:${token}/transfer?string=%ff`, 'link.unread {"problem":{"id":"link.encoding"}}'],
    [
      `ethereum:${token}/transfer?address=0x1`,
      'of {"name":{"id":"link.argument","args":{"number":1}},"problem":{"id":"',
    ],
    [`ethereum:${token.replace('A', 'a')}?value=1`, 'address.checksum'],
    [`ethereum:${token}@0x1?value=1`, 'link.form'],
    [`ethereum:${token}@0?value=1`, 'link.unread {"problem":{"id":"link.chain"}}'],
    [`ethereum:${token}@9007199254740993?value=1`, 'link.unread {"problem":{"id":"link.chain"}}'],
    [`ethereum:${token}/a/b`, 'link.form'],
    ['ethereum:pay-pilot.eth?value=1', 'link.unread {"problem":{"id":"link.pay"}}'],
    ['ethereum:?value=1', 'link.form'],
  ])('%s is refused, and can still be a message', async (link, sentence) => {
    const { error, others, needs } = await refusalOf(link, here);
    expect(error.message).toContain(sentence);
    expect(others.map(({ took }) => took)).toEqual(['text']);
    expect(needs).toBeUndefined();
  });
});

test('numbers of links are exact at any size', () => {
  const parts = fc.record({
    value: fc.bigInt(0n, 10n ** 40n),
    shift: fc.nat(30),
    big: fc.boolean(),
  });
  fc.assert(
    fc.property(parts, ({ value, shift, big }) => {
      const digits = value.toString().padStart(shift + 1, '0');
      const cut = digits.length - shift;
      const text = `${digits.slice(0, cut)}${shift > 0 ? `.${digits.slice(cut)}` : ''}${big ? 'E' : 'e'}${shift}`;
      expect(linkNumber(text)).toBe(value);
      expect(linkNumber(`-${text}`)).toBe(-value);
    }),
  );
  for (const none of ['', '.', 'e5', '1e', '1.5', '0x1', '１', '1 ', '1_0', '1.e5'])
    expect(linkNumber(none)).toBeUndefined();
});
