import { errorText } from '@readback/phrases/problemText.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import type { Composed, ComposeContext } from './composed.ts';

export type TypedDataDraft = Readonly<{ json: string }>;

/** Typed data by EIP-712 as JSON: its text is what the wallet gets, so that it stays as it was typed. */
export function composeTypedData({ json }: TypedDataDraft, { account }: ComposeContext): Composed<'json'> {
  if (json.trim() === '') return { ok: false, errors: { json: 'Paste the typed data as JSON.' } };
  const parsed = parse(json, account === undefined ? {} : { from: account });
  if (!parsed.ok) return { ok: false, errors: { json: errorText(parsed.error) } };
  if (parsed.request.body.kind !== 'typedData') return { ok: false, errors: { json: notTypedData } };
  return { ok: true, body: parsed.request.body, raw: json };
}

const notTypedData = 'This is not typed data: it needs types, primaryType, domain and message.';
