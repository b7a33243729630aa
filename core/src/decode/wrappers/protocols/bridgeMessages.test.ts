import { concat, encodeFunctionData, type Hex, pad, parseAbi, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../check/testing/views.ts';
import { byteMap } from '../../byteMap.ts';
import { decode } from '../../decode.ts';
import { friend, requestOf } from '../../testing/requests.ts';

const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const gateway = '0xD3B5b60020504bc3489D6949d545893982BA3011';
const arrival = dataOf(
  'finalizeInboundTransfer(address _token, address _from, address _to, uint256 _amount, bytes _data)',
  [token, friend, friend, 5n, '0x'],
);

function stepOf(data: Hex) {
  const [step] = decode(
    requestOf({ kind: 'transaction', chainId: 1, call: { to: friend, value: 0n, data }, set: {} }),
    {},
  ).steps;
  if (step === undefined) throw new Error('Nothing was read.');
  return step;
}

const outbox = (value: bigint, data: Hex): Hex =>
  dataOf(
    'executeTransaction(bytes32[] proof, uint256 index, address l2Sender, address to, uint256 l2Block, uint256 l1Block, uint256 l2Timestamp, uint256 value, bytes data)',
    [[], 1n, friend, gateway, 1n, 1n, 1n, value, data],
  );

const abi = parseAbi(['function executeSignatures(bytes message, bytes signatures)']);
const signed = (message: Hex): Hex => encodeFunctionData({ abi, args: [message, '0x'] });
const head = (lengths: Hex): Hex =>
  concat([`0x${'11'.repeat(32)}`, friend, gateway, '0x000927c0', lengths, '0x80', '0x64', '0x01']);

describe('a message that a bridge carries out', () => {
  it('is the call that is in it, made by the bridge and not by who hands it in', () => {
    const step = stepOf(outbox(0n, arrival));
    expect(step.steps).toMatchObject([
      { to: gateway, actor: friend, fn: { name: 'finalizeInboundTransfer' }, reading: 'canonical' },
    ]);
  });

  it('is a payment where it has no function, and then no call that stays unread', () => {
    expect(stepOf(outbox(7n, '0x')).steps).toEqual([]);
    expect(stepOf(outbox(7n, '0x01')).steps).toEqual([]);
  });

  it('stays unread where nobody knows what it calls', () => {
    expect(stepOf(outbox(0n, '0xdeadbeef')).steps).toMatchObject([{ to: gateway, reading: 'unread' }]);
  });

  it('of Gnosis has its call behind a head that says how long it is', () => {
    const step = stepOf(signed(concat([head('0x0101'), arrival])));
    expect(step.steps).toMatchObject([{ to: gateway, fn: { name: 'finalizeInboundTransfer' } }]);
    expect(byteMap(step).some(({ what }) => what === 'unread')).toBe(false);
  });

  it('of Gnosis is no call where it lies about its length', () => {
    expect(stepOf(signed(concat([head('0xffff'), arrival]))).reading).toBe('unread');
  });

  it('of Gnosis that is short pays: whom, and how much', () => {
    const message = concat([friend, pad('0x07'), `0x${'33'.repeat(32)}`, gateway]);
    const [inner] = stepOf(signed(message)).steps;
    expect(inner).toMatchObject({ fn: { name: 'PAY_HERE' }, reading: 'canonical' });
    expect(inner?.args.map(({ value }) => value)).toMatchObject([{ address: friend }, { value: 7n }, {}]);
    expect(stepOf(signed('0x1234')).steps).toEqual([]);
  });

  it('of CCTP makes what was burned elsewhere, in both versions', () => {
    const body = concat([pad('0x01', { size: 4 }), pad(token), pad(friend), pad('0x09'), pad('0x')]);
    const receive = (message: Hex): Hex =>
      dataOf('receiveMessage(bytes message, bytes attestation)', [message, '0x']);
    for (const [version, size] of [
      [0, 116],
      [1, 148],
    ] as const) {
      const message = concat([pad(toHex(version), { size: 4 }), `0x${'00'.repeat(size - 4)}`, body]);
      const [inner] = stepOf(receive(message)).steps;
      expect(inner).toMatchObject({ fn: { name: 'MINT_HERE' }, reading: 'canonical' });
      expect(inner?.args.at(-1)?.value).toMatchObject({ value: 9n });
    }
    expect(stepOf(receive('0x00000007')).steps).toEqual([]);
  });
});
