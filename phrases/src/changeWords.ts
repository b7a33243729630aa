/** What a line of the effects is called: the same words on the page and on the command line. */
import * as words from '#words/flags.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';

/** What takes the place of a slot: `other` is the spender, operator, owner or module that the line is about. */
export type ChangeSlot = 'who' | 'other' | 'asset' | 'role';

/** A title in pieces: our own words, and the slots between them. */
export type ChangePiece = Readonly<{ says: string } | { slot: ChangeSlot }>;

/**
 * `own`: of the user's own account. `of`: of someone else, who is named. `under`: below a heading that says whose it
 * is already.
 */
export type ChangeForm = 'own' | 'of' | 'under';

/** Titles by what changes, or by that and the part of it (`safe.threshold`). `{who}` and the like are slots. */
export type ChangeTitles = Readonly<Record<string, Readonly<Record<ChangeForm, string>>>>;

/** The title of a line in one of its forms; undefined where these titles have none for it. */
export function changeTitle(
  line: Pick<EffectLine, 'what' | 'part' | 'asset'>,
  form: ChangeForm,
  titles: ChangeTitles,
): readonly ChangePiece[] | undefined {
  const title = titles[titleKey(line)] ?? titles[line.what];
  return title && pieces(title[form]);
}

/** What a permission, a role or a place among others is after the change, and what an item does. */
export function flagWords({ what }: Pick<EffectLine, 'what'>, before: boolean, after: boolean): string {
  if (before === after) return before ? words.stays : words.never;
  const kind = what === 'safe' || what === 'nft' ? what : 'permission';
  return words.changes[kind][after ? 'begins' : 'ends'];
}

function titleKey({ what, part, asset }: Pick<EffectLine, 'what' | 'part' | 'asset'>): string {
  if (what === 'allowance' && asset?.kind === 'nft') return 'allowance.nft';
  return part === undefined ? what : `${what}.${part}`;
}

function pieces(title: string): readonly ChangePiece[] {
  return title
    .split(/\{(\w+)\}/)
    .map((piece, at): ChangePiece => (at % 2 === 1 ? { slot: piece as ChangeSlot } : { says: piece }))
    .filter((piece) => !('says' in piece && piece.says === ''));
}
