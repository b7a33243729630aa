import { useMemo } from 'react';
import { qrPath } from './qrPath.ts';
import styles from './SecondDevice.module.css';

/** A text as a QR code, dark on light in both themes, or why there is none. */
export function QrCode({ text }: { text: string }) {
  const code = useMemo(() => qrPath(text), [text]);
  if (!code) {
    return (
      <p className={styles.holds}>
        It is too long for a QR code that a camera could read. Send the link instead.
      </p>
    );
  }
  const { size, path } = code;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the link"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" data-testid="qr" />
    </svg>
  );
}
