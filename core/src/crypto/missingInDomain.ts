import type { TypedData } from '../model/request.ts';

/** The fields of the domain that its type declares and the data does not have. Wallets do not agree on what they sign then. */
export function missingInDomain({ types, domain }: Pick<TypedData, 'types' | 'domain'>): readonly string[] {
  const declared = Object.hasOwn(types, 'EIP712Domain') ? types['EIP712Domain'] : undefined;
  return (declared ?? []).flatMap(({ name }) => (Object.hasOwn(domain, name) ? [] : [name]));
}
