import { keptRun } from './ownChanges.ts';
import { ledgerKey } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { EffectLine } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import { askedAmount } from './flows.ts';
import { changesAt } from '../../ledger/book.ts';
import { flowsOf } from '../../ledger/flow.ts';
import { isPlainCall } from '../../actions/steps/plainCall.ts';
import { askedToLeave, sumOf } from '../../actions/asked/askedBook.ts';
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
  const effects = keptRun(view);
  if (effects === undefined) return [];
  const { moves = [] } = effects;
  return [...actingAccounts(view)].flatMap((who) =>
    [...flowsOf(moves, new Set([who])).values()].flatMap(({ asset, given: out, outOf: at }): GrossLoss[] => {
      if (at === undefined || asset.kind === 'nft' || asset.kind === 'collection') return [];
      const line = lineOf(who as Address, asset, out);
      const shown = changesAt(effects, line.who, ledgerKey(asset)).find(
        ({ line: { what } }) => what === 'balance',
      );
      const net = shown !== undefined && shown.change < 0n ? -shown.change : 0n;
      const asked = asset.kind === 'native' ? sentKnowingly(view, line) : askedAmount(view, line);
      if (asked === 'any') return [];
      // What the line shows is judged there, what is asked for by its own rules.
      const amount = out - (asked > net ? asked : net);
      return amount > out / 1_000n ? [{ line, amount, at }] : [];
    }),
  );
});

/** Native currency that goes along with calls whose words account for it. */
function sentKnowingly(view: Evidence, line: EffectLine): bigint | 'any' {
  if (line.asset === undefined) return 'any';
  const sent = askedToLeave(view.steps, { who: line.who, asset: line.asset });
  return sent === 'any' ? sent : sumOf(sent.filter(({ step }) => !isPlainCall(step)));
}

/** The loss as it would stand if nothing came. */
function lineOf(who: Address, asset: Asset, out: bigint): EffectLine {
  const id = `gross ${who} ${asset.kind === 'native' ? '' : asset.address}`;
  const [before, after] = [known(out), known(0n)];
  return { id, who, what: 'balance', asset, before, after, basis: 'read', cause: [] };
}
