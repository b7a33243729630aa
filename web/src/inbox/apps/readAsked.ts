import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/inbox/apps.ts';
import type { Address } from 'viem';
import { endWaiting } from '../waiting/answerAskers.ts';
import { readCall } from '../waiting/readCall.ts';
import { invalidParams } from '../waiting/replyTo.ts';
import { changeWaiting, stillWaiting, type Waiting } from '../waiting/waiting.ts';

/**
 * Reads a call that waits, for the account and the network of its session. One that cannot be read, or that is for
 * another account or network than the session's, is answered with an error. Never rejects.
 */
export function readAsked(
  call: Waiting,
  session: Readonly<{ chainId: number; account: Address }>,
): Promise<void> {
  reading = reading.then(() => read(call, session));
  return reading;
}

/** One after the other: a flood of calls starts no flood of workers. */
let reading: Promise<void> = Promise.resolve();

async function read(
  { id, call, at }: Waiting,
  { chainId, account }: Readonly<{ chainId: number; account: Address }>,
): Promise<void> {
  const known = stillWaiting().find((it) => it.id === id);
  if (!known || known.incoming) return;
  const context = { chainId, from: account };
  const found = await readCall(call, { via: 'walletconnect', asker: id, at, context });
  if ('incoming' in found) {
    const problem = isOther(found.incoming, { chainId, account });
    return problem === undefined ? changeWaiting(id, found) : refuse(id, problem);
  }
  return refuse(id, found.problem, found.code);
}

function refuse(id: string, problem: string, code = invalidParams): void {
  changeWaiting(id, { problem });
  endWaiting(id, 'unreadable', { error: { code, message: problem } });
}

/** What is signed off chain may be for another network: its Review says so. */
function isOther(
  { request: { body } }: Incoming,
  { chainId, account }: Readonly<{ chainId: number; account: Address }>,
): string | undefined {
  const asked = askedAccount(body);
  if (asked && asked.toLowerCase() !== account.toLowerCase()) return words.otherAccount;
  return body.kind === 'transaction' && body.chainId !== chainId ? words.networkOfCall : undefined;
}
