import { type Address, type Hex, zeroAddress } from 'viem';
import type { Oddity } from '../../../model/step.ts';
import { checksumOf } from '../../../text/checksum.ts';
import { bytesArg } from '../args.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';
import { callOnly, toZeroIsSelf } from '../../../shipped/safe/multiSendContracts.ts';

/**
 * MultiSend and MultiSendCallOnly of Safe, as the contract executes the bytes and not as they are meant: entries
 * are operation (1 byte), to (20), value (32), length (32) and data, one after the other without padding.
 *
 * The contract checks no bounds. Its loop runs while there are more than 32 bytes left: 32 or fewer are ignored,
 * and an entry that is cut short, or claims more data than there is, runs with the zeros that follow in memory.
 * An operation above 1 (above 0 in CallOnly) reverts the whole.
 */
export const multiSend: Wrapper = {
  signatures: ['multiSend(bytes)'],
  open: (outer, args, room) => {
    const { data, bytes } = bytesArg(args, 0);
    const length = (data.length - 2) / 2;
    const rules: Rules = { outer, start: bytes[0], highest: known(outer.to, callOnly) ? 0 : 1 };
    const calls: CallToRead[] = [];
    const oddities: Oddity[] = [];
    let at = 0;
    let left = room;
    while (at + 32 < length) {
      const entry = entryAt(data, length, at);
      const place = rules.start + at;
      if (entry.operation > rules.highest)
        return { calls: [], oddities: [{ at: place, what: 'unknownOperation' }], refused: true };
      if (entry.overrun) oddities.push({ at: place, what: 'overrun' });
      if (entry.length > BigInt(left)) return tooMuch(place, oddities);
      const size = Number(entry.length);
      left -= size;
      calls.push(inner(rules, entry, memory(data, at + 85, size), [place + 85, place + 85 + size]));
      at += 85 + size;
    }
    if (at < length) oddities.push({ at: rules.start + at, what: 'trailingBytes' });
    return { calls, oddities };
  },
};

type Rules = Readonly<{ outer: CallToRead; start: number; highest: number }>;

type Entry = Readonly<{ operation: number; to: Address; value: bigint; length: bigint; overrun: boolean }>;

function entryAt(data: Hex, total: number, at: number): Entry {
  const length = BigInt(memory(data, at + 53, 32));
  return {
    operation: Number(memory(data, at, 1)),
    to: checksumOf(memory(data, at + 1, 20)),
    value: BigInt(memory(data, at + 21, 32)),
    length,
    overrun: BigInt(at + 85) + length > BigInt(total),
  };
}

/** A stretch of the contract's memory: what lies behind the data is zero. */
function memory(data: Hex, start: number, size: number): Hex {
  return `0x${data.slice(2 + start * 2, 2 + (start + size) * 2).padEnd(size * 2, '0')}`;
}

function inner({ outer }: Rules, entry: Entry, data: Hex, bytes: readonly [number, number]): CallToRead {
  const toSelf = entry.to === zeroAddress && known(outer.to, toZeroIsSelf) && outer.self !== 'unknown';
  const to = toSelf ? (outer.self as Address) : entry.to;
  const call = { to, data, bytes, actor: outer.self, runs: 'always' } as const;
  return entry.operation === 0
    ? { ...call, op: 'call', self: to, value: entry.value }
    : { ...call, op: 'delegatecall', self: outer.self, value: outer.value };
}

/** More data than we are ready to lay out: the gas of a block would not pay for much more either. */
function tooMuch(at: number, oddities: readonly Oddity[]): Opened {
  return { calls: [], oddities: [...oddities, { at, what: 'budget' }], refused: true };
}

function known(to: Address | null, list: readonly string[]): boolean {
  return to !== null && list.includes(to.toLowerCase());
}
