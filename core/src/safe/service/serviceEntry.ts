import type { Hex } from 'viem';
import { same } from '../../ledger/account.ts';
import type { SafeTx } from '../../model/request.ts';
import { entry } from '../../request/json/readFields.ts';
import type { JsonNode } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import type { Problem } from '../../text/problem.ts';
import { hashedBySafe, type Proposal, proposalIn } from '../proposal.ts';
import type { SafeAccount } from '../safeAccount.ts';
import { numberIn } from './serviceJson.ts';

/** What a service says of a transaction besides its fields: all of it claims. */
export type ServiceEntry = Readonly<{
  proposal: Proposal;
  isExecuted: boolean;
  /** How many owners must sign, as it says. */
  required?: bigint;
  /** What it says that the bytes mean. */
  decoded?: JsonNode;
}>;

/**
 * An entry that is not taken over, since it is not what it says it is. `field`: the one that differs from what is kept here
 * under the same hash.
 */
export type RefusedEntry = Readonly<
  { hash?: Hex; nonce?: bigint } & (
    | { why: 'malformed'; problem: Problem }
    | { why: 'otherSafe' | 'otherNetwork' | 'noHash' | 'tooLarge' }
    | { why: 'otherHash'; field?: keyof SafeTx }
  )
>;

export type ReadEntry = Readonly<{ entry: ServiceEntry } | { refused: RefusedEntry }>;

/**
 * One transaction of a service's answer, for the Safe that was asked for. Its hash is computed here from its fields, and has to be
 * the one that it states. `here` are the transactions that this device has.
 */
export function serviceEntryIn(
  node: JsonNode,
  text: string,
  safe: Pick<SafeAccount, 'address' | 'chainId' | 'version'>,
  here: readonly Proposal[],
): ReadEntry {
  if (node.kind === 'object' && entry(node, 'safeTxHash') === undefined)
    return { refused: { why: 'noHash' } };
  try {
    const read = proposalIn(node, text, { chainId: safe.chainId });
    const { body } = read.request;
    const { claimedHash: stated } = body;
    const about = { ...(stated === undefined ? {} : { hash: stated }), nonce: body.tx.nonce };
    if (!same(body.safe, safe.address)) return { refused: { ...about, why: 'otherSafe' } };
    if (body.chainId !== safe.chainId) return { refused: { ...about, why: 'otherNetwork' } };
    const proposal = hashedBySafe(read, safe);
    if (stated === undefined || proposal.digest !== stated)
      return { refused: { ...about, why: 'otherHash', ...otherField(proposal, here) } };
    return { entry: { proposal, ...saidIn(node) } };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { refused: { why: 'malformed', problem: error.problem } };
  }
}

function otherField({ request }: Proposal, here: readonly Proposal[]): { field?: keyof SafeTx } {
  const known = here.find(({ digest }) => digest === request.body.claimedHash)?.request.body.tx;
  const field = known && fieldsOfTx.find((it) => !isSameValue(known[it], request.body.tx[it]));
  return field === undefined ? {} : { field };
}

function isSameValue(one: SafeTx[keyof SafeTx], other: SafeTx[keyof SafeTx]): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase();
}

/** All that is signed of a Safe transaction, in the order in which it is signed. */
const fieldsOfTx = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
] as const satisfies readonly (keyof SafeTx)[];

function saidIn(node: JsonNode): Omit<ServiceEntry, 'proposal'> {
  if (node.kind !== 'object') return { isExecuted: false };
  const executed = entry(node, 'isExecuted');
  const required = numberIn(node, 'confirmationsRequired');
  const decoded = entry(node, 'dataDecoded');
  return {
    isExecuted: executed?.kind === 'bool' && executed.value,
    ...(required === undefined ? {} : { required }),
    ...(decoded === undefined ? {} : { decoded }),
  };
}
