import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  slice,
} from 'viem';
import { everyStep } from '../check/walk.ts';
import type { Fact, FactId } from '../model/fact.ts';
import { unknown } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { type Check, hexBytes } from '../world/schema.ts';
import { chainFact, type ReadAt, readCall } from './chainRead.ts';

/** What is asked of a market to know whether an account owes it something. `at`: the word of the answer that says how much. */
export type AskedDebt = Readonly<{ fact: FactId; to: Address; data: Hex; at: number }>;

/** What an account owes where a step takes out what secures it; undefined where nobody here knows how to ask. */
export function debtOf(step: Step): AskedDebt | undefined {
  const { to, fn } = step;
  const account = step.caller ?? step.actor;
  const shape = fn === undefined ? undefined : shapes[fn.signature];
  if (to === null || account === 'unknown' || shape === undefined) return undefined;
  return asked(step, to, account, shape);
}

/** What is owed at the pinned block. A market that says nothing of it has no such fact. */
export async function debtFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const all = new Map(
    everyStep(steps).flatMap((step) => {
      const it = debtOf(step);
      return it === undefined ? [] : [[it.fact, it] as const];
    }),
  );
  const facts = await Promise.all(
    [...all.values()].map(async ({ fact, to, data, at: place }, index): Promise<readonly Fact[]> => {
      if (index >= most) return [{ id: fact, value: unknown('unsupported'), from: [] }];
      const answer = await readCall(at, to, data, wordAt(place));
      if (answer.s === 'unknown' && refusals.has(answer.why)) return [];
      return [chainFact(fact, at.block, answer, (value) => ({ kind: 'integer', value }))];
    }),
  );
  return facts.flat();
}

type Shape = 'pool' | 'gateway' | 'comet' | 'cometOf' | 'morpho' | 'fraxlend' | 'cauldron';

const marketParams = '(address,address,address,address,uint256)';

const shapes: Readonly<Record<string, Shape>> = Object.assign(Object.create(null), {
  'withdraw(address,uint256,address)': 'pool',
  'withdraw(bytes32)': 'pool',
  'setUserUseReserveAsCollateral(address,bool)': 'pool',
  'setUserUseReserveAsCollateral(bytes32)': 'pool',
  'setUserEMode(uint8)': 'pool',
  'withdrawETH(address,uint256,address)': 'gateway',
  'withdraw(address,uint256)': 'comet',
  'withdrawTo(address,address,uint256)': 'comet',
  'withdrawFrom(address,address,address,uint256)': 'cometOf',
  [`withdrawCollateral(${marketParams},uint256,address,address)`]: 'morpho',
  'removeCollateral(uint256,address)': 'fraxlend',
  'removeCollateral(address,uint256)': 'cauldron',
});

const abi = parseAbi([
  'function getUserAccountData(address user) view',
  'function borrowBalanceOf(address account) view',
  'function position(bytes32 id, address user) view',
  'function userBorrowShares(address user) view',
  'function userBorrowPart(address user) view',
]);

function asked(step: Step, to: Address, who: Address, shape: Shape): AskedDebt | undefined {
  const fact = (contract: Address, account: Address, market = ''): FactId =>
    `account.${contract}.debt.${account}${market}`.toLowerCase();
  switch (shape) {
    case 'pool':
    case 'gateway': {
      const pool = shape === 'pool' ? to : addressOf(step, 0);
      if (pool === undefined) return undefined;
      const data = encodeFunctionData({ abi, functionName: 'getUserAccountData', args: [who] });
      return { fact: fact(pool, who), to: pool, data, at: 1 };
    }
    case 'comet':
    case 'cometOf': {
      const account = shape === 'comet' ? who : addressOf(step, 0);
      if (account === undefined) return undefined;
      const data = encodeFunctionData({ abi, functionName: 'borrowBalanceOf', args: [account] });
      return { fact: fact(to, account), to, data, at: 0 };
    }
    case 'morpho': {
      const account = addressOf(step, 2);
      const id = marketOf(step);
      if (account === undefined || id === undefined) return undefined;
      const data = encodeFunctionData({ abi, functionName: 'position', args: [id, account] });
      return { fact: fact(to, account, `.${id}`), to, data, at: 1 };
    }
    case 'fraxlend': {
      const data = encodeFunctionData({ abi, functionName: 'userBorrowShares', args: [who] });
      return { fact: fact(to, who), to, data, at: 0 };
    }
    case 'cauldron': {
      const data = encodeFunctionData({ abi, functionName: 'userBorrowPart', args: [who] });
      return { fact: fact(to, who), to, data, at: 0 };
    }
    default:
      return shape satisfies never;
  }
}

function addressOf({ args }: Step, at: number): Address | undefined {
  const value = args[at]?.value;
  return value?.kind === 'address' ? value.address : undefined;
}

/** The id of a market of Morpho is the hash of its five parameters. */
function marketOf({ args }: Step): Hex | undefined {
  const value = args[0]?.value;
  if (value?.kind !== 'tuple') return undefined;
  const words = value.fields.flatMap(({ value: it }) => {
    if (it.kind === 'address') return [BigInt(it.address)];
    return it.kind === 'integer' ? [it.value] : [];
  });
  if (words.length !== 5) return undefined;
  return keccak256(
    encodeAbiParameters(
      words.map(() => ({ type: 'uint256' })),
      words,
    ),
  );
}

/** How many debts are asked for. */
const most = 16;

const refusals: ReadonlySet<string> = new Set(['refused', 'malformed', 'notFound']);

/** One word of an answer. */
function wordAt(place: number): Check<bigint> {
  return (it) => {
    const hex = hexBytes(it);
    if (hex === undefined || hex.length < 2 + 64 * (place + 1)) return undefined;
    return BigInt(slice(hex, 32 * place, 32 * (place + 1)));
  };
}
