import type { Address } from 'viem';
import { valueOf } from '@readback/core/model/known.ts';
import type { SafeAccount, SafeOwner } from '@readback/core/safe/safeAccount.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import { entryStopWords } from '@readback/phrases/serviceWords.ts';
import * as words from '@readback/phrases/words/cli/safe.ts';
import { decisiveLines } from '../text/brief/briefPage.ts';
import { foreign } from '../text/foreign.ts';
import { blank, type Line, line } from '../text/line.ts';
import type { ReadQueue, ReadQueued } from './readQueue.ts';
import { type AskedService, serviceLines } from './serviceLines.ts';

/** A Safe and what waits for it, as lines: who must sign, who could act without them, and by nonce what each proposal does. */
export function queueLines(
  safe: SafeAccount,
  queue: ReadQueue,
  asked?: AskedService,
  from?: Address,
): readonly Line[] {
  const count = (template: string, list: readonly unknown[]): readonly Line[] =>
    list.length === 0 ? [] : [line(0, fill(template, { count: list.length }))];
  return [
    ...safeLines(safe),
    ...(asked === undefined ? [] : [blank, ...serviceLines(asked)]),
    ...queue.byNonce.flatMap(({ nonce, rivals }) => [
      blank,
      placeLine(safe, nonce, rivals),
      ...rivals.flatMap((it) => proposalLines(it, asked, from)),
    ]),
    ...(queue.byNonce.length === 0 ? [blank, line(0, words.nothing)] : []),
    ...(queue.byNonce.length > 1 ? [blank, line(0, words.eachAsNext)] : []),
    ...(queue.gaps.length === 0 ? [] : [line(0, fill(words.gaps, { nonces: queue.gaps.join(', ') }))]),
    ...count(words.past, queue.past),
    ...count(words.elsewhere, queue.elsewhere),
  ];
}

function safeLines(safe: SafeAccount): readonly Line[] {
  const { address, chainId, version, block, threshold, owners, nonce, modules } = safe;
  const caution = (text: string) => line(0, { text, tone: 'caution' });
  const head = {
    safe: address,
    chain: chainName(chainId),
    chainId: String(chainId),
    version: foreign(version, 20),
    block: String(block.number),
    threshold: String(threshold),
    owners: owners.length,
    nonce: String(nonce),
  };
  return [
    line(0, { text: fill(words.head, head), tone: 'strong' }),
    ...owners.map((it) => line(2, ownerWords(it))),
    ...modules.list.map((module) => caution(fill(words.module, { module }))),
    ...(modules.isWhole ? [] : [caution(words.moreModules)]),
    ...(safe.guard === undefined ? [] : [caution(fill(words.guard, { guard: safe.guard }))]),
    ...(safe.moduleGuard === undefined
      ? []
      : [line(0, fill(words.moduleGuard, { guard: safe.moduleGuard }))]),
    ...(safe.singleton.isShipped
      ? []
      : [caution(fill(words.unknownCode, { singleton: safe.singleton.address }))]),
    ...(safe.fallbackHandler?.isShipped === false
      ? [caution(fill(words.unknownHandler, { handler: safe.fallbackHandler.address }))]
      : []),
  ];
}

function ownerWords({ account, code, safe }: SafeOwner): string {
  const kind = safe === undefined ? (valueOf(code)?.state ?? 'open') : 'safe';
  return fill(words.owner, {
    owner: account,
    kind,
    threshold: String(safe?.threshold ?? 0n),
    owners: safe?.owners.length ?? 0,
  });
}

function placeLine({ nonce: next }: SafeAccount, nonce: bigint, rivals: readonly ReadQueued[]): Line {
  const values = { nonce: String(nonce), place: nonce === next ? 'next' : 'later', count: rivals.length };
  const isContested = rivals.length > 1;
  const text = fill(isContested ? words.rivals : words.place, values);
  return line(0, { text, tone: isContested ? 'caution' : 'strong' });
}

function proposalLines(it: ReadQueued, asked?: AskedService, from?: Address): readonly Line[] {
  const { proposal, readback, agreement, missing, isRejection, place, after } = it;
  const { claimedHash } = proposal.request.body;
  const own = new Set(from === undefined ? [] : [from.toLowerCase()]);
  const context = {
    took: 'safeTransaction',
    others: [],
    own,
    asked: [],
    hasNode: true,
    hasRegistry: true,
    offline: false,
  } as const;
  const caution = (template: string, values: Parameters<typeof fill>[1]) =>
    line(2, { text: fill(template, values), tone: 'caution' });
  const stop = (text: string) => line(2, { text, tone: 'stop' });
  const computed = valueOf(agreement.hash);
  const owners = agreement.agreed.map(({ owner }) => owner).join(', ');
  return [
    ...decisiveLines(readback, context).map((one) => ({ ...one, indent: 2 })),
    ...(isRejection ? [line(2, words.rejection)] : []),
    line(2, fill(words.hash, { hash: proposal.digest })),
    ...(computed === undefined || computed === proposal.digest
      ? []
      : [stop(fill(words.chainHash, { hash: computed }))]),
    ...(asked?.s === 'known' ? (asked.stops.byHash.get(proposal.digest) ?? []) : []).map((one) =>
      stop(fill(words.serviceStop, { says: foreign(entryStopWords(one), 400) })),
    ),
    ...(claimedHash === undefined || claimedHash === proposal.digest
      ? []
      : [caution(words.otherHash, { hash: claimedHash })]),
    line(2, fill(words.signed, { count: agreement.agreed.length, owners, missing, place })),
    ...(after.length === 0 ? [] : [caution(words.changedBefore, { nonces: after.join(', ') })]),
    ...agreement.unproven.map(({ owner }) => caution(words.unproven, { owner })),
    ...agreement.denied.map((owner) => caution(words.denied, { owner })),
    ...agreement.strangers.map((signer) => caution(words.stranger, { signer })),
    ...agreement.misnamed.map(({ said, by }) => caution(words.misnamed, { said, by })),
    ...agreement.faults.map(({ why, bytes }) => caution(words.fault, { why, bytes })),
  ];
}
