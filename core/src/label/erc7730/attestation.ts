import {
  type Address,
  encodePacked,
  type Hex,
  keccak256,
  recoverTypedDataAddress,
  serializeSignature,
  stringToHex,
  zeroAddress,
} from 'viem';
import { readJson } from '../../request/readJson.ts';
import { checksummed } from '../../text/address.ts';
import type { Descriptor } from './descriptor.ts';
import { canonicalJson } from './jcs.ts';
import { type Json, jsonOf, member, memberAt, textOf } from './json.ts';

/** The schema of ERC-8176 in the Ethereum Attestation Service: `bytes32 descriptorHash`. */
export const attestationSchema = '0xe023eef113c1670774801c34b377fdf612dd8a4d2fa92fe382e15bd91fafb5c2';

/**
 * What an attestation says. `attested`: this auditor signed exactly this descriptor, includes resolved, at `time`
 * (seconds since the epoch). Else why it says nothing of it; `otherDescriptor` is the usual one: a file was changed, or
 * the auditor signed it before its includes were put in.
 */
export type Attestation =
  | Readonly<{ kind: 'attested'; auditor: Address; time: bigint; uid: Hex; revocable: boolean }>
  | Readonly<{
      kind: 'none';
      why: 'malformed' | 'otherSchema' | 'badSignature' | 'otherDescriptor' | 'expired';
      auditor?: Address;
      signedHash?: Hex;
    }>;

/** `descriptorHash` of ERC-8176: keccak256 of the canonical JSON (RFC 8785) of the descriptor, includes resolved. */
export function descriptorHash({ root }: Pick<Descriptor, 'root'>): Hex {
  return keccak256(stringToHex(canonicalJson(root)));
}

/**
 * Verifies an off-chain attestation of ERC-8176 (EAS, version 2) for a descriptor. The types that are signed are those
 * of EAS, whatever the file says. Whether the auditor is one that the user trusts is not decided here, and a revocation
 * on chain is not seen.
 *
 * @param now seconds since the epoch
 */
export async function verifyAttestation(
  text: string,
  descriptor: Pick<Descriptor, 'root'>,
  now: bigint,
): Promise<Attestation> {
  const read = readAttestation(text);
  if (read === undefined) return { kind: 'none', why: 'malformed' };
  const { message, signature, signer, uid } = read;
  if (message.schema !== attestationSchema) return { kind: 'none', why: 'otherSchema' };
  const recovered = await recover(message, signature);
  if (recovered === undefined || recovered !== signer || uidOf(message) !== uid)
    return { kind: 'none', why: 'badSignature' };
  const said = { auditor: signer, signedHash: message.data } as const;
  if (message.expirationTime !== 0n && message.expirationTime <= now)
    return { kind: 'none', why: 'expired', ...said };
  if (message.data !== descriptorHash(descriptor)) return { kind: 'none', why: 'otherDescriptor', ...said };
  return { kind: 'attested', auditor: signer, time: message.time, uid, revocable: message.revocable };
}

const domain = {
  name: 'EAS Attestation',
  version: '0.26',
  chainId: 1,
  verifyingContract: '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
} as const;

const types = {
  Attest: [
    { name: 'version', type: 'uint16' },
    { name: 'schema', type: 'bytes32' },
    { name: 'recipient', type: 'address' },
    { name: 'time', type: 'uint64' },
    { name: 'expirationTime', type: 'uint64' },
    { name: 'revocable', type: 'bool' },
    { name: 'refUID', type: 'bytes32' },
    { name: 'data', type: 'bytes' },
    { name: 'salt', type: 'bytes32' },
  ],
} as const;

type Message = Readonly<{
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

type Signature = Readonly<{ r: Hex; s: Hex; yParity: 0 | 1 }>;

async function recover(message: Message, signature: Signature): Promise<Address | undefined> {
  try {
    return await recoverTypedDataAddress({
      domain,
      types,
      primaryType: 'Attest',
      message,
      signature: serializeSignature(signature),
    });
  } catch {
    return undefined;
  }
}

/** The id that EAS gives an off-chain attestation of version 2. */
function uidOf(it: Message): Hex {
  return keccak256(
    encodePacked(
      [
        'uint16',
        'bytes',
        'address',
        'address',
        'uint64',
        'uint64',
        'bool',
        'bytes32',
        'bytes',
        'bytes32',
        'uint32',
      ],
      [
        it.version,
        stringToHex(it.schema),
        it.recipient,
        zeroAddress,
        it.time,
        it.expirationTime,
        it.revocable,
        it.refUID,
        it.data,
        it.salt,
        0,
      ],
    ),
  );
}

type Read = Readonly<{ message: Message; signature: Signature; signer: Address; uid: Hex }>;

function readAttestation(text: string): Read | undefined {
  if (text.length > 20_000) return undefined;
  try {
    const root = jsonOf(readJson(text));
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
  return Object.entries(domain).every(
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
  const text = textOf(it)?.toLowerCase() ?? '';
  return /^0x[0-9a-f]*$/.test(text) && text.length === 2 + size * 2 ? (text as Hex) : undefined;
}

function secondsIn(it: Json | undefined): bigint | undefined {
  const text = String(textOrNumber(it));
  return /^[0-9]{1,20}$/.test(text) && BigInt(text) < 2n ** 64n ? BigInt(text) : undefined;
}

function textOrNumber(it: Json | undefined): string | number | undefined {
  return typeof it === 'string' || typeof it === 'number' ? it : undefined;
}
