import { useQueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { SeenAccount } from '../holdings/seen.ts';

/** Takes a token that the user hid out of what was read, at once and without asking the network again. */
export function useForgetToken(chainId: number): (address: Address) => void {
  const client = useQueryClient();
  return (address) => {
    for (const query of client.getQueryCache().findAll({ queryKey: ['holdings', chainId] })) {
      const { data, dataUpdatedAt } = query.state as { data?: SeenAccount; dataUpdatedAt: number };
      if (!data) continue;
      const tokens = data.tokens.filter((it) => it.address.toLowerCase() !== address.toLowerCase());
      // The age of the others stays what it is.
      client.setQueryData(query.queryKey, { ...data, tokens }, { updatedAt: dataUpdatedAt });
    }
  };
}
