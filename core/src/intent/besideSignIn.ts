import type { Siwe } from '../request/message/siwe.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isSameSite } from '../evidence/namedSite.ts';
import { factOfResource } from '../model/factIds.ts';
import type { FactId } from '../model/fact.ts';

/**
 * What a sign-in (EIP-4361) names besides the site. `powers`: it gives some (ERC-5573). `others`: something of another site.
 * `open`: a page or a resource of which no check can tell what it is for.
 */
export function besideSignIn(
  view: Evidence,
  siwe: Siwe,
): Readonly<{ powers: boolean; others: readonly FactId[]; open: readonly FactId[] }> {
  const isPower = (resource: string) => /^urn:recap:/i.test(resource);
  const [others, open]: [FactId[], FactId[]] = [[], []];
  if (!isOfSigningIn(onWeb(siwe.uri)?.page)) open.push('siwe.uri');
  for (const [at, resource] of siwe.resources.entries()) {
    if (isPower(resource)) continue;
    const named = onWeb(resource);
    const isHere = named !== undefined && isSameSite(view, named.host, siwe.domain);
    if (isHere && isOfSigningIn(named.page)) continue;
    // A host alone says who helps with the sign-in; whatever it names there is something else than this site.
    const isElsewhere = named !== undefined && !isHere && named.page !== '';
    (isElsewhere ? others : open).push(factOfResource(at));
  }
  return { powers: siwe.resources.some(isPower), others, open };
}

/** The host of an address of the web, and what is behind it. */
function onWeb(uri: string): Readonly<{ host: string; page: string }> | undefined {
  const [, host, page = ''] = /^https?:\/\/([^/?#]+)\/?(.*)$/i.exec(uri) ?? [];
  return host === undefined ? undefined : { host, page };
}

/** Whether a page is one on which people sign in, or terms that belong to it: any other one may be what is signed for. */
function isOfSigningIn(page: string | undefined): boolean {
  return page !== undefined && usual.test(page);
}

const usual =
  /^(?:#?\/?(?:(?:sign|log)[-_]?(?:in|on|up)|siwe|auth|connect|welcome|home|app|terms(?:-(?:of-(?:service|use)|and-conditions))?|tos|privacy(?:-policy)?|legal|policy|policies)(?:\.html?|\.pdf)?\/?){0,3}#?\/?$/i;
