import type { DraftName } from '@readback/assistant/draft/draft.ts';
import { useBook } from '../../data/own/book.ts';
import { useTokens } from '../../data/own/tokens.ts';
import { usePracticePeople } from '../../names/usePracticePeople.ts';
import type { FormKnows } from '../form/useFormRead.ts';

/** Every name that words may have here: of the book and the practice chain, of tokens and of networks. */
export function useDraftNames({ context, account, networks, assets }: FormKnows): readonly DraftName[] {
  const book = useBook();
  const people = usePracticePeople(true, context.network?.chainId);
  const tokens = useTokens();
  const isOwn = (address: string) => address.toLowerCase() === account?.toLowerCase();
  const who = [...book, ...people].flatMap(({ name, address }): readonly DraftName[] =>
    name ? [{ name, kind: 'NAME', ...(isOwn(address) ? { own: true } : {}) }] : [],
  );
  const token = (name: string): DraftName => {
    const of = networks.filter(({ symbol }) => symbol.toLowerCase() === name.toLowerCase());
    return { name, kind: 'TOK', ...(of.length > 0 ? { nativeOf: of.map((it) => it.name) } : {}) };
  };
  const symbols = assets.flatMap(({ symbol }): readonly DraftName[] =>
    symbol === undefined ? [] : [token(symbol)],
  );
  const here = new Set(symbols.map(({ name }) => name.toLowerCase()));
  // Of other networks a symbol is known as one, and the form says whether there is one of it on the network that is chosen.
  const elsewhere = new Set(
    [...tokens.map(({ symbol }) => symbol), ...networks.map(({ symbol }) => symbol)].filter(
      (it) => it !== undefined && !here.has(it.toLowerCase()),
    ),
  );
  return [
    ...who,
    ...symbols,
    ...[...elsewhere].map((name) => token(name ?? '')),
    ...networks.map(
      ({ name, chainId }): DraftName => ({
        name,
        kind: 'NET',
        ...(chainId === context.network?.chainId ? { inUse: true } : {}),
      }),
    ),
  ];
}
