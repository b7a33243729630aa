import { valueOf } from '@readback/core/model/known.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import { fill } from '@readback/phrases/fill.ts';
import { accountWords } from '@readback/phrases/plain.ts';
import * as words from '@readback/phrases/words/cli/brief.ts';
import { failing } from '@readback/phrases/words/cli/changes.ts';
import { changeOf, changeLine } from '../changeLines.ts';
import { type Line, line } from '../line.ts';
import { amountWords } from '../names.ts';
import { worthNote } from '../worth.ts';
import type { Brief } from './brief.ts';

/** How many lines of changes are written out, besides those of balances. */
const most = 6;

/** What changes: the balances of an account in one line, with the gas fee of who pays it, then all else. */
export function briefChanges(brief: Brief): readonly Line[] {
  const { readback, facts, context } = brief;
  const effects = valueOf(readback.effects);
  if (effects === undefined) return [];
  const { status, lines, revert, notNow = [] } = effects;
  const isTold = readback.findings.some(
    ({ rule, outcome }) => rule === 'outcome.fails' && outcome === 'fired',
  );
  const fails = [
    ...(status === 'success' || isTold ? [] : [line(0, { text: failing[status], tone: 'caution' })]),
    ...(revert?.remedy === undefined ? [] : [line(0, brief.say(revert.remedy))]),
  ];
  const isAmount = ({ what, basis }: EffectLine) =>
    what === 'fee' || (basis === 'read' && (what === 'balance' || what === 'nft'));
  const owners = [...new Set(lines.filter(isAmount).map(({ who }) => who.toLowerCase()))];
  const rest = lines.filter((it) => !isAmount(it));
  return [
    ...fails,
    ...owners.map((who) =>
      balanceLine(
        brief,
        lines.filter((it) => isAmount(it) && it.who.toLowerCase() === who),
      ),
    ),
    ...rest.slice(0, most).map((it) =>
      changeLine(it, facts, {
        write: (who) =>
          it.what === 'balance' && context.own.has(who.toLowerCase())
            ? words.you
            : accountWords(who, facts, brief.account),
        worth: worthNote(brief.context.money),
        notNow: notNow.length > 0,
        indent: 0,
      }),
    ),
    ...(rest.length > most ? [line(0, fill(words.moreChanges, { count: rest.length - most }))] : []),
  ];
}

function balanceLine(brief: Brief, lines: readonly EffectLine[]): Line {
  const { facts, context } = brief;
  const [{ who } = { who: '' }] = lines;
  const worth = worthNote(context.money);
  const moved = lines.filter(({ what }) => what !== 'fee').map((it) => changeOf(it, facts, worth));
  const fees = lines.filter(({ what }) => what === 'fee').map((it) => feeWords(it, brief));
  return line(
    0,
    fill(words.balances, {
      who: context.own.has(who.toLowerCase()) ? words.you : accountWords(who, facts, brief.account),
      changes: [...moved, ...fees].join(', '),
    }),
  );
}

/** A fee is an estimate: two digits of it say what there is to know. */
function feeWords({ before, after, most: limit, asset }: EffectLine, { facts }: Brief): string {
  const [from, to] = [valueOf(before), valueOf(after)];
  const fee = typeof from === 'bigint' && typeof to === 'bigint' ? from - to : undefined;
  if (fee === undefined || asset === undefined) return words.feeUnknown;
  return fill(words.fee, {
    fee: amountWords(rounded(fee, 'near'), asset, facts),
    hasMost: limit === undefined ? 'no' : 'yes',
    most: limit === undefined ? '' : amountWords(rounded(limit, 'up'), asset, facts),
  });
}

function rounded(raw: bigint, how: 'near' | 'up'): bigint {
  const digits = String(raw < 0n ? -raw : raw).length;
  const unit = 10n ** BigInt(Math.max(0, digits - 2));
  return ((raw + (how === 'up' ? unit - 1n : unit / 2n)) / unit) * unit;
}
