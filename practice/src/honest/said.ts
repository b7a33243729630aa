import type { Readback } from '@readback/core/model/readback.ts';

/** What is more than a note of a readback: its verdict, the rules that spoke, and what was not read. */
export function said({ verdict, findings, unread }: Readback): string {
  const rules = findings.flatMap((it) => (it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : []));
  return [verdict, ...new Set([...rules, ...unread.map(({ id }) => id.replace(/\.0x\w+$/, ''))])].join(' ');
}
