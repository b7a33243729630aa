import { factOfAccount } from '../../model/factIds.ts';
import { eachOnce, same } from '../../ledger/account.ts';
import { selectors } from '../../world/selectors.ts';
import { controlRecipientsOf } from '../../actions/control/controlRecipients.ts';
import { solidity } from '../../world/solidity.ts';
import { controlKindOf } from '../../actions/control/controls.ts';
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { Fact, FactId } from '../../model/fact.ts';
import { known, valueOf, isUnanswered } from '../../model/known.ts';
import type { Body, SafeTx } from '../../model/request.ts';
import { approvedIn } from '../../decode/approved.ts';
import type { Step } from '../../model/step.ts';
import { subjectOf } from '../../request/frozen/subject.ts';
import { safeTxIn } from '../../request/safe/safeTypedData.ts';
import { uint } from '../../world/returned.ts';
import { askOwners } from './safeOwners.ts';
import { hash32 } from '../../world/schema.ts';
import { accountFacts } from './accountFacts.ts';
import { withInner } from './accounts.ts';
import { chainFact, type ReadAt, chainRead } from '../../world/chainRead.ts';
import { decimalsNumber } from '../tokens/tokenFacts.ts';

/** Ids of what a Safe says of itself: the hash of what is signed, its next number, its owners, how many must sign. */
export const safeHashFact = (safe: Address): FactId => factOfAccount(safe, 'safeTxHash');
export const safeNonceFact = (safe: Address): FactId => factOfAccount(safe, 'safeNonce');
export const ownersFact = (safe: Address): FactId => factOfAccount(safe, 'owners');
export const thresholdFact = (safe: Address): FactId => factOfAccount(safe, 'threshold');

/**
 * What Safes say at the pinned block, where the request is about it. Of a Safe whose transaction is signed or approved: the hash
 * that it computes for it, and its next number. Of one whose owners change: its owners and threshold, with the code of
 * each owner, and once more the same of owners that are Safes. Of an account that becomes a fallback handler: whether
 * it answers as a token. No requests for anything else.
 */
export async function safeFacts(
  at: ReadAt,
  body: Body,
  steps: readonly Step[],
  isContract: (account: Address) => Promise<boolean>,
): Promise<readonly Fact[]> {
  const all = steps.flatMap(withInner);
  const signed = [...signedBy(body), ...approvedIn(steps)].slice(0, mostSafes);
  const owned = eachOnce(all.flatMap(safeOfOwners)).slice(0, mostSafes);
  const handlers = eachOnce(all.flatMap(handlerOf)).slice(0, mostSafes);
  const found = await Promise.all([
    ...signed.map(({ safe, tx }) => signedFacts(at, safe, tx)),
    ...owned.map((safe) => membersOf(at, safe, true)),
    ...handlers.map((handler) => tokenFact(at, handler)),
    sendersFacts(at, body, owned, isContract),
  ]);
  return found.flat();
}

/** Who owns the Safe that a transaction or a batch is to come from: no wallet sends for it alone. */
async function sendersFacts(
  at: ReadAt,
  body: Body,
  owned: readonly Address[],
  isContract: (account: Address) => Promise<boolean>,
): Promise<readonly Fact[]> {
  const { way, signer } = subjectOf(body);
  const from = way === 'sends' ? signer?.account : undefined;
  if (from === undefined || owned.some((it) => same(it, from))) return [];
  return (await isContract(from)) ? ownersOf(at, from, false) : [];
}

const mostSafes = 4;

/** So many owners of a Safe are inspected. */
const mostOwners = 16;

function signedBy(body: Body): readonly Signed[] {
  const found = safeTxIn(body);
  return found === undefined ? [] : [found];
}

type Signed = Readonly<{ safe: Address; tx: SafeTx }>;

async function signedFacts(at: ReadAt, safe: Address, tx: SafeTx): Promise<readonly Fact[]> {
  const [hash, nonce] = await Promise.all([
    chainRead(at, safe, hashCall(tx), hash32),
    chainRead(at, safe, selectors.nonce, uint),
  ]);
  return [
    chainFact(safeHashFact(safe), at.block, hash, (hex) => ({ kind: 'bytes', hex })),
    chainFact(safeNonceFact(safe), at.block, nonce, (value) => ({ kind: 'integer', value })),
  ];
}

const abi = parseAbi([solidity.getTransactionHash]);

function hashCall(tx: SafeTx): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx;
  const first = [to, value, data, operation, safeTxGas, baseGas, gasPrice] as const;
  return encodeFunctionData({ abi, args: [...first, gasToken, refundReceiver, nonce] });
}

async function ownersOf(at: ReadAt, safe: Address, isFirst: boolean): Promise<readonly Fact[]> {
  const [owners, threshold] = await askOwners(at, safe);
  // An owner that is not a Safe has neither, and that is not a gap.
  if (!isFirst && (owners.s !== 'known' || threshold.s !== 'known')) return [];
  return [
    chainFact(ownersFact(safe), at.block, owners, (list) => ({
      kind: 'list',
      items: list.map((address) => ({ kind: 'address', address })),
    })),
    chainFact(thresholdFact(safe), at.block, threshold, (value) => ({ kind: 'integer', value })),
  ];
}

/** Owners of owners are inspected once: of what lies deeper nothing is said. */
async function membersOf(at: ReadAt, safe: Address, isFirst: boolean): Promise<readonly Fact[]> {
  const facts = await ownersOf(at, safe, isFirst);
  const owners = valueOf(facts[0]?.value);
  const items = owners?.kind === 'list' ? owners.items : [];
  const list = items.flatMap((it) => (it.kind === 'address' ? [it.address] : [])).slice(0, mostOwners);
  const inside = await Promise.all(
    list.map(async (owner): Promise<readonly Fact[]> => {
      const account = await accountFacts(at, owner);
      const code = valueOf(account[0]?.value);
      const isContract = code?.kind === 'code' && code.state === 'contract';
      return isFirst && isContract ? [...account, ...(await membersOf(at, owner, false))] : account;
    }),
  );
  return [...facts, ...inside.flat()];
}

/** Answers with decimals: as a token, whatever it is. An account that refuses the question is not one. */
async function tokenFact(at: ReadAt, address: Address): Promise<readonly Fact[]> {
  const answer = await chainRead(at, address, selectors.decimals, decimalsNumber);
  const id = factOfAccount(address, 'isToken');
  if (isUnanswered(answer)) return [{ id, value: known({ kind: 'bool', value: false }), from: [] }];
  return [chainFact(id, at.block, answer, () => ({ kind: 'bool', value: true }))];
}

/** The facts that would be read, where no block could be pinned. */
export function unreadSafeFacts(body: Body, steps: readonly Step[], why: Fact['value']): readonly Fact[] {
  const signed: readonly Signed[] = [...signedBy(body), ...approvedIn(steps)];
  const ids = signed.flatMap(({ safe }) => [safeHashFact(safe), safeNonceFact(safe)]);
  return ids.map((id) => ({ id, value: why, from: [] }));
}

function safeOfOwners(step: Step): readonly Address[] {
  if (controlKindOf(step) !== 'owners') return [];
  const { op, actor, to } = step;
  const safe = op === 'delegatecall' ? actor : to;
  return safe === null || safe === 'unknown' ? [] : [safe];
}

function handlerOf(step: Step): readonly Address[] {
  return controlRecipientsOf(step).flatMap(({ as, address }) => (as === 'handler' ? [address] : []));
}
