/** What is said of allowances: how far the answer goes, and of one of them. */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import type { ApprovalEvents } from '@readback/core/balances/approvalEvents.ts';
import { ago } from '../../ui/time/ago.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import { shareDigits } from './shareDigits.ts';
import type { AllowancesSeen } from './useAllowances.ts';

/** How much was inspected, in words: an allowance to anybody else is not found, and that is said. */
export function coverageWords(
  seen: AllowancesSeen,
  at: { network: string; readAt: number; now: number },
): string {
  const { tokens, spenders, failed, left } = seen;
  const { network } = at;
  return [
    fill(words.checked, { tokens, spenders, network, ago: ago(at.readAt, at.now) }),
    ...(failed > 0 ? [fill(words.failed, { count: failed })] : []),
    ...(left > 0 ? [fill(words.leftOut, { count: left })] : []),
    words.bounds,
  ].join(' ');
}

/** Which events were searched. */
export function eventWords(events: ApprovalEvents, unknownTokens: number): string {
  return [
    fill(words.searched, { from: numberWords(events.from), to: numberWords(events.to) }),
    ...(events.more ? [words.moreEvents] : []),
    ...(unknownTokens > 0 ? [fill(words.unknownTokens, { count: unknownTokens })] : []),
  ].join(' ');
}

/** Until when a permission of Permit2 holds. `until` in seconds since the epoch, `now` in milliseconds. */
export function hasEnded(until: bigint | undefined, now: number): boolean {
  return until !== undefined && until * 1_000n <= BigInt(now);
}

/** How much of a holding it is. `share` is of 10,000. */
export function shareWords(share: number): string {
  const { about, percent } = shareDigits(share);
  return fill(words.share, { part: about, percent });
}
