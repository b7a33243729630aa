import { type Address, isAddress } from 'viem';
import { checksummed } from '../text/address.ts';
import { pictureSize } from './pictureSize.ts';

/** Where a picture is, as a record or metadata say: foreign, and read no further than here. */
export type PicturePlace =
  /** Pixels in the record itself: `uri` is a `data:` address of a raster image. */
  | Readonly<{ kind: 'data'; uri: string }>
  /** `path` begins with `ipfs/` or `ipns/`. */
  | Readonly<{ kind: 'ipfs'; path: string }>
  | Readonly<{ kind: 'arweave'; path: string }>
  | Readonly<{ kind: 'web'; url: string }>;

/** What the record `avatar` of a name says (ENSIP-12): a picture, or an item whose metadata names one. */
export type AvatarPlace =
  | PicturePlace
  | Readonly<{
      kind: 'nft';
      chainId: number;
      standard: 'erc721' | 'erc1155';
      address: Address;
      id: bigint;
    }>;

/** How long a picture in a record may be, in characters: some forty kilobytes of pixels. */
const longestPicture = 60_000;
const longestAddress = 2_000;

/**
 * Reads the record `avatar`. Undefined for what is not shown: vector images, which can hold code and text; anything
 * that is not https; and what is too long.
 */
export function avatarPlace(record: string): AvatarPlace | undefined {
  const text = record.trim();
  return picturePlace(text) ?? nftPlace(text);
}

/** Reads where a picture is. The same is not shown. */
export function picturePlace(text: string): PicturePlace | undefined {
  if (/^data:/i.test(text)) return isRaster(text) ? { kind: 'data', uri: text } : undefined;
  if (text.length > longestAddress) return undefined;
  const ipfs = /^(ipfs|ipns):\/\/(?:ipfs\/)?(.+)$/i.exec(text);
  if (ipfs) {
    const path = safePath(ipfs[2] ?? '');
    return path === undefined
      ? undefined
      : { kind: 'ipfs', path: `${(ipfs[1] ?? '').toLowerCase()}/${path}` };
  }
  const arweave = /^ar:\/\/(.+)$/i.exec(text);
  if (arweave) {
    const path = safePath(arweave[1] ?? '');
    return path === undefined ? undefined : { kind: 'arweave', path };
  }
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? { kind: 'web', url: url.href } : undefined;
}

const raster = /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The first bytes of each kind of picture, in base64. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  png: ['iVBORw0KGgo'],
  jpeg: ['/9j/'],
  gif: ['R0lGODdh', 'R0lGODlh'],
  webp: ['UklGR'],
};

/** The most pixels of a side: more than any screen shows of an avatar, and little enough to be unpacked at once. */
const mostPixels = 2_048;

/** A picture made of pixels, which is what it says it is, and does not unpack to more than a screen takes. */
function isRaster(uri: string): boolean {
  if (uri.length > longestPicture) return false;
  const [, kind = '', base64 = ''] = raster.exec(uri) ?? [];
  if (!beginnings[kind]?.some((it) => base64.startsWith(it))) return false;
  const size = pictureSize(bytesOf(base64));
  return size !== undefined && Math.max(size.width, size.height) <= mostPixels;
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** A path below a gateway that stays there: no way up, no question, no fragment. */
function safePath(path: string): string | undefined {
  const parts = path.replace(/\/+$/, '').split('/');
  const odd = parts.some((it) => it === '' || it === '.' || it === '..' || !/^[\w.\-~ ()@+,=%]+$/.test(it));
  if (odd || /%2[ef]/i.test(path)) return undefined;
  return parts.map((it) => it.replaceAll(' ', '%20')).join('/');
}

/** `eip155:1/erc721:0x…/7` (CAIP-22, CAIP-29). */
function nftPlace(text: string): AvatarPlace | undefined {
  const found = /^eip155:([1-9][0-9]{0,15})\/(erc721|erc1155):(0x[0-9a-fA-F]{40})\/([0-9]{1,78})$/i.exec(
    text,
  );
  if (!found) return undefined;
  const [, chain = '', standard = '', address = '', id = ''] = found;
  const chainId = Number(chain);
  if (!Number.isSafeInteger(chainId) || !isAddress(address, { strict: false })) return undefined;
  if (BigInt(id) >= 2n ** 256n) return undefined;
  return {
    kind: 'nft',
    chainId,
    standard: standard.toLowerCase() === 'erc721' ? 'erc721' : 'erc1155',
    address: checksummed(address),
    id: BigInt(id),
  };
}
