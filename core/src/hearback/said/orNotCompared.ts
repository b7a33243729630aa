import type { Hearback } from '../../model/hearback.ts';
import type { Readback } from '../../model/readback.ts';

/** What was heard; where nobody can tell what happened, that it could not be compared with what the user said, either. */
export function orNotCompared({ incoming }: Readback, hearback: Hearback): Hearback {
  const isOpen = hearback.verdict === 'cannotTell' && hearback.said === undefined;
  if (incoming.intent === undefined || !isOpen) return hearback;
  return {
    ...hearback,
    said: { state: 'cannotCompare', differences: [] },
    says: [...hearback.says, { id: 'hearback.said.cannotCompare', args: { what: 'happened' } }],
  };
}
