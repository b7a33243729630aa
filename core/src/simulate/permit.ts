import type { Address } from 'viem';
import type { TypedData } from '../model/request.ts';
import { address } from '../world/schema.ts';

/** An allowance that a signature gives. `until` in seconds since the epoch; absent when it never ends. */
export type Permit = Readonly<{
  token: Address;
  owner: Address;
  spender: Address;
  value: bigint;
  until?: bigint;
}>;

/**
 * Recognises a permit by the fields of its struct, never by its name: ERC-2612, or the older form of DAI, whose
 * `allowed` means no limit or nothing, and whose expiry 0 means never. Undefined for anything else.
 */
export function permitOf(typed: TypedData): Permit | undefined {
  const token = address(typed.domain.verifyingContract);
  const { message } = typed;
  const spender = address(message['spender']);
  if (token === undefined || spender === undefined) return undefined;
  switch (fieldsOf(typed)) {
    case 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline': {
      const [owner, value, until] = [
        address(message['owner']),
        integer(message['value']),
        integer(message['deadline']),
      ];
      if (owner === undefined || value === undefined || until === undefined) return undefined;
      return { token, owner, spender, value, until };
    }
    case 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed': {
      const [owner, until, allowed] = [
        address(message['holder']),
        integer(message['expiry']),
        message['allowed'],
      ];
      if (owner === undefined || until === undefined || typeof allowed !== 'boolean') return undefined;
      const given = { token, owner, spender, value: allowed ? 2n ** 256n - 1n : 0n };
      return until === 0n ? given : { ...given, until };
    }
    default:
      return undefined;
  }
}

/**
 * Whether typed data could move something although its domain names no contract: a contract need not ask for that
 * field. So it is where any of its structs has an account and a large number, or bytes that could be a call.
 */
export function speaksOfAssets({ types, primaryType }: TypedData): boolean {
  const used = Object.entries(types).filter(([name]) => name !== 'EIP712Domain' || name === primaryType);
  const fields = used.flatMap(([, its]) => its.map(({ type }) => type.replace(/\[.*$/s, '')));
  const has = (form: RegExp) => fields.some((type) => form.test(type));
  return has(/^bytes$/) || (has(/^address$/) && has(/^u?int(?:9[6-9]|[1-9]\d\d)?$/));
}

function fieldsOf({ types, primaryType }: TypedData): string {
  const fields = Object.hasOwn(types, primaryType) ? types[primaryType] : undefined;
  return (fields ?? []).map(({ type, name }) => `${type} ${name}`).join(',');
}

function integer(it: unknown): bigint | undefined {
  if (typeof it === 'bigint') return it;
  return typeof it === 'string' && /^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(it) ? BigInt(it) : undefined;
}
