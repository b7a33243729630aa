import { isAmong, same } from '@readback/core/ledger/account.ts';
import type { Proposal } from '@readback/core/safe/proposal.ts';
import type { Queued } from '@readback/core/safe/queue.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import * as words from '@readback/phrases/words/cli/safe.ts';
import { machineClock } from '@readback/server/scripts/clock.ts';
import type { Address, Hex } from 'viem';
import type { SafeOptions } from '../options/readOptions.ts';
import { decider } from '../serve/decider.ts';
import { type Policy, readPolicy } from '../serve/policy.ts';
import { resultIn, signerAt } from '../serve/signer.ts';
import { UsageError } from '../usageError.ts';

/** What `readback safe --sign` is told. */
export type SignOptions = SafeOptions & Required<Pick<SafeOptions, 'sign'>>;

/** The answer of an owner's signer: the proposal with the signature, or why there is none. */
export type Signed = Readonly<{ ok: true; owner: Address; proposal: Proposal } | { ok: false; why: string }>;

/**
 * Asks an owner's signer for its signature of one proposal, as `readback serve` asks it: the request is read again, and only
 * what the policy allows is passed on.
 *
 * @throws {UsageError} where nobody can be asked: the account is not an owner, has signed, or the policy has limits for a day,
 * which a command that ends cannot keep
 */
export async function signProposal(
  safe: SafeAccount,
  { proposal, agreement }: Queued,
  { chainId, rpc, from, sign }: SignOptions,
  { cwd, note }: Readonly<{ cwd: string; note: (line: string) => void }>,
): Promise<Signed> {
  const { policy, isAsRead } = await readPolicy(sign.policy, cwd);
  if (hasDailyLimit(policy)) throw new UsageError(words.signPerDay);
  if (policy.networks?.includes(chainId) === false) throw new UsageError(words.signNetwork);
  const signer = signerAt(sign.signer, machineClock);
  const accounts = await signer.accounts().catch((cause: unknown) => {
    throw new UsageError(words.signerSilent, { cause });
  });
  const owners = safe.owners.map(({ account }) => account);
  const able = accounts.filter((it) => isAmong(it, owners) && (from === undefined || same(it, from)));
  const [owner, other] = able;
  if (owner === undefined) throw new UsageError(words.signNotOwner, { details: accounts.join(', ') });
  if (other !== undefined) throw new UsageError(words.signWhich, { details: able.join(', ') });
  if (agreement.agreed.some((it) => same(it.owner, owner)))
    throw new UsageError(words.signedAlready, { details: owner });
  const decide = decider({ policy, isAsRead, signer, node: rpc, chainId, clock: machineClock, note });
  const outcome = await decide(JSON.stringify(walletCall(proposal.request, owner)), () => true);
  const given = resultIn(outcome);
  if (typeof given !== 'string') return { ok: false, why: messageIn(outcome) };
  const claimed = [...proposal.claimed, { packed: given as Hex, owner }];
  return { ok: true, owner, proposal: { ...proposal, claimed } };
}

/** What counts over a day has to be kept by whoever goes on running. */
function hasDailyLimit({ mostValuePerDay, tokens = [] }: Policy): boolean {
  return mostValuePerDay !== undefined || tokens.some(({ mostPerDay }) => mostPerDay !== undefined);
}

function messageIn(outcome: string): string {
  const { error } = JSON.parse(`{${outcome}}`) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : words.signerOdd;
}
