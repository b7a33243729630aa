/**
 * A request as an address of this page, so that another device can recompute it. The request is behind `#`: it
 * reaches no server. A link holds the request and its digest and nothing else: no host, no setting, no origin.
 *
 * `#/check?r=v1.<base64url of digest ‖ deflated JSON>`
 */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/inbox/link.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import type { Incoming, SigningRequest } from '@readback/core/model/request.ts';
import { bodyText, readBodyText } from '@readback/core/request/frozen/bodyText.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { bad, good, type Result } from '@readback/core/text/result.ts';
import { type Hex, hexToBytes, bytesToHex } from 'viem';
import { base64url, fromBase64url } from '../data/base64url.ts';
import { deflate, inflate } from './deflate.ts';
import { rawOf } from './rawOf.ts';

/** The longest link, in characters: messengers and mail cut longer ones. */
export const mostLink = 8_000;

/** What a link may unfold to, in bytes. */
const mostJson = 65_536;

const version = 'v1.';

/**
 * The address of this page at which another device reads the same request in check mode. `page` is the page's own
 * address. An error where the request is too long for a link, or of a kind that no link carries.
 */
export async function requestLink(
  request: SigningRequest,
  page: string = location.href,
): Promise<Result<string>> {
  const text = bodyText(request.body);
  if (text === undefined) return bad(new LinkError(words.noKind));
  const json = new TextEncoder().encode(text);
  if (json.length > mostJson) return bad(tooLong(json.length));
  const packed = await deflate(json);
  const bytes = new Uint8Array(32 + packed.length);
  bytes.set(hexToBytes(request.digest));
  bytes.set(packed, 32);
  const [base = ''] = page.split('#');
  const link = `${base}#/check?r=${version}${base64url(bytes)}`;
  if (link.length > mostLink) return bad(tooLong(link.length));
  // A link that would be refused where it is opened is not a link.
  const opened = await linkIncoming(link);
  return opened.ok ? good(link) : bad(new LinkError(words.noRequest, opened.error.details));
}

/**
 * The request in a link, or in the part of it after `r=`. Hostile input: bounded in size, also unfolded; read as
 * strictly as anything pasted; and refused unless it gives the very digest that the link states.
 */
export async function linkIncoming(text: string): Promise<Result<Incoming>> {
  try {
    if (text.length > 2 * mostLink) {
      return bad(new LinkError(words.longer, fill(words.characters, { count: text.length })));
    }
    const held = /(?:^|[?&]r=)([^?&=#]*)$/.exec(text.trim())?.[1] ?? '';
    if (held === '') return bad(new LinkError(words.empty));
    if (!held.startsWith(version)) return bad(new LinkError(words.otherFormat, held.slice(0, 10)));
    const bytes = fromBase64url(held.slice(version.length));
    if (bytes === undefined || bytes.length < 33) return bad(damaged(words.notBase64));
    const digest = bytesToHex(bytes.subarray(0, 32));
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      await inflate(bytes.slice(32), mostJson),
    );
    return read(json, digest);
  } catch (error) {
    return bad(damaged(String(error).slice(0, 200)));
  }
}

function read(json: string, digest: Hex): Result<Incoming> {
  try {
    const body = readBodyText(json);
    const request = freeze(body, rawOf(body));
    if (request.digest !== digest)
      return bad(damaged(fill(words.otherDigest, { stated: digest, computed: request.digest })));
    return good({ request, origin: { via: 'link' }, receivedAt: Date.now() });
  } catch (error) {
    if (!(error instanceof ReadbackError)) throw error;
    return bad(new LinkError(fill(words.malformed, { why: errorText(error) }), error.details));
  }
}

/** What was opened is not a link with a request, or there can be none for this request. */
export class LinkError extends WordedError {
  override name = 'LinkError';

  constructor(sentence: string, details = '') {
    super(sentence, { details });
  }
}

function damaged(details: string): LinkError {
  return new LinkError(words.damaged, details);
}

function tooLong(length: number): LinkError {
  return new LinkError(words.tooLong, `${length}`);
}
