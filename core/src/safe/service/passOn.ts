import { type Known, known, unknown, valueOf } from '../../model/known.ts';
import { decimalJson } from '../../kit/decimalJson.ts';
import { same } from '../../ledger/account.ts';
import { type OwnerSignature, packSignatures } from '../ownerSignature.ts';
import type { Queued } from '../queue.ts';
import type { SafeAccount } from '../safeAccount.ts';
import type { AskService } from './readService.ts';
import { type ServiceEntry, serviceEntryIn } from './serviceEntry.ts';
import { objectIn } from './serviceJson.ts';

/** What a service is sent, whole: a path below its address, and the JSON of a POST. */
export type PassedOn = Readonly<{ path: string; body: string; signatures: readonly OwnerSignature[] }>;

/**
 * What tells a service of the signatures that it does not have: a confirmation of what it lists, else the transaction with them.
 * Undefined where it has them all, and where there are none: it takes no transaction that nobody signed. What owners approved on
 * chain it reads there.
 */
export function passedOn(
  { proposal, agreement }: Pick<Queued, 'proposal' | 'agreement'>,
  listed: ServiceEntry | undefined,
): PassedOn | undefined {
  const has = (it: OwnerSignature) =>
    listed?.proposal.claimed.some(({ owner }) => same(owner, it.owner)) === true;
  const signatures = agreement.agreed.filter((it) => it.by !== 'approval' && !has(it));
  const [first] = signatures;
  if (first === undefined) return undefined;
  const signature = packSignatures(signatures);
  const { safe, tx } = proposal.request.body;
  if (listed !== undefined) {
    const path = `v1/multisig-transactions/${proposal.digest}/confirmations/`;
    return { path, body: decimalJson({ signature }), signatures };
  }
  const body = {
    safe,
    ...tx,
    contractTransactionHash: proposal.digest,
    sender: first.owner,
    signature,
    origin: null,
  };
  return { path: `v1/safes/${safe}/multisig-transactions/`, body: decimalJson(body), signatures };
}

/**
 * Asks a service for one transaction, and whether it has the signatures that it was sent, under the hash that is computed here.
 * Unknown `malformed` where it says something else.
 */
export async function isPassedOn(
  ask: AskService,
  account: SafeAccount,
  { proposal }: Pick<Queued, 'proposal'>,
  { signatures }: PassedOn,
): Promise<Known<boolean>> {
  const text = await ask(`v1/multisig-transactions/${proposal.digest}/`);
  if (text.s !== 'known') return text;
  const node = valueOf(objectIn(text.v));
  const read = node && serviceEntryIn(node, text.v, account, [proposal]);
  if (read === undefined || 'refused' in read || read.entry.proposal.digest !== proposal.digest)
    return unknown('malformed');
  const { claimed } = read.entry.proposal;
  const has = (it: OwnerSignature) =>
    claimed.some(({ owner, packed }) => same(owner, it.owner) && packed === packSignatures([it]));
  return known(signatures.every(has));
}
