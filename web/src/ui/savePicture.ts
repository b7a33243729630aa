import { saveFile } from './saveFile.ts';

/** How many pixels of the picture one of the drawing is: sharp on any screen. */
const scale = 2;

/**
 * Saves a drawing as a PNG, made on this device: nothing is fetched for it. False where the browser cannot make one.
 *
 * @param svg a whole drawing that names nothing outside itself
 */
export async function savePicture(
  name: string,
  svg: string,
  { width, height }: Readonly<{ width: number; height: number }>,
): Promise<boolean> {
  try {
    const image = new Image(width, height);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    const pen = canvas.getContext('2d');
    if (!pen) return false;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const type = 'image/png';
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
    if (file?.type !== type) return false;
    saveFile(name, file, type);
    return true;
  } catch {
    // A browser that hides what a canvas holds, or a drawing that it cannot take.
    return false;
  }
}
