import { factOfStep } from '../model/factIds.ts';
import { signedFieldsOf } from '../evidence/purpose/signedFields.ts';
import type { SignedGap } from '../evidence/purpose/typedFields.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Unread } from '../model/readback.ts';

/** What nothing explains of typed data: its form, or single fields of a form that is known. */
export function signedUnread(view: Evidence): readonly Unread[] {
  if (view.stations.decode === 'pending' || view.stations.label === 'pending') return [];
  return signedFieldsOf(view).unread.map((gap) => ({
    id: `signed.${gap.fact ?? gap.step.id}`,
    gap: factGaps.has(gap.why) ? 'fact' : 'bytes',
    says: saysOf(gap),
    why: { id: 'unread.signed', args: { why: gap.why } },
    retry: false,
  }));
}

/** The form is known, and only the contract, or whoever keeps the order, could say the rest. */
const factGaps: ReadonlySet<SignedGap['why']> = new Set(['domain', 'unasked', 'keeper']);

function saysOf({ why, fact, step }: SignedGap): Phrase {
  if (why === 'hidden' && fact !== undefined) return { id: 'unread.signedField', args: { field: fact } };
  return { id: 'unread.signedForm', args: { form: factOfStep(step.id, 'fn') } };
}
