import type { IntentDraft } from './draft.ts';
import type { IntentField } from './readIntentDraft.ts';

/** Every text that was typed into the fields of a draft that are on the screen, by its field. */
export function typedIn(draft: IntentDraft): Readonly<Partial<Record<IntentField, string>>> {
  const { account, pay, get, amount, least, to, site, text, of, becomes, replaces, threshold, fee, words } =
    draft;
  const all = { account, amount, least, to, site, text, of, becomes, replaces, threshold, fee, words };
  const assets = { pay: pay.token, payId: pay.id, get: get.token, getId: get.id };
  return Object.fromEntries(Object.entries({ ...all, ...assets }).filter(([, it]) => it !== ''));
}
