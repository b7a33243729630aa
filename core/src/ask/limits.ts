/** Whether the request can be made for less, and where. */
import { type Grant, grantsOf } from '../actions/approvals/grants.ts';
import { type AskFound, type AskSubject, saying } from './answer.ts';
import { asksControl, isSignature, stepsOf } from './ground.ts';
import { permissionsSaid } from './permissions.ts';
import { takeBack } from './undo.ts';

/** What its user can do for a smaller amount. What is sent or signed already can only be taken back. */
export function limits(subject: AskSubject): AskFound {
  const { readback, hearback } = subject;
  if (readback.incoming.mined !== undefined || hearback !== undefined)
    return { says: [saying({ id: 'ask.limitsDone', args: {} }), ...(takeBack(subject).says ?? [])] };
  const grants = stepsOf(subject)
    .flatMap(grantsOf)
    .filter(({ on, within }) => on && within !== true);
  const signed = isSignature(readback);
  const ways = new Set<Way>(grants.map((it) => wayOf(it, signed)));
  if (ways.size === 0) ways.add(asksControl(subject) ? 'none' : 'app');
  return {
    says: [
      ...permissionsSaid(subject),
      ...[...ways].map((how) => saying({ id: 'ask.limits', args: { how } })),
    ],
  };
}

type Way = 'field' | 'app' | 'none';

/** The field of the Review makes a call for less; what a signature says, only its maker can. */
function wayOf({ kind, signed }: Grant, isSigned: boolean): Way {
  if (kind === 'operator') return 'none';
  return kind === 'allowance' && !signed && !isSigned ? 'field' : 'app';
}
