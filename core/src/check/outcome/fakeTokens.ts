import { factAbout } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import type { FactId } from '../../model/fact.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { checksummed } from '../../text/address.ts';
import { ownBook } from '../../evidence/book.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { isWellKnown, wellKnown } from '../../shipped/wellKnownTokens.ts';
import { plainSymbol } from '../../text/plainSymbol.ts';
import { isUnanswered, valueOf } from '../../model/known.ts';

/** A token that has the symbol of another one. */
export const fakeTokens: readonly Rule[] = [
  {
    id: 'outcome.fakeToken',
    severity: 'caution',
    needs: ['token.<a>.symbol'],
    readsSteps: false,
    run,
  },
];

/** Shares in pools, which all pools of a kind call alike. */
const shares = /LP$|^(?:UNIV\d|BPT)/;

type Shown = Readonly<{ address: `0x${string}`; fact: FactId; symbol: string }>;

function run(view: Evidence): readonly RuleAnswer[] {
  const chainId = requestChain(view);
  if (chainId === undefined) return [];
  const gaps: RuleAnswer[] = [];
  const all = Object.keys(view.facts).flatMap((fact): Shown[] => {
    const hex = factAbout(fact, 'token', 'symbol');
    const value = lookUp(view, fact);
    if (hex === undefined) return [];
    if (value.s !== 'known') {
      // What answers no symbol() is not a token that could be taken for one.
      if (!isUnanswered(value)) gaps.push(missing(fact, value));
      return [];
    }
    const address = checksummed(hex);
    return value.v.kind === 'text' ? [{ address, fact, symbol: plainSymbol(value.v.text) }] : [];
  });
  const said = all
    .filter(({ symbol, address }) => symbol !== '' && !isWellKnown(chainId, address))
    .map((it): RuleAnswer => {
      const twin = shares.test(it.symbol)
        ? undefined
        : all.find((other) => other.symbol === it.symbol && other.address !== it.address);
      const original = originalOf(view, chainId, it);
      if (original === undefined && twin === undefined) return clear(it.fact);
      return {
        outcome: 'fired',
        severity: 'caution',
        facts: [it.fact, ...(original === undefined && twin !== undefined ? [twin.fact] : [])],
        says: { id: 'outcome.fakeToken.says', args: { symbol: it.fact, how: original ?? 'twin' } },
        why: { id: 'outcome.fakeToken.why', args: {} },
        remedy: { id: 'outcome.fakeToken.remedy', args: {} },
      };
    });
  const known = all.filter(({ address }) => isWellKnown(chainId, address)).map(({ fact }) => clear(fact));
  return [...said, ...known, ...gaps];
}

/**
 * Who has this symbol at another address: a token that everybody knows, or one that the user saved under the symbol. On
 * a chain whose number others use too, the one that everybody knows may not be there.
 */
function originalOf(
  view: Evidence,
  chainId: number,
  { address, symbol }: Shown,
): 'known' | 'saved' | undefined {
  const isThere = (it: string) => valueOf(codeOf(view, checksummed(it)))?.state !== 'none';
  if (wellKnown(chainId, symbol).some(isThere)) return 'known';
  const named = ownBook(view).filter(
    ({ name, own }) => !own && name !== undefined && plainSymbol(name) === symbol,
  );
  if (named.length === 0) return undefined;
  return named.some((entry) => same(entry.address, address)) ? undefined : 'saved';
}
