import { wellKnown } from '@readback/core/shipped/wellKnownTokens.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { type Place, placesNamed } from '../withdraw/places.ts';

/** A deposit, and the allowance that it needs before: exactly what is put in. */
export type Deposit = Readonly<{
  call: Readonly<{ to: Address; value: bigint; data: Hex }>;
  token: Address;
  amount: bigint;
}>;

/**
 * The one call that puts in exactly what was said, where one known place is named: by its address, or by the name of its app where
 * that has one place for this token. What is put in is the account’s.
 */
export function depositCall({ clauses, account, chainId }: Intent, saidOf: string): Deposit | undefined {
  const [pay, ...more] = clauses;
  if (chainId === undefined || pay?.kind !== 'pay' || more.length > 0) return undefined;
  const { asset, sum, to } = pay;
  if (asset.kind !== 'token' || sum.how !== 'exactly') return undefined;
  const [place, ...others] = placesNamed(chainId, saidOf).filter((it) => takes(it, chainId, asset.address));
  if (place === undefined || others.length > 0) return undefined;
  // A pool keeps what it gets elsewhere, which is not who was said to get it.
  if (to !== undefined && (place.how === 'pool' || to.address.toLowerCase() !== place.at)) return undefined;
  const data = dataFor(place, asset.address, sum.raw, account);
  return data && { call: { to: place.at, value: 0n, data }, token: asset.address, amount: sum.raw };
}

/** Whether a place takes in a token. */
function takes({ how, of }: Place, chainId: number, token: Address): boolean {
  if (how === 'burn') return false;
  return of === '' || wellKnown(chainId, of).some((it) => it.toLowerCase() === token.toLowerCase());
}

function dataFor({ how }: Place, token: Address, amount: bigint, account: Address): Hex | undefined {
  switch (how) {
    case 'pool':
      return encodeFunctionData({ abi: poolAbi, functionName: 'supply', args: [token, amount, account, 0] });
    case 'market':
      return encodeFunctionData({ abi: marketAbi, functionName: 'supply', args: [token, amount] });
    case 'vault':
      return encodeFunctionData({ abi: vaultAbi, functionName: 'deposit', args: [amount, account] });
    case 'burn':
      return undefined;
  }
}

const poolAbi = parseAbi([
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
]);
const marketAbi = parseAbi(['function supply(address asset, uint256 amount)']);
const vaultAbi = parseAbi(['function deposit(uint256 assets, address receiver)']);
