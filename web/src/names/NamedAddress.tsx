import type { ReactNode } from 'react';
import type { Address as Bytes } from 'viem';
import { Address, type AddressProps } from '../ui/said/Address.tsx';
import { AskForPicture } from './avatar/AskForPicture.tsx';
import { Picture } from './avatar/Picture.tsx';
import { useName } from './useName.ts';

export type NamedAddressProps = {
  address: Bytes;
  /** The network it is inspected on; where none is said, Ethereum, or the practice chain while it is used. */
  chainId?: number | undefined;
  form?: AddressProps['form'];
  note?: ReactNode;
  unnamed?: string | undefined;
  /** What Readback itself calls it, where a screen shows contracts. */
  shipped?: string | undefined;
};

/** An address with the name that the user gave it, else its ENS name, and its avatar. Not for Review. */
export function NamedAddress({
  address,
  chainId,
  form = 'short',
  note,
  unnamed,
  shipped,
}: NamedAddressProps) {
  const { name, avatar } = useName(address, chainId, shipped);
  return (
    <Address
      address={address}
      name={name}
      form={form}
      note={note}
      unnamed={unnamed}
      picture={<Picture address={address} avatar={avatar} size={form === 'whole' ? 32 : 18} />}
      more={<AskForPicture avatar={avatar} />}
    />
  );
}
