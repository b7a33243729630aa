import '../../data/allWords.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { entryTitle } from '../../entries/entryTitle.ts';
import type { KeptAbi } from '../../data/own/abis.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import type { BookRow } from '../../data/own/book.ts';
import type { Flight } from '../../data/own/flights.ts';
import type { SpenderRow } from '../../data/own/spenders.ts';
import type { TokenRow } from '../../data/own/tokens.ts';

/** One row of a table as a line. Holds foreign text; a name never appears without its address. */
export function rowWords(table: string, row: unknown): string {
  switch (table) {
    case 'activity': {
      const entry = row as ActivityEntry;
      return fill(words.rows.activity, { date: day(entry.openedAt), title: entryTitle(entry, 'utc') });
    }
    case 'book': {
      const { address, name } = row as BookRow;
      return fill(words.rows.book, { name: name ?? '', address: checksummed(address) });
    }
    case 'tokens': {
      const { address, chainId, symbol, hidden } = row as TokenRow;
      return fill(words.rows.token, {
        symbol: symbol ?? words.unnamedToken,
        address: checksummed(address),
        network: chainName(chainId),
        state: hidden ? 'hidden' : 'other',
      });
    }
    case 'spenders': {
      const { address, chainId } = row as SpenderRow;
      return fill(words.rows.spender, { address: checksummed(address), network: chainName(chainId) });
    }
    case 'flights': {
      const { begunAt, scenario, decided } = row as Flight;
      const how = decided ? (decided.right ? 'right' : 'wrong') : 'other';
      return fill(words.rows.flight, { date: day(begunAt), scenario, decided: how });
    }
    default: {
      const { address, chainId, name } = row as KeptAbi;
      return fill(words.rows.abi, {
        name: name === '' ? words.unnamedAbi : name,
        address: checksummed(address),
        network: chainName(chainId),
      });
    }
  }
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
