import type { Address, Hex } from 'viem';
import { same } from '../ledger/account.ts';
import type { Body, SigningRequest } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { addressField, bytesIn, entry } from '../request/json/readFields.ts';
import type { ParseContext } from '../request/parse/parsed.ts';
import { safeTransactionHashes } from '../request/safe/safeTransactionHashes.ts';
import { isSafeTransaction } from '../request/safe/safeTransactionIn.ts';
import { safeTransactionReading } from '../request/safe/safeTransactionReading.ts';
import type { JsonNode, JsonObject } from '../text/json/jsonNode.ts';
import { readJsons } from '../text/json/readJson.ts';
import { ParseError } from '../text/parseError.ts';

/** Signatures as they came: packed, and whose they are said to be. */
export type ClaimedSignatures = Readonly<{ packed: Hex; owner?: Address }>;

/**
 * A transaction that is proposed to a Safe, with its hash as it is computed here, and the signatures that came with it. What a
 * file or a service says of it besides is a claim: the hash (`request.body.claimedHash`), and whose the signatures are.
 */
export type Proposal = Readonly<{
  request: SigningRequest & Readonly<{ body: Extract<Body, { kind: 'safeTransaction' }> }>;
  digest: Hex;
  claimed: readonly ClaimedSignatures[];
}>;

/** So many are read from one text. */
export const mostProposals = 500;

/**
 * The Safe transactions of a text: one, several one after the other, a list, or a page as Safe's transaction service answers
 * (`results`).
 *
 * @throws {ParseError} for anything else in it, and for a transaction that lacks what is signed
 */
export function proposalsIn(text: string, context: ParseContext): readonly Proposal[] {
  const nodes = readJsons(text).flatMap((it) => listed(it));
  const [first] = nodes;
  if (first === undefined) throw new ParseError({ id: 'safe.noProposal' }, { at: 0 });
  if (nodes.length > mostProposals) {
    throw new ParseError({ id: 'safe.manyProposals', args: { most: mostProposals } }, { at: first.at });
  }
  return nodes.map((it) => proposalIn(it, text.slice(it.at, it.end), context));
}

function listed(node: JsonNode): readonly JsonNode[] {
  if (node.kind === 'array') return node.items;
  const results = node.kind === 'object' ? entry(node, 'results') : undefined;
  return results?.kind === 'array' ? results.items : [node];
}

/**
 * One Safe transaction that was read as JSON, `raw` its text.
 *
 * @throws {ParseError} for anything else, and for a transaction that lacks what is signed
 */
export function proposalIn(node: JsonNode, raw: string, context: ParseContext): Proposal {
  if (node.kind !== 'object' || !isSafeTransaction(node)) {
    throw new ParseError({ id: 'safe.noProposal' }, { at: node.at });
  }
  const read = safeTransactionReading(node, raw, context);
  if ('finish' in read) throw new ParseError({ id: 'safe.noProposal' }, { at: node.at });
  if (!read.ok) throw read.error;
  const { request } = read;
  const { body } = request;
  if (body.kind !== 'safeTransaction') throw new ParseError({ id: 'safe.noProposal' }, { at: node.at });
  return {
    request: { ...request, body },
    digest: safeTransactionHashes(body).digest,
    claimed: claimedIn(node),
  };
}

/**
 * A request that was read before, as a proposal, with the signatures that came with its text. Undefined for one that is no
 * Safe transaction.
 */
export function proposalOfRequest(request: SigningRequest): Proposal | undefined {
  const { body } = request;
  if (body.kind !== 'safeTransaction') return undefined;
  return {
    request: { ...request, body },
    digest: safeTransactionHashes(body).digest,
    claimed: claimedInText(request.raw),
  };
}

/** Nothing for a text that is of another form, such as a link. */
function claimedInText(raw: string): readonly ClaimedSignatures[] {
  try {
    const [node] = readJsons(raw).flatMap((it) => listed(it));
    return node?.kind === 'object' ? claimedIn(node) : [];
  } catch (error) {
    if (error instanceof ParseError) return [];
    throw error;
  }
}

/**
 * The proposal as its Safe would hash it: which fields are signed depends on the Safe's version, which no file says. One for
 * another Safe stays as it is.
 */
export function hashedBySafe(
  proposal: Proposal,
  safe: Readonly<{ address: Address; version: string }>,
): Proposal {
  const { body, raw, beside } = proposal.request;
  if (!same(body.safe, safe.address) || body.version === safe.version) return proposal;
  const own = { ...body, version: safe.version };
  return {
    ...proposal,
    request: { ...freeze(own, raw, beside), body: own },
    digest: safeTransactionHashes(own).digest,
  };
}

/** All that the service, its SDK and Readback's own files have for signatures. */
function claimedIn(node: JsonObject): readonly ClaimedSignatures[] {
  const confirmations = entry(node, 'confirmations');
  const each = confirmations?.kind === 'array' ? confirmations.items : [];
  return [
    ...(['signatures', 'signature', 'senderSignature'] as const).flatMap((key) => {
      const packed = entry(node, key);
      return packed === undefined ? [] : [{ packed: bytesIn(packed, key) }];
    }),
    ...each.flatMap((it) => (it.kind === 'object' ? confirmationIn(it) : [])),
  ];
}

function confirmationIn(node: JsonObject): readonly ClaimedSignatures[] {
  const packed = entry(node, 'signature');
  const owner = entry(node, 'owner');
  if (packed === undefined) return [];
  const said = owner === undefined ? {} : { owner: addressField(owner, 'owner') };
  return [{ packed: bytesIn(packed, 'signature'), ...said }];
}
