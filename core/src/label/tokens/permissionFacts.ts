import { factOfToken } from '../../model/factIds.ts';
import { type Address, type Hex } from 'viem';
import { balanceOfStart, selectors } from '../../world/selectors.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { unknown } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { uint } from '../../world/returned.ts';
import { holdsFact } from './holdsFact.ts';
import { chainFact, type ReadAt, chainRead } from '../../world/chainRead.ts';

/** How many tokens are asked. */
const mostSupplies = 8;

/** How many balances are asked. */
const mostHoldings = 48;

function balanceOf(owner: Address): Hex {
  return `${balanceOfStart}${'00'.repeat(12)}${owner.slice(2).toLowerCase()}`;
}

/**
 * What permissions are weighed against, at the pinned block: `token.….supply`, all that exists of a token in its
 * smallest unit, and `account.….holds.…`, what the account holds that gives the permission (an amount of a token; of a
 * collection how many items). Contracts that do not answer have no such fact; those that were too many to be asked have
 * one that says so. The supply is not asked for an allowance that has no limit anyway.
 */
export async function permissionFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const given = everyStep(steps)
    .flatMap(grantsOf)
    .filter(({ on }) => on);
  const supplies = new Map<string, Promise<Fact>>();
  const holdings = new Map<string, Promise<Fact>>();
  const unasked = new Map<string, Fact>();
  for (const { kind, token, by, noLimit } of given) {
    if (token === undefined) continue;
    const supply = factOfToken(token, 'supply');
    const isAmount = kind === 'allowance' || kind === 'once';
    if (isAmount && !noLimit && supplies.size < mostSupplies && !supplies.has(supply)) {
      supplies.set(supply, read(at, supply, token, selectors.totalSupply));
    }
    if (by === 'unknown') continue;
    const holds = holdsFact(by, token);
    if (holdings.has(holds)) continue;
    if (holdings.size >= mostHoldings) {
      unasked.set(holds, { id: holds, value: unknown('notAsked'), from: [] });
    } else {
      holdings.set(holds, read(at, holds, token, balanceOf(by), isAmount ? token : undefined));
    }
  }
  const facts = await Promise.all([...supplies.values(), ...holdings.values()]);
  return [...facts.filter(({ id, value }) => value.s === 'known' || isGap(id, value)), ...unasked.values()];
}

/** Whether nobody answered what an account holds; a contract that has no such function did answer. */
function isGap(id: FactId, value: Fact['value']): boolean {
  if (value.s !== 'unknown' || !id.startsWith('account.')) return false;
  return value.why !== 'unanswered';
}

async function read(at: ReadAt, id: FactId, contract: Address, ask: Hex, token?: Address): Promise<Fact> {
  return chainFact(id, at.block, await chainRead(at, contract, ask, uint), (raw) =>
    token === undefined
      ? { kind: 'integer', value: raw }
      : { kind: 'amount', raw, asset: { kind: 'token', chainId: at.block.chainId, address: token } },
  );
}
