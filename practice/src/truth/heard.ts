import { hearTransaction } from '@readback/core/hearback/transaction/transaction.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import type { Address } from 'viem';
import type { Finding } from './compare.ts';
import { lacking } from './lacking.ts';
import type { Receipt } from './node.ts';

/** What hearback says in the end of the transaction that carried a request out. */
export async function heard(
  readback: Readback,
  {
    url,
    without,
    account,
    receipt,
  }: Readonly<{ url: string; without: readonly string[]; account: Address; receipt: Receipt }>,
): Promise<Hearback | undefined> {
  const answer = { account, hash: receipt.transactionHash };
  const world = lacking(rpcWorld(url), without, url);
  const over = new AbortController();
  let last: Hearback | undefined;
  for await (const it of hearTransaction(readback, answer, world, over.signal, atOnce)) last = it;
  return last;
}

const atOnce = { first: 1, growth: 1, most: 1, unseen: 5, gone: 2, stuck: 5, settle: 1, deep: 0 };

/**
 * Whether hearback and the chain agree: what came as it was read is never called different, and what came otherwise
 * never as read. Nothing is said where hearback cannot tell.
 */
export function heardFinding(
  hearback: Hearback | undefined,
  findings: readonly Finding[],
): readonly Finding[] {
  if (hearback === undefined || hearback.verdict === 'cannotTell') return [];
  const { verdict, effects, lines } = hearback;
  // What was announced may be called either: it was read back as one or the other.
  if (findings.some(({ is, details }) => is === 'announced' && details !== undefined)) return [];
  const otherwise = findings.some(({ is }) => is === 'wrong' || is === 'drawn');
  const alarm = verdict === 'different' || effects === 'different' || effects === 'reverted';
  const details = `${verdict}, ${effects}`;
  // More than was read back is not an alarm: it is enough that a line says so.
  const right = otherwise ? alarm || lines.some((line) => !line.same) : !alarm;
  if (right) return [{ is: 'equal', what: 'hearback' }];
  return effects === 'cannotTell' || effects === 'notApplicable'
    ? [{ is: 'announced', what: 'hearback', details }]
    : [{ is: 'wrong', what: 'hearback', details }];
}
