import { looksLike } from '@readback/core/actions/message/lookAlike.ts';
import type { RemedyAct } from '@readback/core/model/finding.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import { chainName } from '@readback/phrases/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';
import { networkOf } from '../../data/config.ts';
import type { Units } from '../../data/units.ts';
import { shortAddress } from '../../ui/address.ts';
import { amountDigits, assetName } from '../../ui/amount.ts';
import { timeWords } from '../../ui/timeWords.ts';

/**
 * What a button says: our words, and the asset of the amount in them, whose symbol is foreign text, or the address whole
 * where it could be taken for the one that it replaces.
 */
export type ActWords = Readonly<{
  says: string;
  asset?: Asset;
  address?: Readonly<{ now: Address; before: Address }>;
}>;

/** What a press on a remedy does, in the words of the value that it sets. */
export function actWords(
  act: RemedyAct,
  facts: FindFact,
  book: readonly BookEntry[],
  times: Units['times'],
): ActWords {
  switch (act.kind) {
    case 'reject':
      return { says: 'Reject' };
    case 'switchNetwork':
      return { says: `Switch to ${networkOf(act.chainId)?.name ?? chainName(act.chainId)}` };
    case 'setAddress':
      return addressWords(act, facts, book);
    case 'setInteger':
      return integerWords(act.fact, act.value, facts, times);
  }
}

function addressWords(
  { fact, address: now }: Extract<RemedyAct, { kind: 'setAddress' }>,
  facts: FindFact,
  book: readonly BookEntry[],
): ActWords {
  const says = called(now, book);
  const value = valueOf(facts(fact)?.value);
  const before = value?.kind === 'address' ? value.address : undefined;
  return before && looksLike(now, before) ? { says, address: { now, before } } : { says };
}

function called(address: Address, book: readonly BookEntry[]): string {
  const entry = book.find((it) => it.address.toLowerCase() === address.toLowerCase());
  if (entry?.own) return 'Use your own address';
  if (entry?.name) return 'Use the address you saved';
  return entry && entry.paid > 0 ? 'Use the address you paid before' : `Use ${shortAddress(address)}`;
}

function integerWords(fact: string, value: bigint, facts: FindFact, times: Units['times']): ActWords {
  const now = valueOf(facts(fact)?.value);
  if (now?.kind === 'time') return { says: `Set the expiry to ${timeWords(value, times)}` };
  if (now?.kind !== 'amount' && now?.kind !== 'allowance')
    return { says: `Set it to ${value.toLocaleString('en')}` };
  const { decimals } = assetName(now.asset, facts);
  const what = now.kind === 'allowance' ? 'allowance' : /min/i.test(fact) ? 'minimum' : 'amount';
  const unit = decimals === undefined ? ' smallest units of' : '';
  return { says: `Set the ${what} to ${amountDigits(value, decimals)}${unit}`, asset: now.asset };
}
