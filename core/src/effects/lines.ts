import type { Address } from 'viem';
import { same } from '../ledger/account.ts';
import { type Known, known, valueOf } from '../model/known.ts';
import { controlLines } from './control/controlLines.ts';
import { isPermissionRead, permissionLine } from './control/permissionLines.ts';
import { permissionReads } from './control/readsAgain.ts';
import { addressOfWord, yesOrNo } from './control/wordValues.ts';
import { type Read, readKey } from './read.ts';
import type { Draft, ReadPair } from './draft.ts';

type Context = Readonly<{
  chainId: number;
  accounts: readonly Address[];
  paid: (account: Address) => bigint;
  /** Seconds since the epoch: what ended before is not a permission. */
  time?: bigint;
}>;

/**
 * Turns readings into the lines that changed. `paid` is what the network fee took out of an account's native
 * balance during the run, in wei: it has a line of its own and is not part of this one. A permission that a step
 * gives (`given`, by `readKey`) is a line also when it was before as it is after; of Permit2 also when nothing
 * of it is left, which tells that it was inspected.
 */
export function linesOf(
  readings: readonly ReadPair[],
  context: Context,
  given: ReadonlySet<string>,
): readonly Draft[] {
  const renewed = readings.filter(
    ({ read, before, after }) => read.kind === 'permit2Until' && valueOf(before) !== valueOf(after),
  );
  const shown = new Set([...given, ...renewed.map(({ read }) => amountKey(read))]);
  return everyLine(readings, context).filter(
    (line) => hasChanged(line) || stands(line, shown) || isUsedUp(line, given),
  );
}

/** Of when a permission of Permit2 ends: the permission. */
function amountKey(read: Read): string {
  return readKey(read.kind === 'permit2Until' ? { ...read, kind: 'permit2' } : read);
}

/** The same with what did not change or could not be read, where a line could be made of it. */
export function everyLine(readings: readonly ReadPair[], context: Context): readonly Draft[] {
  const nfts = new Set(readings.filter(isNft).map(({ read }) => contractOf(read)));
  const lines = readings.flatMap((reading) => linesOfOne(reading, readings, nfts, context));
  return [...lines, ...controlLines(readings)].sort((a, b) => rank(a) - rank(b));
}

/** What payees hold, also where it stays the same or could not be read. A number of items is no such balance. */
export function linesOfPayees(
  payees: readonly ReadPair[],
  own: readonly ReadPair[],
  context: Context,
): readonly Draft[] {
  return everyLine([...payees, ...own.filter(isNft)], context).filter(({ what }) => what === 'balance');
}

function hasChanged({ before, after }: Draft): boolean {
  if (before.s !== 'known' && after.s !== 'known') return false;
  return before.s !== 'known' || after.s !== 'known' || before.v !== after.v;
}

function stands(line: Draft, given: ReadonlySet<string>): boolean {
  const { after } = line;
  if (after.s !== 'known' || after.v === 0n || after.v === false) return false;
  return permissionReads(line).some((read) => given.has(readKey(read)));
}

/** A permit that is handed in and used at once leaves nothing behind. */
function isUsedUp(line: Draft, given: ReadonlySet<string>): boolean {
  const { via, before, after } = line;
  if (via === undefined || valueOf(before) !== 0n || valueOf(after) !== 0n) return false;
  return permissionReads(line).some((read) => given.has(readKey(read)));
}

/** What moves first, in native currency before tokens, then who may move what, whose code runs, and who decides. */
function rank({ what, asset, part }: Draft): number {
  if (what === 'balance') return asset?.kind === 'native' ? 0 : 1;
  if (what === 'nft') return 2;
  if (what === 'allowance' || what === 'operator') return 3;
  return part === 'implementation' || part === 'delegation' || part === 'contract' ? 4 : 5;
}

function contractOf(read: Read): string {
  return 'token' in read ? read.token.toLowerCase() : '';
}

