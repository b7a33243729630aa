import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/requestLog/line.ts';
import { type countHosts, isThisMachine } from './countHosts.ts';

type Counted = ReturnType<typeof countHosts>;

/** How many hosts were told something since the page was opened; the page itself may have come from one. */
export function lineWords({ away }: Counted): string {
  if (away > 0) return fill(words.hosts, { hosts: away });
  return isThisMachine(location.host) ? words.nobody : words.onlyPage;
}

/** Who was told something for one request. */
export function whoWords({ away, here }: Counted): string {
  if (away > 0) return fill(words.toldHosts, { hosts: away });
  return here ? words.toldHere : words.toldNobody;
}
