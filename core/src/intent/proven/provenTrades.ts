import { factOfStep } from '../../model/factIds.ts';
import { isActing } from '../../evidence/accounts.ts';
import type { Address } from 'viem';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { floorOf } from '../../actions/swaps/planFloor.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { assetKey, currencyAt, currencyKey } from '../../ledger/asset.ts';
import type { Intent } from '../../model/intent.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { wrappedCurrency } from '../../shipped/wrappedCurrency.ts';
import { clausesOf } from '../clausesOf.ts';
import { type Parties } from '../comparedParties.ts';
import { type Difference, differs, half } from '../difference.ts';
import { intentFact } from '../intentFacts.ts';
import { type Ask, asksOf } from '../../actions/asked/asks.ts';

/**
 * What the bytes of trades and positions prove without a simulation: that one takes a token that nobody spoke of, and that none
 * brings what was said to come. What a step may have brought before, or brings without naming it, proves neither.
 */
export function provenTrades(view: Evidence, intent: Intent, { own }: Parties): readonly Difference[] {
  const chainId = requestChain(view);
  if (view.effects.s !== 'unknown' || chainId === undefined) return [];
  const steps = immediateSteps(view.steps);
  const brought = new Set<string>();
  const said = new Set(clausesOf(intent, 'pay').map(({ clause }) => assetKey(clause.asset)));
  const unsaid: Difference[] = [];
  let isOpen = false;
  for (const step of steps) {
    for (const { token, tokenFact, fact = factOfStep(step.id, 'fn') } of isOpen ? [] : takesOf(step, own)) {
      if (token === undefined) continue;
      const key = assetKey({ kind: 'token', chainId, address: token });
      if (said.has(key) || brought.has(key)) continue;
      const says = { id: 'intent.pays.saysUnsaid', args: { found: fact } } as const;
      const facts = tokenFact === undefined ? [fact] : [fact, tokenFact];
      unsaid.push(half('leaves', differs('intent.pays', says, facts, step.id), currencyKey(token)));
    }
    const its = broughtBy(step, chainId);
    if (its === undefined) isOpen = true;
    else for (const key of its) brought.add(key);
  }
  const swaps = steps.flatMap((step) => swapOf(step) ?? []).filter(({ by }) => isActing(by, own));
  return [...unsaid, ...(isOpen || swaps.length === 0 ? [] : notBought(swaps, intent, brought))];
}

/** What a step takes of the tokens of accounts: a trade, a position or a debt, and what is unwrapped. */
function takesOf(step: Step, own: Parties['own']): readonly Ask[] {
  return asksOf(step).filter(
    ({ of, from, amount }) =>
      (of === 'trade' || ((of === 'unwrapping' || of === 'position') && amount > 0n)) && isActing(from, own),
  );
}

function notBought(
  swaps: readonly Swap[],
  intent: Intent,
  brought: ReadonlySet<string>,
): readonly Difference[] {
  return clausesOf(intent, 'get').flatMap(({ clause: { asset, atLeast }, at }): readonly Difference[] => {
    if (atLeast === 0n || brought.has(assetKey(asset))) return [];
    const said = intentFact(at, 'amount');
    const others = swaps.flatMap(({ get }) => get.token?.fact ?? []);
    const says = { id: 'intent.gets.saysNothing', args: { said } } as const;
    return [differs('intent.gets', says, [said, ...others])];
  });
}

/** What a step brings, to whomever; undefined where it may bring what it does not name. */
function broughtBy(step: Step, chainId: number): readonly string[] | undefined {
  const keyOf = (token: Address | undefined) => assetKey(currencyAt(chainId, token));
  const wrapped = () => wrappedCurrency(chainId).map((it) => keyOf(it as Address));
  const [swap, floor, payments] = [swapOf(step), floorOf(step), paymentsOf(step)];
  const puts = commandOf(step)?.puts ?? 'none';
  const isWrap = puts !== 'none' && puts.what === 'wrapped';
  if (swap?.get.unnamed === true) return undefined;
  const found = [
    ...(swap === undefined ? [] : swap.get.wrapped === true ? wrapped() : [keyOf(swap.get.token?.value)]),
    ...(floor === undefined ? [] : [keyOf(floor.token === 'wrapped' ? undefined : floor.token)]),
    ...payments.map(({ what, asset }) => keyOf(what === 'native' ? undefined : asset)),
    ...(isKnownAs(step, 'unwrap') ? [keyOf(undefined)] : []),
    ...(isKnownAs(step, 'wrap') && step.to !== null ? [keyOf(step.to)] : []),
    ...(isWrap ? wrapped() : []),
  ];
  return found.length > 0 || bringsNothing(step) ? found : undefined;
}

/** Whether nothing comes by a step itself: it carries others, allows or sets something, or only reads. */
function bringsNothing(step: Step): boolean {
  if (step.reading === 'unread' || step.op === 'create') return false;
  if (step.steps.length > 0 || step.data === '0x' || grantsOf(step).length > 0) return true;
  // A debt that is paid off is gone.
  const put = asksOf(step).filter(({ of }) => of === 'position');
  if (put.length > 0 && put.every(({ how }) => how === 'owed')) return true;
  const { act } = modelFor(step) ?? {};
  return act === 'view' || act === 'set' || act === 'vote' || act === 'control';
}
