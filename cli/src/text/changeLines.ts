import { factOfEffect } from '@readback/core/model/factIds.ts';
import { limitPhrases } from '@readback/core/model/limits.ts';
import type { EffectLine, EffectValue } from '@readback/core/model/effects.ts';
import { type Known, valueOf } from '@readback/core/model/known.ts';
import { type ChangeSlot, changeTitle, flagWords } from '@readback/phrases/changeWords.ts';
import { assetTitles } from '@readback/phrases/words/assetTitles.ts';
import { otherBlockWords, otherGasWords } from '@readback/phrases/engineWords.ts';
import { plain, utcWords } from '@readback/phrases/plain.ts';
import { powerTitles } from '@readback/phrases/words/powerTitles.ts';
import { roleName } from '@readback/phrases/roleNames.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { isAddress } from 'viem';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/changes.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import { addressWords, amountWords, assetWords } from './names.ts';
import type { Page } from './pageContent.ts';
import { type WorthNote, worthNote } from './worth.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

/** What changes for whom when it runs on the pinned block, the fee last; nothing where that is not known. */
export function changeLines({ readback, facts, context }: Page): readonly Line[] {
  const effects = valueOf(readback.effects);
  if (effects === undefined) return [];
  const { status, lines, block, revert } = effects;
  const rows = [...lines.filter(({ what }) => what !== 'fee'), ...lines.filter(({ what }) => what === 'fee')];
  const said = limitPhrases(effects).map((it) => line(2, { text: plain(it, facts), tone: 'faint' }));
  return [
    ...(status === 'success' ? [] : [line(2, { text: words.failing[status], tone: 'caution' })]),
    ...(revert?.reason === undefined ? [] : [line(2, fill(words.says, { reason: foreign(revert.reason) }))]),
    ...(revert?.remedy === undefined ? [] : [line(2, { text: plain(revert.remedy, facts), tone: 'strong' })]),
    ...(rows.length === 0 ? [line(2, words.nothing)] : []),
    ...rows.map((it) =>
      changeLine(it, facts, {
        write: (who) => addressWords(who, facts, context.own),
        notNow: (effects.notNow ?? []).length > 0,
        worth: worthNote(context.money),
        indent: 2,
      }),
    ),
    ...said,
    ...other(otherBlockWords(effects.otherBlock)),
    ...other(otherGasWords(effects.otherGas)),
    line(2, {
      text: fill(words.simulated, {
        block: String(block.parentNumber),
        hash: block.parentHash,
        node: block.endpoint,
      }),
      tone: 'faint',
    }),
  ];
}

/** What came of the simulation in another block, or with other gas. */
function other(said: ReturnType<typeof otherBlockWords>): readonly Line[] {
  return said === undefined ? [] : [line(2, { text: said.says, tone: said.differs ? 'caution' : 'faint' })];
}

/** An account as the page writes it. */
type Write = (address: string) => string;

/** How a line of a change is written: accounts, values in dollars, and whether a signature could not be used yet. */
type ChangeStyle = Readonly<{ write: Write; worth: WorthNote; notNow: boolean; indent: number }>;

export function changeLine(
  it: EffectLine,
  facts: FindFact,
  { write, worth, notNow, indent }: ChangeStyle,
): Line {
  const { until, most, basis, asset, via } = it;
  const notes = [
    ...(via === undefined ? [] : [fill(words.kept, { who: write(via) })]),
    ...(most === undefined || asset === undefined
      ? []
      : [fill(words.most, { amount: amountWords(most, asset, facts) })]),
    ...(until === undefined ? [] : [fill(words.until, { time: utcWords(until) })]),
    ...takeable(it, facts, notNow, worth),
    ...(basis === 'claimed' ? [words.claimed] : []),
  ];
  return line(
    indent,
    fill(words.line, { subject: subject(it, facts, write), change: changeOf(it, facts, worth) }),
    ...notes.map((note) => `; ${note}`),
  );
}

