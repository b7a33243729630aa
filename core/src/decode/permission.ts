import { memoize } from '../kit/memoize.ts';
import type { TypedData } from '../model/request.ts';
import { formRows } from './typed/compiledForms.ts';
import type { FormRow, PermitRule } from './typed/formModel.ts';
import { encodeType } from '../crypto/encodeType.ts';

/** Where a value is in the message, as the end of a fact id: `details.0.token`. */
export type MessagePathText = string;

/** No `token`: that of the contract which verifies the signature. No `amount`: all of it. */
export type SignedGrant = Readonly<{
  token?: MessagePathText;
  amount?: MessagePathText;
  until?: MessagePathText;
}>;

/**
 * What a signature over typed data permits, told by the shape of its types and never by its name.
 *
 * `allowance`: `spender` may move the tokens later, again and again. `transfer`: `spender` may move them once;
 * ERC-3009 names the receiver instead (`receiver`). `given`: the DAI form has no amount, only this yes or no.
 * `witness`: the struct that a Permit2 transfer is bound to. `other`: no known permission.
 */
export type Permission =
  | Readonly<{
      kind: 'allowance';
      standard: 'ERC-2612' | 'DAI' | 'Permit2';
      owner?: MessagePathText;
      spender: MessagePathText;
      grants: readonly SignedGrant[];
      given?: MessagePathText;
      deadline: MessagePathText;
    }>
  | Readonly<{
      kind: 'transfer';
      standard: 'Permit2' | 'ERC-3009';
      owner?: MessagePathText;
      spender?: MessagePathText;
      receiver?: MessagePathText;
      grants: readonly SignedGrant[];
      deadline: MessagePathText;
      witness?: MessagePathText;
    }>
  | Readonly<{ kind: 'other' }>;

/**
 * Classifies typed data as ERC-2612, the older permit of DAI, Permit2 (AllowanceTransfer and SignatureTransfer,
 * single and batch, with and without witness) or ERC-3009. SafeTx is recognized by `asSafeTx`.
 */
export function permissionOf(typed: TypedData): Permission {
  const count = (name: string): number => {
    const list: unknown = Object.hasOwn(typed.message, name) ? typed.message[name] : undefined;
    return Array.isArray(list) ? Math.min(list.length, 1_000) : 0;
  };
  return byShape(encodeType(typed.types, typed.primaryType), count);
}

/** Whether typed data is one of these permissions, by its `encodeType`: nobody has to know its values. */
export function isPermission(encoded: string): boolean {
  return byShape(encoded, () => 0).kind !== 'other';
}

function byShape(encoded: string, count: (name: string) => number): Permission {
  const plain = encoded.replace(/^\w+/, '');
  const rule = permits(formRows).find(([fits]) => fits(plain))?.[1];
  if (rule === undefined) return { kind: 'other' };
  const { kind, standard, token, amount, until, deadline, owner, spender, receiver, given, witness } = rule;
  const fields = plain.slice(1, plain.indexOf(')')).split(',');
  const places = { token, amount, until };
  const list = (token ?? '').split('.')[0] ?? '';
  const isList = fields.some((it) => it.endsWith(`] ${list}`));
  const grants = isList
    ? Array.from({ length: count(list) }, (_, at) =>
        grantAt(places, (it) => it.replace(list, `${list}.${at}`)),
      )
    : [grantAt(places, (it) => it)];
  const named = Object.fromEntries(
    Object.entries({ owner, spender, receiver, given }).filter(([, it]) => it !== undefined),
  );
  const bound = witness === true ? { witness: fields.at(-1)?.split(' ').at(-1) } : {};
  return { kind, standard, ...named, grants, deadline, ...bound } as Permission;
}

function grantAt(
  places: Readonly<Record<keyof SignedGrant, string | undefined>>,
  at: (path: string) => string,
): SignedGrant {
  return Object.fromEntries(
    Object.entries(places).flatMap(([part, path]) => (path === undefined ? [] : [[part, at(path)]])),
  );
}

/** What is permitted, by all that follows the name of a struct, which is chosen by whoever is asking. */
const permits = memoize((rows: readonly FormRow[]) =>
  rows.flatMap(({ type, permits: rule }): readonly (readonly [(plain: string) => boolean, PermitRule])[] => {
    if (rule === undefined || type === undefined) return [];
    if (typeof type === 'string') {
      const its = type.replace(/^\w+/, '');
      return [[(plain) => plain === its, rule]];
    }
    const pattern = new RegExp(type.source.replace(/^\^[^\\]*/, '^'), type.flags);
    return [[(plain) => pattern.test(plain), rule]];
  }),
);
