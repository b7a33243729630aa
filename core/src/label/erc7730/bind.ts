import type { Address } from 'viem';
import { valueOf } from '../../model/known.ts';
import type { Binding } from '../../model/clearSigned.ts';
import type { Data } from './paths/data.ts';
import type { Descriptor } from './document/descriptor.ts';
import { isList, type Json, member, jsonText } from './document/json.ts';

/**
 * How a descriptor is bound to a contract ("EVM smart contract binding context"): by a deployment, by a proxy that runs
 * the code of one, or by an event of a factory. Undefined: it must not be used for it.
 */
export function bindContract(
  descriptor: Descriptor,
  chainId: number,
  address: Address,
  data: Data,
): Binding | undefined {
  const { contract } = descriptor;
  const deployments = member(contract, 'deployments');
  if (descriptor.standard && deployments === undefined) return 'interface';
  const at = bindDeployments(deployments, chainId, address, data);
  return at ?? bindFactory(member(contract, 'factory'), chainId, address, data);
}

/** Whether one of the deployments is the contract, or its code when the contract is a proxy. */
export function bindDeployments(
  deployments: Json | undefined,
  chainId: number,
  address: Address,
  data: Data,
): Binding | undefined {
  const here = deployedOn(deployments, chainId);
  if (here.has(address.toLowerCase())) return 'deployment';
  if (here.size === 0) return undefined;
  const targets = valueOf(data({ kind: 'implementation', chainId, address }));
  return targets?.some((it) => here.has(it.toLowerCase())) ? 'proxy' : undefined;
}

function bindFactory(
  factory: Json | undefined,
  chainId: number,
  address: Address,
  data: Data,
): Binding | undefined {
  const event = jsonText(member(factory, 'deployEvent'));
  const here = deployedOn(member(factory, 'deployments'), chainId);
  if (event === undefined || here.size === 0) return undefined;
  const emitters = valueOf(data({ kind: 'deployedBy', chainId, address, event }));
  return emitters?.some((it) => here.has(it.toLowerCase())) ? 'factory' : undefined;
}

/** The addresses of deployments on one chain, in lower case. */
function deployedOn(deployments: Json | undefined, chainId: number): ReadonlySet<string> {
  if (!isList(deployments)) return nowhere;
  return (byChain.get(deployments) ?? readDeployments(deployments)).get(chainId) ?? nowhere;
}

const nowhere: ReadonlySet<string> = new Set();
const byChain = new WeakMap<readonly Json[], ReadonlyMap<number, ReadonlySet<string>>>();

/**
 * An entry that is not a whole address never matches. The case of the letters does not matter: all twenty bytes are
 * compared, so that a mistyped one matches nothing.
 */
function readDeployments(deployments: readonly Json[]): ReadonlyMap<number, ReadonlySet<string>> {
  const chains = new Map<number, Set<string>>();
  for (const entry of deployments) {
    const address = jsonText(member(entry, 'address'));
    const chainId = member(entry, 'chainId');
    if (typeof chainId !== 'number' || address === undefined || !/^0x[0-9a-f]{40}$/i.test(address)) continue;
    const addresses = chains.get(chainId) ?? new Set();
    addresses.add(address.toLowerCase());
    chains.set(chainId, addresses);
  }
  byChain.set(deployments, chains);
  return chains;
}
