/** What is said of allowances: how far the answer goes, and of one of them. */
import type { ApprovalEvents } from '@readback/core/balances/approvalEvents.ts';
import { ago } from '../ui/ago.ts';
import type { AllowancesSeen } from './useAllowances.ts';

/** How much was looked at, in words: an allowance to anybody else is not found, and that is said. */
export function coverageWords(
  seen: AllowancesSeen,
  at: { network: string; readAt: number; now: number },
): string {
  const { tokens, spenders, failed, left } = seen;
  const looked = `Looked at ${count(tokens, 'token')} × ${count(spenders, 'spender')} on ${at.network}, ${ago(at.readAt, at.now)}.`;
  const unread = failed > 0 ? ` ${failed} could not be read.` : '';
  const more = left > 0 ? ` ${left} were left out: too many.` : '';
  return `${looked}${unread}${more} An allowance of another token or to anyone else would not be found; single items of collections are not looked at.`;
}

/** Which events were looked through. */
export function eventWords(events: ApprovalEvents, unknownTokens: number): string {
  const range = `Events of blocks ${events.from} to ${events.to} were looked through.`;
  const cut = events.more ? ' There were more than are kept.' : '';
  const others =
    unknownTokens > 0
      ? ` ${count(unknownTokens, 'contract')} that you do not know announced an approval of yours: anybody can announce one. Add a token by its address to look at it.`
      : '';
  return `${range}${cut}${others}`;
}

/** Until when a permission of Permit2 holds. `until` in seconds since the epoch, `now` in milliseconds. */
export function hasEnded(until: bigint | undefined, now: number): boolean {
  return until !== undefined && until * 1_000n <= BigInt(now);
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`;
}
