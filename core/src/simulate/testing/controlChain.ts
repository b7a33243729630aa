/// <reference types="node" />
import { readFileSync } from 'node:fs';
import {
  type Abi,
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbi,
} from 'viem';
import type { Simulated } from '../simulated.ts';
import { permit2 } from '../../effects/read.ts';
import { startChain } from './chain.ts';
import { compiled } from './contracts.ts';
import { effectsOf } from './inputs.ts';

/** A chain with the contracts of `control.sol`, each deployed by its name, and the real code of Permit2. */
export async function startControlChain() {
  const chain = await startChain();
  const contracts = compiled(new URL('./control.sol', import.meta.url));
  const named = (name: string) => {
    const found = contracts[name];
    if (found === undefined) throw new Error(`no contract ${name}`);
    return found;
  };
  const at: Record<string, Address> = {};
  for (const name of Object.keys(contracts))
    at[name] = getAddress(await chain.deployCode(named(name).bytecode));
  const artefact = new URL('../../../../practice/src/artefacts/Permit2.json', import.meta.url);
  const { bytecode } = JSON.parse(readFileSync(artefact, 'utf8')) as { bytecode: Hex };
  await chain.ask('anvil_setCode', [permit2, bytecode]);
  const dataOf = (abi: Abi, functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi, functionName, args });
  return {
    ...chain,
    at: (name: string): Address => at[name] ?? permit2,
    names: at,
    say: (name: string, fn: string, args: readonly unknown[] = []): Hex => dataOf(named(name).abi, fn, args),
    permit2: (fn: string, args: readonly unknown[]): Hex => dataOf(permit2Abi, fn, args),
  };
}

export type ControlChain = Awaited<ReturnType<typeof startControlChain>>;

const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
  'function lockdown((address token, address spender)[] approvals)',
]);

/** Lines about who decides, in a short form: whose, which part, about whom, from what, to what. */
export function control(result: Simulated, names: Readonly<Record<string, Address>>): readonly string[] {
  const name = (it: unknown) =>
    Object.entries(names).find(
      ([, address]) => /^0x[0-9a-fA-F]{40}$/.test(String(it)) && isAddressEqual(address, it as Address),
    )?.[0] ?? short(it);
  return effectsOf(result).lines.flatMap(({ who, part, counterparty, before, after, basis }) => {
    if (part === undefined) return [];
    const other = counterparty === undefined ? '' : ` ${name(counterparty)}`;
    const values = [before, after].map((it) => (it.s === 'known' ? name(it.v) : '?')).join(' > ');
    return [`${name(who)} ${part}${other}: ${values}${basis === 'claimed' ? ' claimed' : ''}`];
  });
}

function short(it: unknown): string {
  if (/^0x0*$/.test(String(it))) return 'none';
  return /^0x[0-9a-f]{64}$/.test(String(it)) ? 'hash' : String(it);
}
