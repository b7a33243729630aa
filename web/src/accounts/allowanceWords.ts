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
  const looked = `Checked ${count(tokens, 'token')} × ${count(spenders, 'spender')} on ${at.network}, ${ago(at.readAt, at.now)}.`;
  const unread = failed > 0 ? ` ${failed} could not be read.` : '';
  const more = left > 0 ? ` ${left} were left out: too many.` : '';
  return `${looked}${unread}${more} Allowances of other tokens or for other spenders would not be found. Approvals of single items in collections are not checked.`;
}

/** Which events were looked through. */
export function eventWords(events: ApprovalEvents, unknownTokens: number): string {
  const range = `Events of blocks ${events.from} to ${events.to} were searched.`;
  const cut = events.more ? ' There were more than Readback keeps.' : '';
  const others =
    unknownTokens > 0
      ? ` ${count(unknownTokens, 'contract')} that you do not know announced an approval of yours: anyone can announce one. Add a token by its address to check it.`
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
