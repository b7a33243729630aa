import type { Hex } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';
import { entry } from '../../request/json/readFields.ts';
import type { JsonNode } from '../../text/json/jsonNode.ts';
import { mergedProposals } from '../queue.ts';
import { mostProposals, type Proposal } from '../proposal.ts';
import type { SafeAccount } from '../safeAccount.ts';
import { type RefusedEntry, type ServiceEntry, serviceEntryIn } from './serviceEntry.ts';
import { numberIn, objectIn } from './serviceJson.ts';
import { type ServiceSafe, serviceSafeIn } from './serviceSafe.ts';

/** Asks a service below its address for one network; its answer as text. `tooLarge` for more than a page may hold. */
export type AskService = (path: string) => Promise<Known<string>>;

/**
 * What a service says waits for a Safe, each hash computed here. `isWhole` is false where it has more than was read, or says that
 * it has more than it gave (`said`).
 */
export type ServiceQueue = Readonly<{
  safe?: ServiceSafe;
  entries: readonly ServiceEntry[];
  refused: readonly RefusedEntry[];
  isWhole: boolean;
  said?: bigint;
}>;

/** How many transactions one answer may hold; fewer where they are too large for it. */
const pageSizes = [100, 25, 5, 1] as const;

/** So many questions are put to a service for one reading. */
const mostPages = 60;

/**
 * Reads what waits for a Safe from a transaction service (its second API, else its first): pages, each counted from here, since
 * the address of the next is foreign. Unknown where the service did not answer; what was read of its first pages counts as
 * nothing then, since a rival may be on the next.
 */
export async function readService(
  ask: AskService,
  safe: SafeAccount,
  here: readonly Proposal[],
): Promise<Known<ServiceQueue>> {
  const about = await ask(`v1/safes/${safe.address}/`);
  if (about.s !== 'known') return about;
  const claims = serviceSafeIn(about.v);
  if (claims === undefined) return unknown('malformed');
  const second = await readPages(ask, 'v2', safe, here);
  const queue = isMissing(second) ? await readPages(ask, 'v1', safe, here) : second;
  return queue.s === 'known' ? known({ ...queue.v, safe: claims }) : queue;
}

function isMissing(it: Known<unknown>): boolean {
  return it.s === 'unknown' && it.why === 'notFound';
}

async function readPages(
  ask: AskService,
  api: 'v1' | 'v2',
  safe: SafeAccount,
  here: readonly Proposal[],
): Promise<Known<ServiceQueue>> {
  const entries = new Map<Hex, ServiceEntry>();
  const refused: RefusedEntry[] = [];
  let [size, offset, said] = [0, 0, undefined as bigint | undefined];
  for (let page = 0; page < mostPages; page += 1) {
    const limit = pageSizes[size] ?? 1;
    const query = `executed=false&nonce__gte=${safe.nonce}&ordering=nonce&limit=${limit}&offset=${offset}`;
    const answer = await ask(`${api}/safes/${safe.address}/multisig-transactions/?${query}`);
    const read = answer.s === 'known' ? pageIn(answer.v) : answer;
    if (read.s !== 'known') {
      if (read.s !== 'unknown' || read.why !== 'tooLarge') return read;
      if (limit === 1) {
        refused.push({ why: 'tooLarge' });
        offset += 1;
      } else size += 1;
      continue;
    }
    const { results, text } = read.v;
    said = read.v.count ?? said;
    for (const node of results) {
      const it = serviceEntryIn(node, text.slice(node.at, node.end), safe, here);
      if ('refused' in it) refused.push(it.refused);
      else entries.set(it.entry.proposal.digest, joined(entries.get(it.entry.proposal.digest), it.entry));
    }
    offset += results.length;
    const isLast = !read.v.hasNext || results.length === 0;
    if (isLast || offset >= mostProposals) {
      const isWhole = !read.v.hasNext && (said === undefined || said <= BigInt(offset));
      return known(queueOf(entries, refused, isWhole, said));
    }
  }
  return known(queueOf(entries, refused, false, said));
}

function queueOf(
  entries: ReadonlyMap<Hex, ServiceEntry>,
  refused: readonly RefusedEntry[],
  isWhole: boolean,
  said: bigint | undefined,
): ServiceQueue {
  return { entries: [...entries.values()], refused, isWhole, ...(said === undefined ? {} : { said }) };
}

/** A transaction that a service lists twice keeps the signatures of both. */
function joined(before: ServiceEntry | undefined, it: ServiceEntry): ServiceEntry {
  if (before === undefined) return it;
  const [proposal = it.proposal] = mergedProposals([before.proposal, it.proposal]);
  return { ...it, proposal };
}

type Page = Readonly<{ results: readonly JsonNode[]; hasNext: boolean; count?: bigint; text: string }>;

function pageIn(text: string): Known<Page> {
  const node = objectIn(text);
  if (node.s !== 'known') return node;
  const results = entry(node.v, 'results');
  const count = numberIn(node.v, 'count');
  if (results?.kind !== 'array') return unknown('malformed');
  const hasNext = entry(node.v, 'next') !== undefined;
  return known({ results: results.items, hasNext, text, ...(count === undefined ? {} : { count }) });
}
