import { correction, generate } from 'lean-qr';

/** Modules of light around a code, as ISO/IEC 18004 wants them. */
export const quiet = 4;

/** The longest text whose code a camera can still read off a screen, in characters. */
export const mostQr = 1_600;

/**
 * A text as the dark modules of a QR code, in the path language of SVG: one unit a module, with the quiet zone.
 * Undefined for what is too long to be read by a camera.
 */
export function qrPath(text: string): Readonly<{ size: number; path: string }> | undefined {
  if (text.length > mostQr) return undefined;
  const code = generate(text, { minCorrectionLevel: correction.L });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x += 1;
      runs.push(`M${start + quiet} ${y + quiet}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  }
  return { size: code.size + 2 * quiet, path: runs.join('') };
}
