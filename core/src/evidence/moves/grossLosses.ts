import { same } from '../../ledger/account.ts';
import { ledgerKey } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { EffectLine, Move } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { askedAmount } from './flows.ts';
import { changeOf } from '../../ledger/line.ts';
import { isPlainCall } from '../../actions/steps/plainCall.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What is taken from an account although no line shows it, because another call of the same request brings as much.
 * `amount`: beyond what the line of the asset shows and what the decoded calls ask for. `at`: the largest such move.
 */
export type GrossLoss = Readonly<{ line: EffectLine; amount: bigint; at: number }>;

/** Such losses, by the moves of the simulation, whoever the moves come from: of each counterparty what it keeps. */
export const grossLosses = memoize((view: Evidence): readonly GrossLoss[] => {
  if (view.effects.s !== 'known' || view.effects.v.status === 'revert') return [];
  const { lines, moves = [] } = view.effects.v;
  return [...actingAccounts(view)].flatMap((who) =>
    [...flowsOf(moves, who)].flatMap(([, { asset, by, at }]): GrossLoss[] => {
      const out = [...by.values()].reduce((sum, it) => (it > 0n ? sum + it : sum), 0n);
      const shown = lines.find(
        (it) => it.what === 'balance' && same(it.who, who as Address) && isOf(it, asset),
      );
      const change = shown === undefined ? 0n : (changeOf(shown) ?? 0n);
      const net = change < 0n ? -change : 0n;
      const line = lineOf(who as Address, asset, out);
      const asked = asset.kind === 'native' ? sentKnowingly(view, who) : askedAmount(view, line);
      if (asked === 'any') return [];
      // What the line shows is judged there, what is asked for by its own rules.
      const amount = out - (asked > net ? asked : net);
      return amount > out / 1_000n ? [{ line, amount, at }] : [];
    }),
  );
});

type Flow = { asset: Asset; by: Map<string, bigint>; at: number; most: bigint };

/** What an account gives each other one of each asset, less what it gets back from it. */
function flowsOf(moves: readonly Move[], who: string): ReadonlyMap<string, Flow> {
  const flows = new Map<string, Flow>();
  for (const [at, { from, to, asset, amount }] of moves.entries()) {
    if (asset.kind === 'nft' || asset.kind === 'collection') continue;
    const [gives, gets] = [from.toLowerCase() === who, to.toLowerCase() === who];
    if (gives === gets) continue;
    const key = ledgerKey(asset);
    const flow = flows.get(key) ?? { asset, by: new Map<string, bigint>(), at, most: 0n };
    flows.set(key, flow);
    const other = (gives ? to : from).toLowerCase();
    flow.by.set(other, (flow.by.get(other) ?? 0n) + (gives ? amount : -amount));
    if (gives && amount > flow.most) Object.assign(flow, { at, most: amount });
  }
  return flows;
}

/** Native currency that goes along with calls whose words account for it. */
function sentKnowingly(view: Evidence, who: string): bigint {
  return stepsNow(view.steps).reduce(
    (sum, step) =>
      step.op === 'call' && step.actor.toLowerCase() === who && !isPlainCall(step) ? sum + step.value : sum,
    0n,
  );
}

/** The loss as it would stand if nothing came. */
function lineOf(who: Address, asset: Asset, out: bigint): EffectLine {
  const id = `gross ${who} ${asset.kind === 'native' ? '' : asset.address}`;
  const [before, after] = [known(out), known(0n)];
  return { id, who, what: 'balance', asset, before, after, basis: 'read', cause: [] };
}

function isOf({ asset: its }: EffectLine, asset: Asset): boolean {
  if (its?.kind !== 'token' || asset.kind !== 'token')
    return its?.kind === 'native' && asset.kind === 'native';
  return same(its.address, asset.address);
}
