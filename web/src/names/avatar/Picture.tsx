import { useState } from 'react';
import type { Address } from 'viem';
import { Identicon } from '../../ui/Identicon.tsx';
import styles from './Picture.module.css';
import type { Avatar } from './useAvatar.ts';

/** The avatar of an address where it may be shown and can be drawn, else the picture made from its digits. */
export function Picture({
  address,
  avatar,
  size,
}: {
  address: Address;
  avatar: Avatar | undefined;
  size: number;
}) {
  const src = avatar && 'src' in avatar ? avatar.src : undefined;
  const [failed, setFailed] = useState<string>();
  if (src === undefined || failed === src) return <Identicon address={address} size={size} />;
  return (
    <img
      className={styles.picture}
      src={src}
      width={size}
      height={size}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}
