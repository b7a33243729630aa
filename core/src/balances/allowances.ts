import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { same } from '../ledger/account.ts';
import { solidity } from '../world/solidity.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { World } from '../world/world.ts';
import type { BatchedRead } from './multicall.ts';
import { readMany } from './readMany.ts';
import type { TokenToRead } from './holdings.ts';
import { bool, readAs, uint, wordsInData } from '../world/returned.ts';

/** Permit2 is at one address on every chain that has it. */
export const permit2Address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/**
 * One permission that may exist: an ERC-20 allowance, one inside Permit2 (which also needs the token's allowance to
 * Permit2 itself), or the whole of a collection.
 */
export type TokenSpender = Readonly<{
  kind: 'erc20' | 'permit2' | 'operator';
  token: Address;
  spender: Address;
}>;

/** `amount` in the token's smallest unit, 1 for an operator; `until` in seconds since the epoch, for Permit2. */
export type Allowance = TokenSpender & Readonly<{ amount: bigint; until?: bigint }>;

/**
 * What stands, and how much was inspected: pairs that were answered, that failed, and that were left out. `unread` names
 * the first of those that failed: of these nobody knows whether they stand.
 */
export type Allowances = Readonly<{
  standing: readonly Allowance[];
  unread: readonly TokenSpender[];
  answered: number;
  failed: number;
  left: number;
  requests: number;
}>;

/** How many permissions are inspected on one network. */
export const mostPairs = 1_000;

/** How many of those that could not be read are named. */
const mostUnread = 50;

/** Every permission that known spenders could have over known tokens. Nobody is a spender of their own. */
export function pairsOf(
  tokens: readonly TokenToRead[],
  spenders: readonly Address[],
  extra: readonly TokenSpender[] = [],
): readonly TokenSpender[] {
  const made = tokens.flatMap(({ address: token, kind }) =>
    spenders.flatMap((spender): TokenSpender[] => {
      if (same(token, spender)) return [];
      if (kind === 'collection')
        return same(spender, permit2Address) ? [] : [{ kind: 'operator', token, spender }];
      const plain = { kind: 'erc20', token, spender } as const;
      return same(spender, permit2Address) ? [plain] : [plain, { kind: 'permit2', token, spender }];
    }),
  );
  const keyed = new Map([...made, ...extra].map((it) => [pairKey(it), it]));
  return [...keyed.values()];
}

/** The same for two pairs that are the same permission. */
export function pairKey({ kind, token, spender }: TokenSpender): string {
  return `${kind}:${token}:${spender}`.toLowerCase();
}

/** Reads which of the permissions an owner gave stand now. One request for 250 of them; nothing known: none is sent. */
export async function readAllowances(
  world: World,
  { chainId, owner, pairs }: { chainId: number; owner: Address; pairs: readonly TokenSpender[] },
  signal: AbortSignal,
): Promise<Known<Allowances>> {
  const some = pairs.slice(0, mostPairs);
  const { answers, requests } = await readMany(
    world,
    { chainId, asks: some.map((pair) => question(owner, pair)) },
    signal,
  );
  const read = some.map((pair, at) => ({ pair, found: readPair(pair, answers[at] ?? unknown('notAsked')) }));
  const failed = read.filter(({ found }) => found.s === 'unknown' && !nobodyThere(found));
  const first = failed[0]?.found;
  if (some.length > 0 && failed.length === some.length && first?.s === 'unknown') return first;
  const notAsked = failed.filter(({ found }) => found.s === 'unknown' && found.why === 'notAsked').length;
  return known({
    standing: read.flatMap(({ found }) => (found.s === 'known' && found.v.amount > 0n ? [found.v] : [])),
    unread: failed.slice(0, mostUnread).map(({ pair }) => pair),
    answered: read.length - failed.length,
    failed: failed.length - notAsked,
    left: pairs.length - some.length + notAsked,
    requests,
  });
}

/** No contract, so no permission: an answer, too. */
function nobodyThere(it: Known<unknown>): boolean {
  return it.s === 'unknown' && it.why === 'notFound';
}

function readPair(pair: TokenSpender, data: Known<`0x${string}`>): Known<Allowance> {
  switch (pair.kind) {
    case 'erc20': {
      const amount = readAs(data, uint);
      return amount.s === 'known' ? known({ ...pair, amount: amount.v }) : amount;
    }
    case 'operator': {
      const may = readAs(data, bool);
      return may.s === 'known' ? known({ ...pair, amount: may.v ? 1n : 0n }) : may;
    }
    case 'permit2': {
      const words = readAs(data, (it) => wordsInData(it, 3));
      if (words.s !== 'known') return words;
      const [amount = 0n, until = 0n] = words.v;
      if (amount >= 2n ** 160n || until >= 2n ** 48n) return unknown('malformed');
      return known({ ...pair, amount, until });
    }
  }
}

function question(owner: Address, { kind, token, spender }: TokenSpender): BatchedRead {
  switch (kind) {
    case 'erc20':
      return { to: token, data: encodeFunctionData({ abi: erc20, args: [owner, spender] }) };
    case 'operator':
      return { to: token, data: encodeFunctionData({ abi: operator, args: [owner, spender] }) };
    case 'permit2':
      return {
        to: permit2Address,
        data: encodeFunctionData({ abi: inPermit2, args: [owner, token, spender] }),
      };
  }
}

const erc20 = parseAbi([solidity.allowance]);
const operator = parseAbi([solidity.isApprovedForAll]);
const inPermit2 = parseAbi([solidity.permit2Allowance]);
