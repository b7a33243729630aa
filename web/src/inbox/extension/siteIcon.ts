/** The icon of a site, as data: small, and of a kind that runs nothing. Whatever else it is, it is not an icon. */

/** In bytes, and in pixels of a PNG. */
const mostBytes = 32_768;
const mostPixels = 512;
/** How many pictures an ICO file holds at most. */
const mostPictures = 24;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] as const;
const ico = [0, 0, 1, 0] as const;

type IconType = 'image/png' | 'image/x-icon';

/** What the bytes say that they are, whatever their sender said; undefined where that is not an icon that is drawn. */
export function iconType(bytes: Uint8Array): IconType | undefined {
  if (bytes.length > mostBytes || bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (begins(bytes, png)) return [16, 20].every((at) => isSide(view.getUint32(at))) ? 'image/png' : undefined;
  if (!begins(bytes, ico)) return undefined;
  const count = view.getUint16(4, true);
  return count > 0 && count <= mostPictures && 6 + count * 16 <= bytes.length ? 'image/x-icon' : undefined;
}

/** An icon as the address of its own data; undefined where the bytes are not an icon. */
export function iconOf(bytes: Uint8Array): string | undefined {
  const type = iconType(bytes);
  if (type === undefined) return undefined;
  return `data:${type};base64,${btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''))}`;
}

/** The same of what came from elsewhere: only if it is what `iconOf` gives. */
export function readIcon(it: unknown): string | undefined {
  if (typeof it !== 'string' || it.length > mostBytes * 1.4) return undefined;
  const [, data] = /^data:image\/(?:png|x-icon);base64,([A-Za-z0-9+/]+={0,2})$/.exec(it) ?? [];
  if (data === undefined) return undefined;
  try {
    return iconOf(Uint8Array.from(atob(data), (char) => char.charCodeAt(0))) === it ? it : undefined;
  } catch {
    return undefined;
  }
}

function begins(bytes: Uint8Array, with_: readonly number[]): boolean {
  return with_.every((it, at) => bytes[at] === it);
}

function isSide(pixels: number): boolean {
  return pixels > 0 && pixels <= mostPixels;
}
