import { type Address, isAddress } from 'viem';
import { isZero } from '../../ledger/account.ts';
import type { Effects, PinnedBlock } from '../../model/effects.ts';
import type { Fact, Facts, FactValue } from '../../model/fact.ts';
import type { SigningRequest } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import type { World } from '../../world/world.ts';
import { accountFacts } from '../accounts/accountFacts.ts';
import { accountsOf } from '../accounts/accounts.ts';
import { amountTokensOf } from '../tokens/meanings.ts';
import { askedName, nameInTables, shippedName } from '../accounts/names.ts';
import { tokenFacts } from '../tokens/tokenFacts.ts';

/** How many tokens and how many accounts that only the effects speak of are asked about. */
const most = 16;

/**
 * Facts about tokens and accounts that no step names and the effects show: what a wrapped call pays out, who got an
 * allowance. Read at the pinned block, like those of the steps.
 */
export async function effectLabels(
  effects: Effects,
  { request, steps, block }: { request: SigningRequest; steps: readonly Step[]; block: PinnedBlock },
  world: World,
  signal: AbortSignal,
): Promise<Facts> {
  const typed = request.body.kind === 'typedData' ? request.body.typed : undefined;
  const at = { world, block, signal };
  const shown = effects.lines.flatMap(({ asset }) =>
    asset === undefined || asset.kind === 'native' ? [] : [asset.address],
  );
  const parties = effects.lines.flatMap(({ counterparty }) => counterparty ?? []);
  const control = inControl(effects.lines);
  const tokens = without(shown, amountTokensOf(steps, typed)).slice(0, most);
  const named = accountsOf(request.body, steps).accounts;
  const keepers = effects.lines.flatMap(({ via }) => via ?? []);
  // What is kept at a contract was read there: it stands.
  const kept = keepers.flatMap((keeper) => shippedName(block.chainId, keeper, true) ?? []);
  const accounts = without([...parties, ...control, ...shown], named).slice(0, most);
  const facts = await Promise.all([
    ...tokens.map(async (token) => (await tokenFacts(at, token)).facts),
    ...accounts.map(async (account): Promise<readonly Fact[]> => {
      if (nameInTables(block.chainId, account) === undefined) {
        const name = askedName(world, block.chainId, account, signal);
        return [...(await accountFacts(at, account)), await name];
      }
      const its = await accountFacts(at, account);
      const stands = its.some(({ value }) => value.s === 'known' && isContract(value.v));
      return [...its, shippedName(block.chainId, account, stands)].filter((it) => it !== undefined);
    }),
  ]);
  return Object.fromEntries([...kept, ...facts.flat()].map((fact) => [fact.id, fact]));
}

function isContract(value: FactValue): boolean {
  return value.kind === 'code' && value.state === 'contract';
}

/** Who controls what before and after, and what; not what the run itself makes: there is nothing yet. */
function inControl(lines: Effects['lines']): readonly Address[] {
  const made = new Set(lines.filter(({ part }) => part === 'contract').map(({ who }) => who.toLowerCase()));
  return lines.flatMap(({ part, who, before, after }) => {
    if (part === undefined) return [];
    const values = [before, after].flatMap((it) => (it.s === 'known' ? [it.v] : []));
    const addresses = values.filter((it) => typeof it === 'string').filter((it) => isAddress(it));
    return [who, ...addresses].filter((it) => !isZero(it) && !made.has(it.toLowerCase()));
  });
}

/** Each address once, and none of the others. */
function without(addresses: readonly Address[], others: readonly Address[]): readonly Address[] {
  const known = new Set(others.map((it) => it.toLowerCase()));
  return addresses.filter((it) => {
    const key = it.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}
