import { isCurrency } from '../ledger/asset.ts';
import { commandOf } from '../decode/protocols/commands.ts';
import { receiverOf } from '../actions/swaps/swaps.ts';
import { addressAt, integerAt } from '../actions/steps/stepTree.ts';
import { ownAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { type Act, weights } from './act.ts';
import { asked, tokenAmountPhrase } from './parts.ts';

/** What a command of a router pays someone else of what the router holds: a share, or an amount; undefined for others. */
export function feeAct(view: Evidence, step: Step): Act | undefined {
  if (step.commandByte === undefined) return undefined;
  const it = receiverOf(step);
  if (it === undefined || it.goes !== 'other') return undefined;
  const what = feeOf(step);
  if (what === undefined) return undefined;
  const own = ownAccounts(view).has(it.to.value.toLowerCase());
  return {
    by: it.by,
    signed: false,
    shown: true,
    weight: own ? weights.stays : weights.goes,
    say: (mood) => ({
      id: 'sentence.payOut',
      args: { mood, asked: asked(view, step), what, to: it.to.fact },
    }),
  };
}

function feeOf(step: Step): Phrase | undefined {
  const paid = commandOf(step)?.out ?? 'none';
  const [place = [0]] = paid === 'none' || typeof paid.of === 'string' ? [] : paid.of;
  const token = addressAt(step, ...place);
  if (token === undefined) return undefined;
  const isNative = isCurrency(token.value);
  const portion = commandOf(step)?.portion ?? 'none';
  if (portion !== 'none') {
    const share = integerAt(step, ...portion.at);
    if (share === undefined) return undefined;
    // A share is said in percent, to four places.
    const percent = Number((share.value * 1_000_000n) / portion.of) / 10_000;
    return isNative
      ? { id: 'what.shareOfCoins', args: { percent } }
      : { id: 'what.shareOf', args: { percent, token: token.fact } };
  }
  const out = commandOf(step)?.out ?? 'none';
  const isSaid =
    out !== 'none' && out.from === 'router' && typeof out.of !== 'string' && out.amount !== 'unsaid';
  const amount = isSaid ? integerAt(step, ...out.amount) : undefined;
  if (amount === undefined) return undefined;
  return tokenAmountPhrase(amount, isNative ? undefined : token.fact);
}
