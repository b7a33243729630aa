import { type Address, type Hex, size } from 'viem';
import { same } from '../../ledger/account.ts';
import { type Known, type Unknown, unknown } from '../../model/known.ts';
import { isWrapped, unwrap } from '../../request/parse/wrappedSignature.ts';
import { guarded } from '../../world/guard.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { header } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { acceptedByContract, acceptedOnceDeployed, hasCode } from './contractSignature.ts';
import { recover } from '../../crypto/recover.ts';

/**
 * What is to be verified. `account` is who is said to have signed; without it only whose key signed can be said.
 * `chainId` is where that account may be a contract; without it no node is asked.
 */
export type SignatureQuestion = Readonly<{
  digest: Hex;
  signature: Hex;
  account?: Address | undefined;
  chainId?: number | undefined;
}>;

/** The state that a contract answered on. */
export type AtBlock = Readonly<{ chainId: number; hash: Hex; number: bigint; endpoint: string }>;

/** Whose key signed. `compact`: in the 64 bytes of ERC-2098. `highS`: in the form that EIP-2 and many contracts refuse. */
export type KeySigner = Readonly<{ signer: Address; compact: boolean; highS: boolean }>;

/** What can be said of a signature. */
export type VerifiedSignature =
  /** By a key: of the account that was asked about, or of whom it is, where none was. Nobody was asked. */
  | (Readonly<{ kind: 'key' }> & KeySigner)
  /** A contract account accepts it: by ERC-1271 as it is now, or in its older form that takes `bytes`. */
  | Readonly<{ kind: 'contract'; account: Address; form: 'bytes32' | 'bytes'; at: AtBlock }>
  /** A contract account would accept it once `factory` has deployed it (ERC-6492); tried without leaving a trace. */
  | Readonly<{ kind: 'undeployed'; account: Address; factory: Address; at: AtBlock }>
  /** Not by the account. `by`: whose key it is by instead. Without `at`, nobody was asked whether it is a contract. */
  | Readonly<{
      kind: 'notBy';
      account: Address;
      by?: KeySigner;
      is?: 'contract' | 'noContract';
      at?: AtBlock;
    }>
  /** Not a signature that a key can have made, and no account was named that could accept it. */
  | Readonly<{ kind: 'noKey' }>
  /** It says that it is for a contract that may not stand yet, and cannot be read as such. */
  | Readonly<{ kind: 'malformed' }>
  /** The network that would know could not be asked. */
  | Readonly<{ kind: 'cannotTell'; why: Unknown; by?: KeySigner }>;

/**
 * Verifies a signature over `digest`: by a key (65 bytes, or 64 by ERC-2098), by a contract account (ERC-1271) or by
 * one that is not deployed yet (ERC-6492), at one block of the chosen network. What a key can answer asks nobody.
 * Never throws.
 *
 * @example
 * await verifySignature({ digest: hashMessage('hi'), signature, account, chainId: 1 }, world, signal);
 */
export async function verifySignature(
  question: SignatureQuestion,
  world: World,
  signal: AbortSignal,
): Promise<VerifiedSignature> {
  const { digest, signature, account, chainId } = question;
  const wrapped = isWrapped(signature);
  const by = wrapped ? undefined : await keyOf(digest, signature);
  if (by !== undefined && (account === undefined || same(by.signer, account))) {
    return { kind: 'key', ...by };
  }
  if (wrapped && unwrap(signature) === undefined) return { kind: 'malformed' };
  if (account === undefined) return { kind: 'noKey' };
  const found = by === undefined ? {} : { by };
  if (chainId === undefined) return { kind: 'notBy', account, ...found };
  const asked = await askAccount({ digest, signature, account, chainId }, guarded(world), signal);
  return asked.kind === 'notBy' || asked.kind === 'cannotTell' ? { ...asked, ...found } : asked;
}

async function keyOf(digest: Hex, signature: Hex): Promise<KeySigner | undefined> {
  const recovered = await recover(digest, signature);
  return recovered && { ...recovered, compact: size(signature) === 64 };
}

async function askAccount(
  question: Required<{ [K in keyof SignatureQuestion]: NonNullable<SignatureQuestion[K]> }>,
  world: World,
  signal: AbortSignal,
): Promise<VerifiedSignature> {
  const { account, chainId, signature } = question;
  const at = await latest(world, chainId, signal);
  if (at.s !== 'known') return cannotTell(at);
  const place = { ...question, block: { blockHash: at.v.hash } };
  const code = await hasCode(place, world, signal);
  if (code.s !== 'known') return cannotTell(code);
  const is = code.v ? 'contract' : 'noContract';
  const refused: VerifiedSignature = { kind: 'notBy', account, is, at: at.v };

  const wrapping = unwrap(signature);
  if (wrapping !== undefined && !code.v) {
    const accepted = await acceptedOnceDeployed(place, world, signal);
    if (accepted.s !== 'known') return cannotTell(accepted);
    return accepted.v ? { kind: 'undeployed', account, factory: wrapping.factory, at: at.v } : refused;
  }
  if (!code.v) return refused;
  // A contract that stands is asked as it is: the call that comes with the signature could change what it says.
  const standing = wrapping === undefined ? place : { ...place, signature: wrapping.inner };
  for (const form of ['bytes32', 'bytes'] as const) {
    const accepted = await acceptedByContract(standing, form, world, signal);
    if (accepted.s !== 'known') return cannotTell(accepted);
    if (accepted.v) return { kind: 'contract', account, form, at: at.v };
  }
  return refused;
}

/** The node's latest block, on which everything is then asked. */
async function latest(world: World, chainId: number, signal: AbortSignal): Promise<Known<AtBlock>> {
  const params = ['latest', false];
  const block = await rpc(
    world,
    { chainId, method: 'eth_getBlockByNumber', params },
    ordinary(signal),
    header,
  );
  if (block.s !== 'known') return block;
  const { value, endpoint } = block.v;
  return { s: 'known', v: { chainId, hash: value.hash, number: value.number, endpoint } };
}

function cannotTell(why: Known<unknown>): VerifiedSignature {
  return { kind: 'cannotTell', why: why.s === 'unknown' ? why : unknown('notAsked') } as VerifiedSignature;
}
