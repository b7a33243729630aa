import type { Address, Hex } from 'viem';
import { bytesOf, type Calldata } from '../../codec/bytesOf.ts';
import { abiDecode } from '../../codec/abiDecode.ts';
import { valueOf } from '../../model/known.ts';
import { applyFormat } from './apply.ts';
import { bindContract } from './bind.ts';
import type { Binding, ClearSigned, Warning } from '../../model/clearSigned.ts';
import type { Data } from './paths/data.ts';
import type { Descriptor } from './document/descriptor.ts';
import { type CallFormat, callFormats } from './formatsOf.ts';
import { maxInnerDepth, type Room } from './paths/scope.ts';

export type CallSubject = Readonly<{
  chainId: number;
  to: Address;
  data: Hex;
  value?: bigint;
  from?: Address;
}>;

/**
 * Describes a call by the first descriptor that is bound to its contract and has its function. One that is bound and
 * has it, but does not fit the data, is not replaced by another: it may have been about to warn.
 */
export function clearSignCall(call: CallSubject, data: Data, room: Room, depth: number): ClearSigned {
  const selector = call.data.slice(0, 10).toLowerCase() as Hex;
  const unread = (...warnings: Warning[]): ClearSigned => ({
    kind: 'unread',
    ...(selector.length === 10 ? { selector } : {}),
    warnings,
  });
  if (depth > maxInnerDepth) return unread({ code: 'innerDepth' });
  if (selector.length < 10) return unread({ code: 'noFormat', detail: call.data });
  const candidates = candidatesFor(call, selector, data);
  const missed: Warning[] = [];
  for (const descriptor of candidates) {
    const match = matchIn(descriptor, call, selector, data);
    if ('code' in match) {
      missed.push({ ...match, at: descriptor.place });
      continue;
    }
    const described = describe(descriptor, match, call, data, room, depth);
    return described.kind === 'read' ? described : unread(...described.warnings);
  }
  const invalid = missed.filter(({ code }) => code === 'ambiguousKeys');
  if (invalid.length > 0) return unread(...invalid);
  return unread(...(missed.length > 0 ? missed : [{ code: 'noDescriptor' } as const]));
}

type Match = Readonly<{ binding: Binding; format: CallFormat }>;

function matchIn(descriptor: Descriptor, call: CallSubject, selector: Hex, data: Data): Match | Warning {
  const binding = bindContract(descriptor, call.chainId, call.to, data);
  if (binding === undefined) return { code: 'notBound' };
  const { bySelector, ambiguous } = callFormats(descriptor);
  if (ambiguous) return { code: 'ambiguousKeys' };
  const format = bySelector.get(selector);
  return format === undefined ? { code: 'noFormat', detail: selector } : { binding, format };
}

function describe(
  descriptor: Descriptor,
  { binding, format }: Match,
  call: CallSubject,
  data: Data,
  room: Room,
  depth: number,
): ClearSigned {
  const bytes = calldataOf(call.data);
  if (bytes === undefined) return { kind: 'unread', warnings: [{ code: 'undecodable' }] };
  const reading = abiDecode(format.fields, bytes, 4, room);
  if (!reading.ok)
    return {
      kind: 'unread',
      warnings: [{ code: 'undecodable', detail: `${reading.oddity.what} at ${reading.oddity.at}` }],
    };
  const odd = reading.oddities.filter(({ what }) => what !== 'trailingBytes');
  const warnings: Warning[] = odd
    .slice(0, 20)
    .map(({ what, at }) => ({ code: 'lenientEncoding', detail: `${what} at ${at}` }));
  if (binding === 'interface') warnings.push({ code: 'interfaceOnly' });
  return applyFormat(
    {
      descriptor,
      args: reading.args,
      container: call,
      data,
      room,
      inner: (inside) => clearSignCall(inside, data, room, depth + 1),
    },
    { key: format.key, format: format.format, binding, oddities: reading.oddities, warnings },
  );
}

function calldataOf(given: Hex): Calldata | undefined {
  try {
    const hex = /[A-F]/.test(given) ? (given.toLowerCase() as Hex) : given;
    return hex.length % 2 === 0 ? { bytes: bytesOf(hex), hex } : undefined;
  } catch {
    return undefined;
  }
}

/** Descriptors for the contract, then for the code behind it, then those of interfaces. */
function candidatesFor({ chainId, to }: CallSubject, selector: Hex, data: Data): readonly Descriptor[] {
  const answer = data({ kind: 'callDescriptors', chainId, address: to, selector });
  if (answer.s === 'pending') return [];
  const own = valueOf(answer) ?? [];
  if (own.length === 1 && own[0]?.standard === false) return own;
  const bound = own.filter(({ standard }) => !standard);
  if (bound.length > 0) return [...bound, ...own.filter(({ standard }) => standard)];
  const targets = valueOf(data({ kind: 'implementation', chainId, address: to })) ?? [];
  const behind = targets
    .slice(0, 8)
    .flatMap((address) => valueOf(data({ kind: 'callDescriptors', chainId, address, selector })) ?? []);
  return [...behind.filter(({ standard }) => !standard), ...own];
}
