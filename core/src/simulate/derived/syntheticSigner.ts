import type { Address, Hex } from 'viem';
import { generatePrivateKey, privateKeyToAddress, sign } from 'viem/accounts';

export type SyntheticSigner = Readonly<{
  address: Address;
  sign(hash: Hex): Promise<Readonly<{ v: number; r: Hex; s: Hex }>>;
}>;

/** An account with a key of its own that nobody can foresee and that is forgotten after the run: it owns nothing. */
export function syntheticSigner(): SyntheticSigner {
  const privateKey = generatePrivateKey();
  return {
    address: privateKeyToAddress(privateKey),
    sign: async (hash) => {
      const { r, s, yParity } = await sign({ hash, privateKey });
      return { v: 27 + (yParity ?? 0), r, s };
    },
  };
}
