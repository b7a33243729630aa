import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/requestLog.ts';
import { ago } from '../ui/time/ago.ts';
import { isThisMachine } from './countHosts.ts';
import type { HostTold } from './hostsTold.ts';

/** How many questions a host was asked, and when it was asked last. `now` in milliseconds since the epoch. */
export function questionsWords({ count, at }: HostTold, now: number): string {
  return fill(words.questions, { count, ago: ago(at, Math.max(now, at)) });
}

/** On the button that shows or hides a host's questions. */
export function showWords({ count, dropped }: HostTold, open: boolean): string {
  const says = dropped > 0 ? words.showLast : words.showAll;
  return fill(says, { open: open ? 'yes' : 'no', count: count - dropped });
}

export function showOfWords(of: HostTold, open: boolean): string {
  return fill(words.showAllOf, { shown: showWords(of, open), host: of.host });
}

export function timesWords(count: number): string {
  return fill(words.times, { count });
}

export function otherNodeWords(chainId: number): string {
  return fill(words.otherNode, { chain: String(chainId) });
}

/** That nothing left this device, of hosts that are all on it. */
export function onlyHereWords(hosts: readonly HostTold[]): string {
  return fill(words.onlyHere, { count: hosts.reduce((sum, it) => sum + it.count, 0) });
}

/** Where the page itself came from. */
export function pageWords(host: string): string {
  return fill(isThisMachine(host) ? words.pageHere : words.pageLoaded, { host });
}

/** How a question ended, by its HTTP status: see `Told`. */
export function endWords(status: number | undefined): string {
  if (status === undefined) return words.ends.sent;
  if (status === 0) return words.ends.failed;
  return isAnswer(status) ? words.ends.answered : fill(words.refused, { status: String(status) });
}

/** Whether that status came with an answer. That there is nothing is one. */
export function isAnswer(status: number): boolean {
  return (status >= 200 && status < 300) || status === 404;
}
