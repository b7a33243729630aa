import { type Address, encodeFunctionData, type Hex, parseAbi, sliceHex } from 'viem';
import { uint } from '../world/returned.ts';
import { same } from '../ledger/account.ts';
import { type Known, known, valueOf } from '../model/known.ts';
import { type Agreeable, agreeable } from '../request/safe/agreeable.ts';
import { ReadbackError } from '../text/errors.ts';
import { chainRead, type ReadAt } from '../world/chainRead.ts';
import { valueAnswered } from '../world/rpc.ts';
import { hash32, hexBytes } from '../world/schema.ts';
import { solidity } from '../world/solidity.ts';
import {
  type OwnerSignature,
  ownerSignaturesIn,
  packSignatures,
  type SignatureFault,
} from './ownerSignature.ts';
import type { ClaimedSignatures, Proposal } from './proposal.ts';
import type { SafeAccount, SafeOwner, SafeRules } from './safeAccount.ts';
import { asksAboutHash, messageOfOwner } from './throughSafe.ts';

/**
 * Who of the owners has agreed to a proposal, one signature of each, as far as it is proven: a key by its signature, an approval
 * by the chain, a contract by what it answers there. `inner`: of owners that are Safes, which of their owners have agreed for
 * them, where they have not all. `unproven` are contracts that could not be asked. The rest was claimed and
 * does not hold: signatures of accounts that own nothing, bytes that cannot be read, signatures by someone else than was said,
 * and approvals or contracts that the chain denies. `hash` is what the Safe itself computes for it.
 */
export type Agreement = OwnersAgreement & Readonly<{ hash: Known<Hex> }>;

/** Who of the owners has agreed. */
export type OwnersAgreement = Readonly<{
  agreed: readonly OwnerSignature[];
  inner: readonly InnerAgreement[];
  unproven: readonly OwnerSignature[];
  strangers: readonly Address[];
  faults: readonly (SignatureFault & Readonly<{ packed: Hex }>)[];
  misnamed: readonly Readonly<{ said: Address; by: Address; packed: Hex }>[];
  denied: readonly Address[];
}>;

/** How far a Safe that is an owner is from agreeing: by which of its own owners, and how many more of them must. */
export type InnerAgreement = Readonly<{ owner: Address; agreement: OwnersAgreement; missing: number }>;

const nobody: OwnersAgreement = {
  agreed: [],
  inner: [],
  unproven: [],
  strangers: [],
  faults: [],
  misnamed: [],
  denied: [],
};

/** Reads who agreed to a proposal, at the block at which the Safe was read; the approvals that nobody claimed, too. */
export async function readAgreement(at: ReadAt, safe: SafeAccount, proposal: Proposal): Promise<Agreement> {
  const of = agreeable(proposal.request.body);
  const [owners, hash] = await Promise.all([
    of === undefined ? nobody : agreementOn(at, safe, of, proposal.claimed),
    hashOnChain(at, safe.address, proposal),
  ]);
  return { ...owners, hash };
}

const hashAbi = parseAbi([solidity.getTransactionHash]);

async function hashOnChain(at: ReadAt, safe: Address, { request }: Proposal): Promise<Known<Hex>> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    request.body.tx;
  const fixed = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken] as const;
  const asked = encodeFunctionData({ abi: hashAbi, args: [...fixed, refundReceiver, nonce] });
  return valueAnswered(await chainRead(at, safe, asked, hash32));
}

type Agreeing = SafeRules & Readonly<{ address: Address; version: string }>;

async function agreementOn(
  at: ReadAt,
  safe: Agreeing,
  of: Agreeable,
  claimed: readonly ClaimedSignatures[],
): Promise<OwnersAgreement> {
  const read = await Promise.all(
    claimed.map(async ({ packed, owner }) => ({
      owner,
      packed,
      read: await ownerSignaturesIn(of.digest, packed),
    })),
  );
  const given = read.flatMap(({ owner, packed, read: it }) =>
    it.ok ? it.signatures.map((signature) => ({ said: owner, packed, signature })) : [],
  );
  const faults = read.flatMap(({ packed, read: it }) => (it.ok ? [] : [{ ...it.fault, packed }]));
  const misnamed = given.flatMap(({ said, packed, signature: { owner } }) =>
    said === undefined || same(said, owner) ? [] : [{ said, by: owner, packed }],
  );
  const isOwner = (account: Address) => safe.owners.some((it) => same(it.account, account));
  const strangers = [...new Set(given.map(({ signature }) => signature.owner))].filter((it) => !isOwner(it));
  const byOwner = await Promise.all(
    safe.owners.map(async (owner) => {
      const { account } = owner;
      const its = given.flatMap(({ signature }) => (same(signature.owner, account) ? [signature] : []));
      return { account, ...(await proven(at, safe, of, owner, its)) };
    }),
  );
  return {
    agreed: byOwner.flatMap(({ agreed }) => agreed ?? []),
    inner: byOwner.flatMap(({ inner }) => inner ?? []),
    unproven: byOwner.flatMap(({ unproven }) => unproven ?? []),
    denied: byOwner.flatMap(({ account, isDenied }) => (isDenied ? [account] : [])),
    strangers,
    faults,
    misnamed,
  };
}

type Proven = Readonly<{
  agreed?: OwnerSignature;
  inner?: InnerAgreement;
  unproven?: OwnerSignature;
  isDenied: boolean;
}>;

