import { factAbout } from '../../model/factIds.ts';
import { isOddSymbol } from '../../text/oddSymbol.ts';
import { chainInfo } from '../../world/chains.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { valueOf } from '../../model/known.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { unanswered } from '../../model/unanswered.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** What tokens call themselves. */
export const tokenNames: readonly Rule[] = [
  {
    id: 'outcome.tokenName',
    severity: 'caution',
    needs: ['token.<a>.symbol'],
    readsSteps: false,
    run: tokenName,
  },
];

function tokenName(view: Evidence): readonly RuleAnswer[] {
  const chainId = requestChain(view);
  const native = chainId === undefined ? undefined : (chainInfo(chainId)?.symbol ?? 'ETH');
  return Object.keys(view.facts).flatMap((id): readonly RuleAnswer[] => {
    const address = factAbout(id, 'token', 'symbol');
    if (address === undefined) return [];
    const read = lookUp(view, id);
    if (unanswered(read)) return [missing(id, read)];
    const symbol = valueOf(read);
    if (symbol?.kind !== 'text') return [];
    if (!isOddSymbol(symbol.text, native) && !isLure(symbol.text)) return [clear(id)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        facts: [id],
        says: { id: 'outcome.tokenName.says', args: { symbol: id } },
        why: { id: 'outcome.tokenName.why', args: {} },
        remedy: { id: 'outcome.tokenName.remedy', args: {} },
      },
    ];
  });
}

/** Whether a symbol sends whoever reads it somewhere: the address of a site, or what to do there. */
function isLure(symbol: string): boolean {
  return /(?:^|[^a-z])(?:www\.|(?:t\.me|claim|visit|airdrop|redeem|voucher)(?![a-z]))|\b[a-z0-9-]{2,}\.(?:com|org|io|xyz|net|app|finance|site|online|top|pro|me|gg|cc|vip|link|click|info|claims|lol|fun|live|cash|events|network|page|dev)\b/i.test(
    symbol,
  );
}
