import type { Body, TypedName } from '@readback/core/model/request.ts';
import type { Address } from 'viem';

/** What a form makes of what was typed: a request, or a sentence for each field that needs another value. */
export type Composed<Field extends string> =
  | Readonly<{ ok: true; body: Body; raw: string; names?: readonly TypedName[] }>
  | Readonly<{ ok: false; errors: Errors<Field> }>;

export type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What a form knows besides what is typed. `account` is connected or watched; the request names it as its sender. */
export type ComposeContext = Readonly<{ network?: NetworkFacts | undefined; account?: Address | undefined }>;

export type NetworkFacts = Readonly<{ chainId: number; symbol: string; decimals: number }>;

/** A transaction of what was typed, with the sender if one is known. */
export function transactionOf(
  { network, account }: { network: NetworkFacts; account?: Address | undefined },
  call: Extract<Body, { kind: 'transaction' }>['call'],
): Body {
  return {
    kind: 'transaction',
    chainId: network.chainId,
    ...(account === undefined ? {} : { from: account }),
    call,
    set: {},
  };
}

/** The errors that there are, without the fields that have none; undefined if there are none at all. */
export function errorsOf<Field extends string>(
  found: Readonly<Record<Field, string | undefined>>,
): Errors<Field> | undefined {
  const errors = Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
  return Object.keys(errors).length === 0 ? undefined : (errors as Errors<Field>);
}

/** The same request with the names that were typed behind its addresses. */
export function withNames<Field extends string>(
  composed: Composed<Field>,
  names: readonly TypedName[],
): Composed<Field> {
  return composed.ok && names.length > 0 ? { ...composed, names } : composed;
}
