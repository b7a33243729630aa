import { factUnder } from '../../model/factIds.ts';
import type { DebtMarket } from '../../decode/abis/functionModel.ts';
import { solidity } from '../../world/solidity.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
} from 'viem';
import { memoizeStep } from '../../actions/steps/memoizeStep.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { morphoMarket } from '../../effects/health/morphoMarket.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { type Known, known, unknown, isUnanswered } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { isZero } from '../../ledger/account.ts';
import { addressInData, wordAt } from '../../world/returned.ts';
import { gatewayPools } from '../../shipped/gatewayPools.ts';
import { chainFact, type ReadAt, chainRead } from '../../world/chainRead.ts';

/**
 * What is asked of a market to know whether an account owes it something. `at`: the word of the answer that says how much.
 * `by`: the call that says which contract to ask instead. `or`: what is asked of a market that does not know the question.
 * `named`: the pool that a call of a gateway names, which the gateway may not heed.
 * `supplied`: what is asked to know how much of what comes out the account has there; more than that is a loan.
 */
export type AskedDebt = Question &
  Readonly<{ to: Address; by?: Hex; or?: Question; named?: Address; supplied?: readonly Question[] }>;

/** `words`: the minimum that an answer has. `is`: the only answer that counts as owing, where it is one of several kinds. */
type Question = Readonly<{ fact: FactId; data: Hex; at: number; words?: number; is?: bigint }>;

/** What an account owes where a step takes out what secures it; undefined where nobody here knows how to ask. */
export const debtOf = memoizeStep((step: Step): AskedDebt | undefined => {
  const { to, fn } = step;
  const account = step.caller ?? step.actor;
  const shape = rowSays(fn?.signature, 'owed');
  if (to === null || account === 'unknown' || shape === undefined) return undefined;
  if (rowSays(fn?.signature, 'act') === 'debt') return undefined;
  return asked(step, to, account, shape);
});

/** What is owed at the pinned block. A market that says nothing of it has no such fact. */
export async function debtFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const all = new Map(
    everyStep(steps).flatMap((step) => {
      const it = debtOf(step);
      return it === undefined ? [] : [[it.fact, it] as const];
    }),
  );
  const facts = await Promise.all(
    [...all.values()].map(async (it, index): Promise<readonly Fact[]> => {
      if (index >= most) return [{ id: it.fact, value: unknown('unsupported'), from: [] }];
      const { to, by, or, named, supplied = [] } = it;
      const place = by === undefined ? known(to) : await placeOf(at, to, by);
      if (isUnanswered(place)) return named === undefined ? [] : inAny(at, it, named);
      if (place.s !== 'known') return [{ id: it.fact, value: place, from: [] }];
      const owes = await factOf(at, place.v, it);
      if (owes === undefined && or === undefined) return [];
      const found = owes ?? (or === undefined ? undefined : await factOf(at, place.v, or));
      const more = await Promise.all(supplied.map((question) => factOf(at, to, question)));
      return [found, ...more].flatMap((fact) => (fact === undefined ? [] : [fact]));
    }),
  );
  return facts.flat();
}

/** What is owed to any of the pools that a gateway may take from; no fact where one cannot be asked. */
async function inAny(at: ReadAt, it: AskedDebt, named: Address): Promise<readonly Fact[]> {
  const pools = gatewayPools(at.block.chainId, it.to, named);
  const all = await Promise.all(
    pools.map(
      async (pool) =>
        (await factOf(at, pool, it)) ?? (it.or === undefined ? undefined : await factOf(at, pool, it.or)),
    ),
  );
  const facts = all.flatMap((fact) => fact ?? []);
  const owed = facts.find(
    ({ value }) => value.s === 'known' && value.v.kind === 'integer' && value.v.value > 0n,
  );
  const first = owed ?? facts.find(({ value }) => value.s !== 'known') ?? facts[0];
  return first === undefined ? [] : [first];
}

/** The contract that a market names as the one that knows. */
async function placeOf(at: ReadAt, to: Address, by: Hex): Promise<Known<Address>> {
  const answer = await chainRead(at, to, by, wordAt(0));
  if (answer.s !== 'known') return answer;
  const place = addressInData(answer.v.value);
  return place === undefined || isZero(place) ? unknown('unanswered') : known(place);
}

/** What a contract answers; undefined where it does not know the question. */
async function factOf(
  at: ReadAt,
  to: Address,
  { fact, data, at: place, words = place + 1, is }: Question,
): Promise<Fact | undefined> {
  const answer = await chainRead(at, to, data, wordAt(place, words));
  if (isUnanswered(answer)) return undefined;
  return chainFact(fact, at.block, answer, (value) => ({
    kind: 'integer',
    value: is === undefined ? value : value === is ? 1n : 0n,
  }));
}

