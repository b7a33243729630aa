import type { Address, Hex } from 'viem';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { eip191Digest } from '../../crypto/message.ts';
import { missingInDomain } from '../../crypto/missingInDomain.ts';
import { recover } from '../../crypto/recover.ts';
import type { Body } from '../../model/request.ts';
import { gasBefore } from '../../request/leastGas.ts';
import type { ParseContext } from '../../request/parse/parsed.ts';
import { readPasted } from '../../request/parse/readPasted.ts';
import { safeTransactionHashes } from '../../request/safe/safeTransactionHashes.ts';
import type { Problem } from '../../text/problem.ts';

/** What another wallet or library says of a text. Numbers are decimal, addresses and bytes in any case. */
type Expects = Readonly<{
  digest?: Hex;
  domainHash?: Hex;
  messageHash?: Hex;
  hash?: Hex;
  sender?: Address;
  gasBefore?: string;
  transaction?: Readonly<Record<string, string | null>>;
  delegates?: readonly Readonly<{ delegate: Address; authority?: Address }>[];
  signed?: Readonly<{ signature: Hex; signer: Address }>;
  /** It refuses the text, and says this. */
  invalid?: string;
}>;

/** One case: what is pasted, as a text or as its JSON, and what is expected of it. */
export type PeerCase = Readonly<{
  name: string;
  text?: string;
  json?: unknown;
  context?: ParseContext;
  expects: Expects;
}>;

/** The problem for which Readback refuses it, or how it reads it, with what differs from what is expected. */
export type PeerOutcome =
  | Readonly<{ refused: string }>
  | Readonly<{ body: Body; differs: readonly string[] }>;

/** Read, and no digest shown for it: a field that the domain declares is not there. */
export const noDigest = 'no digest';

export async function comparedWithPeer({ text, json, context, expects }: PeerCase): Promise<PeerOutcome> {
  const parsed = await readPasted(text ?? JSON.stringify(json), context ?? { chainId: 1 });
  if (!parsed.ok) {
    if (parsed.error.problem.id === 'text.bug') throw parsed.error;
    return { refused: innermost(parsed.error.problem) };
  }
  const { body } = parsed.request;
  if (body.kind === 'typedData' && missingInDomain(body.typed).length > 0) return { refused: noDigest };
  if (expects.invalid !== undefined) return { body, differs: [`is read, not refused: ${expects.invalid}`] };
  return { body, differs: differences('', expects, await said(body, expects.signed?.signature)) };
}

/** What is wrong itself: the address of a field is refused as an address. */
function innermost(problem: Problem): string {
  return problem.id === 'of' ? innermost(problem.args.problem) : problem.id;
}

async function said(body: Body, signature: Hex | undefined): Promise<Readonly<Record<string, unknown>>> {
  switch (body.kind) {
    case 'transaction': {
      const { chainId, call, set, from, signed } = body;
      return {
        transaction: { chainId, ...call, ...set },
        sender: from,
        hash: signed?.hash,
        gasBefore: gasBefore({ ...set, ...call }),
        delegates: set.authorizationList,
      };
    }
    case 'authorization': {
      const { chainId, nonce, delegate, authority } = body;
      return { transaction: { chainId, nonce }, delegates: [{ delegate, authority }] };
    }
    default: {
      const hashes = hashesOf(body);
      const { digest } = hashes;
      const isSigned = signature !== undefined && digest !== undefined;
      const by = isSigned ? await recover(digest, signature) : undefined;
      return { ...hashes, signed: { signature, signer: by?.signer } };
    }
  }
}

function hashesOf(body: Body): Readonly<{ digest?: Hex; domainHash?: Hex; messageHash?: Hex }> {
  switch (body.kind) {
    case 'typedData':
      return eip712Hashes(body.typed);
    case 'safeTransaction':
      return safeTransactionHashes(body);
    case 'message':
      return { digest: eip191Digest(body.bytes) };
    default:
      return {};
  }
}

function differences(path: string, expected: unknown, got: unknown): readonly string[] {
  if (typeof expected === 'object' && expected !== null) {
    return Object.entries(expected).flatMap(([key, it]) =>
      differences(path === '' ? key : `${path}.${key}`, it, Object(got)[key]),
    );
  }
  const [theirs, ours] = [plain(expected), plain(got)];
  return theirs === ours ? [] : [`${path} is ${ours}, not ${theirs}`];
}

function plain(it: unknown): string {
  return String(it).toLowerCase();
}
