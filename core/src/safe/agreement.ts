import { type Address, concatHex, encodeFunctionData, type Hex, parseAbi, sliceHex } from 'viem';
import { uint } from '../world/returned.ts';
import { same } from '../ledger/account.ts';
import { type Known, known, valueOf } from '../model/known.ts';
import { eip712Hashes } from '../crypto/eip712.ts';
import { safeTxTypedData } from '../request/safe/safeTypedData.ts';
import { chainRead, type ReadAt } from '../world/chainRead.ts';
import { valueAnswered } from '../world/rpc.ts';
import { hash32, hexBytes } from '../world/schema.ts';
import { solidity } from '../world/solidity.ts';
import { type OwnerSignature, ownerSignaturesIn, type SignatureFault } from './ownerSignature.ts';
import type { Proposal } from './proposal.ts';
import type { SafeAccount } from './safeAccount.ts';

/**
 * Who of the owners has agreed to a proposal, one signature of each, as far as it is proven: a key by its signature, an approval
 * by the chain, a contract by what it answers there. `unproven` are contracts that could not be asked. The rest was claimed and
 * does not hold: signatures of accounts that own nothing, bytes that cannot be read, signatures by someone else than was said,
 * and approvals or contracts that the chain denies. `hash` is what the Safe itself computes for it.
 */
export type Agreement = Readonly<{
  hash: Known<Hex>;
  agreed: readonly OwnerSignature[];
  unproven: readonly OwnerSignature[];
  strangers: readonly Address[];
  faults: readonly (SignatureFault & Readonly<{ packed: Hex }>)[];
  misnamed: readonly Readonly<{ said: Address; by: Address; packed: Hex }>[];
  denied: readonly Address[];
}>;

/** Reads who agreed to a proposal, at the block at which the Safe was read; the approvals that nobody claimed, too. */
export async function readAgreement(at: ReadAt, safe: SafeAccount, proposal: Proposal): Promise<Agreement> {
  const read = await Promise.all(
    proposal.claimed.map(async ({ packed, owner }) => ({
      owner,
      packed,
      read: await ownerSignaturesIn(proposal.digest, packed),
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
  const hashing = hashOnChain(at, safe.address, proposal);
  const byOwner = await Promise.all(
    safe.owners.map(async ({ account }) => {
      const its = given.flatMap(({ signature }) => (same(signature.owner, account) ? [signature] : []));
      return { account, ...(await proven(at, safe, proposal, account, its)) };
    }),
  );
  return {
    hash: await hashing,
    agreed: byOwner.flatMap(({ agreed }) => agreed ?? []),
    unproven: byOwner.flatMap(({ unproven }) => unproven ?? []),
    denied: byOwner.flatMap(({ account, isDenied }) => (isDenied ? [account] : [])),
    strangers,
    faults,
    misnamed,
  };
}

const hashAbi = parseAbi([solidity.getTransactionHash]);

async function hashOnChain(at: ReadAt, safe: Address, { request }: Proposal): Promise<Known<Hex>> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    request.body.tx;
  const fixed = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken] as const;
  const asked = encodeFunctionData({ abi: hashAbi, args: [...fixed, refundReceiver, nonce] });
  return valueAnswered(await chainRead(at, safe, asked, hash32));
}

type Proven = Readonly<{ agreed?: OwnerSignature; unproven?: OwnerSignature; isDenied: boolean }>;

async function proven(
  at: ReadAt,
  safe: SafeAccount,
  { digest, request }: Proposal,
  owner: Address,
  given: readonly OwnerSignature[],
): Promise<Proven> {
  const byKey = given.find((it) => it.by === 'key' || it.by === 'prefixedKey');
  if (byKey !== undefined) return { agreed: byKey, isDenied: false };
  const approved = await isApproved(at, safe.address, owner, digest);
  if (valueOf(approved) === true) return { agreed: { by: 'approval', owner }, isDenied: false };
  const byContract = given.find((it) => it.by === 'contract');
  if (byContract?.by === 'contract') {
    const holds = await contractAgrees(at, safe.version, request.body, byContract);
    if (valueOf(holds) === true) return { agreed: byContract, isDenied: false };
    return valueOf(holds) === undefined ? { unproven: byContract, isDenied: false } : { isDenied: true };
  }
  const claimed = given.find((it) => it.by === 'approval');
  if (claimed === undefined) return { isDenied: false };
  return approved.s === 'known' ? { isDenied: true } : { unproven: claimed, isDenied: false };
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
  body: Proposal['request']['body'],
  { owner, data }: Extract<OwnerSignature, { by: 'contract' }>,
): Promise<Known<boolean>> {
  const { digest, domainHash, messageHash } = eip712Hashes(safeTxTypedData(body).typed);
  const isOfHash = /^1\.[5-9]/.test(version);
  const asked = isOfHash
    ? encodeFunctionData({ abi: ofHashAbi, args: [digest, data] })
    : encodeFunctionData({ abi: ofBytesAbi, args: [concatHex(['0x1901', domainHash, messageHash]), data] });
  const answer = await chainRead(at, owner, asked, hexBytes);
  if (answer.s === 'unknown' && answer.why === 'unanswered') return known(false);
  if (answer.s !== 'known') return answer;
  const said = answer.v.value;
  return known(said.length >= 66 && sliceHex(said, 0, 4) === sliceHex(asked, 0, 4));
}
