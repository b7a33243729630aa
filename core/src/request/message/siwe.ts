import type { Problem } from '../../text/problem.ts';
import type { Address } from 'viem';
import { checksummed } from '../../text/address.ts';
import { ReadbackError } from '../../text/errors.ts';

/** A point in time as the message writes it (RFC 3339), and in whole seconds since the epoch. */
export type SiweTime = Readonly<{ text: string; seconds: bigint }>;

/** The fields of a sign-in message. All texts are foreign. `domain` is an authority: it may hold a port or an `@`. */
export type Siwe = Readonly<{
  scheme?: string;
  domain: string;
  address: Address;
  statement?: string;
  uri: string;
  chainId: number;
  nonce: string;
  issuedAt: SiweTime;
  expirationTime?: SiweTime;
  notBefore?: SiweTime;
  requestId?: string;
  resources: readonly string[];
}>;

/** `malformed`: it says that it is a sign-in message, but sites and wallets could read different things in it. */
export type ReadSiwe =
  | Readonly<{ kind: 'signIn'; siwe: Siwe }>
  | Readonly<{ kind: 'malformed'; error: ReadbackError }>;

/**
 * Reads a sign-in message by the ABNF of EIP-4361, strictly: one line a field, in order, nothing else. Null if the
 * text does not claim to be one. One that says it in other letters, or for the account of another network, claims it.
 */
export function readSiwe(text: string): ReadSiwe | null {
  if (!claimForm.test(text)) return null;
  try {
    return { kind: 'signIn', siwe: read({ text, lines: text.split('\n'), at: 0 }) };
  } catch (error) {
    if (error instanceof SiweError) return { kind: 'malformed', error };
    throw error;
  }
}

/** A sign-in message that does not follow EIP-4361. */
export class SiweError extends ReadbackError {
  override name = 'SiweError';
}

const claim = ' wants you to sign in with your Ethereum account:';

const claimForm = /\bwants\s+you\s+to\s+sign\s+in\s+with\s+your\s+(?:\S{1,40}\s+)?account\b/i;

/** What a line should be: a field by its name, or in our words. */
type What = string | Problem;

type Lines = { readonly text: string; readonly lines: readonly string[]; at: number };

function read(lines: Lines): Siwe {
  const header = take(lines, headerForm, { id: 'siwe.theSite' });
  const address = take(lines, /^(?<all>0x[0-9a-fA-F]{40})$/, { id: 'siwe.theAccount' })['all'] ?? '';
  if (checksummed(address) !== address) throw wrong(lines, { id: 'siwe.theChecksum' }, -1);
  take(lines, /^$/, { id: 'siwe.emptyLine' });
  const statement =
    peek(lines) === '' ? undefined : take(lines, statementForm, { id: 'siwe.theStatement' })['all'];
  take(lines, /^$/, { id: 'siwe.emptyLine' });
  const uri = field(lines, 'URI', uriForm);
  field(lines, 'Version', /^1$/);
  const chainId = chainIdOf(lines);
  const nonce = field(lines, 'Nonce', /^[A-Za-z0-9]{8,}$/);
  const siwe = {
    ...(header['scheme'] === undefined ? {} : { scheme: header['scheme'] }),
    domain: header['domain'] ?? '',
    address: checksummed(address),
    ...(statement === undefined ? {} : { statement }),
    uri,
    chainId,
    nonce,
    issuedAt: timeOf(lines, 'Issued At'),
    ...maybe(lines, 'expirationTime', 'Expiration Time', timeOf),
    ...maybe(lines, 'notBefore', 'Not Before', timeOf),
    ...maybe(lines, 'requestId', 'Request ID', (it, name) => field(it, name, requestIdForm)),
    resources: resourcesOf(lines),
  };
  if (lines.at < lines.lines.length) throw wrong(lines, { id: 'siwe.theEnd' });
  return siwe;
}

const headerForm = new RegExp(
  `^(?:(?<scheme>[A-Za-z][A-Za-z0-9+.-]*)://)?(?<domain>(?:[A-Za-z0-9._~!$&'()*+,;=:@\\[\\]-]|%[0-9a-fA-F]{2})+)${claim}$`,
);
const statementForm = /^(?<all>[A-Za-z0-9._~:/?#[\]@!$&'()*+,;= -]+)$/;
const uriForm = /^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]|%[0-9a-fA-F]{2})*$/;
const requestIdForm = /^(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9a-fA-F]{2})*$/;
const timeForm =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[Tt](?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})(?:\.\d+)?(?:[Zz]|(?<sign>[+-])(?<offsetHour>\d{2}):(?<offsetMinute>\d{2}))$/;

function peek(lines: Lines): string | undefined {
  return lines.lines[lines.at];
}

function take(lines: Lines, form: RegExp, what: What): Record<string, string | undefined> {
  const found = form.exec(peek(lines) ?? '\n');
  if (found === null) throw wrong(lines, what);
  lines.at += 1;
  return found.groups ?? {};
}

function field(lines: Lines, name: string, form: RegExp): string {
  const line = peek(lines);
  if (line === undefined || !line.startsWith(`${name}: `)) throw wrong(lines, name);
  const value = line.slice(name.length + 2);
  if (!form.test(value)) throw wrong(lines, name);
  lines.at += 1;
  return value;
}

function maybe<const Key extends string, Value>(
  lines: Lines,
  key: Key,
  name: string,
  readField: (lines: Lines, name: string) => Value,
): { [K in Key]?: Value } {
  if (!peek(lines)?.startsWith(`${name}: `)) return {};
  return { [key]: readField(lines, name) } as { [K in Key]?: Value };
}

function chainIdOf(lines: Lines): number {
  const chainId = Number(field(lines, 'Chain ID', /^[0-9]{1,40}$/));
  if (!Number.isSafeInteger(chainId)) throw wrong(lines, { id: 'siwe.validChain' }, -1);
  return chainId;
}

function timeOf(lines: Lines, name: string): SiweTime {
  const text = field(lines, name, timeForm);
  const parts = timeForm.exec(text)?.groups ?? {};
  const part = (key: string): number => Number(parts[key] ?? 0);
  const date = new Date(0);
  date.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  const real = date.getUTCMonth() === part('month') - 1 && date.getUTCDate() === part('day');
  const inRange = part('hour') < 24 && part('minute') < 60 && part('second') < 61;
  if (!real || !inRange || part('offsetHour') > 23 || part('offsetMinute') > 59) {
    throw wrong(lines, { id: 'siwe.realTime', args: { name } }, -1);
  }
  date.setUTCHours(part('hour'), part('minute'), part('second'));
  const offset = (part('offsetHour') * 60 + part('offsetMinute')) * 60 * (parts['sign'] === '-' ? -1 : 1);
  return { text, seconds: BigInt(date.getTime() / 1000 - offset) };
}

function resourcesOf(lines: Lines): readonly string[] {
  if (peek(lines) !== 'Resources:') return [];
  lines.at += 1;
  const resources: string[] = [];
  while (lines.at < lines.lines.length) {
    const line = peek(lines) ?? '';
    if (!line.startsWith('- ') || !uriForm.test(line.slice(2))) throw wrong(lines, { id: 'siwe.aResource' });
    resources.push(line.slice(2));
    lines.at += 1;
  }
  return resources;
}

function wrong(lines: Lines, what: What, back = 0): SiweError {
  const line = lines.at + back;
  return new SiweError(
    { id: 'siwe.line', args: { line: line + 1, what } },
    {
      details: 'EIP-4361',
      at: lines.lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0),
    },
  );
}
