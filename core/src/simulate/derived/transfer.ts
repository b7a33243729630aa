import { type Address, encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem';
import type { NotNow } from '../../model/limits.ts';
import { solidity } from '../../world/solidity.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import type { TypedData } from '../../model/request.ts';
import type { Added, Additions } from './additions.ts';
import type { AtPin } from './atPin.ts';
import type { Usable } from './usable.ts';
import { domainDiffers } from './domain.ts';
import { encode, least } from './permit.ts';
import { transferRun } from './transferRun.ts';
import type { SignedTransfer } from './tokenTransfer.ts';

export type TransferPlan = Readonly<{ kind: 'transfer'; transfer: SignedTransfer; typed: TypedData }>;

const most = 12;

/**
 * A transfer by signature, used as far as it can be: of Permit2 its spender takes as much of each token as is
 * permitted, held, and allowed to Permit2, in a run of `permitTransferFrom` in which the account agrees. What is bound
 * to a witness is run without it: that changes nothing about what leaves. An ERC-3009 transfer is not run, since its
 * contract may ask for a key's signature: the balance falls by what is signed.
 */
export async function transferFound(
  { transfer, typed }: TransferPlan,
  accounts: readonly Address[],
  block: PinnedBlock,
  at: AtPin,
): Promise<Usable> {
  const { standard, contract, owner, nonce, until, bound, parts } = transfer;
  const isPermit2 = standard === 'Permit2';
  const all = totals(parts);
  const tokens = all.slice(0, most);
  const [differs, used, ...read] = await Promise.all([
    domainDiffers(typed, contract, at),
    isPermit2 ? at.word(contract, bitmap(owner, nonce)) : at.word(contract, authorizationState(owner, nonce)),
    ...tokens.map(async ({ token, total }): Promise<Standing> => {
      const [held, may] = await Promise.all([
        at.word(token, encode('balanceOf', [owner])),
        isPermit2 ? at.word(token, encode('allowance', [owner, contract])) : known(total),
      ]);
      return { token, total, held, may };
    }),
  ]);
  const now = block.timestamp;
  const reasons = new Set<Reason>();
  if (differs) reasons.add('domain');
  if (until < now || (!isPermit2 && until === now)) reasons.add('expired');
  if (transfer.from !== undefined && transfer.from >= now) reasons.add('early');
  if (used.s === 'known' && isUsed(used.v, isPermit2 ? nonce : 0n)) reasons.add('nonce');
  const cut = all.length - tokens.length;
  const mayRun = isPermit2 && reasons.size === 0 && cut === 0;
  for (const { total, held, may } of read) {
    // Permit2 lets a part be taken; ERC-3009 all or nothing.
    const least = isPermit2 ? 1n : total;
    if (total > 0n && held.s === 'known' && held.v < least) reasons.add('balance');
    if (total > 0n && may.s === 'known' && may.v === 0n) reasons.add('allowance');
  }
  const also: Additions = {
    notNow: [...reasons].map((why): NotNow => ({ is: why })),
    notLookedAt: bound ? [{ is: 'comesBack' }] : [],
  };
  const instead: Additions = {
    lines: read.map((it) => lineOf(it, owner, block.chainId)),
    notLookedAt: cut === 0 ? [] : [{ is: 'reads', count: cut }],
    assumed: [{ is: 'permit' }, { is: 'byRules', rules: standard }],
  };
  const amounts = taken(parts, read);
  const runs = mayRun && amounts.some((it) => it > 0n);
  return runs ? { plan: transferRun(transfer, amounts, accounts), also, instead } : { also, instead };
}

type Standing = Readonly<{ token: Address; total: bigint; held: Known<bigint>; may: Known<bigint> }>;

/** A list may name a token more than once: it leaves by the sum. */
function totals(parts: SignedTransfer['parts']): readonly Readonly<{ token: Address; total: bigint }>[] {
  const sums = new Map<Address, bigint>();
  for (const { token, amount } of parts) sums.set(token, (sums.get(token) ?? 0n) + amount);
  return [...sums].map(([token, total]) => ({ token, total }));
}

/** How much of each part can be taken, one after the other. */
function taken(parts: SignedTransfer['parts'], read: readonly Standing[]): readonly bigint[] {
  const left = new Map(
    read.map(({ token, held, may }) => {
      const both = least([held, may]);
      return [token, both.s === 'known' ? both.v : 0n] as const;
    }),
  );
  return parts.map(({ token, amount }) => {
    const rest = left.get(token) ?? 0n;
    const takes = amount < rest ? amount : rest;
    left.set(token, rest - takes);
    return takes;
  });
}

function lineOf({ token, total, held }: Standing, owner: Address, chainId: number): Added {
  const after = held.s === 'known' ? known(held.v > total ? held.v - total : 0n) : held;
  const asset = { kind: 'token', chainId, address: token } as const;
  return { line: { who: owner, what: 'balance', asset, before: held, after, basis: 'read' } };
}

type Reason = 'domain' | 'expired' | 'early' | 'nonce' | 'balance' | 'allowance';

function isUsed(word: bigint, nonce: bigint): boolean {
  return ((word >> (nonce & 255n)) & 1n) === 1n;
}

const reads = parseAbi([solidity.nonceBitmap, solidity.authorizationState]);

function bitmap(owner: Address, nonce: bigint): Hex {
  return encodeFunctionData({ abi: reads, functionName: 'nonceBitmap', args: [owner, nonce >> 8n] });
}

function authorizationState(owner: Address, nonce: bigint): Hex {
  const args = [owner, numberToHex(nonce, { size: 32 })] as const;
  return encodeFunctionData({ abi: reads, functionName: 'authorizationState', args });
}
