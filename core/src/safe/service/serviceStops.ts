import type { Address, Hex } from 'viem';
import { isAmong, same } from '../../ledger/account.ts';
import type { Queue, Queued } from '../queue.ts';
import type { SafeAccount } from '../safeAccount.ts';
import { isAsDecoded } from './decodedClaim.ts';
import type { ServiceQueue } from './readService.ts';
import type { RefusedEntry, ServiceEntry } from './serviceEntry.ts';
import type { ServiceSafe } from './serviceSafe.ts';

/** A way in which what a service says of a Safe differs from its chain: what it says, and what is so. */
export type SafeStop = Readonly<{
  what:
    | 'address'
    | 'owners'
    | 'threshold'
    | 'nonce'
    | 'modules'
    | 'guard'
    | 'fallbackHandler'
    | 'singleton'
    | 'version';
  says: string;
  is: string;
}>;

/**
 * A way in which what a service says of one transaction is not so: how many must sign, that it was executed, what its bytes mean,
 * whose a signature is, that bytes are one, that an owner approved it on chain; or that it hides a rival that can be executed.
 */
export type EntryStop = Readonly<{
  what: 'required' | 'executed' | 'decoded' | 'misnamed' | 'unreadable' | 'denied' | 'hidden';
  says: string;
  is: string;
}>;

/** What a service says, beside the chain and what is kept here. */
export type ServiceStops = Readonly<{
  /** Of the Safe: each is a Stop. */
  safe: readonly SafeStop[];
  /** It has not seen the last transaction of the Safe yet. */
  isBehind: boolean;
  refused: readonly RefusedEntry[];
  byHash: ReadonlyMap<Hex, readonly EntryStop[]>;
  /** What it lists, by hash. */
  listed: ReadonlySet<Hex>;
}>;

/** Compares a service's answer with the Safe as its chain has it, and with what of the queue holds. */
export function serviceStops(service: ServiceQueue, account: SafeAccount, queue: Queue): ServiceStops {
  const entries = new Map(service.entries.map((it) => [it.proposal.digest, it]));
  const waiting = queue.byNonce.flatMap(({ rivals }) => rivals);
  const nonces = new Set(service.entries.map(({ proposal }) => proposal.request.body.tx.nonce));
  const byHash = new Map<Hex, readonly EntryStop[]>();
  for (const it of waiting) {
    const entry = entries.get(it.proposal.digest);
    const found =
      entry === undefined
        ? hiddenIn(service, it, nonces)
        : stopsOf(entry, it, account, service.safe?.threshold);
    if (found.length > 0) byHash.set(it.proposal.digest, found);
  }
  return {
    safe: service.safe === undefined ? [] : stopsOfSafe(service.safe, account),
    isBehind: service.safe !== undefined && service.safe.nonce < account.nonce,
    refused: service.refused,
    byHash,
    listed: new Set(entries.keys()),
  };
}

function stopsOfSafe(says: ServiceSafe, is: SafeAccount): readonly SafeStop[] {
  const text = (it: Address | undefined) => it ?? '';
  const pair = (what: SafeStop['what'], one: string, other: string): readonly SafeStop[] =>
    one === other || same(one, other) ? [] : [{ what, says: one, is: other }];
  const list = (
    what: SafeStop['what'],
    one: readonly Address[],
    other: readonly Address[],
  ): readonly SafeStop[] => {
    const extra = one.filter((it) => !isAmong(it, other));
    const missing = other.filter((it) => !isAmong(it, one));
    return extra.length + missing.length === 0
      ? []
      : [{ what, says: extra.join(' '), is: missing.join(' ') }];
  };
  return [
    ...pair('address', says.address, is.address),
    ...list(
      'owners',
      says.owners,
      is.owners.map(({ account }) => account),
    ),
    ...pair('threshold', String(says.threshold), String(is.threshold)),
    // One that is behind has not read the last blocks: what it lists of them is past, and counts for nothing.
    ...(says.nonce > is.nonce ? pair('nonce', String(says.nonce), String(is.nonce)) : []),
    ...(is.modules.isWhole ? list('modules', says.modules, is.modules.list) : []),
    ...pair('guard', text(says.guard), text(is.guard)),
    ...pair('fallbackHandler', text(says.fallbackHandler), text(is.fallbackHandler?.address)),
    ...(says.singleton === undefined ? [] : pair('singleton', says.singleton, is.singleton.address)),
    ...pair('version', says.version.replace(/\+.*$/, ''), is.version.replace(/\+.*$/, '')),
  ];
}

function stopsOf(
  { proposal, required, isExecuted, decoded }: ServiceEntry,
  { agreement }: Queued,
  { threshold }: SafeAccount,
  saidOfSafe: bigint | undefined,
): readonly EntryStop[] {
  const { data, nonce } = proposal.request.body.tx;
  const gave = (packed: Hex) => proposal.claimed.some((it) => it.packed === packed);
  const saysApproved = (owner: Address) =>
    proposal.claimed.some((it) => same(it.owner, owner) && it.packed.endsWith('01'));
  return [
    ...(required === undefined || required === threshold || required === saidOfSafe
      ? []
      : [{ what: 'required', says: String(required), is: String(threshold) } as const]),
    ...(isExecuted ? [{ what: 'executed', says: '', is: String(nonce) } as const] : []),
    ...(decoded === undefined || isAsDecoded(decoded, data)
      ? []
      : [{ what: 'decoded', says: '', is: '' } as const]),
    ...agreement.misnamed
      .filter(({ packed }) => gave(packed))
      .map(({ said, by }) => ({ what: 'misnamed', says: said, is: by }) as const),
    ...agreement.denied
      .filter(saysApproved)
      .map((owner) => ({ what: 'denied', says: owner, is: '' }) as const),
    ...(agreement.faults.some(({ packed }) => gave(packed))
      ? [{ what: 'unreadable', says: '', is: '' } as const]
      : []),
  ];
}

/** One that enough owners signed can be executed by anybody: a service that lists its rivals, and not it, hides it. */
function hiddenIn(
  { isWhole, refused }: ServiceQueue,
  { proposal, missing }: Queued,
  nonces: ReadonlySet<bigint>,
): readonly EntryStop[] {
  const { nonce } = proposal.request.body.tx;
  if (!isWhole || missing > 0 || !nonces.has(nonce)) return [];
  if (refused.some(({ hash }) => hash === proposal.digest)) return [];
  return [{ what: 'hidden', says: '', is: String(nonce) }];
}
