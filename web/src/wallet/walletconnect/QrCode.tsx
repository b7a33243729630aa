import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';

/** Modules of white around the code, as its standard wants it. */
const quiet = 4;

/** A text as a QR code, dark on white in both themes: readers of codes want it so. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * quiet;
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const parts: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) parts.push(`M${x + quiet} ${y + quiet}h1v1h-1z`);
    }
  }
  return { size: code.size, path: parts.join('') };
}
