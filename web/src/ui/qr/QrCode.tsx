import * as words from '@readback/phrases/words/web/ui/qrCode.ts';
import { useMemo } from 'react';
import { qrPath } from './qrPath.ts';

export type QrCodeProps = { text: string; label: string; className?: string | undefined };

/** A text as a QR code, dark on light in both themes: readers of codes want it so. Says when it is too long for one. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const code = useMemo(() => qrPath(text), [text]);
  if (!code) return <p>{words.tooLong}</p>;
  const { size, path } = code;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file to load
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" data-testid="qr" />
    </svg>
  );
}
