import { wayOf } from '@readback/core/model/ways.ts';
import type { Readback } from '@readback/core/model/readback.ts';

/** Rules whose answer depends on which site asks. */
const rules: ReadonlySet<string> = new Set([
  'messages.otherSite',
  'messages.malformedSignIn',
  'messages.elsewhere',
  'signatures.logIn',
]);

/** Whether it would help to know which site asks: something logs in, and it is no request of this page's own. */
export function asksForSite({ incoming, findings }: Pick<Readback, 'incoming' | 'findings'>): boolean {
  const { via, site } = incoming.origin;
  if (site !== undefined) return true;
  if (wayOf(via).isOfPage) return false;
  return findings.some(
    ({ rule, outcome }) => rules.has(rule) && (outcome === 'fired' || outcome === 'unknown'),
  );
}
