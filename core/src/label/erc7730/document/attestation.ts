import { type Address, concatHex, type Hex, keccak256, numberToHex, stringToHex, zeroAddress } from 'viem';
import { eip712Hashes } from '../../../crypto/eip712.ts';
import { recover } from '../../../crypto/recover.ts';
import type { Descriptor } from './descriptor.ts';
import { canonicalJson } from './jcs.ts';
import { easDomain, type Message, readAttestation, type Signature } from './readAttestation.ts';

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
  const recovered = await signerOf(message, signature);
  if (recovered === undefined || recovered !== signer || uidOf(message) !== uid)
    return { kind: 'none', why: 'badSignature' };
  const said = { auditor: signer, signedHash: message.data } as const;
  if (message.expirationTime !== 0n && message.expirationTime <= now)
    return { kind: 'none', why: 'expired', ...said };
  if (message.data !== descriptorHash(descriptor)) return { kind: 'none', why: 'otherDescriptor', ...said };
  return { kind: 'attested', auditor: signer, time: message.time, uid, revocable: message.revocable };
}

/** What is signed of an attestation that is kept off the chain, by EAS. */
export const attestTypes = {
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

const domainTypes = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const;

async function signerOf(message: Message, { r, s, yParity }: Signature): Promise<Address | undefined> {
  const { digest } = eip712Hashes({
    types: { ...domainTypes, ...attestTypes },
    primaryType: 'Attest',
    domain: { ...easDomain, chainId: BigInt(easDomain.chainId) },
    message,
  });
  const recovered = await recover(digest, concatHex([r, s, yParity === 0 ? '0x1b' : '0x1c']));
  return recovered?.signer;
}

/** The id that EAS gives an off-chain attestation of version 2. */
export function uidOf(it: Message): Hex {
  return keccak256(
    concatHex([
      numberToHex(it.version, { size: 2 }),
      stringToHex(it.schema),
      it.recipient,
      zeroAddress,
      numberToHex(it.time, { size: 8 }),
      numberToHex(it.expirationTime, { size: 8 }),
      it.revocable ? '0x01' : '0x00',
      it.refUID,
      it.data,
      it.salt,
      '0x00000000',
    ]),
  );
}
