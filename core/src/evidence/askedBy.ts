import type { FactId } from '../model/fact.ts';
import { wayOf } from '../model/ways.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Evidence } from './evidence.ts';

/**
 * The host of the site that asks: as the browser says; else as the user says, who saw it; else the page that this is read
 * on. Unknown where nobody has said, as on the command line.
 */
export function siteThatAsks({ incoming, session }: Pick<Evidence, 'incoming' | 'session'>): Known<string> {
  const { site, verified } = incoming.origin;
  if (verified !== undefined) return known(verified);
  if (site !== undefined) return known(site);
  if (session.s !== 'known') return session;
  return session.v.host === '' ? unknown('notAsked') : known(session.v.host);
}

/** Whether the browser or the user says which site is asking: the page on which a text is read does not. */
export function isSiteKnown({ incoming: { origin } }: Pick<Evidence, 'incoming'>): boolean {
  return origin.verified !== undefined || origin.site !== undefined;
}

/** The fact that shows the site that asks. */
export function siteThatAsksFact({ incoming }: Pick<Evidence, 'incoming'>): FactId {
  if (incoming.origin.verified !== undefined) return 'origin.verified';
  return incoming.origin.site === undefined ? 'session.host' : 'origin.site';
}

/**
 * Whether nothing says that another site than `site` asks for a log-in there. What an asker says of itself may be a lie,
 * so that this makes nothing calm.
 */
export function isOtherSite(view: Evidence, site: string, here: string): boolean {
  const { via, claimed, site: said, verified } = view.incoming.origin;
  if (said !== undefined || verified !== undefined) return false;
  if (here === '') return true;
  return claimed === undefined ? wayOf(via).isOfUser : isPartOf(site, claimed);
}

/** Whether a name is in a host, as a label or at the beginning of one. */
export function isPartOf(name: string, host: string): boolean {
  return host
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .some((it) => it === name || it.split(/[.:-]/).includes(name));
}