/** Of an allowance by signature: what its holder could take of it as things are now. */
function takeable({ id }: EffectLine, facts: FindFact, notNow: boolean, worth: WorthNote): readonly string[] {
  const it = facts(factOfEffect(id, 'takeable'))?.value;
  const when = notNow ? 'later' : 'now';
  if (it?.s === 'unknown') return [fill(words.takeableUnknown, { when, why: whyWords[it.why] })];
  if (it?.s !== 'known' || it.v.kind !== 'amount') return [];
  const { raw, asset } = it.v;
  const amount = raw === 0n ? words.nothingTakeable : `${amountWords(raw, asset, facts)}${worth(raw, asset)}`;
  return [fill(words.takeable, { when, amount })];
}

/** The same words as on the page; what is counted is below its account's name. */
function subject(it: EffectLine, facts: FindFact, write: Write): string {
  const { what, who, counterparty, asset, role } = it;
  const whose = write(who);
  if (what === 'balance' || what === 'nft') return whose;
  if (what === 'fee') return fill(words.fee, { who: whose });
  const slots: Readonly<Record<ChangeSlot, string>> = {
    who: whose,
    other: counterparty === undefined ? words.someone : write(counterparty),
    asset: asset === undefined ? words.assets : assetWords(asset, facts),
    role: role === undefined ? words.role : (roleName(role) ?? role),
  };
  const pieces = changeTitle(it, 'of', titles) ?? [];
  const title = pieces.map((piece) => ('says' in piece ? piece.says : slots[piece.slot]));
  return title.join('').replace(/^./, (first) => first.toUpperCase());
}

const titles = { ...assetTitles, ...powerTitles };

/** How much comes or goes, or what becomes of what. */
export function changeOf(it: EffectLine, facts: FindFact, worth: WorthNote): string {
  const delta = valueOf(facts(factOfEffect(it.id, 'delta'))?.value);
  if (delta?.kind === 'amount' && (it.what === 'balance' || it.what === 'fee')) {
    const amount = amountWords(delta.raw, delta.asset, facts);
    return `${delta.raw > 0n ? '+' : ''}${amount}${it.what === 'fee' ? '' : worth(delta.raw, delta.asset)}`;
  }
  const [from, to] = [valueOf(it.before), valueOf(it.after)];
  if (typeof from === 'boolean' && typeof to === 'boolean') return flagWords(it, from, to);
  const isHeld = it.what === 'balance' || it.what === 'nft' || it.what === 'fee';
  if (isHeld && it.asset !== undefined && typeof from === 'bigint' && typeof to === 'bigint' && from !== to)
    return `${to > from ? '+' : ''}${amountWords(to - from, it.asset, facts)}`;
  const before = value(it.before, 'before', it, facts);
  const after = value(it.after, 'after', it, facts);
  const limit = it.what === 'allowance' && typeof to === 'bigint' && after !== words.noLimit ? to : undefined;
  const note = limit === undefined || it.asset === undefined ? '' : worth(limit, it.asset);
  return before === after ? fill(words.same, { value: after }) : `${before} → ${after}${note}`;
}

function value(it: Known<EffectValue>, part: 'before' | 'after', of: EffectLine, facts: FindFact): string {
  if (it.s !== 'known')
    return fill(words.unknown, { why: it.s === 'pending' ? words.noAnswer : whyWords[it.why] });
  if (typeof it.v === 'boolean') return it.v ? words.yes : words.no;
  if (typeof it.v === 'string') {
    if (/^0x0*$/.test(it.v)) return words.none;
    return isAddress(it.v, { strict: false }) ? addressWords(it.v, facts) : it.v;
  }
  const said = valueOf(facts(factOfEffect(of.id, part))?.value);
  if (said?.kind === 'allowance' && said.unlimited) return words.noLimit;
  return of.asset === undefined ? String(it.v) : amountWords(it.v, of.asset, facts);
}
