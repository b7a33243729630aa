/** What a number of a modelled function limits, by its name: a table of roles would say the same of each row. */
export type BoundName = Readonly<
  | { kind: 'floor' | 'ceiling' }
  /** A part of the whole: a loss of 10,000 of 10,000 is all. */
  | { kind: 'share'; whole: bigint }
>;

/** What a parameter limits by its name; undefined where it limits no price. */
export function boundOf(name: string): BoundName | undefined {
  const plain = name.replaceAll('_', '').toLowerCase();
  const whole = wholes[plain];
  if (whole !== undefined) return { kind: 'share', whole };
  if (isNoBound(name)) return undefined;
  const words = wordsOf(name);
  if (words.some((word) => lows.has(word))) return { kind: 'floor' };
  return words.some((word) => highs.has(word)) ? { kind: 'ceiling' } : undefined;
}

/** Whether a name speaks of a minimum or a maximum at all. */
export function speaksOfBounds(name: string): boolean {
  return wordsOf(name).some((word) => lows.has(word) || highs.has(word));
}

/** Whether what a name limits is something else than the price of the call: gas, a count, a time, the amount itself. */
export function isNoBound(name: string): boolean {
  return others.test(name.replaceAll('_', ''));
}

function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]/);
}

const lows: ReadonlySet<string> = new Set(['min', 'minimum', 'least']);
const highs: ReadonlySet<string> = new Set(['max', 'maximum', 'most']);

const wholes: Readonly<Record<string, bigint>> = Object.assign(Object.create(null), {
  maxloss: 10_000n,
  slippage: 10_000n,
  maxslippage: 1_000_000n,
  maxfeepercentage: 10n ** 18n,
});

/**
 * Gas, counts, supplies, times and terms; what a router pays out of what it has got already (`amountMinimum`), and amounts
 * that are called the most of what is meant (`maxShares` of a withdrawal, `maxAmount`, `amount0Max` of a collection).
 * Shares of validators (`minSharesToMint`) have a rate that no trade moves.
 */
const others =
  /gas|iteration|count|supply|quantity|mintable|interest|submission|nonce|salt|finality|percentage|stake|auc|odds|guess|minmax|fulfilled|allowed|^amountminimum$|^maxshares$|^maxamount$|torepay$|fee$|price|^mintamount$|sharesto(?:mint|burn)$/i;
