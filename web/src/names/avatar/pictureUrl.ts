import type { PicturePlace } from '@readback/core/names/avatarPlace.ts';
import type { SourceId } from '../../data/sources/sources.ts';

/** Where a browser finds a picture. `source` is the one whose switch decides; undefined where nobody is asked. */
export type PictureUrl = Readonly<{ url: string; host: string; source?: SourceId }>;

/** The address of a picture, through the gateways that the user chose. Undefined when a gateway is not an address. */
export function pictureUrl(place: PicturePlace, gateway: (id: SourceId) => string): PictureUrl | undefined {
  switch (place.kind) {
    case 'data':
      return { url: place.uri, host: '' };
    case 'ipfs':
      return below('ipfs', gateway('ipfs'), place.path);
    case 'arweave':
      return below('arweave', gateway('arweave'), place.path);
    case 'web':
      return { url: place.url, host: new URL(place.url).host, source: 'avatars' };
  }
}

function below(source: SourceId, gateway: string, path: string): PictureUrl | undefined {
  const url = `${gateway.replace(/\/+$/, '')}/${path}`;
  return URL.canParse(url) ? { url, host: new URL(url).host, source } : undefined;
}
