/** In bytes, and in pixels of the longer side: what is larger is refused, or drawn smaller before it is searched. */
const mostBytes = 20 * 1_024 * 1_024;
const mostSide = 1_600;

/**
 * The text of the QR code in a picture; undefined where there is none, or where it is not a picture. Nothing of it leaves this
 * device.
 */
export async function readPicture(picture: Blob): Promise<string | undefined> {
  if (picture.size > mostBytes) return undefined;
  try {
    const [{ decodeQR }, bitmap] = await Promise.all([import('qr/decode.js'), createImageBitmap(picture)]);
    const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((it) =>
      Math.max(1, Math.round(it * scale)),
    ) as [number, number];
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) return undefined;
    // A transparent picture is read as it is seen on paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    return undefined;
  }
}
