import type { Hex } from 'viem';
import { same } from '../ledger/account.ts';
import { type Agreement, cheapest } from './agreement.ts';
import { packSignatures } from './ownerSignature.ts';
import type { Proposal } from './proposal.ts';
import type { SafeAccount } from './safeAccount.ts';

/**
 * Where a proposal stands. `past`: the Safe has used its nonce, for this or for another. `next`: it can be executed once enough
 * owners agree. `later`: others come first. `elsewhere`: it is for another Safe or another network.
 */
export type PlaceInQueue = 'past' | 'next' | 'later' | 'elsewhere';

/** A proposal with what came for it from all places, and where it stands. */
export type Queued = Readonly<{
  proposal: Proposal;
  agreement: Agreement;
  place: PlaceInQueue;
  /** How many more owners must agree; 0 where enough have. */
  missing: number;
  /**
   * Whether it is nothing but an empty call of the Safe to itself that pays nobody for gas, by which owners take a nonce from its
   * rivals.
   */
  isRejection: boolean;
}>;

/**
 * What waits for a Safe: by nonce in ascending order, those that want the same nonce together (rivals: at most one of them is
 * ever executed), and the nonces before the last that nobody has a proposal for, so that what follows cannot be executed.
 */
export type Queue = Readonly<{
  byNonce: readonly Readonly<{ nonce: bigint; rivals: readonly Queued[] }>[];
  gaps: readonly bigint[];
  past: readonly Queued[];
  elsewhere: readonly Queued[];
}>;

/** So many gaps are named one by one. */
const mostGaps = 20;

/** The proposals of several places as one: what has the same hash is the same, and keeps all its signatures. */
export function mergedProposals(proposals: readonly Proposal[]): readonly Proposal[] {
  const byDigest = new Map<Hex, Proposal>();
  for (const it of proposals) {
    const before = byDigest.get(it.digest);
    byDigest.set(
      it.digest,
      before === undefined ? it : { ...withMore(before, it), claimed: [...before.claimed, ...it.claimed] },
    );
  }
  return [...byDigest.values()];
}

/** What is beside one of them is of the other, too. */
function withMore(one: Proposal, other: Proposal): Proposal {
  const { beside } = other.request;
  if (one.request.beside !== undefined || beside === undefined) return one;
  return { ...one, request: { ...one.request, beside } };
}

export function queueOf(
  safe: SafeAccount,
  proposals: readonly Readonly<{ proposal: Proposal; agreement: Agreement }>[],
): Queue {
  const all = proposals.map((it) => queued(safe, it));
  const waiting = all.filter(({ place }) => place === 'next' || place === 'later');
  const nonceOf = ({ proposal }: Queued) => proposal.request.body.tx.nonce;
  const nonces = [...new Set(waiting.map(nonceOf))].toSorted((a, b) => (a < b ? -1 : 1));
  return {
    byNonce: nonces.map((nonce) => ({ nonce, rivals: waiting.filter((it) => nonceOf(it) === nonce) })),
    gaps: gapsIn(safe.nonce, nonces),
    past: all.filter(({ place }) => place === 'past'),
    elsewhere: all.filter(({ place }) => place === 'elsewhere'),
  };
}

function queued(
  safe: SafeAccount,
  { proposal, agreement }: Readonly<{ proposal: Proposal; agreement: Agreement }>,
): Queued {
  const { safe: of, chainId, tx } = proposal.request.body;
  const isHere = same(of, safe.address) && chainId === safe.chainId;
  const inTime = tx.nonce < safe.nonce ? 'past' : tx.nonce === safe.nonce ? 'next' : 'later';
  return {
    proposal,
    agreement,
    place: isHere ? inTime : 'elsewhere',
    missing: Math.max(0, Number(safe.threshold) - agreement.agreed.length),
    isRejection:
      same(tx.to, of) && tx.value === 0n && tx.data === '0x' && tx.operation === 0 && tx.gasPrice === 0n,
  };
}

function gapsIn(next: bigint, nonces: readonly bigint[]): readonly bigint[] {
  const last = nonces.at(-1);
  const found: bigint[] = [];
  const taken = new Set(nonces);
  for (let it = next; last !== undefined && it < last && found.length < mostGaps; it += 1n)
    if (!taken.has(it)) found.push(it);
  return found;
}

/** The signatures that `execTransaction` is given: as many as must agree, of those that are proven. Undefined while owners are missing. */
export function executionSignatures(safe: SafeAccount, { agreement, missing }: Queued): Hex | undefined {
  if (missing > 0) return undefined;
  return packSignatures(cheapest(agreement.agreed, Number(safe.threshold)));
}
