import type { TypedData } from '../model/request.ts';
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
 * single and batch, with and without witness) or ERC-3009. SafeTx is recognised by `asSafeTx`.
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
  return byFields(plain) ?? permit2(plain, count) ?? { kind: 'other' };
}

/** Structs without structs: the fields in their order say it all, whatever the struct is called. */
function byFields(fields: string): Permission | undefined {
  switch (fields) {
    case '(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)':
      return {
        kind: 'allowance',
        standard: 'ERC-2612',
        owner: 'owner',
        spender: 'spender',
        grants: [{ amount: 'value' }],
        deadline: 'deadline',
      };
    case '(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)':
      return {
        kind: 'allowance',
        standard: 'DAI',
        owner: 'holder',
        spender: 'spender',
        grants: [{}],
        given: 'allowed',
        deadline: 'expiry',
      };
    case '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)':
      return {
        kind: 'transfer',
        standard: 'ERC-3009',
        owner: 'from',
        receiver: 'to',
        grants: [{ amount: 'value' }],
        deadline: 'validBefore',
      };
    default:
      return undefined;
  }
}

const details = '(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const permitted = '(address token,uint256 amount)';

function permit2(shape: string, count: (name: string) => number): Permission | undefined {
  const allowance =
    /^\(PermitDetails(\[\])? details,address spender,uint256 sigDeadline\)PermitDetails(\(.*\))$/s.exec(
      shape,
    );
  if (allowance?.[2] === details) {
    const paths = pathsOf('details', allowance[1], count);
    return {
      kind: 'allowance',
      standard: 'Permit2',
      spender: 'spender',
      grants: paths.map((at) => ({
        token: `${at}.token`,
        amount: `${at}.amount`,
        until: `${at}.expiration`,
      })),
      deadline: 'sigDeadline',
    };
  }
  const transfer =
    /^\(TokenPermissions(\[\])? permitted,address spender,uint256 nonce,uint256 deadline(?:,[\w$]+(?:\[\d*\])* ([\w$]+))?\)/s.exec(
      shape,
    );
  if (transfer === null || !shape.includes(`)TokenPermissions${permitted}`)) return undefined;
  return {
    kind: 'transfer',
    standard: 'Permit2',
    spender: 'spender',
    grants: pathsOf('permitted', transfer[1], count).map((at) => ({
      token: `${at}.token`,
      amount: `${at}.amount`,
    })),
    deadline: 'deadline',
    ...(transfer[2] === undefined ? {} : { witness: transfer[2] }),
  };
}

function pathsOf(name: string, isArray: string | undefined, count: (name: string) => number): string[] {
  return isArray === undefined
    ? [name]
    : Array.from({ length: count(name) }, (_, index) => `${name}.${index}`);
}
