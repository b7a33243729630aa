import { type Hex, parseSignature, zeroAddress, zeroHash } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { attestationSchema, attestTypes, descriptorHash, uidOf } from '../document/attestation.ts';
import type { Descriptor } from '../document/descriptor.ts';
import { easDomain, type Message } from '../document/readAttestation.ts';

/** An attestation of a descriptor as an auditor with this key would put it beside the descriptor. */
export async function signAttestation(
  key: Hex,
  descriptor: Pick<Descriptor, 'root'>,
  more: Partial<Message> = {},
) {
  const account = privateKeyToAccount(key);
  const message: Message = {
    version: 2,
    schema: attestationSchema,
    recipient: zeroAddress,
    time: 1_780_000_000n,
    expirationTime: 0n,
    revocable: true,
    refUID: zeroHash,
    data: descriptorHash(descriptor),
    salt: `0x${'17'.repeat(32)}`,
    ...more,
  };
  const signed = await account.signTypedData({
    domain: easDomain,
    types: attestTypes,
    primaryType: 'Attest',
    message,
  });
  const { r, s, yParity } = parseSignature(signed);
  const uid = uidOf(message);
  const plain = { ...message, time: String(message.time), expirationTime: String(message.expirationTime) };
  const file = {
    sig: {
      version: 2,
      domain: { ...easDomain, chainId: String(easDomain.chainId) },
      primaryType: 'Attest',
      types: attestTypes,
      message: plain,
      signature: { r, s, v: 27 + yParity },
      uid,
    },
    signer: account.address,
  };
  return { file, uid, signer: account.address };
}
