import type { Address } from 'viem';
import styles from './Identicon.module.css';
import { identicon } from './identicon.ts';

/** A picture of an address, drawn on this device. It only helps to tell addresses apart: it proves nothing. */
export function Identicon({ address, size = 20 }: { address: Address; size?: number }) {
  const { hue, ground, cells } = identicon(address);
  return (
    <svg
      className={styles.identicon}
      width={size}
      height={size}
      viewBox="0 0 5 5"
      aria-hidden
      shapeRendering="crispEdges"
    >
      <rect width={5} height={5} fill={`hsl(${ground} 30% 86%)`} />
      {cells.map(({ x, y }) => (
        <rect key={`${x}${y}`} x={x} y={y} width={1} height={1} fill={`hsl(${hue} 55% 36%)`} />
      ))}
    </svg>
  );
}
