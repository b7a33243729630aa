import type { PlainProblemId, Problem } from '../../text/problem.ts';
import { parseAddress } from '../../text/address.ts';
import { ReadbackError } from '../../text/errors.ts';
import { readSiwe } from './siwe.ts';

/** What is filled in for a sign-in message, as typed; what is optional may be empty. One resource a line. */
export type SiweFields = Readonly<{
  domain: string;
  address: string;
  statement: string;
  uri: string;
  chainId: string;
  nonce: string;
  issuedAt: string;
  expirationTime: string;
  notBefore: string;
  requestId: string;
  resources: string;
}>;

export type SiweField = keyof SiweFields;

/** The message, or what is wrong with each field that needs another value. */
export type SiweDraft =
  | Readonly<{ ok: true; text: string }>
  | Readonly<{ ok: false; errors: Readonly<Partial<Record<SiweField, Problem>>> }>;

/**
 * Writes a sign-in message by the template of EIP-4361, version 1. Whatever it writes is read back by our own strict
 * reader and gives the same fields.
 *
 * @throws {ReadbackError} if it does not: a fault of this template
 */
export function siweTemplate(fields: SiweFields): SiweDraft {
  const errors = errorsOf(fields);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const text = write(fields);
  const read = readSiwe(text);
  if (read?.kind === 'signIn' && same(fields, read.siwe)) return { ok: true, text };
  throw new ReadbackError(
    { id: 'siwe.notMade' },
    {
      details: read?.kind === 'malformed' ? read.error.message : 'different meaning',
    },
  );
}

/** A nonce that nobody can guess: 96 bits of randomness in letters and digits, as EIP-4361 wants at least eight of. */
export function siweNonce(random: Uint8Array): string {
  return Array.from(random.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function write(it: SiweFields): string {
  const address = parseAddress(it.address);
  const lines = [
    `${it.domain} wants you to sign in with your Ethereum account:`,
    address.ok ? address.value : '',
    '',
    ...(it.statement === '' ? [] : [it.statement]),
    '',
    `URI: ${it.uri}`,
    'Version: 1',
    `Chain ID: ${it.chainId}`,
    `Nonce: ${it.nonce}`,
    `Issued At: ${it.issuedAt}`,
    ...line('Expiration Time', it.expirationTime),
    ...line('Not Before', it.notBefore),
    ...line('Request ID', it.requestId),
    ...(resourcesOf(it).length === 0 ? [] : ['Resources:', ...resourcesOf(it).map((each) => `- ${each}`)]),
  ];
  return lines.join('\n');
}

function line(name: string, value: string): readonly string[] {
  return value === '' ? [] : [`${name}: ${value}`];
}

function resourcesOf({ resources }: SiweFields): readonly string[] {
  return resources.split('\n').filter((each) => each !== '');
}

/** Each field is tried alone in a message that is right: what the reader refuses there is wrong with that field. */
function errorsOf(fields: SiweFields): Partial<Record<SiweField, Problem>> {
  const errors: Partial<Record<SiweField, Problem>> = {};
  const address = parseAddress(fields.address);
  if (!address.ok) errors.address = address.error.problem;
  for (const field of Object.keys(wrong) as (keyof typeof wrong)[]) {
    const value = fields[field];
    if (value === '' && optional.has(field)) continue;
    const read = readSiwe(write({ ...sample, [field]: value }));
    const fits = read?.kind === 'signIn' && same({ ...sample, [field]: value }, read.siwe);
    if (value === '' || !fits) errors[field] = { id: wrong[field] };
  }
  return errors;
}

const optional: ReadonlySet<SiweField> = new Set([
  'statement',
  'expirationTime',
  'notBefore',
  'requestId',
  'resources',
]);

const time = 'siwe.time';

const wrong = {
  domain: 'siwe.domain',
  statement: 'siwe.statement',
  uri: 'siwe.uri',
  chainId: 'siwe.chainId',
  nonce: 'siwe.nonce',
  issuedAt: time,
  expirationTime: time,
  notBefore: time,
  requestId: 'siwe.requestId',
  resources: 'siwe.resources',
} as const satisfies Partial<Record<SiweField, PlainProblemId>>;

const sample: SiweFields = {
  domain: 'app.example',
  address: '0x0000000000000000000000000000000000000000',
  statement: '',
  uri: 'https://app.example',
  chainId: '1',
  nonce: '00000000',
  issuedAt: '2026-01-31T12:00:00Z',
  expirationTime: '',
  notBefore: '',
  requestId: '',
  resources: '',
};

function same(
  fields: SiweFields,
  read: Extract<ReturnType<typeof readSiwe>, { kind: 'signIn' }>['siwe'],
): boolean {
  const address = parseAddress(fields.address);
  return (
    read.scheme === undefined &&
    read.domain === fields.domain &&
    address.ok &&
    read.address === address.value &&
    (read.statement ?? '') === fields.statement &&
    read.uri === fields.uri &&
    String(read.chainId) === fields.chainId &&
    read.nonce === fields.nonce &&
    read.issuedAt.text === fields.issuedAt &&
    (read.expirationTime?.text ?? '') === fields.expirationTime &&
    (read.notBefore?.text ?? '') === fields.notBefore &&
    (read.requestId ?? '') === fields.requestId &&
    read.resources.join('\n') === resourcesOf(fields).join('\n')
  );
}
