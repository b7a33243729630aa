import { type Address, type Hex, isAddressEqual } from 'viem';
import type { EffectLine, PinnedBlock } from '../../model/effects.ts';
import type { Body, Call, TxOverrides } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { pinBlock } from '../../world/pin.ts';
import type { World } from '../../world/world.ts';
import { simulate } from '../simulate.ts';
import type { Simulated } from '../simulated.ts';
import { alice, chainId } from './chain.ts';

const { signal } = new AbortController();

/** A step that calls with these bytes, as the decode station gives it when it knows nothing of them. */
export function stepOf({ to, value, data }: Call, actor: Address, id = '0'): Step {
  return {
    id,
    op: to === null ? 'create' : 'call',
    actor,
    to,
    value,
    data,
    bytes: [0, 0],
    runs: 'always',
    reading: 'unread',
    oddities: [],
    args: [],
    steps: [],
  };
}

export function call(to: Address | null, data: Hex = '0x', value = 0n): Call {
  return { to, data, value };
}

export async function pinned(world: World): Promise<PinnedBlock> {
  const block = await pinBlock(world, chainId, signal);
  if (block.s !== 'known') throw new Error('no block');
  return block.v;
}

/** Simulates a body whose calls are `calls`, for Alice and others. */
export async function simulated(
  world: World,
  body: Body,
  calls: readonly Call[],
  accounts: readonly Address[] = [alice],
): Promise<Simulated> {
  const block = await pinned(world);
  const steps = calls.map((it, n) => stepOf(it, accounts[0] ?? alice, `${n}`));
  return simulate({ request: freeze(body, ''), steps, block, accounts }, world, signal);
}

/** Simulates one transaction of Alice. */
export function transaction(
  world: World,
  it: Call,
  set: TxOverrides = {},
  accounts?: readonly Address[],
): Promise<Simulated> {
  return simulated(world, { kind: 'transaction', chainId, from: alice, call: it, set }, [it], accounts);
}

/** The effects, or an error that says why they are not known. */
export function effectsOf({ effects }: Simulated) {
  if (effects.s !== 'known') throw new Error(JSON.stringify(effects));
  return effects.v;
}

/** Lines in a short form: what, of which contract, for whom or to whom, from what, to what. */
export function shortly(result: Simulated, names: Readonly<Record<string, Address>>): readonly string[] {
  const name = (address: Address) =>
    Object.entries(names).find(([, it]) => isAddressEqual(it, address))?.[0] ?? address;
  return effectsOf(result)
    .lines.filter((line) => line.what !== 'fee')
    .map((line) => {
      const asset = assetName(line, name);
      const other = line.counterparty === undefined ? '' : ` to ${name(line.counterparty)}`;
      const claimed = line.basis === 'claimed' ? ' claimed' : '';
      return `${name(line.who)} ${line.what} ${asset}${other}: ${value(line.before)} > ${value(line.after)}${claimed}`;
    });
}

function assetName({ asset }: EffectLine, name: (address: Address) => string): string {
  if (asset === undefined || asset.kind === 'native') return 'native';
  return asset.kind === 'nft' ? `${name(asset.address)} #${asset.id}` : name(asset.address);
}

function value(it: EffectLine['before']): string {
  return it.s === 'known' ? `${it.v}` : '?';
}
