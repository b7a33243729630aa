import type { Hex } from 'viem';
import type { View } from '../check/view.ts';
import type { AbiFor } from '../decode/candidates.ts';
import type { Step } from '../model/step.ts';
import { chainOf } from '../request/chainOf.ts';
import type { Questions, World } from '../world/world.ts';
import { begin } from './state.ts';

/** How many functions of one request are looked for among the ABIs that the user keeps. */
const mostAsked = 64;

/** A call that was read may hold calls inside: they are asked for in turn, so deep. */
const mostRounds = 4;

/**
 * Reads the request again with the ABIs that the user keeps of the contracts in it: the answers come from this device.
 * The same view when there are none. Never rejects.
 */
export async function withKeptAbis(view: View, world: World, signal: AbortSignal): Promise<View> {
  const chainId = chainOf(view.incoming.request.body);
  if (chainId === undefined) return view;
  const asked = new Set<string>();
  const abis: AbiFor[] = [];
  let read = view;
  for (let round = 0; round < mostRounds; round += 1) {
    const wanted = callsOf(read.steps)
      .filter(({ address, selector }) => !asked.has(`${address} ${selector}`.toLowerCase()))
      .slice(0, mostAsked - asked.size);
    if (wanted.length === 0) break;
    for (const { address, selector } of wanted) asked.add(`${address} ${selector}`.toLowerCase());
    const bounds = { signal, deadline: 2_000, maxBytes: 131_072 };
    const answers = await Promise.all(wanted.map((it) => world.ask('abi', { chainId, ...it }, bounds)));
    const found = answers.flatMap((it) => (it.s === 'known' ? it.v : []));
    if (found.length === 0) break;
    abis.push(...found);
    read = begin(view.incoming, abis);
  }
  return read;
}

type Wanted = Omit<Questions['abi']['ask'], 'chainId'>;

/** The functions that are called, each once, the outermost first. */
function callsOf(steps: readonly Step[]): readonly Wanted[] {
  const found = new Map<string, Wanted>();
  const visit = ({ op, to, data, commandByte, steps: inner }: Step): void => {
    if (found.size >= mostAsked) return;
    if (op !== 'permission' && to !== null && commandByte === undefined && data.length >= 10) {
      const selector = data.slice(0, 10).toLowerCase() as Hex;
      found.set(`${to} ${selector}`.toLowerCase(), { address: to, selector });
    }
    inner.forEach(visit);
  };
  steps.forEach(visit);
  return [...found.values()];
}
