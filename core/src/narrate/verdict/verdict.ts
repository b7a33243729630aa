import type { Phrase } from '../../model/phrase.ts';
import { valueOf } from '../../model/known.ts';
import { changedByHand } from '../../check/outcome/changedByHand.ts';
import { ofThisSite, signInOf } from '../../actions/message/signIn.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Finding } from '../../model/finding.ts';
import type { Control, Unread, Verdict } from '../../model/readback.ts';
import { onlyChecked } from '../../model/ways.ts';
import { isSignedAlready } from '../../request/frozen/isSignedAlready.ts';
import { readOnly } from '../../request/frozen/readOnly.ts';

/**
 * The verdict: Stop before Not fully read before Caution before Read back. Pending until decoding, effects and
 * checks have come to an end, whatever has fired by that time.
 */
export function verdictOf(view: Evidence, findings: readonly Finding[], unread: readonly Unread[]): Verdict {
  if (isPending(view, findings)) return 'pending';
  const fired = new Set(
    findings.flatMap((it) => (it.outcome === 'fired' && it.muted !== true ? [it.severity] : [])),
  );
  if (fired.has('stop')) return 'stop';
  if (unread.length > 0) return 'notFullyRead';
  return fired.has('caution') ? 'caution' : 'read';
}

/**
 * How it may be signed. Nothing while pending; never here for a sign-in at another site, for a request that is only
 * checked, for what was run in a state changed by hand, for what is signed already, and for kinds that no wallet lets a page ask for; a held press where something is wrong or unread.
 */
export function controlOf(view: Evidence, verdict: Verdict): Control {
  const { request } = view.incoming;
  const never = readOnly(request.body);
  if (never !== undefined) {
    const mined = isSignedAlready(request.body) && view.incoming.mined !== undefined;
    return { kind: 'none', why: whyNever(mined ? 'mined' : never) };
  }
  const checked = onlyChecked(view.incoming);
  if (checked !== undefined) return { kind: 'none', why: { id: checked.control, args: {} } };
  if (changedByHand(view) !== undefined) {
    return { kind: 'none', why: { id: 'control.changedByHand', args: {} } };
  }
  const signIn = signInOf(view);
  const asking = view.incoming.origin.verified ?? valueOf(view.session)?.host;
  const here = signIn.kind === 'signIn' && asking !== undefined && ofThisSite(signIn, asking);
  // A malformed one may still be accepted by the site that it names, and this page asks for none itself.
  if (signIn.kind !== 'none' && !here && view.session.s !== 'pending') {
    return { kind: 'none', why: { id: 'control.otherSite', args: {} } };
  }
  if (verdict === 'pending') return { kind: 'wait' };
  return { kind: verdict === 'stop' || verdict === 'notFullyRead' ? 'hold' : 'press' };
}

/** Why a request is never handed to a wallet, in words. */
export function whyNever(never: NonNullable<ReturnType<typeof readOnly>> | 'mined'): Phrase {
  if (never === 'domainLacksField')
    return { id: 'control.domainLacksField', args: { fields: 'request.missing' } };
  return { id: `control.${never}`, args: {} };
}

function isPending(view: Evidence, findings: readonly Finding[]): boolean {
  const { decode, label, simulate } = view.stations;
  if (decode === 'pending' || label === 'pending' || simulate === 'pending') return true;
  return findings.some((finding) => finding.outcome === 'pending');
}
