import { isFundsShaped } from '../../actions/approvals/fundsShaped.ts';
import { otherDigest } from '../../fingerprint/libraries/otherDigest.ts';
import { ReadbackError } from '../../text/errors.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A rule on typed data that is not the same to every wallet. */
export const otherDigests: readonly Rule[] = [
  {
    id: 'signatures.otherDigest',
    severity: 'stop',
    needs: ['request.json'],
    readsSteps: false,
    neverMuted: true,
    run,
  },
];

/** What some wallets would sign instead of what is shown; null if the JSON of the request cannot be read. */
export const signedOtherwise = memoizePerRequest(({ incoming }) => {
  const { body } = incoming.request;
  if (body.kind !== 'typedData') return undefined;
  try {
    return otherDigest(body.json);
  } catch (error) {
    if (error instanceof ReadbackError) return null;
    throw error;
  }
});

function run(view: Evidence): readonly RuleAnswer[] {
  const { body } = view.incoming.request;
  if (body.kind !== 'typedData') return [];
  const other = signedOtherwise(view);
  if (other === null) return [{ outcome: 'unknown', missing: ['request.json'] }];
  if (other === undefined) return [clear()];
  // A permit that is not one by its types here would be one there.
  const harmless = other.only !== 'sizes' || !isFundsShaped(body.typed);
  const only = harmless ? other.only : undefined;
  const says =
    only !== undefined
      ? ({ id: 'signatures.otherDigest.saysForm', args: { how: only } } as const)
      : other.primaryType === body.typed.primaryType
        ? ({ id: 'signatures.otherDigest.saysDomain', args: {} } as const)
        : ({
            id: 'signatures.otherDigest.says',
            args: { other: 'request.otherType', shown: 'request.type' },
          } as const);
  return [
    {
      outcome: 'fired',
      severity: only !== undefined ? 'caution' : 'stop',
      facts: 'other' in says.args ? ['request.otherType', 'request.type'] : [],
      says,
      why: {
        id: only !== undefined ? 'signatures.otherDigest.whyForm' : 'signatures.otherDigest.why',
        args: {},
      },
      remedy: only !== undefined ? { id: 'signatures.oddDomain.remedy', args: {} } : 'reject',
    },
  ];
}
