import { dayIn } from '@readback/assistant/handles/dates.ts';
import { dayFrom } from '@readback/assistant/handles/relativeDay.ts';
import type { Drafted, Quoted, Value } from '@readback/assistant/draft/draft.ts';
import { isSameNetwork } from '@readback/assistant/draft/networkNames.ts';
import type { ControlPart } from '@readback/core/model/intent.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { type AssetDraft, emptyIntentDraft, type IntentDraft } from './draft.ts';

/**
 * The form that says what the words say: each value as it was written, and nothing else. `chain`: the id of the network that they
 * were read for, which stays the network of the form where they name no other.
 */
export function draftFields(
  drafted: Drafted,
  networks: readonly Network[],
  chain: string,
  today = localDay(new Date()),
): Partial<IntentDraft> {
  const { values, choices, kind } = drafted;
  const text = (it: Quoted | undefined) => it?.text ?? '';
  const named = values.network && networks.find(({ name }) => isSameNetwork(name, text(values.network)));
  const day = values.until && (dayIn(values.until.text) ?? dayFrom(values.until.text, today));
  return {
    ...emptyIntentDraft(),
    preset: kind,
    account: text(values.account),
    chain: named ? String(named.chainId) : chain,
    pay:
      kind === 'withdraw' ? assetOf(undefined) : kind === 'list' ? itemOf(values.item) : assetOf(values.pay),
    // What is taken out arrives.
    get:
      kind === 'withdraw' ? assetOf(values.pay) : kind === 'buy' ? itemOf(values.item) : assetOf(values.get),
    how: choices.how === 'all' || choices.how === 'atMost' ? choices.how : 'exactly',
    amount: kind === 'withdraw' ? '' : amountOf(values.amount),
    least: amountOf(kind === 'withdraw' ? values.amount : values.least),
    to: text(values.to),
    limit: choices.limit === 'noLimit' ? 'noLimit' : 'upTo',
    // A day lasts until its end.
    until: day ? `${day}T23:59` : '',
    revokes: revokesOf(drafted),
    direction: choices.direction === 'unwrap' ? 'unwrap' : 'wrap',
    site: text(values.site),
    text: text(values.text),
    part: (choices.part as ControlPart | undefined) ?? 'owner',
    of: text(values.of),
    becomes: kind === 'change' && choices.part !== 'threshold' ? text(values.becomes) : '',
    replaces: text(values.replaces),
    threshold: amountOf(values.threshold),
    fee: amountOf(values.fee),
    onto: text(values.onto),
    at: text(values.at),
  };
}

function revokesOf({ choices, values }: Drafted): IntentDraft['revokes'] {
  if (choices.revokes === 'risky') return 'risky';
  if (choices.revokes !== 'all') return 'one';
  return values.to === undefined ? 'everyone' : 'all';
}

/** An item by its number; which collection it is of, its user has to say. */
function itemOf(value: Quoted | undefined): AssetDraft {
  const [, id = ''] = /#?(\d+)$/u.exec(value?.text ?? '') ?? [];
  return { ...emptyIntentDraft().pay, choice: value === undefined ? '' : 'item', id };
}

/** Where a wallet is connected it is whose request is made: another account in the words is asked about. */
export function ofConnected(drafted: Drafted): Drafted {
  const { account, ...values } = drafted.values;
  if (account === undefined) return drafted;
  const { text, start, end } = account;
  const asks = [
    ...drafted.asks.filter((it) => it.start !== start),
    { kind: 'value', text, start, end } as const,
  ];
  return { ...drafted, values, asks: asks.toSorted((a, b) => a.start - b.start) };
}

/** The day that it is here, as `2026-12-31`. */
function localDay(at: Date): string {
  const two = (it: number) => String(it).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** What a value is in its field: a number as digits, whatever words or signs it was said in, and a share as nothing yet. */
export function amountOf(value: Value | undefined): string {
  if (value?.sum === undefined) return value?.text ?? '';
  return value.sum.is === 'number' ? value.sum.digits : '';
}

/** A token by its address, or by its symbol, for which the list of the form has to know exactly one. */
function assetOf(value: Value | undefined): AssetDraft {
  const { choice, token, id, decimals } = emptyIntentDraft().pay;
  if (value === undefined) return { choice, token, id, decimals };
  return /^0x/i.test(value.text)
    ? { choice: 'other', token: value.text, id, decimals }
    : { choice, token, id, decimals, symbol: value.symbol ?? value.text };
}
