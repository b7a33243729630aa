import type { ReactNode } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { NamedAddress } from './NamedAddress.tsx';
import { useTypedAddress } from './useTypedAddress.ts';

export type AddressFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The network that the address is for: names may give another one there. */
  chainId?: number | undefined;
  /** What the form found wrong, for a value that is empty or could not be used. */
  error?: ReactNode;
  hint?: ReactNode;
};

/** The one field for addresses: takes an address, an ENS name, or a name of the user's own book. */
export function AddressField({ label, value, onChange, chainId, error, hint }: AddressFieldProps) {
  const typed = useTypedAddress(value, { chainId });
  return (
    <>
      <TextField
        label={label}
        mono
        placeholder="0x…"
        value={value}
        onChange={onChange}
        error={error}
        hint={hint}
      />
      {typed.address ? <NamedAddress address={typed.address} chainId={chainId} /> : null}
    </>
  );
}
