/** Width and height in pixels, as the first bytes of a picture say them: what a browser would have to unpack. */
export type PictureSize = Readonly<{ width: number; height: number }>;

/**
 * Reads the size of a PNG, GIF, WebP or JPEG. Undefined when the bytes say none, or are not among these: a few thousand
 * bytes can unpack to gigabytes, so that nothing is drawn whose size is not known first.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = sizeIn(view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // Read beyond the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeIn(view: DataView): PictureSize | undefined {
  switch (view.getUint32(0)) {
    case 0x89504e47:
      return png(view);
    case 0x47494638:
      return gif(view);
    case 0x52494646:
      return webp(view);
    default:
      return view.getUint16(0) === 0xffd8 ? jpeg(view) : undefined;
  }
}

/** The header comes first: `IHDR`. */
function png(view: DataView): PictureSize | undefined {
  if (view.getUint32(12) !== 0x49484452) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The screen, or the first frame where that is larger: browsers make room for it. */
function gif(view: DataView): PictureSize | undefined {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(view.getUint8(10));
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  if (view.getUint8(at) !== 0x2c) return undefined;
  const two = (from: number) => view.getUint16(from, true);
  return {
    width: Math.max(two(6), two(at + 1) + two(at + 5)),
    height: Math.max(two(8), two(at + 3) + two(at + 7)),
  };
}

/** By its first chunk: `VP8X` says the canvas, `VP8L` and `VP8 ` are the one picture. */
function webp(view: DataView): PictureSize | undefined {
  if (view.getUint32(8) !== 0x57454250) return undefined;
  switch (view.getUint32(12)) {
    case 0x56503858:
      return { width: (view.getUint32(23, true) >>> 8) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** The first segment that starts a frame: `SOF0` to `SOF15`, which are not all of 0xc0 to 0xcf. */
function jpeg(view: DataView): PictureSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}
