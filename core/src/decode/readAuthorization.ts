import type { Authorization } from '../model/request.ts';
import type { Arg, Step } from '../model/step.ts';

/**
 * Reads an EIP-7702 authorization as a permission: the code of `delegate` controls the account after that; the zero
 * address takes such code away. Chain id 0 counts on every network. There is nothing inside it: what the code
 * does, no request says. `runs` is `later` for one to be signed; one in a transaction may fail without undoing it.
 */
export function readAuthorization(it: Authorization, id: string, runs: Step['runs']): Step {
  const { authority, delegate, nonce, signature } = it;
  return {
    id,
    op: 'permission',
    actor: authority ?? 'unknown',
    to: delegate,
    value: 0n,
    data: '0x',
    bytes: [0, 0],
    runs,
    reading: 'canonical',
    oddities: [],
    fn: {
      name: 'Authorization',
      signature: authorizationSignature,
      selector: '0x',
      from: [{ by: 'request' }],
    },
    args: [
      arg('chainId', 'uint256', { kind: 'integer', value: BigInt(it.chainId) }),
      arg('delegate', 'address', { kind: 'address', address: delegate }),
      ...(nonce === undefined ? [] : [arg('nonce', 'uint64', { kind: 'integer', value: nonce })]),
      ...(authority === undefined
        ? []
        : [arg('authority', 'address', { kind: 'address', address: authority })]),
      ...(signature === undefined ? [] : [arg('signature', 'bytes', { kind: 'bytes', hex: signature })]),
    ],
    steps: [],
  };
}

/** What is signed, in the words of the struct that the standard hashes. */
export const authorizationSignature = 'Authorization(uint256 chainId,address delegate,uint64 nonce)';

function arg(name: string, type: string, value: Arg['value']): Arg {
  return { name, type, value, bytes: [0, 0] };
}
