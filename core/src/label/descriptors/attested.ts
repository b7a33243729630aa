import type { Address } from 'viem';
import type { DescriptionSource } from '../../model/description.ts';
import { descriptorHash, verifyAttestation } from '../erc7730/attestation.ts';
import type { Registry } from './registry.ts';

/** Auditors that the public registry lists, with the names that it gives them. */
const auditors: readonly Readonly<{ auditor: Address; name: string }>[] = [
  { auditor: '0x3846c3A30E62075Fa916216b35EF04B8F53931f6', name: 'Cyfrin' },
];

/** The largest attestation, in bytes. */
const most = 20_000;

/**
 * The digest of a descriptor, and which of the known auditors attested exactly it (ERC-8176): each attestation lies
 * beside the descriptor, under the auditor's account. Never rejects.
 */
export async function attested(
  place: string,
  files: Registry,
  now: bigint,
): Promise<Pick<DescriptionSource, 'digest' | 'attestedBy'>> {
  const descriptor = await files.descriptorAt(place);
  if (descriptor === undefined) return {};
  const digest = descriptorHash(descriptor);
  const found = await Promise.all(
    auditors.map(async (it) => {
      const text = await files.textOf(besideOf(place, it.auditor), most);
      const said = text === undefined ? undefined : await verifyAttestation(text, descriptor, now);
      return said?.kind === 'attested' && said.auditor === it.auditor ? [it] : [];
    }),
  );
  const attestedBy = found.flat();
  return attestedBy.length === 0 ? { digest } : { digest, attestedBy };
}

function besideOf(place: string, auditor: Address): string {
  const cut = place.lastIndexOf('/');
  const name = place.slice(cut + 1).replace(/\.json$/, '');
  return `${place.slice(0, cut + 1)}sigs/${name}.eip155-1-${auditor}.json`;
}
