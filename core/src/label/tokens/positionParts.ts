import { factUnder } from '../../model/factIds.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { solidity } from '../../world/solidity.ts';
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { unknown, isUnanswered } from '../../model/known.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';
import { type Check, hexBytes } from '../../world/schema.ts';
import { chainFact, type ReadAt, chainRead } from '../../world/chainRead.ts';

/** What decides what comes out of a position: its tokens, who wrote the hooks of its pool, how many others act for it. */
export type PositionPart = 'token0' | 'token1' | 'hooks' | 'others';

/** The fact of one part of a position, by the number that its contract gave it. */
export function positionPartFact(contract: Address, position: bigint, part: PositionPart): FactId {
  return `${factUnder(contract, 'position', position)}.${part}`;
}

/** The parts that can be asked for of what a step pays into; none where nobody here knows how to ask. */
export function partsOf(step: Step): readonly PositionPart[] {
  return Object.keys(shapeOf(step)?.at ?? {}) as PositionPart[];
}

/** What the position that a step pays into is made of, at the pinned block. A contract that does not say has no such facts. */
export async function positionPartFacts(
  at: ReadAt,
  step: Step,
  contract: Address,
  position: bigint,
): Promise<readonly Fact[]> {
  const shape = shapeOf(step);
  if (shape === undefined || position >= shape.below) return [];
  const data = encodeFunctionData({ abi, functionName: shape.asks, args: [position] });
  const answer = await chainRead(at, contract, data, words(shape.least, shape.most));
  if (isUnanswered(answer)) return [];
  return Object.entries(shape.at).map(([part, place]): Fact => {
    const id = positionPartFact(contract, position, part as PositionPart);
    if (answer.s !== 'known') return { id, value: answer, from: [] };
    const word = answer.v.value[place] ?? '';
    if (part === 'others')
      return chainFact(id, at.block, answer, () => ({ kind: 'integer', value: BigInt(`0x${word}`) }));
    if (!/^0{24}/.test(word)) return { id, value: unknown('malformed'), from: [] };
    return chainFact(id, at.block, answer, () => ({
      kind: 'address',
      address: getAddress(`0x${word.slice(24)}`),
    }));
  });
}

const abi = parseAbi([solidity.positions, solidity.getPoolAndPositionInfo, solidity.getAccountPermissions]);

/** `at`: the word of the answer that each part is in. `least`, `most`: how many words it has. `below`: the numbers that it can be asked of. */
type Shape = Readonly<{
  asks: 'positions' | 'getPoolAndPositionInfo' | 'getAccountPermissions';
  at: Readonly<Partial<Record<PositionPart, number>>>;
  least: number;
  most: number;
  below: bigint;
}>;

/** Positions of Uniswap v3 and its copies, those of v4, and accounts of Synthetix, which list who else may act. */
function shapeOf(step: Step): Shape | undefined {
  const { fn, commandByte, args } = step;
  if (fn === undefined) return undefined;
  if (commandByte !== undefined) return paysInto(step) ? pool : undefined;
  if (isKnownAs(step, 'increaseLiquidity')) return pair;
  return args.some(({ name }) => name === 'accountId') ? account : undefined;
}

/** Whether a command puts something into a position that it names. */
function paysInto(step: Step): boolean {
  const { position = 'none', model } = commandOf(step) ?? {};
  return position !== 'none' && model?.act === 'into' && position.which === 'named';
}

const pair: Shape = {
  asks: 'positions',
  at: { token0: 2, token1: 3 },
  least: 11,
  most: 13,
  below: 2n ** 256n,
};

const pool: Shape = {
  asks: 'getPoolAndPositionInfo',
  at: { token0: 0, token1: 1, hooks: 4 },
  least: 6,
  most: 6,
  below: 2n ** 256n,
};

/** The answer is a list, which begins with where it is and how long. */
const account: Shape = {
  asks: 'getAccountPermissions',
  at: { others: 1 },
  least: 2,
  most: Infinity,
  below: 2n ** 128n,
};

/** The words of an answer that has neither fewer nor more than those; a copy with other fields has them elsewhere. */
function words(least: number, most: number): Check<readonly string[]> {
  return (it) => {
    const hex: Hex | undefined = hexBytes(it);
    const found = hex?.slice(2).match(/.{64}/g) ?? [];
    return found.length >= least && found.length <= most ? found : undefined;
  };
}
