import { namedNumbers } from '../../actions/addresses/namedIn.ts';
import { same } from '../../ledger/account.ts';
import { isCurrencyMark, isKeptBy, ledgerKey } from '../../ledger/asset.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { hasAuthorizationForm } from '../../actions/steps/agency.ts';
import { netOfTrades } from './netOfTrades.ts';
import { mayMove, reachedOf } from '../causes.ts';
import { drainsMost } from './drainsMost.ts';
import { askedAmount, unaskedLosses } from './flows.ts';
import { changeOf } from '../../ledger/line.ts';
import { isPlainCall } from '../../actions/steps/plainCall.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { type ModeledStep, modeledSteps } from '../modeledSteps.ts';
import { someNamesTaking } from '../../actions/addresses/namedIn.ts';
import { memoize } from '../../kit/memoize.ts';
import { isOwed } from '../../ledger/debt.ts';
import { isBorrowing } from './borrowing.ts';
import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import type { Evidence } from '../evidence.ts';
import { gainsOf, isKnownAsset } from './worth.ts';

/**
 * What is behind a loss that no payment, swap or value asks for. `nobody`: no call can have taken it by its own
 * words. `model`: a call whose function is known, within what it names. `into`: the same, into a contract that nobody
 * vouches for (`unseen`: nothing shows what the user has there; `all`: and it is as good as all that was held), or for
 * someone else (`others`). `name`: a call that is known by its name alone, and names that very amount (`named`), or
 * takes nearly all that was held (`all`), or what it does not name (`unnamed`). `signed`: what is signed for others to use,
 * which rules of its own weigh.
 */
export type LossCause =
  | Readonly<{ by: 'nobody' }>
  | Readonly<{ by: 'signed' }>
  | Readonly<{ by: 'model' }>
  | Readonly<{ by: 'into'; step: Step; how: 'unseen' | 'all' | 'others' }>
  | Readonly<{ by: 'name'; how: 'named' | 'all' | 'unnamed' }>;

/** What is behind what a loss has more than the decoded calls ask for. */
export function lossCauseBeyond(view: Evidence, line: EffectLine): LossCause {
  return lossCausesBeyond(view)(line);
}

const lossCausesBeyond = memoize((view: Evidence) =>
  memoize((line: EffectLine) => {
    const asked = askedAmount(view, line);
    const lost = -(changeOf(line) ?? 0n);
    const more = lost - (asked === 'any' ? 0n : asked);
    // The value of calls is asked for already: it accounts for no coins besides.
    const known = modeledLossCause(view, line, line.asset?.kind === 'native' ? lost : more);
    return known ?? unmodeledLossCause(view, line, more);
  }),
);

/** What is behind `amount` of a loss, in the asset's smallest unit. */
export function lossCauseOf(view: Evidence, line: EffectLine, amount: bigint): LossCause {
  return modeledLossCause(view, line, amount) ?? unmodeledLossCause(view, line, amount);
}

function unmodeledLossCause(view: Evidence, line: EffectLine, amount: bigint): LossCause {
  const all = wordlessSteps(view.steps);
  const may = (step: Step) => mayMove(view, step, line.asset);
  const calls = callMayMove(view, line.asset);
  if (calls === undefined) return { by: 'nobody' };
  if (!calls) return { by: 'signed' };
  if (drainsMost(line)) return { by: 'name', how: 'all' };
  const named = someNamesTaking(all, line.asset, amount, may);
  return { by: 'name', how: named ? 'named' : 'unnamed' };
}

/** Whether a call is among the steps without words that may have moved an asset; undefined where no step may have. */
function callMayMove(view: Evidence, asset: Asset | undefined): boolean | undefined {
  const { anywhere, reaching } = moversOf(view);
  const found = asset === undefined ? [...reaching.values()] : [reaching.get(ledgerKey(asset))];
  const all = [anywhere, ...found].filter((it) => it !== undefined);
  return all.length === 0 ? undefined : all.includes(true);
}

/** Whether calls are among the steps that were not found in the trace, and among those that reach each asset. */
const moversOf = memoize((view: Evidence) => {
  const reaching = new Map<string, boolean>();
  let anywhere: boolean | undefined;
  for (const step of wordlessSteps(view.steps)) {
    const isCall = step.op !== 'permission';
    const reached = reachedOf(view, step);
    if (reached === undefined) anywhere = isCall || anywhere === true;
    for (const key of reached ?? []) reaching.set(key, isCall || reaching.get(key) === true);
  }
  return { anywhere, reaching };
});

const wordlessSteps = memoize((steps: readonly Step[]) => immediateSteps(steps).filter(isWordless));

/** Whether a step may take anything, as far as its words go. */
export function isWordless(step: Step): boolean {
  return isPlainCall(step) || (step.op !== 'call' && step.steps.length === 0 && !hasAuthorizationForm(step));
}

