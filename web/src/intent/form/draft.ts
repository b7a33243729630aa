/** What is being said in the form, as it was typed. It lives as long as the page, and on no disk. */
import type { ControlPart, Intent } from '@readback/core/model/intent.ts';
import { type Drafted, draftKinds, type DraftKind } from '@readback/assistant/draft/draft.ts';
import { useState } from 'react';

/** What can be said: a form for each. */
export type Preset = DraftKind;

export const presets = draftKinds;

/**
 * An asset as it was chosen: `native`, the address of a known token, `other`, `item` or `collection`, whose address is in
 * `token`; empty where nothing was chosen. `symbol`: what was said in words, which counts until something is chosen.
 */
export type AssetDraft = Readonly<{
  choice: string;
  token: string;
  id: string;
  decimals: string;
  symbol?: string;
}>;

/** Words that filled in the form, and what they say. */
export type InWords = Readonly<{ text: string; drafted: Drafted }>;

export type IntentDraft = Readonly<{
  preset: Preset;
  /** The id of the network that was chosen; empty means the one in use. */
  chain: string;
  account: string;
  pay: AssetDraft;
  how: 'exactly' | 'atMost' | 'all';
  amount: string;
  get: AssetDraft;
  least: string;
  to: string;
  limit: 'upTo' | 'noLimit';
  /** As the browser's field for a local time writes it. */
  until: string;
  /** `everyone` and `risky`: of every spender, which the list of them does. */
  revokes: 'one' | 'all' | 'everyone' | 'risky';
  direction: 'wrap' | 'unwrap';
  cancels: 'one' | 'all';
  site: string;
  text: string;
  part: ControlPart;
  of: string;
  becomes: string;
  replaces: string;
  threshold: string;
  fee: string;
  /** The network that it goes to, and the app by which it is to happen, by their names. */
  onto: string;
  at: string;
  /** What is typed as words. */
  words: string;
  inWords?: InWords | undefined;
  /** What the same words say besides, each as a form of its own that is shown next. */
  next: readonly Partial<IntentDraft>[];
  /** Whether the user inspected what the words say beyond the form. */
  checked: boolean;
}>;

const noAsset: AssetDraft = { choice: '', token: '', id: '', decimals: '' };

const empty: IntentDraft = {
  preset: 'send',
  chain: '',
  account: '',
  pay: noAsset,
  how: 'exactly',
  amount: '',
  get: noAsset,
  least: '',
  to: '',
  limit: 'upTo',
  until: '',
  revokes: 'one',
  direction: 'wrap',
  cancels: 'one',
  site: '',
  text: '',
  part: 'owner',
  of: '',
  becomes: '',
  replaces: '',
  threshold: '',
  fee: '',
  onto: '',
  at: '',
  words: '',
  next: [],
  checked: false,
};

/** Something that was said in the form already, and can be said otherwise: as it was typed, and as it was read. */
export type SaidPart = Readonly<{ draft: IntentDraft; intent: Intent }>;

let kept: IntentDraft = empty;
let keptParts: readonly SaidPart[] = [];

/** The draft, and how to change some of its fields. */
export function useIntentDraft(): [IntentDraft, (change: Partial<IntentDraft>) => void] {
  const [draft, setDraft] = useState(kept);
  const change = (fields: Partial<IntentDraft>) => {
    kept = { ...kept, ...fields };
    setDraft(kept);
  };
  return [draft, change];
}

/** What else is said of the same request, and how to change it. */
export function useSaidParts(): [readonly SaidPart[], (parts: readonly SaidPart[]) => void] {
  const [parts, setParts] = useState(keptParts);
  const change = (next: readonly SaidPart[]) => {
    keptParts = next;
    setParts(next);
  };
  return [parts, change];
}

/** A form for something else of the same request: for the same account, on the same network, at the same fee. */
export function nextDraft({ account, chain, fee }: IntentDraft): IntentDraft {
  return { ...empty, account, chain, fee };
}

/** Whether nothing is said in it yet. */
export function isUntouched(draft: IntentDraft): boolean {
  const { account: _, chain: __, fee: ___, ...said } = draft;
  return Object.entries(said).every(
    ([name, it]) => JSON.stringify(it) === JSON.stringify(empty[name as keyof IntentDraft]),
  );
}

/** Puts words into the field for them, of a form in which nothing was said yet or whatever was. */
export function keepWords(words: string): void {
  kept = { ...kept, words, inWords: undefined, checked: false };
  brought = words;
}

let brought: string | undefined;

/** Whether these words were brought from elsewhere, and are to be filled in as soon as they can be read. */
export function isBrought(words: string): boolean {
  return words !== '' && words === brought;
}

/** They are filled in. */
export function endBrought(): void {
  brought = undefined;
}

/** Empties the form once it was said. */
export function clearIntentDraft(): void {
  kept = empty;
  keptParts = [];
}

/** An empty draft, for what fills it in. */
export function emptyIntentDraft(): IntentDraft {
  return empty;
}