function linesOfOne(
  { read, before, after }: ReadPair,
  all: readonly ReadPair[],
  nfts: ReadonlySet<string>,
  context: Context,
): readonly Draft[] {
  const { chainId, accounts, paid } = context;
  if (isPermissionRead(read)) {
    const permission = permissionLine({ read, before, after }, all, context);
    return permission === undefined ? [] : [permission];
  }
  switch (read.kind) {
    case 'native': {
      const kept: Known<bigint> = after.s === 'known' ? known(after.v + paid(read.account)) : after;
      const asset = { kind: 'native', chainId } as const;
      return line({ who: read.account, what: 'balance', asset, before, after: kept });
    }
    case 'balance': {
      if (nfts.has(contractOf(read)) && !isMore({ read, before, after }, all)) return [];
      const asset = { kind: 'token', chainId, address: read.token } as const;
      return line({ who: read.account, what: 'balance', asset, before, after });
    }
    case 'allowance': {
      const asset = { kind: 'token', chainId, address: read.token } as const;
      const { owner: who, spender: counterparty } = read;
      return line({ who, counterparty, what: 'allowance', asset, before, after });
    }
    case 'units': {
      const asset = { kind: 'nft', chainId, address: read.token, id: read.id } as const;
      return line({ who: read.account, what: 'nft', asset, before, after });
    }
    case 'operator': {
      const asset = { kind: 'collection', chainId, address: read.token } as const;
      const { owner: who, operator: counterparty } = read;
      return line({
        who,
        counterparty,
        what: 'operator',
        asset,
        before: yesOrNo(before),
        after: yesOrNo(after),
      });
    }
    case 'nftOwner': {
      if (before.s !== 'known' && after.s !== 'known') return [];
      const asset = { kind: 'nft', chainId, address: read.token, id: read.id } as const;
      return accounts.flatMap((who) =>
        line({ who, what: 'nft', asset, before: count(before, who), after: count(after, who) }),
      );
    }
    case 'nftApproved':
      return nftApproval(read, before, after, { chainId, owner: ownerAfter(read, all, accounts) });
    default:
      return [];
  }
}

function line(draft: Omit<Draft, 'basis'>): readonly Draft[] {
  return [{ ...draft, basis: 'read' }];
}

/** Who may move one NFT. Nothing when the NFT is not (or no longer) one of the accounts'. */
function nftApproval(
  read: Extract<Read, { kind: 'nftApproved' }>,
  before: Known<bigint>,
  after: Known<bigint>,
  { chainId, owner }: { chainId: number; owner: Address | undefined },
): readonly Draft[] {
  if (owner === undefined || before.s !== 'known' || after.s !== 'known' || before.v === after.v) return [];
  const asset = { kind: 'nft', chainId, address: read.token, id: read.id } as const;
  const permission = (counterparty: bigint, given: boolean): readonly Draft[] =>
    counterparty === 0n
      ? []
      : line({
          who: owner,
          what: 'allowance',
          counterparty: addressOfWord(counterparty),
          asset,
          before: known(!given),
          after: known(given),
        });
  return [...permission(after.v, true), ...permission(before.v, false)];
}

function ownerAfter(
  it: Extract<Read, { kind: 'nftApproved' }>,
  all: readonly ReadPair[],
  accounts: readonly Address[],
): Address | undefined {
  const owner = all.find(
    ({ read }) => read.kind === 'nftOwner' && contractOf(read) === contractOf(it) && read.id === it.id,
  )?.after;
  return owner?.s === 'known' ? accounts.find((account) => same(account, addressOfWord(owner.v))) : undefined;
}

/** Whether the contract answers as ERC-721 does: what it calls a balance is then a number of pieces. */
function isNft({ read, before, after }: ReadPair): boolean {
  return read.kind === 'nftOwner' && (before.s === 'known' || after.s === 'known');
}

/** Whether a balance changes by something else than the items that were read: some contracts count fractions besides. */
function isMore({ read, before, after }: ReadPair, all: readonly ReadPair[]): boolean {
  if (read.kind !== 'balance' || before.s !== 'known' || after.s !== 'known') return false;
  const items = all.filter((it) => isNft(it) && contractOf(it.read) === contractOf(read));
  const held = (side: 'before' | 'after') =>
    items.filter((it) => valueOf(count(it[side], read.account)) === 1n).length;
  return after.v - before.v !== BigInt(held('after') - held('before'));
}

/** An NFT that nobody owns does not answer, which is not a gap in what is known. */
function count(owner: Known<bigint>, who: Address): Known<bigint> {
  return known(owner.s === 'known' && same(addressOfWord(owner.v), who) ? 1n : 0n);
}
