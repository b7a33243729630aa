import { looksLike } from '@readback/core/actions/message/lookAlike.ts';
import type { RemedyAct } from '@readback/core/model/finding.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/findings.ts';
import type { Address } from 'viem';
import { networkOf } from '../../data/networks/config.ts';
import type { Units } from '../../data/units.ts';
import { AddressLine } from '../../ui/said/Address.tsx';
import { shortAddress } from '../../ui/text/address.ts';
import { AssetLabel } from '../../ui/said/Amount.tsx';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import { timeWords } from '../../ui/time/timeWords.ts';
import { Words } from '../../ui/text/Words.tsx';

export type ActWordsProps = {
  act: RemedyAct;
  facts: FindFact;
  book: readonly BookEntry[];
  times: Units['times'];
};

/** What a press on a remedy does, in the words of the value that it sets. */
export function ActWords({ act, facts, book, times }: ActWordsProps) {
  switch (act.kind) {
    case 'reject':
      return words.reject;
    case 'switchNetwork':
      return fill(words.switchTo, { network: networkOf(act.chainId)?.name ?? chainName(act.chainId) });
    case 'setAddress':
      return <UseAddress act={act} facts={facts} book={book} />;
    case 'setInteger':
      return <SetInteger act={act} facts={facts} times={times} />;
  }
}

/** The address whole, where it could be taken for the one that it replaces. */
function UseAddress({
  act: { fact, address },
  facts,
  book,
}: Pick<ActWordsProps, 'facts' | 'book'> & { act: Extract<RemedyAct, { kind: 'setAddress' }> }) {
  const value = valueOf(facts(fact)?.value);
  const before = value?.kind === 'address' ? value.address : undefined;
  return (
    <Words
      of={words.use[knownAs(address, book)]}
      values={{
        short: shortAddress(address),
        isWhole: before && looksLike(address, before) ? 'yes' : 'no',
        address: <AddressLine address={address} against={before} />,
      }}
    />
  );
}

function knownAs(address: Address, book: readonly BookEntry[]): keyof typeof words.use {
  const entry = book.find((it) => it.address.toLowerCase() === address.toLowerCase());
  if (entry?.own) return 'own';
  if (entry?.name) return 'saved';
  return entry && entry.paid > 0 ? 'paid' : 'other';
}

function SetInteger({
  act: { fact, value },
  facts,
  times,
}: Pick<ActWordsProps, 'facts' | 'times'> & { act: Extract<RemedyAct, { kind: 'setInteger' }> }) {
  const now = valueOf(facts(fact)?.value);
  if (now?.kind === 'time') return fill(words.setExpiry, { time: timeWords(value, times) });
  if (now?.kind !== 'amount' && now?.kind !== 'allowance')
    return fill(words.setNumber, { number: numberWords(value) });
  const what = now.kind === 'allowance' ? 'allowance' : /min/i.test(fact) ? 'minimum' : 'amount';
  const amount = <Exactly raw={value} asset={now.asset} facts={facts} />;
  return <Words of={words.set[what]} values={{ amount }} />;
}

function Exactly({ raw, asset, facts }: { raw: bigint; asset: Asset; facts: FindFact }) {
  const { decimals } = assetName(asset, facts);
  return (
    <Words
      of={decimals === undefined ? words.units : words.amount}
      values={{
        digits: amountDigits(raw, decimals),
        symbol: <AssetLabel asset={asset} facts={facts} />,
      }}
    />
  );
}
