import { wellKnown } from '@readback/core/shipped/wellKnownTokens.ts';
import type { Clause, Intent } from '@readback/core/model/intent.ts';
import type { Body } from '@readback/core/model/request.ts';
import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { type Place, placesNamed } from './places.ts';

type Call = Extract<Body, { kind: 'transaction' }>['call'];

/**
 * The one call that takes out exactly what was said, where one known place is named: by its address, or by the name of its app
 * where that has one place for this token. Nothing goes to anybody but the account.
 */
export function withdrawCall({ clauses, account, chainId }: Intent, saidOf: string): Call | undefined {
  const [get, pay, ...more] = clauses;
  if (chainId === undefined || get?.kind !== 'get' || more.length > 0) return undefined;
  if (get.atLeast === 0n || (pay !== undefined && pay.kind !== 'pay')) return undefined;
  const its = placesNamed(chainId, saidOf).filter((place) => pays(place, chainId, get, pay));
  const [place, ...others] = its;
  if (place === undefined || others.length > 0) return undefined;
  const data = dataFor(place, get, pay, account);
  return data && { to: place.at, value: 0n, data };
}

type Get = Extract<Clause, { kind: 'get' }>;
type Pay = Extract<Clause, { kind: 'pay' }>;

/** Whether a place pays out what was said to come, for what was said to be given back. */
function pays({ how, of, at }: Place, chainId: number, { asset }: Get, pay: Pay | undefined): boolean {
  if (how === 'burn') {
    const given = pay?.asset;
    return asset.kind === 'native' && given?.kind === 'token' && given.address.toLowerCase() === at;
  }
  if (asset.kind !== 'token' || pay !== undefined) return false;
  return of === '' || wellKnown(chainId, of).some((it) => it.toLowerCase() === asset.address.toLowerCase());
}

function dataFor({ how }: Place, { asset, atLeast }: Get, pay: Pay | undefined, account: Address) {
  if (how === 'burn') {
    // As much as is given back at most: what comes for it is up to the token, and compared with what was said.
    return pay === undefined || pay.sum.how === 'all'
      ? undefined
      : encodeFunctionData({ abi, functionName: 'burn', args: [pay.sum.raw] });
  }
  if (asset.kind !== 'token') return undefined;
  switch (how) {
    case 'pool':
      return encodeFunctionData({
        abi: poolAbi,
        functionName: 'withdraw',
        args: [asset.address, atLeast, account],
      });
    case 'market':
      return encodeFunctionData({ abi: marketAbi, functionName: 'withdraw', args: [asset.address, atLeast] });
    case 'vault':
      return encodeFunctionData({
        abi: vaultAbi,
        functionName: 'withdraw',
        args: [atLeast, account, account],
      });
  }
}

const abi = parseAbi(['function burn(uint256 rethAmount)']);
const poolAbi = parseAbi(['function withdraw(address asset, uint256 amount, address to)']);
const marketAbi = parseAbi(['function withdraw(address asset, uint256 amount)']);
const vaultAbi = parseAbi(['function withdraw(uint256 assets, address receiver, address owner)']);
