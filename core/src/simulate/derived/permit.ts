import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { NotNow } from '../../model/limits.ts';
import { solidity } from '../../world/solidity.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import type { TypedData } from '../../model/request.ts';
import type { Permit, PermitGrant } from './permitGrants.ts';
import type { Added, Additions } from './additions.ts';
import type { AtPin } from './atPin.ts';
import { domainDiffers } from './domain.ts';

export type PermitPlan = Readonly<{ kind: 'permit'; permit: Permit; typed: TypedData }>;

/** How many tokens of a batch are inspected. */
const most = 12;

/**
 * What allowances by signature do once their holder hands them in: each becomes what was signed. Nothing is run, since
 * anyone can use the signature at any time until it ends: read are the allowance now, what the spender could take of
 * it at once, and what stands against it (nonce, time, the domain of the contract).
 */
export async function permitLines(
  { permit, typed }: PermitPlan,
  block: PinnedBlock,
  at: AtPin,
): Promise<Additions> {
  const { contract, owner, spender, standard, deadline } = permit;
  const grants = permit.grants.slice(0, most);
  const [differs, nonce, ...read] = await Promise.all([
    domainDiffers(typed, contract, at),
    standard === 'Permit2' ? undefined : at.word(contract, encode('nonces', [owner])),
    ...grants.map((grant) => readGrant(permit, grant, at)),
  ]);
  const now = block.timestamp;
  const reasons = new Set<'nonce' | 'later' | 'expired' | 'domain'>();
  if (differs) reasons.add('domain');
  if (deadline < now) reasons.add('expired');
  const lines = grants.flatMap((grant, n): readonly Added[] => {
    const its = read[n];
    if (its === undefined) return [];
    const used = its.nonce ?? nonce;
    if (used?.s === 'known' && used.v !== grant.nonce) reasons.add(used.v > grant.nonce ? 'nonce' : 'later');
    // Permit2 lets an allowance that ends at 0 be used in the very block that takes it.
    if (grant.until !== undefined && grant.until !== 0n && grant.until < now) reasons.add('expired');
    const line = {
      who: owner,
      what: 'allowance',
      asset: { kind: 'token', chainId: block.chainId, address: grant.token },
      counterparty: spender,
      ...(standard === 'Permit2' ? { via: contract } : {}),
      before: its.allowed,
      after: known(grant.value),
      basis: 'read',
      ...(grant.until === undefined ? {} : { until: grant.until }),
    } as const;
    return [{ line, takeable: least([known(grant.value), ...its.limits]) }];
  });
  const out = permit.grants.length - grants.length;
  return {
    lines,
    notNow: [...reasons].map((why): NotNow => ({ is: why })),
    notLookedAt: out === 0 ? [] : [{ is: 'reads', count: out }],
    assumed: [{ is: 'permit' }],
  };
}

type GrantNow = Readonly<{ allowed: Known<bigint>; limits: readonly Known<bigint>[]; nonce?: Known<bigint> }>;

async function readGrant(
  { contract, owner, spender, standard }: Permit,
  { token }: PermitGrant,
  at: AtPin,
): Promise<GrantNow> {
  const held = at.word(token, encode('balanceOf', [owner]));
  if (standard !== 'Permit2') {
    const allowed = at.word(token, encode('allowance', [owner, spender]));
    return { allowed: await allowed, limits: [await held] };
  }
  const data = encodeFunctionData({ abi: kept, args: [owner, token, spender] });
  const [words, mayPull, its] = await Promise.all([
    at.words(contract, data),
    at.word(token, encode('allowance', [owner, contract])),
    held,
  ]);
  if (words.s !== 'known') return { allowed: words, limits: [mayPull, its] };
  const [amount, , nonce] = words.v;
  if (amount === undefined || nonce === undefined) {
    return { allowed: { s: 'unknown', why: 'malformed' }, limits: [mayPull, its] };
  }
  return { allowed: known(amount), limits: [mayPull, its], nonce: known(nonce) };
}

/** The smallest of what is known; unknown where any is. */
export function least(all: readonly Known<bigint>[]): Known<bigint> {
  let found: bigint | undefined;
  for (const it of all) {
    if (it.s !== 'known') return it;
    if (found === undefined || it.v < found) found = it.v;
  }
  return found === undefined ? { s: 'unknown', why: 'notAsked' } : known(found);
}

const abi = parseAbi([solidity.allowance, solidity.balanceOf, solidity.nonces]);

const kept = parseAbi([solidity.permit2Allowance]);

export function encode(functionName: (typeof abi)[number]['name'], args: readonly Address[]): Hex {
  return encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
}
