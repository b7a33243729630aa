import { same } from '../../ledger/account.ts';
import { domainHashOf } from '../../crypto/eip712.ts';
import type { TypedData } from '../../model/request.ts';
import { bindDeployments } from './bind.ts';
import type { Binding } from '../../model/clearSigned.ts';
import type { Data } from './paths/data.ts';
import type { Descriptor } from './document/descriptor.ts';
import { isJsonRecord, type Json, type JsonRecord, member } from './document/json.ts';

/** The chain of a message. `fromSalt`: the domain has no `chainId`, and its `salt` holds a number as small as one. */
export type TypedChain = Readonly<{ chainId?: number; fromSalt?: true }>;

/**
 * The chain that a domain names. Contracts of Polygon's meta-transactions put the chain into `salt` and leave `chainId`
 * out; that is read, too, and said.
 */
export function typedChain({ domain: { chainId, salt } }: TypedData): TypedChain {
  if (chainId !== undefined) return chainId <= Number.MAX_SAFE_INTEGER ? { chainId: Number(chainId) } : {};
  const read = salt === undefined ? 0n : BigInt(salt);
  return read > 0n && read < 2n ** 48n ? { chainId: Number(read), fromSalt: true } : {};
}

/**
 * How a descriptor is bound to a message ("EIP-712 messages binding context"). Every constraint that it sets must hold;
 * one that sets none is bound to nothing, unless it is one of Readback's own for an interface.
 */
export function bindTyped(
  descriptor: Descriptor,
  typed: TypedData,
  { chainId }: TypedChain,
  data: Data,
): Binding | undefined {
  const { eip712 } = descriptor;
  const deployments = member(eip712, 'deployments');
  const domain = member(eip712, 'domain');
  const separator = member(eip712, 'domainSeparator');
  if (domain !== undefined && !domainHolds(domain, typed)) return undefined;
  if (separator !== undefined && !separatorHolds(separator, typed)) return undefined;
  if (deployments !== undefined) {
    const to = typed.domain.verifyingContract;
    return chainId === undefined || to === undefined
      ? undefined
      : bindDeployments(deployments, chainId, to, data);
  }
  if (domain !== undefined || separator !== undefined) return 'domain';
  return descriptor.standard ? 'interface' : undefined;
}

function domainHolds(domain: Json, typed: TypedData): boolean {
  if (!isJsonRecord(domain)) return false;
  const wanted = constraints.get(domain) ?? constraintsOf(domain);
  return wanted.length > 0 && wanted.every(([key, value]) => fits(typed.domain, key, value));
}

function constraintsOf(domain: JsonRecord): readonly (readonly [string, Json])[] {
  const found = Object.entries(domain).filter(([key]) => !key.startsWith('$'));
  constraints.set(domain, found);
  return found;
}

/** What the domain of a descriptor asks for, listed once. */
const constraints = new WeakMap<JsonRecord, readonly (readonly [string, Json])[]>();

function fits(domain: TypedData['domain'], key: string, wanted: Json): boolean {
  if (key === 'chainId')
    return (
      (typeof wanted === 'number' || typeof wanted === 'string') &&
      /^[0-9]{1,20}$/.test(String(wanted)) &&
      domain.chainId === BigInt(wanted)
    );
  if (typeof wanted !== 'string') return false;
  if (key === 'name' || key === 'version') return domain[key] === wanted;
  if (key === 'verifyingContract' || key === 'salt') return same(domain[key], wanted);
  return false;
}

function separatorHolds(separator: Json, typed: TypedData): boolean {
  return typeof separator === 'string' && domainHashOf(typed) === separator.toLowerCase();
}