async function proven(
  at: ReadAt,
  safe: Agreeing,
  of: Agreeable,
  owner: SafeOwner,
  given: readonly OwnerSignature[],
): Promise<Proven> {
  const byKey = given.find((it) => it.by === 'key' || it.by === 'prefixedKey');
  if (byKey !== undefined) return { agreed: byKey, isDenied: false };
  const approved = await isApproved(at, safe.address, owner.account, of.digest);
  if (valueOf(approved) === true)
    return { agreed: { by: 'approval', owner: owner.account }, isDenied: false };
  const byContract = given.flatMap((it) => (it.by === 'contract' ? [it] : []));
  const inner = await innerAgreement(at, safe, of, owner, byContract);
  const joined = inner?.missing === 0 ? [joinedSignature(inner, owner)] : [];
  const isPart = inner !== undefined && inner.missing > 0 && hasAny(inner.agreement);
  const answers: Known<boolean>[] = [];
  // What is only a part of what its owners must sign, no Safe accepts.
  for (const it of [...joined, ...(isPart ? [] : byContract.slice(0, mostAsked))]) {
    const holds = await contractAgrees(at, safe.version, of, it);
    if (valueOf(holds) === true) return { agreed: it, isDenied: false };
    answers.push(holds);
  }
  const part = isPart ? { inner } : {};
  const [first] = [...joined, ...byContract];
  if (!isPart && first !== undefined) {
    const isOpen = byContract.length > mostAsked || answers.some((it) => valueOf(it) === undefined);
    return isOpen ? { unproven: first, isDenied: false } : { isDenied: true };
  }
  const claimed = given.find((it) => it.by === 'approval');
  if (claimed === undefined) return { ...part, isDenied: false };
  return approved.s === 'known'
    ? { ...part, isDenied: true }
    : { ...part, unproven: claimed, isDenied: false };
}

/** So many signatures of one contract are tried. */
const mostAsked = 4;

/** Who of its owners has agreed for an owner that is a Safe, by a message of it; undefined for any other, and for an unknown version. */
async function innerAgreement(
  at: ReadAt,
  { version }: Agreeing,
  of: Agreeable,
  { account, safe }: SafeOwner,
  given: readonly Extract<OwnerSignature, { by: 'contract' }>[],
): Promise<InnerAgreement | undefined> {
  const message = safe && messageOf({ address: account, version: safe.version }, of, version);
  if (safe === undefined || message === undefined) return undefined;
  const claimed = given.flatMap(({ data }) => (data === '0x' ? [] : [{ packed: data }]));
  const agreement = await agreementOn(at, { ...safe, address: account }, message, claimed);
  return {
    owner: account,
    agreement,
    missing: Math.max(0, Number(safe.threshold) - agreement.agreed.length),
  };
}

function messageOf(...of: Parameters<typeof messageOfOwner>): Agreeable | undefined {
  try {
    return agreeable(messageOfOwner(...of));
  } catch (error) {
    if (error instanceof ReadbackError) return undefined;
    throw error;
  }
}

function hasAny({ agreed, inner }: OwnersAgreement): boolean {
  return agreed.length > 0 || inner.length > 0;
}

function joinedSignature({ owner, agreement }: InnerAgreement, { safe }: SafeOwner) {
  const data = packSignatures(cheapest(agreement.agreed, Number(safe?.threshold ?? 0n)));
  return { by: 'contract', owner, data } as const;
}

/** As many of them as must agree, those first that a Safe checks with little gas. */
export function cheapest(agreed: readonly OwnerSignature[], threshold: number): readonly OwnerSignature[] {
  return agreed.toSorted((a, b) => gasOrder.indexOf(a.by) - gasOrder.indexOf(b.by)).slice(0, threshold);
}

const gasOrder: readonly OwnerSignature['by'][] = ['approval', 'key', 'prefixedKey', 'contract'];

/** All that was signed and holds, also for owners that are Safes of which more must sign: what is passed on to other owners. */
export function signedSoFar({ agreed, inner }: OwnersAgreement): readonly OwnerSignature[] {
  const parts = inner.map(
    ({ owner, agreement }) =>
      ({ by: 'contract', owner, data: packSignatures(signedSoFar(agreement)) }) as const,
  );
  return [...agreed, ...parts];
}

const approvedAbi = parseAbi([solidity.approvedHashes]);

async function isApproved(at: ReadAt, safe: Address, owner: Address, digest: Hex): Promise<Known<boolean>> {
  const data = encodeFunctionData({ abi: approvedAbi, args: [owner, digest] });
  const answer = await chainRead(at, safe, data, uint);
  return answer.s === 'known' ? known(answer.v.value !== 0n) : answer;
}

const ofHashAbi = parseAbi([solidity.isValidSignature]);
const ofBytesAbi = parseAbi([solidity.isValidSignatureOfBytes]);

/**
 * Whether a contract agrees (ERC-1271, and its form over bytes before it was final), asked as the Safe asks it: over the hash since
 * 1.5.0, over the bytes that are hashed before. Yes is the selector of what was asked.
 */
async function contractAgrees(
  at: ReadAt,
  version: string,
  { digest, bytes }: Agreeable,
  { owner, data }: Extract<OwnerSignature, { by: 'contract' }>,
): Promise<Known<boolean>> {
  const asked = asksAboutHash(version)
    ? encodeFunctionData({ abi: ofHashAbi, args: [digest, data] })
    : encodeFunctionData({ abi: ofBytesAbi, args: [bytes, data] });
  const answer = await chainRead(at, owner, asked, hexBytes);
  if (answer.s === 'unknown' && answer.why === 'unanswered') return known(false);
  if (answer.s !== 'known') return answer;
  const said = answer.v.value;
  return known(said.length >= 66 && sliceHex(said, 0, 4) === sliceHex(asked, 0, 4));
}
