import type { TypedName } from '@readback/core/model/request.ts';
import type { Address } from 'viem';

export type TypedAddress = Readonly<{
  /** `resolved`: found by a name; `address`: typed as it is. */
  state: 'empty' | 'address' | 'resolving' | 'resolved' | 'bad';
  address?: Address;
  /** The ENS name as it is looked up (ENSIP-15), for `Incoming.names`. A name from the user's own book is not one. */
  name?: TypedName['name'];
  error?: string;
  /** The name has letters of more than one alphabet. */
  mixed?: boolean;
  /** The name says nothing of this network: it is its address on Ethereum. */
  elsewhere?: boolean;
  /** A host that must be asked and that this page can reach only after a reload. */
  reach?: string;
  /** Looking again may help: the one asked did not answer. */
  failed?: boolean;
  /** Looks the name up again. */
  retry: () => void;
}>;
