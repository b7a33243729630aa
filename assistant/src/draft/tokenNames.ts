/** By which other names people call a token, in small letters: “ether”, “tether”. */
import type { Drafted, DraftName, Value } from './draft.ts';

const called: Readonly<Record<string, readonly string[]>> = {
  ETH: ['ether', 'ethers', 'ethereum', 'éther', 'éter', '以太', '以太币'],
  USDT: ['tether', 'tethers', 'usd tether', '泰达币', '泰达'],
  USDC: ['usd coin', 'usd coins', 'usdcoin'],
  WETH: ['wrapped ether', 'wrapped eth', 'wrapped ethereum'],
  WBTC: ['wrapped bitcoin', 'wrapped btc'],
  LINK: ['chainlink'],
  BTC: ['bitcoin'],
};

const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries(called).flatMap(([symbol, names]) => names.map((it) => [it, symbol] as const)),
);

/** The names with those that people have for the tokens among them. What is a name of something else here is that. */
export function withTokenNames(names: readonly DraftName[]): readonly DraftName[] {
  const taken = new Set(names.map(({ name }) => name.toLowerCase()));
  const more = names.flatMap((it): readonly DraftName[] =>
    it.kind !== 'TOK' || called[it.name.toUpperCase()] === undefined
      ? []
      : (called[it.name.toUpperCase()] ?? [])
          .filter((name) => !taken.has(name))
          .map((name) => ({ ...it, name })),
  );
  return more.length === 0 ? names : [...names, ...more];
}

/** The draft with the symbol of each token that is called by another name. */
export function withSymbols(drafted: Drafted, names: readonly DraftName[]): Drafted {
  const isKnown = (text: string) => names.some((it) => it.name.toLowerCase() === text.toLowerCase());
  const symbolOf = (value: Value | undefined): Value | undefined => {
    const symbol = value && symbols.get(value.text.toLowerCase());
    return value === undefined || symbol === undefined || isKnown(value.text)
      ? undefined
      : { ...value, symbol };
  };
  const [pay, get] = [symbolOf(drafted.values.pay), symbolOf(drafted.values.get)];
  if (pay === undefined && get === undefined) return drafted;
  return { ...drafted, values: { ...drafted.values, ...(pay ? { pay } : {}), ...(get ? { get } : {}) } };
}
