import { type Address, concatHex, type Hex, keccak256, toRlp } from 'viem';
import { recover } from '../../crypto/recover.ts';
import type { Authorization, SignedAuthorization } from '../../model/request.ts';
import { ParseError } from '../../text/parseError.ts';
import { minimal } from '../rlp/readRawTransaction.ts';

/**
 * The same authorizations with the accounts that they are of (EIP-7702). One whose signature is not an account’s, or is in
 * a form that networks pass over, stays without. One without a signature is of whoever is asked to sign it: `asked`.
 */
export function withAuthorities(
  list: readonly Authorization[],
  asked: Address | undefined,
): Promise<readonly Authorization[]> {
  return Promise.all(
    list.map(async (it): Promise<Authorization> => {
      if (isSigned(it)) return withAuthority(it);
      const { chainId, delegate, nonce } = it;
      return {
        chainId,
        delegate,
        ...(nonce === undefined ? {} : { nonce }),
        ...(asked === undefined ? {} : { authority: asked }),
      };
    }),
  );
}

/** The same, where a signature of zeros only keeps the place of one that the wallet is to give. */
export function withoutPlaceholders(list: readonly Authorization[]): readonly Authorization[] {
  return list.map(({ signature, ...it }) =>
    signature === undefined || /^0x0{128}/.test(signature) ? it : { ...it, signature },
  );
}

function isSigned(it: Authorization): it is SignedAuthorization {
  return it.signature !== undefined;
}

export async function withAuthority(it: SignedAuthorization): Promise<SignedAuthorization> {
  const { chainId, delegate, nonce, signature } = it;
  const canCount = /0[01]$/.test(signature) && nonce < 2n ** 64n - 1n;
  const found = canCount
    ? await recover(authorizationDigest({ chainId, delegate, nonce }), signature)
    : undefined;
  const plain = { chainId, delegate, nonce, signature };
  return found === undefined || found.highS ? plain : { ...plain, authority: found.signer };
}

/** What is signed to hand an account over (EIP-7702): the hash of 0x05 and the list of chain, delegate and nonce. */
export function authorizationDigest({
  chainId,
  delegate,
  nonce,
}: Pick<SignedAuthorization, 'chainId' | 'delegate' | 'nonce'>): Hex {
  return keccak256(concatHex(['0x05', toRlp([minimal(BigInt(chainId)), delegate, minimal(nonce)])]));
}

/**
 * The account that signed a transaction.
 *
 * @throws {ParseError} for a signature that no network takes (EIP-2)
 */
export async function recoveredSigner({ digest, signature }: Readonly<{ digest: Hex; signature: Hex }>) {
  const found = await recover(digest, signature);
  if (found === undefined || found.highS) {
    throw new ParseError(
      { id: 'transaction.signature' },
      {
        details: found === undefined ? 'no account' : 'high s (EIP-2)',
      },
    );
  }
  return found.signer;
}
