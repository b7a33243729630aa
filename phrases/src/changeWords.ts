/** What a line of the effects is called: the same words on the page and on the command line. */
import type { EffectLine } from '@readback/core/model/effects.ts';

/** What stands in the place of a slot: `other` is the spender, operator, owner or module that the line is about. */
export type ChangeSlot = 'who' | 'other' | 'asset' | 'role';

/** A title in pieces: our own words, and the slots between them. */
export type ChangePiece = Readonly<{ text: string } | { slot: ChangeSlot }>;

/**
 * `own`: of the user's own account. `of`: of somebody else, who is named. `under`: below a heading that says whose it
 * is already.
 */
export type ChangeForm = 'own' | 'of' | 'under';

/** The title of a line in one of its forms. */
export function changeTitle(
  line: Pick<EffectLine, 'what' | 'part' | 'asset'>,
  form: ChangeForm,
): readonly ChangePiece[] {
  return pieces(titles[titleKey(line)][form]);
}

/** What a permission, a role or a place among others is after the change, and what an item does. */
export function flagWords({ what }: Pick<EffectLine, 'what'>, before: boolean, after: boolean): string {
  if (before === after) return before ? 'stays' : 'not before, not after';
  const [added, removed] =
    what === 'safe' ? ['added', 'removed'] : what === 'nft' ? ['arrives', 'leaves'] : ['given', 'taken back'];
  return after ? added : removed;
}

type TitleKey = keyof typeof titles;

function titleKey({ what, part, asset }: Pick<EffectLine, 'what' | 'part' | 'asset'>): TitleKey {
  if (what === 'allowance' && asset?.kind === 'nft') return 'allowance.nft';
  const key = part === undefined ? what : `${what}.${part}`;
  return isTitle(key) ? key : what;
}

function isTitle(key: string): key is TitleKey {
  return Object.hasOwn(titles, key);
}

/** `{who}`, `{other}`, `{asset}` and `{role}` are slots. */
function pieces(title: string): readonly ChangePiece[] {
  return title
    .split(/\{(\w+)\}/)
    .map((piece, at): ChangePiece => (at % 2 === 1 ? { slot: piece as ChangeSlot } : { text: piece }))
    .filter((piece) => !('text' in piece && piece.text === ''));
}

const titles = {
  balance: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  nft: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  fee: { own: 'Your {asset}', of: '{asset} of {who}', under: '{asset}' },
  allowance: {
    own: '{other} may spend your {asset}',
    of: '{other} may spend {asset} of {who}',
    under: '{other} may spend {asset}',
  },
  'allowance.nft': {
    own: '{other} may move your {asset}',
    of: '{other} may move {asset} of {who}',
    under: '{other} may move {asset}',
  },
  operator: {
    own: '{other} may move all your {asset}',
    of: '{other} may move all {asset} of {who}',
    under: '{other} may move all {asset}',
  },
  owner: { own: 'Owner of your account', of: 'Owner of {who}', under: 'Owner' },
  'owner.pendingOwner': {
    own: 'Next owner of your account, who has yet to accept',
    of: 'Next owner of {who}, who has yet to accept',
    under: 'Next owner, who has yet to accept',
  },
  role: {
    own: '{other} has the role {role} over your account',
    of: '{other} has the role {role} over {who}',
    under: '{other} has the role {role}',
  },
  code: { own: 'Code at your account', of: 'Code at {who}', under: 'Code there' },
  'code.implementation': {
    own: 'Code that your account runs (implementation)',
    of: 'Code that {who} runs (implementation)',
    under: 'Code that it runs (implementation)',
  },
  'code.admin': {
    own: 'Who may replace the code of your account (admin)',
    of: 'Who may replace the code of {who} (admin)',
    under: 'Who may replace its code (admin)',
  },
  'code.beacon': {
    own: 'Where your account looks up its code (beacon)',
    of: 'Where {who} looks up its code (beacon)',
    under: 'Where it looks up its code (beacon)',
  },
  'code.delegation': {
    own: 'Code that acts as your account',
    of: 'Code that acts as {who}',
    under: 'Code that acts as this account',
  },
  delegate: {
    own: 'Code that acts as your account',
    of: 'Code that acts as {who}',
    under: 'Code that acts as this account',
  },
  safe: { own: 'Settings of your Safe', of: 'Settings of {who}', under: 'Settings of the Safe' },
  'safe.owners': {
    own: '{other} as an owner of your Safe',
    of: '{other} as an owner of {who}',
    under: '{other} as an owner',
  },
  'safe.threshold': {
    own: 'Owners who must sign for your Safe',
    of: 'Owners who must sign for {who}',
    under: 'Owners who must sign',
  },
  'safe.implementation': {
    own: 'Code that your Safe runs (singleton)',
    of: 'Code that {who} runs (singleton)',
    under: 'Code that the Safe runs (singleton)',
  },
  'safe.module': {
    own: '{other} as a module, which acts for your Safe without its owners',
    of: '{other} as a module, which acts for {who} without its owners',
    under: '{other} as a module, which acts without the owners',
  },
  'safe.guard': {
    own: 'Guard of your Safe, which may refuse what its owners sign',
    of: 'Guard of {who}, which may refuse what its owners sign',
    under: 'Guard, which may refuse what the owners sign',
  },
  'safe.moduleGuard': {
    own: 'Guard of your Safe’s modules, which may refuse what they do',
    of: 'Guard of the modules of {who}, which may refuse what they do',
    under: 'Guard of the modules, which may refuse what they do',
  },
  'safe.fallbackHandler': {
    own: 'Fallback handler of your Safe, which answers calls that the Safe does not know',
    of: 'Fallback handler of {who}, which answers calls that the Safe does not know',
    under: 'Fallback handler, which answers calls that the Safe does not know',
  },
} as const satisfies Record<string, Readonly<Record<ChangeForm, string>>>;
