import type { Address } from 'viem';
import type { Body } from '../../model/request.ts';
import type { Arg, Step } from '../../model/step.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { subjectOf } from '../../request/frozen/subject.ts';

/** How many accounts of one request are looked up; the rest stays unknown, and the station `partial`. */
export const maxAccounts = 64;

/**
 * The addresses that matter in a request, the most important first and without repeats: who signs, who is called
 * and as whom, and whoever is named in an argument (spenders, recipients, operators, tokens). At most
 * `maxAccounts`; `more` is how many were left out.
 */
export function accountsOf(
  body: Body,
  steps: readonly Step[],
): { accounts: readonly Address[]; more: number } {
  const found = new Map<string, Address>();
  const add = (address: Address | 'unknown' | null | undefined) => {
    if (address === undefined || address === null || address === 'unknown') return;
    const key = address.toLowerCase();
    if (!found.has(key)) found.set(key, address);
  };
  const { signer, actsFor } = subjectOf(body);
  add((signer ?? actsFor)?.account);
  const all = steps.flatMap(withInner);
  for (const { to, actor } of all) [to, actor].forEach(add);
  for (const { args } of all) for (const arg of args) addressesIn(arg).forEach(add);
  const addresses = [...found.values()];
  return { accounts: addresses.slice(0, maxAccounts), more: Math.max(0, addresses.length - maxAccounts) };
}

/** A step with every step inside it, parents before their children. */
export function withInner(step: Step): readonly Step[] {
  return [step, ...step.steps.flatMap(withInner)];
}

function addressesIn(arg: Arg): readonly Address[] {
  return arg.value.kind === 'address' ? [arg.value.address] : insideOf(arg).flatMap(addressesIn);
}
