import { useState } from 'react';
import type { Address } from 'viem';
import { Identicon } from '../../ui/address/Identicon.tsx';
import styles from './Picture.module.css';
import type { Avatar } from './useAvatar.ts';

/** The picture made from the digits of an address, the same on every screen; its avatar, where it may be shown, is a corner. */
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
  const corner = Math.round(size * 0.6);
  return (
    <span className={styles.pictures}>
      <Identicon address={address} size={size} />
      <img
        className={styles.picture}
        src={src}
        width={corner}
        height={corner}
        alt=""
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
      />
    </span>
  );
}