/** How a modeled call that carries value, or takes a token, stands to it; undefined where it does not account for it. */
export function modeledLossCause(view: Evidence, line: EffectLine, amount: bigint): LossCause | undefined {
  const others = otherLosses(view, line);
  const able = modeledSteps(view).filter(
    (it) =>
      (it.vouched || !takesAnother(it, line, others)) &&
      accountsFor(view, it, line.asset) &&
      isBy(it.step, line.who) &&
      mayMove(view, it.step, line.asset),
  );
  if (able.length === 0 || !suffices(view, able, line.asset, amount)) return undefined;
  const toOthers = able.find(({ others }) => others);
  if (toOthers !== undefined) return { by: 'into', step: toOthers.step, how: 'others' };
  const open = able.filter((it) => !it.vouched && !isOwnToken(it, line.asset));
  // What a contract of nobody gives of its own for coins is worth what it says, which is nothing.
  const unseen = open.find((it) => line.asset?.kind === 'native' || !hasPosition(view, it));
  if (unseen !== undefined) return { by: 'into', step: unseen.step, how: 'unseen' };
  const [first] = open;
  return first !== undefined && drainsMost(line)
    ? { by: 'into', step: first.step, how: 'all' }
    : { by: 'model' };
}

function accountsFor(view: Evidence, it: ModeledStep, asset: Asset | undefined): boolean {
  if (asset === undefined || asset.kind === 'collection') return false;
  const { act } = it.model;
  if (act === 'offer' && !it.vouched) return false;
  // What secures a loan goes in where the loan comes; how safe that leaves it has a rule of its own.
  if (act === 'debt' && !(secures(it) && isBorrowing(view, it))) return false;
  if (!canTake(view, it, asset)) return false;
  // What comes for it, or who gets it, only someone who vouches for the contract can answer for.
  if (act === 'trade' && !(it.vouched && bringsSomething(view))) return false;
  return act !== 'outOf' || givesBack(view, it, asset);
}

/** Whether a row says of a loan what secures it. */
function secures({ model }: ModeledStep): boolean {
  return model.sums?.some((parts) => parts.some(({ side }) => side === 'against')) === true;
}

/** Whether a call carries coins, or takes a token that it names or none that it names. */
function canTake(view: Evidence, it: ModeledStep, asset: Exclude<Asset, { kind: 'collection' }>): boolean {
  if (asset.kind === 'native') return it.step.value > 0n || takesCoins(it);
  const { act } = it.model;
  // Of what it takes out, or repays with, a call names what comes; the share or receipt that it takes it need not.
  if (it.vouched && (act === 'outOf' || act === 'into') && !isKnownAsset(view, asset)) return true;
  // What it gives for the token that it names it need not name either: its row counts whatever moves by its amount.
  if (it.vouched && act === 'trade' && givesMoved(it) && !isKnownAsset(view, asset)) return true;
  return it.tokens.length === 0 || isOwnToken(it, asset) || it.tokens.some((token) => isKeptBy(asset, token));
}

/** Whether a call of a contract that is vouched for takes native currency that another one wraps for it: it names its mark. */
function takesCoins({ vouched, tokens }: ModeledStep): boolean {
  return vouched && tokens.some(isCurrencyMark);
}

function givesMoved({ model }: ModeledStep): boolean {
  const [sum = []] = model.sums ?? [];
  return sum.some(({ of, side, bound }) => of === 'moved' && side === undefined && bound === undefined);
}

/** Whether a call that names no token takes more than one: its amount is of one. */
function takesAnother(it: ModeledStep, line: EffectLine, others: readonly EffectLine[]): boolean {
  if (it.tokens.length > 0 || line.asset?.kind === 'native' || isOwnToken(it, line.asset)) return false;
  return others.some(({ asset }) => !isOwnToken(it, asset));
}

/** What else leaves the same account unasked, but for coins. */
function otherLosses(view: Evidence, line: EffectLine): readonly EffectLine[] {
  const its = lossesByAccount(view).get(line.who.toLowerCase()) ?? [];
  return its.filter(({ id, asset }) => id !== line.id && asset?.kind !== 'native');
}

const lossesByAccount = memoize((view: Evidence) =>
  groupBy(unaskedLosses(view), ({ who }) => who.toLowerCase()),
);

/** Whether an asset can be what a call hands in for what it takes out: a share or receipt, or a fee in coins. */
function givesBack(view: Evidence, it: ModeledStep, asset: Asset): boolean {
  // Some pay out later, which must not hide that another call of the request takes what comes.
  if (!bringsSomething(view) && wordlessSteps(view.steps).some((step) => step !== it.step)) return false;
  if (isOwnToken(it, asset)) return bringsSomething(view) || it.vouched;
  return it.vouched && (asset.kind === 'native' || !isKnownAsset(view, asset));
}

