import { zeroAddress } from 'viem';
import { memoize } from '../../kit/memoize.ts';
import type { TypedData } from '../../model/request.ts';
import { formRows } from './compiledForms.ts';
import type { SignedForm } from './form.ts';
import type { FormRow } from './formModel.ts';
import { textKinds } from './textKinds.ts';

/** The form of typed data by its whole `encodeType`, names included: one letter more is another form. */
export function signedFormOf(encoded: string): SignedForm | undefined {
  const { one, several } = named(formRows);
  return one.get(encoded) ?? several.find(([pattern]) => pattern.test(encoded))?.[1];
}

/** Every form of typed data that is known under its own names. */
export function signedForms(): readonly SignedForm[] {
  const { one, several } = named(formRows);
  return [...one.values(), ...several.map(([, form]) => form)];
}

const named = memoize((rows: readonly FormRow[]) => {
  const one = new Map<string, SignedForm>();
  const several: (readonly [RegExp, SignedForm])[] = [];
  for (const { byShape, type, fields = {}, texts = {}, ...row } of rows) {
    if (byShape === true || type === undefined) continue;
    const form: SignedForm = {
      ...row,
      type,
      fields,
      texts: Object.fromEntries(
        Object.entries(texts).map(([path, may]) => [path, typeof may === 'string' ? textKinds[may] : may]),
      ),
    };
    if (typeof type === 'string') one.set(type, form);
    else several.push([type, form]);
  }
  return { one, several };
});

/** Whether a service reads it, under a domain that is its own and names no contract: nothing else can use it. */
export function isForService(encoded: string, domain: TypedData['domain']): boolean {
  const { name, version, verifyingContract, salt } = domain;
  const isOfContract = verifyingContract !== undefined && verifyingContract !== zeroAddress;
  if (isOfContract || salt !== undefined || name === undefined) return false;
  if (version !== undefined && !/^\d{1,4}(?:\.\d{1,4}){0,3}$/.test(version)) return false;
  return signedFormOf(encoded)?.service?.includes(name) ?? false;
}

/** Whether a form names the contracts that take it, and the domain is of none of them. */
export function isForNoMarket(
  { markets }: Pick<SignedForm, 'markets'>,
  domain: TypedData['domain'],
): boolean {
  if (markets === undefined) return false;
  const { name, version, chainId, verifyingContract, salt } = domain;
  return (
    salt !== undefined ||
    !markets.some((it) => {
      const [address, ...chains] = it.at.split(' ');
      const isThere = verifyingContract?.toLowerCase() === address && chains.includes(String(chainId));
      return isThere && it.name === name && it.version === version;
    })
  );
}
