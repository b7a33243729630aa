import { isAddress } from 'viem';
import { valueOf } from '../../model/known.ts';
import type { ArgValue } from '../../model/step.ts';
import type { DescriptorQuestion, Span } from '../../model/clearSigned.ts';
import type { Found } from './paths/found.ts';
import { type JsonRecord, member, jsonText } from './document/json.ts';
import { type Scope, Unfit } from './paths/scope.ts';

/**
 * The plain value behind an encrypted one ("Encryption"), of the type that the descriptor says it has; or what is shown
 * in its place. The encrypted value stays reachable in the span.
 */
export function decrypt(
  scope: Scope,
  encryption: JsonRecord,
  value: Found,
): Found | Readonly<{ hidden: Span }> {
  const scheme = jsonText(member(encryption, 'scheme'));
  const type = jsonText(member(encryption, 'plaintextType'));
  if (scheme === undefined) throw new Unfit('invalidDescriptor', value.at, 'encryption.scheme');
  const plain = type === undefined ? undefined : plainValue(scope, scheme, type, value);
  if (plain !== undefined && type !== undefined) return { ...value, value: plain, type };
  const label = jsonText(member(encryption, 'fallbackLabel')) ?? '[Encrypted]';
  return { hidden: { is: 'hidden', text: label, from: [value.source], value: value.value } };
}

function plainValue(scope: Scope, scheme: string, type: string, value: Found): ArgValue | undefined {
  const { chainId, to } = scope.container;
  if (chainId === undefined || to === undefined || value.value.kind !== 'bytes') return undefined;
  const ask: DescriptorQuestion = {
    kind: 'plaintext',
    chainId,
    contract: to,
    scheme,
    handle: value.value.hex,
  };
  const plain = valueOf(scope.data(ask));
  if (typeof plain === 'bigint') return fits(plain, type) ? { kind: 'integer', value: plain } : undefined;
  if (typeof plain === 'boolean') return type === 'bool' ? { kind: 'bool', value: plain } : undefined;
  return plain !== undefined && type === 'address' && isAddress(plain, { strict: false })
    ? { kind: 'address', address: plain }
    : undefined;
}

function fits(value: bigint, type: string): boolean {
  const [, kind, digits] = /^(u?int)([0-9]{1,3})$/.exec(type) ?? [];
  if (kind === undefined) return false;
  const bits = Number(digits);
  return (kind === 'uint' ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value)) === value;
}
