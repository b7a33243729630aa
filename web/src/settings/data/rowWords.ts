import '../../data/allWords.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { entryTitle } from '../../activity/entryTitle.ts';
import type { KeptAbi } from '../../data/abis.ts';
import type { ActivityEntry } from '../../data/activityEntry.ts';
import type { BookRow } from '../../data/book.ts';
import type { Flight } from '../../data/flights.ts';
import type { SpenderRow } from '../../data/spenders.ts';
import type { TokenRow } from '../../data/tokens.ts';

/** One row of a table as a line. Holds foreign text; a name never stands without its address. */
export function rowWords(table: string, row: unknown): string {
  switch (table) {
    case 'activity': {
      const entry = row as ActivityEntry;
      return `${new Date(entry.openedAt).toISOString().slice(0, 10)}: ${entryTitle(entry, 'utc')}`;
    }
    case 'book': {
      const { address, name } = row as BookRow;
      return `${name ?? ''}, ${checksummed(address)}`;
    }
    case 'tokens': {
      const { address, chainId, symbol, hidden } = row as TokenRow;
      return `${symbol ?? 'A token'}, ${checksummed(address)} on ${chainName(chainId)}${hidden ? ', hidden' : ''}`;
    }
    case 'spenders': {
      const { address, chainId } = row as SpenderRow;
      return `${checksummed(address)} on ${chainName(chainId)}`;
    }
    case 'flights': {
      const { begunAt, scenario, decided } = row as Flight;
      const how = decided ? `, ${decided.right ? 'right' : 'wrong'}` : '';
      return `${new Date(begunAt).toISOString().slice(0, 10)}: ${scenario}${how}`;
    }
    default: {
      const { address, chainId, name } = row as KeptAbi;
      return `${name === '' ? 'An ABI' : name}, ${checksummed(address)} on ${chainName(chainId)}`;
    }
  }
}
