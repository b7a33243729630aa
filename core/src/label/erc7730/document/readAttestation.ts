import type { Address, Hex } from 'viem';
import { readJson } from '../../../text/json/readJson.ts';
import { checksummed } from '../../../text/address.ts';
import { type Json, plainJson, member, memberAt, jsonText } from './json.ts';

/** The domain of off-chain attestations of EAS on Ethereum. */
export const easDomain = {
  name: 'EAS Attestation',
  version: '0.26',
  chainId: 1,
  verifyingContract: '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
} as const;

export type Message = Readonly<{
  version: number;
  schema: Hex;
  recipient: Address;
  time: bigint;
  expirationTime: bigint;
  revocable: boolean;
  refUID: Hex;
  data: Hex;
  salt: Hex;
}>;

export type Signature = Readonly<{ r: Hex; s: Hex; yParity: 0 | 1 }>;

export type SignedAttestation = Readonly<{
  message: Message;
  signature: Signature;
  signer: Address;
  uid: Hex;
}>;

/** Reads the file of an off-chain attestation. Undefined for anything else: it is a stranger's. */
export function readAttestation(text: string): SignedAttestation | undefined {
  if (text.length > 20_000) return undefined;
  try {
    const root = plainJson(readJson(text));
    const sig = member(root, 'sig');
    const message = messageIn(member(sig, 'message'));
    const signature = signatureIn(member(sig, 'signature'));
    const signer = hexIn(member(root, 'signer'), 20);
    const uid = hexIn(member(sig, 'uid'), 32);
    if (!message || !signature || !signer || !uid || !isEas(sig)) return undefined;
    return { message, signature, signer: checksummed(signer), uid };
  } catch {
    return undefined;
  }
}

function isEas(sig: Json | undefined): boolean {
  return Object.entries(easDomain).every(
    ([key, value]) =>
      String(textOrNumber(memberAt(sig, 'domain', key))).toLowerCase() === String(value).toLowerCase(),
  );
}

function messageIn(it: Json | undefined): Message | undefined {
  const version = member(it, 'version');
  const [schema, refUID, salt, data] = ['schema', 'refUID', 'salt', 'data'].map((key) =>
    hexIn(member(it, key), 32),
  );
  const recipient = hexIn(member(it, 'recipient'), 20);
  const [time, expirationTime] = ['time', 'expirationTime'].map((key) => secondsIn(member(it, key)));
  const revocable = member(it, 'revocable');
  if (version !== 2 || !schema || !refUID || !salt || !data || !recipient) return undefined;
  if (time === undefined || expirationTime === undefined || typeof revocable !== 'boolean') return undefined;
  return { version, schema, recipient, time, expirationTime, revocable, refUID, data, salt };
}

function signatureIn(it: Json | undefined): Signature | undefined {
  const r = hexIn(member(it, 'r'), 32);
  const s = hexIn(member(it, 's'), 32);
  const v = member(it, 'v');
  return r && s && (v === 27 || v === 28) ? { r, s, yParity: v === 28 ? 1 : 0 } : undefined;
}

function hexIn(it: Json | undefined, size: number): Hex | undefined {
  const text = jsonText(it)?.toLowerCase() ?? '';
  return /^0x[0-9a-f]*$/.test(text) && text.length === 2 + size * 2 ? (text as Hex) : undefined;
}

function secondsIn(it: Json | undefined): bigint | undefined {
  const text = String(textOrNumber(it));
  return /^[0-9]{1,20}$/.test(text) && BigInt(text) < 2n ** 64n ? BigInt(text) : undefined;
}

function textOrNumber(it: Json | undefined): string | number | undefined {
  return typeof it === 'string' || typeof it === 'number' ? it : undefined;
}
