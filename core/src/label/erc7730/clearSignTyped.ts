import type { Address } from 'viem';
import { typedArgs } from '../../decode/typedArgs.ts';
import { encodeType } from '../../crypto/encodeType.ts';
import { valueOf } from '../../model/known.ts';
import type { TypedData } from '../../model/request.ts';
import { applyFormat } from './apply.ts';
import { bindTyped, typedChain } from './bindTyped.ts';
import type { ClearSigned, Warning } from '../../model/clearSigned.ts';
import { clearSignCall } from './clearSignCall.ts';
import type { Data } from './paths/data.ts';
import type { Descriptor } from './document/descriptor.ts';
import { typedFormat } from './formatsOf.ts';
import type { Container, Room } from './paths/scope.ts';

/** Describes typed data by the first descriptor that is bound to its domain and has exactly its types. */
export function clearSignTyped(
  { typed, signer }: Readonly<{ typed: TypedData; signer?: Address }>,
  data: Data,
  room: Room,
): ClearSigned {
  const type = typeTextOf(typed);
  const chain = typedChain(typed);
  const address = typed.domain.verifyingContract;
  const candidates =
    valueOf(data({ kind: 'typedDescriptors', chainId: chain.chainId, address, encodeType: type })) ?? [];
  const missed: Warning[] = [];
  for (const descriptor of standardLast(candidates)) {
    const format = typedFormat(descriptor, type, typed.primaryType);
    const binding = bindTyped(descriptor, typed, chain, data);
    if (binding === undefined || format === undefined) {
      missed.push({ code: binding === undefined ? 'notBound' : 'noFormat', at: descriptor.place });
      continue;
    }
    const args = typedArgs(typed, room);
    if (args === undefined) return { kind: 'unread', warnings: [{ code: 'undecodable' }] };
    const warnings: Warning[] = [];
    if (chain.fromSalt === true) warnings.push({ code: 'chainIdFromSalt', detail: String(chain.chainId) });
    if (binding === 'interface') warnings.push({ code: 'interfaceOnly' });
    const container = containerOf(typed, chain.chainId, signer);
    return applyFormat(
      { descriptor, args, container, data, room, inner: (call) => clearSignCall(call, data, room, 1) },
      { ...format, binding, oddities: [], warnings },
    );
  }
  return { kind: 'unread', warnings: missed.length > 0 ? missed : [{ code: 'noDescriptor' }] };
}

function standardLast(candidates: readonly Descriptor[]): readonly Descriptor[] {
  return candidates.length < 2
    ? candidates
    : [...candidates].sort((a, b) => Number(a.standard) - Number(b.standard));
}

/** `encodeType` of a message, worked out once for its types: every description of it asks again. */
function typeTextOf({ types, primaryType }: TypedData): string {
  const kept = typeTexts.get(types);
  if (kept?.primaryType === primaryType) return kept.text;
  const text = encodeType(types, primaryType);
  typeTexts.set(types, { primaryType, text });
  return text;
}

const typeTexts = new WeakMap<TypedData['types'], Readonly<{ primaryType: string; text: string }>>();

/** A message carries no native currency: `@.value` is 0. */
function containerOf(
  { domain }: TypedData,
  chainId: number | undefined,
  signer: Address | undefined,
): Container {
  return {
    value: 0n,
    ...(signer === undefined ? {} : { from: signer }),
    ...(domain.verifyingContract === undefined ? {} : { to: domain.verifyingContract }),
    ...(chainId === undefined ? {} : { chainId }),
  };
}
