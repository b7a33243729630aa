import { avatarPlace, type PicturePlace } from '@readback/core/names/avatarPlace.ts';
import { nftAvatar, pictureIn } from '@readback/core/names/nftAvatar.ts';
import { textOf } from '@readback/core/names/textOf.ts';
import type { Address } from 'viem';
import { urlOf } from '../../data/sources/sources.ts';
import { wasUsed } from '../../data/own/usedNetworks.ts';
import { browserWorld } from '../../data/world/world.ts';
import { askSource } from '../../data/asking/askSource.ts';
import { lookedUp } from '../lookup/lookedUp.ts';
import { pictureUrl } from './pictureUrl.ts';

/** What the avatar record of a name leads to: a picture, or metadata somewhere else that name one. */
export type AvatarFound = Readonly<{ picture: PicturePlace }> | Readonly<{ metadata: PicturePlace }>;

export type AvatarInput = Readonly<{ name: string; address: Address; home: number; gateways: boolean }>;

/** Reads the avatar record of a name (ENSIP-12), and of an item its contract. Null where nothing is shown. */
export async function readAvatar(
  { name, address, home, gateways }: AvatarInput,
  signal: AbortSignal,
): Promise<AvatarFound | null> {
  const world = browserWorld();
  const bounds = { signal, deadline: 8_000, maxBytes: 4_096 };
  const service = lookedUp(await world.ask('ens', { chainId: home, typed: false }, bounds));
  if (!service) return null;
  const record = lookedUp(await textOf({ name, key: 'avatar', service, gateways }, world, signal));
  const place = record === null ? undefined : avatarPlace(record);
  if (place === undefined) return null;
  if (place.kind !== 'nft') return { picture: place };
  // Someone else's record must not lead to a node that the user has not used.
  if (!wasUsed(place.chainId)) return null;
  return lookedUp(await nftAvatar({ nft: place, owner: address }, world, signal));
}

/** Fetches the metadata of an item, and finds the picture in them. Null where they name none that is shown. */
export async function readMetadata(place: PicturePlace, signal: AbortSignal): Promise<PicturePlace | null> {
  const at = pictureUrl(place, urlOf);
  if (!at?.source) return null;
  const json = lookedUp(await askSource(at.source, at.url, { signal, deadline: 8_000, maxBytes: 262_144 }));
  return pictureIn(json) ?? null;
}