const abi = parseAbi([
  solidity.getUserAccountData,
  solidity.borrowBalanceOf,
  solidity.position,
  solidity.userBorrowShares,
  solidity.userBorrowPart,
  solidity.balanceOf,
  solidity.userCollateral,
  solidity.comptroller,
  solidity.POOL,
  solidity.getAssetsIn,
  solidity.EVC,
  solidity.getControllers,
  solidity.accounts,
  solidity.getAccountCollateral,
  solidity.dataStore,
  solidity.getUint,
]);

function asked(step: Step, to: Address, who: Address, shape: DebtMarket): AskedDebt | undefined {
  const fact = (contract: Address, account: Address, market = ''): FactId =>
    factUnder(contract, 'debt', `${account}${market}`);
  switch (shape) {
    case 'pool':
    case 'gateway': {
      const data = encodeFunctionData({ abi, functionName: 'getUserAccountData', args: [who] });
      const or = { fact: fact(to, who), data: accountsOf(who), at: 0, words: 3 };
      if (shape === 'pool') return { fact: fact(to, who), to, data, at: 1, or };
      const named = addressOf(step, 0);
      if (named === undefined) return undefined;
      const by = encodeFunctionData({ abi, functionName: 'POOL' });
      return { fact: fact(to, who), to, by, data, at: 1, or, named };
    }
    case 'comet':
    case 'cometOf': {
      const account = shape === 'comet' ? who : addressOf(step, 0);
      if (account === undefined) return undefined;
      const data = encodeFunctionData({ abi, functionName: 'borrowBalanceOf', args: [account] });
      return { fact: fact(to, account), to, data, at: 0, supplied: suppliedOf(step, to, account) };
    }
    case 'morpho': {
      const account = addressOf(step, 2);
      const id = morphoMarket(step)?.id;
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
    case 'cToken': {
      // Whoever borrows is in a market.
      const by = encodeFunctionData({ abi, functionName: 'comptroller' });
      const data = encodeFunctionData({ abi, functionName: 'getAssetsIn', args: [who] });
      return { fact: fact(to, who), to, by, data, at: 1 };
    }
    case 'vault': {
      const account = addressOf(step, 2);
      if (account === undefined) return undefined;
      const by = encodeFunctionData({ abi, functionName: 'EVC' });
      const data = encodeFunctionData({ abi, functionName: 'getControllers', args: [account] });
      return { fact: fact(to, account), to, by, data, at: 1 };
    }
    case 'alchemist':
      return { fact: fact(to, who), to, data: accountsOf(who), at: 0, words: 3 };
    case 'synthetix': {
      // What is delegated to no pool backs no debt.
      const [account, token] = step.args.map(({ value }) => value);
      if (account?.kind !== 'integer' || token?.kind !== 'address') return undefined;
      const args = [account.value, token.address] as const;
      const data = encodeFunctionData({ abi, functionName: 'getAccountCollateral', args });
      const market = `.${account.value}.${token.address}`.toLowerCase();
      return { fact: fact(to, who, market), to, data, at: 1 };
    }
    case 'order': {
      const key = step.args[0]?.value;
      if (key?.kind !== 'bytes') return undefined;
      const by = encodeFunctionData({ abi, functionName: 'dataStore' });
      const place = keccak256(concat([key.hex, orderType]));
      const data = encodeFunctionData({ abi, functionName: 'getUint', args: [place] });
      return { fact: fact(to, who, `.${key.hex}`), to, by, data, at: 0, is: stopLoss };
    }
    case 'trove':
    case 'numberedTrove':
    case 'cdp':
      return undefined;
    default:
      return shape satisfies never;
  }
}

/** What an account has supplied of what comes out: of the currency that is lent, and of a collateral. */
function suppliedOf(step: Step, market: Address, account: Address): readonly Question[] {
  const asset = step.args.find(({ name }) => name === 'asset')?.value;
  const fact = factUnder(market, 'debt', account, 'supplied');
  const base = {
    fact,
    data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] }),
    at: 0,
  };
  if (asset?.kind !== 'address') return [base];
  const args = [account, asset.address] as const;
  const data = encodeFunctionData({ abi, functionName: 'userCollateral', args });
  return [base, { fact: `${fact}.${asset.address}`.toLowerCase(), data, at: 0 }];
}

/** Alchemists count a debt as a number with a sign, first of what they say of an account. */
function accountsOf(who: Address): Hex {
  return encodeFunctionData({ abi, functionName: 'accounts', args: [who] });
}

function addressOf({ args }: Step, at: number): Address | undefined {
  const value = args[at]?.value;
  return value?.kind === 'address' ? value.address : undefined;
}

/** Where GMX keeps what kind an order is, and the kind of one that closes a position before it loses more. */
const orderType = keccak256(encodeAbiParameters([{ type: 'string' }], ['ORDER_TYPE']));
const stopLoss = 6n;

/** How many debts are asked for. */
const most = 16;
