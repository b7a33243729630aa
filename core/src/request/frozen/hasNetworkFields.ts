import type { TxOverrides } from '../../model/request.ts';

/** Whether a transaction is of a kind, or has fields, that one network alone knows. */
export function hasNetworkFields({ network, type }: TxOverrides): boolean {
  return network !== undefined || type === '0x71' || type === '0x7b';
}
