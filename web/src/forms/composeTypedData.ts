import { errorText } from '@readback/phrases/problemText.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import type { Composed, ComposeContext } from './composed.ts';

export type TypedDataDraft = Readonly<{ json: string }>;

/** Typed data by EIP-712 as JSON: its text is what the wallet gets, so that it stays as it was typed. */
export function composeTypedData({ json }: TypedDataDraft, { account }: ComposeContext): Composed<'json'> {
  if (json.trim() === '') return { ok: false, errors: { json: words.typedDataNeeded } };
  const parsed = parse(json, account === undefined ? {} : { from: account });
  if (!parsed.ok) return { ok: false, errors: { json: errorText(parsed.error) } };
  if (parsed.request.body.kind !== 'typedData') return { ok: false, errors: { json: words.notTypedData } };
  return { ok: true, body: parsed.request.body, raw: json };
}
