import { concatHex, type Hex, size, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { decode } from '../../decode.ts';
import {
  friend,
  from,
  multiSend,
  multiSendAddress,
  multiSendCallOnly,
  packed,
  requestOf,
  safe,
  token,
  transaction,
  transfer,
} from '../../testing/requests.ts';

const entry = { to: token, data: transfer(friend, 1n) };
const read = (transactions: Hex, to = multiSendCallOnly) =>
  decode(transaction({ to, data: multiSend(transactions) }), {}).steps[0];

describe('as the contract executes it', () => {
  test('called directly, the entries are calls of the MultiSend contract, not of the caller', () => {
    expect(read(packed(entry, entry))).toMatchObject({
      reading: 'canonical',
      actor: from,
      steps: [
        { actor: multiSendCallOnly, to: token },
        { actor: multiSendCallOnly, to: token },
      ],
    });
  });

  test('an entry that claims more data than there is runs with zeros behind it', () => {
    const step = read(packed({ ...entry, length: 68n + 40n }));
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 68, what: 'overrun' }] });
    expect(step?.steps[0]).toMatchObject({
      data: `${entry.data}${'00'.repeat(40)}`,
      reading: 'lenient',
      oddities: [{ at: 68, what: 'trailingBytes' }],
    });
  });

  test('an entry swallows the next one when it claims its bytes', () => {
    const step = read(packed({ ...entry, length: 68n + 85n + 68n }, entry));
    expect(step?.steps).toHaveLength(1);
    expect(size(step?.steps[0]?.data ?? '0x')).toBe(68 + 85 + 68);
  });

  test.each([1, 32])('%i bytes that are left over are ignored, and listed', (count) => {
    const step = read(concatHex([packed(entry), `0x${'11'.repeat(count)}`]));
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 68 + 153, what: 'trailingBytes' }] });
    expect(step?.steps).toHaveLength(1);
  });

  test.each([33, 84])('%i bytes that are left over run as a broken entry', (count) => {
    const broken = `00${'11'.repeat(20)}`.padEnd(count * 2, '0');
    const step = read(concatHex([packed(entry), `0x${broken}`]));
    expect(step?.steps[1]).toMatchObject({ to: '0x1111111111111111111111111111111111111111' });
    expect(step?.oddities.map(({ what }) => what)).toContain('overrun');
  });

  test('an operation of 2 reverts, so nothing is read', () => {
    expect(read(packed(entry, { ...entry, operation: 2 }), multiSendAddress)).toMatchObject({
      reading: 'unread',
      oddities: [{ at: 68 + 153, what: 'unknownOperation' }],
      args: [],
      steps: [],
    });
  });

  test('a delegatecall reverts in CallOnly, and is one in MultiSend', () => {
    const delegated = packed({ ...entry, operation: 1 });
    expect(read(delegated, multiSendCallOnly)).toMatchObject({ reading: 'unread', steps: [] });
    expect(read(delegated, multiSendAddress)?.steps).toMatchObject([{ op: 'delegatecall', to: token }]);
  });

  test.each([2n ** 256n - 1n, 2n ** 40n])('an entry that claims %i bytes is not laid out', (length) => {
    expect(read(packed({ ...entry, length }))).toMatchObject({
      reading: 'unread',
      oddities: [{ what: 'overrun' }, { what: 'budget' }],
    });
  });

  test('no entries at all is nothing to do', () => {
    expect(read('0x')).toMatchObject({ reading: 'canonical', steps: [] });
  });
});

describe('an entry to the zero address', () => {
  const tx = (to: Hex) =>
    ({
      kind: 'safeTransaction',
      chainId: 1,
      safe,
      version: '1.5.0',
      tx: {
        to,
        value: 0n,
        data: multiSend(packed({ to: zeroAddress, value: 3n })),
        operation: 1,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        gasToken: zeroAddress,
        refundReceiver: zeroAddress,
        nonce: 0n,
      },
    }) as const;
  const target = (to: Hex) => decode(requestOf(tx(to)), {}).steps[0]?.steps[0]?.steps[0]?.to;

  test('goes to the Safe itself from MultiSend 1.5.0', () =>
    expect(target('0x218543288004CD07832472D464648173c77D7eB7')).toBe(safe));

  test('goes to the zero address from earlier ones', () =>
    expect(target(multiSendAddress)).toBe(zeroAddress));
});
