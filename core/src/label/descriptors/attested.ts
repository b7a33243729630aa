import type { Address } from 'viem';
import type { AttestedBy, DescriptionSource } from '../../model/description.ts';
import { type Auditor, mostAuditors } from '../../model/preferences.ts';
import { checksummed } from '../../text/address.ts';
import { ordinary } from '../../world/rpc.ts';
import type { World } from '../../world/world.ts';
import { descriptorHash, verifyAttestation } from '../erc7730/document/attestation.ts';
import type { Registry } from './registry.ts';

/** The largest attestation, in bytes. */
const most = 20_000;

/** Whose attestations are looked for, and whom to ask whether they still hold. `now` is in seconds since the epoch. */
export type Trust = Readonly<{
  auditors: readonly Auditor[];
  now: bigint;
  world: World;
  signal: AbortSignal;
}>;

/**
 * The digest of a descriptor, and which of the user's auditors attested exactly it (ERC-8176): each attestation lies
 * beside the descriptor, under the auditor's account. Whether it was taken back is read from the chain. Never rejects.
 */
export async function attested(
  place: string,
  files: Registry,
  trust: Trust,
): Promise<Pick<DescriptionSource, 'digest' | 'attestedBy'>> {
  const descriptor = await files.descriptorAt(place);
  if (descriptor === undefined) return {};
  const digest = descriptorHash(descriptor);
  const found = await Promise.all(
    trust.auditors.slice(0, mostAuditors).map(async ({ address, name }): Promise<readonly AttestedBy[]> => {
      const auditor = checksummed(address);
      const text = await files.textOf(besideOf(place, auditor), most);
      const said = text === undefined ? undefined : await verifyAttestation(text, descriptor, trust.now);
      if (said?.kind !== 'attested' || said.auditor !== auditor) return [];
      const by = { auditor, ...(name === undefined ? {} : { name }) };
      const at = await trust.world.ask('revoked', { auditor, uid: said.uid }, ordinary(trust.signal));
      if (at.s !== 'known') return [{ ...by, revoked: 'unknown' }];
      return [at.v === 0n ? { ...by, revoked: 'no' } : { ...by, revoked: 'yes', revokedAt: at.v }];
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
