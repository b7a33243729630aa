import { readSiwe, type SiweTime } from '../../request/message/siwe.ts';
import { messageText } from './messageText.ts';
import { memoizePerRequest } from '../../kit/memoizePerRequest.ts';
import { logInOf } from './logIn.ts';
import { wordsInText } from './words.ts';

/** A time as a text says it, in seconds since the epoch: a text that names no zone, or only a day, means any in between. */
export type SaidTime = Readonly<{ from: bigint; to: bigint }>;

/**
 * What a sign-in says of itself: by the standard (EIP-4361), or in lines of its own such as `Expires: …`. What a text
 * without a standard does not say in such a line is not found.
 */
export type SignInFields = Readonly<{
  domain?: string;
  uri?: string;
  chainId?: number;
  issued?: SaidTime;
  ends?: SaidTime;
  begins?: SaidTime;
}>;

/** Undefined for what is not a sign-in. */
export const signInFields = memoizePerRequest((view): SignInFields | undefined => {
  const text = messageText(view);
  if (text === undefined) return undefined;
  const read = readSiwe(text);
  if (read?.kind !== 'signIn') {
    const isSignIn = read !== null || (text.length <= longest && logInOf(wordsInText(text)).logsIn);
    return isSignIn ? freeFields(text.slice(0, longest)) : undefined;
  }
  const { domain, uri, chainId, issuedAt, expirationTime, notBefore } = read.siwe;
  return {
    domain,
    uri,
    chainId,
    issued: exactly(issuedAt),
    ...(expirationTime === undefined ? {} : { ends: exactly(expirationTime) }),
    ...(notBefore === undefined ? {} : { begins: exactly(notBefore) }),
  };
});

/** In UTF-16 units: sign-ins are short. */
const longest = 20_000;

function exactly({ seconds }: Pick<SiweTime, 'seconds'>): SaidTime {
  return { from: seconds, to: seconds };
}

/** What is behind the names of fields: in lines, or in a row as JSON has it. */
function freeFields(text: string): SignInFields {
  const pairs = [...text.matchAll(pair)].map(([, name = '', value = '']) => [name, value.trim()] as const);
  const said = (name: RegExp): string | undefined => pairs.find(([it]) => name.test(it))?.[1];
  const head = /^\s*(?:[a-z][a-z0-9+.-]*:\/\/)?(\S{1,253})\s+wants\s+you\s+to\s+sign\s+in\b/i.exec(text)?.[1];
  const chain = said(/^chain[ _-]?id$/i);
  const all = {
    domain: head ?? said(/^domain$/i),
    uri: said(/^ur[il]$/i),
    chainId: chain !== undefined && /^\d{1,15}$/.test(chain) ? Number(chain) : undefined,
    issued: timeIn(said(/^(?:issued(?:[ _-]?(?:at|on))?|time ?stamp|signed at|date|time)$/i)),
    ends: timeIn(said(/^(?:expir(?:es|y|ation)(?:[ _-]?(?:at|on|time|date))?|valid[ _-]?(?:until|to))$/i)),
    begins: timeIn(said(/^(?:not[ _-]?before|valid[ _-]?from)$/i)),
  };
  return Object.fromEntries(Object.entries(all).filter(([, it]) => it !== undefined));
}

/** A name and its value, each in quotes or not. */
const pair = /(?:^|[\n,{;])[\s"'*•-]*([A-Za-z][A-Za-z _-]{1,24}?)["']?\s*[:=]\s*["']?([^\n"',;}]{1,200})/g;

const day = 86_400n;
/** Seconds between Greenwich and the zone that is furthest from it. */
const furthest = 14n * 3_600n;

/** By RFC 3339, as a day, or in seconds or milliseconds since the epoch. */
function timeIn(text: string | undefined): SaidTime | undefined {
  if (text === undefined) return undefined;
  if (/^\d{10}$/.test(text)) return exactly({ seconds: BigInt(text) });
  if (/^\d{13}$/.test(text)) return exactly({ seconds: BigInt(text) / 1_000n });
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?)?(?: ?(Z|UTC|GMT|[+-]\d{2}:\d{2}))?$/i.exec(
      text,
    );
  if (parts === null) return undefined;
  const [, date, time, zone] = parts;
  const ms = Date.parse(
    `${date}T${time ?? '00:00'}${zone === undefined || /^[a-z]/i.test(zone) ? 'Z' : zone}`,
  );
  if (!Number.isFinite(ms)) return undefined;
  const at = BigInt(Math.floor(ms / 1_000));
  const around = zone === undefined ? furthest : 0n;
  return { from: at - around, to: at + around + (time === undefined ? day : 0n) };
}
