import { isUnanswered } from '../../model/known.ts';
import { solidity } from '../../world/solidity.ts';
import { type Address, encodeFunctionData, keccak256, namehash, parseAbi, stringToHex } from 'viem';
import { hasRole, textPlaces } from '../../actions/purpose/places.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { chainFact, type ReadAt, chainRead, someone } from '../../world/chainRead.ts';
import { positionOwnerFact } from '../tokens/positionFacts.ts';

/** A name that a step pays for. `fact`: the argument that says it. */
export type PaidName = Readonly<{ label: string; fact: FactId }>;

/** The names that a step pays for, and does not say whose they are. */
export function paidNames(step: Step): readonly PaidName[] {
  if (!hasRole(step, 'thing')) return [];
  return textPlaces(step).flatMap(({ arg, fact, param: { path, role } }) =>
    role === 'thing' && path.length === 1 && arg.value.kind === 'text'
      ? [{ label: arg.value.text, fact }]
      : [],
  );
}

/** The fact of who owns a name; undefined on networks whose registry nobody here knows. */
export function nameOwnerFact(chainId: number, label: string): FactId | undefined {
  const registry = registries[chainId];
  return registry === undefined ? undefined : positionOwnerFact(registry.registrar, idOf(label));
}

/** Who owns what the steps pay for, at the pinned block. A name that has expired, or that nobody has, has no such fact. */
export async function nameOwnerFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const registry = registries[at.block.chainId];
  if (registry === undefined) return [];
  const labels = new Set(everyStep(steps).flatMap((step) => paidNames(step).map(({ label }) => label)));
  const facts = await Promise.all([...labels].slice(0, most).map((label) => ownerFact(at, registry, label)));
  return facts.flat();
}

type Registry = Readonly<{ registrar: Address; wrapper?: Address; suffix: string }>;

/** Registrars of ENS and of Basenames. Of a wrapped name the wrapper knows the owner. */
const registries: Readonly<Record<number, Registry>> = {
  1: {
    registrar: '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85',
    wrapper: '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401',
    suffix: 'eth',
  },
  8453: { registrar: '0x03c4738ee98ae44591e1a4a4f3cab6641d95dd9a', suffix: 'base.eth' },
};

async function ownerFact(at: ReadAt, registry: Registry, label: string): Promise<readonly Fact[]> {
  const { registrar, wrapper, suffix } = registry;
  const id = positionOwnerFact(registrar, idOf(label));
  const ask = (contract: Address, item: bigint) =>
    chainRead(at, contract, encodeFunctionData({ abi, args: [item] }), someone);
  const first = await ask(registrar, idOf(label));
  const isWrapped = first.s === 'known' && first.v.value.toLowerCase() === wrapper;
  const answer =
    isWrapped && wrapper !== undefined ? await ask(wrapper, BigInt(namehash(`${label}.${suffix}`))) : first;
  if (isUnanswered(answer)) return [];
  return [chainFact(id, at.block, answer, (address) => ({ kind: 'address', address }))];
}

function idOf(label: string): bigint {
  return BigInt(keccak256(stringToHex(label)));
}

const abi = parseAbi([solidity.ownerOf]);

/** How many owners are asked for. */
const most = 16;
