import { checksummed } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { AccountWords } from '@readback/phrases/plain.ts';
import * as words from '@readback/phrases/words/cli/brief.ts';

/**
 * How a short page writes accounts: the user's own as such; one that Readback has a name for with the ends of its address;
 * any other whole where it is first named, since that decides, and by its ends after that.
 */
export function accountsOf(own: ReadonlySet<string>): AccountWords {
  const told = new Set<string>();
  return (address, name) => {
    const at = address.toLowerCase();
    const isFirst = !told.has(at);
    told.add(at);
    if (own.has(at)) return words.yourAccount;
    // Amounts of it have no address either.
    if (name?.symbol !== undefined) return name.symbol;
    const ends = endsOf(address);
    if (name?.by === 'expected')
      return isFirst
        ? fill(words.expected, { name: name.text, address: ends })
        : fill(words.named, { name: name.text, address: ends });
    if (name?.by === 'readback') return fill(words.named, { name: name.text, address: ends });
    const shown = isFirst ? address : ends;
    return name === undefined ? shown : fill(words.named, { name: name.text, address: shown });
  };
}

/** The ends of an address, for one that is whole elsewhere. */
export function endsOf(address: string): string {
  const whole = checksummed(address);
  return `${whole.slice(0, 6)}…${whole.slice(-4)}`;
}
