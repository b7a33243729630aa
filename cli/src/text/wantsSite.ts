import type { Readback } from '@readback/core/model/readback.ts';

/** Whether a finding stands, or stays open, until someone says which site asks: `--site` says it. */
export function wantsSite({ findings }: Readback): boolean {
  return findings.some(
    (it) =>
      (it.rule === 'messages.otherSite' && it.outcome === 'unknown') ||
      (it.outcome === 'fired' &&
        it.remedy?.id === 'messages.anyUse.remedy' &&
        it.remedy.args.how === 'unasked'),
  );
}
