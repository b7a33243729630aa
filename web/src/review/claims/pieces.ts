import type { Span } from '@readback/core/model/clearSigned.ts';
import type { DescriptionSource } from '@readback/core/model/description.ts';
import type { Asset, Provenance } from '@readback/core/model/fact.ts';
import * as words from '@readback/phrases/words/web/review/claims.ts';
import type { Address } from 'viem';
import { spanSources } from './spanSources.ts';

/** A piece of a value, as the page draws it. `called` is what the descriptor calls an address, where that is not a name. */
export type Piece =
  | Readonly<{ kind: 'address'; address: Address; called?: string; from: readonly Provenance[] }>
  | Readonly<{ kind: 'amount'; raw: bigint; asset: Asset; from: readonly Provenance[] }>
  | Readonly<{
      kind: 'text';
      text: string;
      from: readonly Provenance[];
      raw?: Readonly<{ label: string; value: string }>;
    }>;

/**
 * The spans of a value as pieces. An address is always the address in the request; an amount is drawn from its exact
 * number and the facts of its token, on the request's own chain only. Everything else is the text of the span.
 */
export function piecesOf(
  spans: readonly Span[],
  source: DescriptionSource,
  chainId: number | undefined,
): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at];
    if (span === undefined) break;
    const asset = assetOf(span, spans[at + 2], chainId);
    if (asset !== undefined && span.value?.kind === 'integer') {
      pieces.push({ kind: 'amount', raw: span.value.value, asset, from: spanSources(span, source) });
      at += 2;
    } else pieces.push(pieceOf(span, source));
  }
  return pieces;
}

function pieceOf(span: Span, source: DescriptionSource): Piece {
  const from = spanSources(span, source);
  const { value, text } = span;
  if (value?.kind === 'address') {
    const isOurs = span.from.some((it) => it.by === 'engine');
    return { kind: 'address', address: value.address, from, ...(isOurs ? { called: text } : {}) };
  }
  const raw =
    value?.kind === 'integer' && value.value.toString() !== text
      ? { raw: { label: words.raw.integer, value: value.value.toString() } }
      : value?.kind === 'bytes'
        ? { raw: { label: words.raw.bytes, value: value.hex } }
        : {};
  return { kind: 'text', text, from, ...raw };
}

/** What an amount is of, where its number stands as it is (no word in its place), with its symbol behind a space. */
function assetOf(span: Span, symbol: Span | undefined, chainId: number | undefined): Asset | undefined {
  if (span.is !== 'amount' || symbol?.is !== 'symbol' || !/^[0-9.]+$/.test(span.text)) return undefined;
  for (const it of span.from) {
    if (it.by !== 'answer' || it.ask.chainId !== chainId || chainId === undefined) continue;
    if (it.ask.kind === 'token') return { kind: 'token', chainId, address: it.ask.address };
    if (it.ask.kind === 'chain') return { kind: 'native', chainId };
  }
  return undefined;
}
