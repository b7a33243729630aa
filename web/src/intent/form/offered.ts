import type { DraftAsk, Value, ValueSlot } from '@readback/assistant/draft/draft.ts';
import type { Sum } from '@readback/assistant/draft/numbers/sumIn.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import { formatUnits } from 'viem';
import type { SendAsset } from '../../holdings/sendAssets.ts';
import type { IntentDraft } from './draft.ts';
import { amountOf } from './draftFields.ts';

type Held = NonNullable<SendAsset['held']>;

/** A value that the words offer for a field that is empty: what was said, and what would be in the field. */
export type Offered = Readonly<{ said: string; value: string }>;

/**
 * What the words offer for a field: each of two values that were said for it, or the share of what is held. `unknown`: a share of what
 * nobody knows.
 */
export function offeredFor(
  slot: ValueSlot,
  { inWords }: Pick<IntentDraft, 'inWords'>,
  held?: Held,
): Readonly<{ all: readonly Offered[]; unknown?: string }> {
  const { offers, values } = inWords?.drafted ?? {};
  const share = values?.[slot];
  const said = offers?.[slot] ?? (share?.sum?.is === 'share' ? [share] : []);
  const all = said.flatMap((it) => {
    const value = fieldOf(it, held);
    return value === undefined ? [] : [{ said: it.text, value }];
  });
  const [first] = said;
  return { all, ...(all.length < said.length && first ? { unknown: first.text } : {}) };
}

function fieldOf(value: Value, held: Held | undefined): string | undefined {
  if (value.sum?.is !== 'share') return amountOf(value);
  return held && shareOf(value.sum, held);
}

/** A share of a balance as it is typed, rounded down; undefined where nothing is left of it. */
export function shareOf(
  { of: [part, whole], less }: Extract<Sum, { is: 'share' }>,
  { raw, decimals }: Held,
): string | undefined {
  const stays = less === undefined ? undefined : parseUnitsExact(less, decimals);
  if (stays?.ok === false) return undefined;
  const sum = (raw * BigInt(part)) / BigInt(whole) - (stays?.value ?? 0n);
  return sum > 0n ? formatUnits(sum, decimals) : undefined;
}

/** What of the words has to be inspected still: of two values for one field nothing, once one of them is in it. */
export function openAsks(
  draft: Pick<IntentDraft, 'inWords' | 'amount' | 'least' | 'to' | 'pay' | 'get' | 'becomes' | 'threshold'>,
): readonly DraftAsk[] {
  const { asks = [], offers = {} } = draft.inWords?.drafted ?? {};
  const answered = new Set<number>();
  for (const [slot, all] of Object.entries(offers) as [ValueSlot, readonly Value[]][]) {
    const typed = typedIn(slot, draft);
    if (typed !== '' && all.some((it) => amountOf(it) === typed))
      for (const it of all) answered.add(it.start);
  }
  return asks.filter((it) => it.kind !== 'value' || !answered.has(it.start));
}

function typedIn(slot: ValueSlot, draft: Parameters<typeof openAsks>[0]): string {
  switch (slot) {
    case 'pay':
    case 'get':
      return draft[slot].symbol ?? draft[slot].token;
    case 'amount':
    case 'least':
    case 'to':
    case 'becomes':
    case 'threshold':
      return draft[slot];
    default:
      return '';
  }
}