/** Whether the amounts that the calls name come to what is taken: of a contract that nobody vouches for not much more. */
function suffices(
  view: Evidence,
  able: readonly ModeledStep[],
  asset: Asset | undefined,
  amount: bigint,
): boolean {
  if (asset?.kind === 'nft') return able.some(({ step }) => namedNumbers(step).includes(asset.id));
  const named = able.reduce((sum, it) => {
    if (asset?.kind === 'native') {
      const coins = takesCoins(it) ? namedNumbers(it.step).filter((number) => number <= amount) : [];
      return sum + it.step.value + coins.reduce((most, number) => (number > most ? number : most), 0n);
    }
    if (it.vouched) {
      if (namedNumbers(it.step).some((number) => isUnlimited(number) || number >= amount))
        return sum + amount;
      if (it.model.all === true || sumsIn(it.step.args).some((number) => number >= amount))
        return sum + amount;
      if (wordsIn(it.step.args).some((word) => word >= amount && word <= 2n * amount)) return sum + amount;
      if (isPackedIn(it.step.args, amount)) return sum + amount;
      if (!givesMoved(it) && namesWhatComes(view, it, asset)) return sum + amount;
    }
    const fitting = namedNumbers(it.step).filter((number) => number <= 2n * amount);
    return sum + fitting.reduce((most, number) => (number > most ? number : most), 0n);
  }, 0n);
  // Tokens that count in shares round.
  return named + named / 1_000_000n + 1n >= amount;
}

/**
 * Whether a call names what comes, or a minimum not far below, and so leaves open what it takes for that: of its own
 * token, or of anything for a share or receipt.
 */
function namesWhatComes(view: Evidence, it: ModeledStep, asset: Asset | undefined): boolean {
  const ofShares = isOwnToken(it, asset) || !isKnownAsset(view, asset);
  return gainsOf(view, netOfTrades(view).changes).some(
    ({ line, change }) =>
      (ofShares || isOwnToken(it, line.asset)) &&
      namedNumbers(it.step).some((number) => number <= change && number * 10n >= change * 9n),
  );
}

/** What the lists of numbers among arguments come to, each list by itself: several withdrawals are asked for in one call. */
function sumsIn(args: readonly Arg[]): readonly bigint[] {
  return args.flatMap(({ value }) => {
    if (value.kind === 'tuple') return sumsIn(value.fields);
    if (value.kind !== 'array') return [];
    const numbers = value.items.flatMap((item) => (item.value.kind === 'integer' ? [item.value.value] : []));
    return numbers.length < 2 ? sumsIn(value.items) : [numbers.reduce((sum, it) => sum + it, 0n)];
  });
}

/** The numbers that bytes are made of, where they are whole words: some contracts take their amounts so. */
function wordsIn(args: readonly Arg[]): readonly bigint[] {
  return args.flatMap(({ type, value }) => {
    if (value.kind === 'tuple') return wordsIn(value.fields);
    if (value.kind === 'array') return wordsIn(value.items);
    if (value.kind !== 'bytes' || type !== 'bytes' || (value.hex.length - 2) % 64 !== 0) return [];
    return (value.hex.slice(2, 2 + 64 * mostWords).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));
  });
}

const mostWords = 16;

/**
 * Whether the first of a call's arguments, of which each is one word, holds that very amount beside other fields, as the pools of
 * Aave on layer 2 networks take it: in 128 bits above the 16 of a reserve (L2Encoder.sol of github.com/aave/aave-v3-core). All
 * ones are all that there is. A word elsewhere is a signature's, or a number that whoever asks has chosen.
 */
function isPackedIn(args: readonly Arg[], amount: bigint): boolean {
  const [first] = args;
  if (first?.value.kind !== 'bytes' || args.some(({ type }) => type !== 'bytes32')) return false;
  const packed = (BigInt(first.value.hex) >> 16n) & most128;
  return packed === amount || packed === most128;
}

const most128 = 2n ** 128n - 1n;

/** Whether the run shows what the user has at a contract: its own token comes, and can be passed on. */
function hasPosition(view: Evidence, { step }: ModeledStep): boolean {
  return gainsOf(view, netOfTrades(view).changes).some(
    ({ line }) => isKeptBy(line.asset, step.to) && !isOwed(view, line),
  );
}

function bringsSomething(view: Evidence): boolean {
  return gainsOf(view, netOfTrades(view).changes).length > 0;
}

function isOwnToken({ step: { to } }: ModeledStep, asset: Asset | undefined): boolean {
  return isKeptBy(asset, to);
}

function isBy({ actor }: Step, who: EffectLine['who']): boolean {
  return actor === 'unknown' || same(actor, who);
}
