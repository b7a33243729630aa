import { useState } from 'react';
import type { ComposeKind } from '../router/composeKind.ts';
import type { MessageDraft } from './composeMessage.ts';
import type { SendDraft } from './composeSend.ts';
import type { TokenDraft } from './composeToken.ts';
import type { TypedDataDraft } from './composeTypedData.ts';
import { emptySiwe } from './siweDraft.ts';

/** `chain` is the id of the network that was chosen in the form; empty means the one in use. */
type OnNetwork = Readonly<{ chain: string }>;

export type Drafts = {
  /** `asset`: see `AssetChoice`; empty while none was chosen. */
  send: SendDraft & TokenDraft & OnNetwork & Readonly<{ asset: string }>;
  message: MessageDraft;
  typedData: TypedDataDraft;
};

/** What was typed, by form. It lives as long as the page, so that going to Review and back loses nothing. */
const kept: Drafts = {
  send: { chain: '', asset: '', token: '', to: '', amount: '', decimals: '' },
  message: { as: 'words', words: '', siwe: emptySiwe },
  typedData: { json: '' },
};

/** The draft of one form, and how to change some of its fields. */
export function useDraft<Kind extends ComposeKind>(
  kind: Kind,
): [Drafts[Kind], (change: Partial<Drafts[Kind]>) => void] {
  const [draft, setDraft] = useState(kept[kind]);
  const change = (fields: Partial<Drafts[Kind]>) => {
    keepInDraft(kind, fields);
    setDraft(kept[kind]);
  };
  return [draft, change];
}

/** Fills in fields of a form that is not open: of what the user pressed on another screen. */
export function keepInDraft<Kind extends ComposeKind>(kind: Kind, fields: Partial<Drafts[Kind]>): void {
  kept[kind] = { ...kept[kind], ...fields };
}
