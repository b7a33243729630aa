import type { Address } from 'viem';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { floorOf } from '../../actions/swaps/planFloor.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { assetKey } from '../../ledger/asset.ts';
import type { Asset } from '../../model/fact.ts';
import type { Intent } from '../../model/intent.ts';
import type { Step } from '../../model/step.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import { wrappedCurrency } from '../../shipped/wrappedCurrency.ts';
import { clausesOf } from '../clausesOf.ts';
import { isOneOf, type Parties } from '../comparedParties.ts';
import { type Difference, differs } from '../difference.ts';
import { intentFact } from '../intentFacts.ts';

/**
 * What the bytes of trades prove without a simulation: that one sells something that nobody spoke of, and that none brings what
 * was said to come. Where any step may bring something that it does not name, they prove neither.
 */
export function provenTrades(view: Evidence, intent: Intent, { own }: Parties): readonly Difference[] {
  const chainId = chainOf(view.incoming.request.body);
  if (view.effects.s !== 'unknown' || chainId === undefined) return [];
  const steps = stepsNow(view.steps);
  const swaps = steps.flatMap((step) => swapOf(step) ?? []).filter(({ by }) => isOneOf(by, own));
  const brought = swaps.length === 0 ? undefined : broughtBy(steps, chainId);
  if (brought === undefined) return [];
  return [...soldUnsaid(swaps, intent, own, brought, chainId), ...notBought(swaps, intent, brought)];
}

function soldUnsaid(
  swaps: readonly Swap[],
  intent: Intent,
  own: Parties['own'],
  brought: ReadonlySet<string>,
  chainId: number,
): readonly Difference[] {
  const said = new Set(clausesOf(intent, 'pay').map(({ clause }) => assetKey(clause.asset)));
  return swaps.flatMap(({ step, give, payer, by }): readonly Difference[] => {
    if (give.token === undefined || !isOneOf(payer ?? by, own)) return [];
    const key = assetKey({ kind: 'token', chainId, address: give.token.value });
    if (said.has(key) || brought.has(key)) return [];
    const found = give.fact;
    const facts = [found, give.token.fact];
    return [differs('intent.pays', { id: 'intent.pays.saysUnsaid', args: { found } }, facts, step.id)];
  });
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

/** Everything that steps bring, to whomever; undefined where one of them may bring what it does not name. */
function broughtBy(steps: readonly Step[], chainId: number): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  const add = (token: Address | undefined) => {
    const asset: Asset =
      token === undefined ? { kind: 'native', chainId } : { kind: 'token', chainId, address: token };
    found.add(assetKey(asset));
  };
  const addWrapped = () => {
    for (const it of wrappedCurrency(chainId)) add(it as Address);
  };
  for (const step of steps) {
    const [swap, floor, payments] = [swapOf(step), floorOf(step), paymentsOf(step)];
    const puts = commandOf(step)?.puts ?? 'none';
    if (swap?.get.unnamed === true) return undefined;
    if (swap?.get.wrapped === true) addWrapped();
    else if (swap !== undefined) add(swap.get.token?.value);
    if (floor !== undefined) add(floor.token === 'wrapped' ? undefined : floor.token);
    for (const { what, asset } of payments) add(what === 'native' ? undefined : asset);
    if (isKnownAs(step, 'unwrap')) add(undefined);
    if (isKnownAs(step, 'wrap') && step.to !== null) add(step.to);
    if (puts !== 'none' && puts.what === 'wrapped') addWrapped();
    const isTold =
      swap !== undefined ||
      floor !== undefined ||
      payments.length > 0 ||
      (puts !== 'none' && puts.what === 'wrapped') ||
      isKnownAs(step, 'wrap', 'unwrap');
    if (!isTold && !bringsNothing(step)) return undefined;
  }
  return found;
}

/** Whether nothing comes by a step itself: it carries others, allows something or only reads. */
function bringsNothing(step: Step): boolean {
  if (step.reading === 'unread' || step.op === 'create') return false;
  if (step.steps.length > 0 || grantsOf(step).length > 0) return true;
  return step.data === '0x' || modelFor(step)?.act === 'view';
}
