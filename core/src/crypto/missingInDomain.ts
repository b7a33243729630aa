import type { TypedData } from '../model/request.ts';

/**
 * The fields of the domain that its type declares and the data does not have, or that type itself. Wallets do not agree on what they sign then.
 */
export function missingInDomain({ types, domain, oddDomain = {}, bareDomain }: DomainOf): readonly string[] {
  const declared = Object.hasOwn(types, 'EIP712Domain') ? types['EIP712Domain'] : undefined;
  // Some wallets sign an empty domain then, and some make up a type for the fields that are there.
  if (bareDomain === true) return ['EIP712Domain'];
  return (declared ?? []).flatMap(({ name }) =>
    Object.hasOwn(domain, name) || Object.hasOwn(oddDomain, name) ? [] : [name],
  );
}

type DomainOf = Pick<TypedData, 'types' | 'domain' | 'oddDomain' | 'bareDomain'>;
