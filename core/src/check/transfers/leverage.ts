import { same } from '../../ledger/account.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { chainInfo } from '../../world/chains.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { type ArgLeaf, leavesOf } from '../../actions/steps/leavesOf.ts';
import { limitPricesOf } from '../../actions/swaps/limitPrices.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { orderVaultOf } from '../../evidence/bounds/orderVaults.ts';
import { pooledAs } from '../../actions/offers/ownPrices.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { wellKnownSymbol } from '../../shipped/wellKnownTokens.ts';

/** A position that is far larger than what secures it. */
export const leverage: readonly Rule[] = [
  {
    id: 'transfers.leverage',
    severity: 'caution',
    needs: ['step.<s>.arg.sizeDelta'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

/** So many times the collateral, from where a Caution is due. */
const most = 25n;

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).flatMap((step): readonly RuleAnswer[] => {
    if (step.op !== 'call' || isGuessed(step) || !isActing(step.caller ?? step.actor, acting)) return [];
    const { fn, commandByte } = step;
    if (fn === undefined || commandByte !== undefined) return [];
    if (modelOf(fn)?.act !== 'into') return [];
    const leaves = leavesOf(step);
    const size = leaves.find(({ arg }) => /^_?sizeDelta(?:Usd)?$/.test(arg.name));
    if (size?.arg.value.kind !== 'integer' || lowers(leaves) || size.arg.value.value === 0n) return [];
    const secured = collateralOf(view, step, leaves);
    const raw = size.arg.value.value;
    if (secured !== undefined && raw <= secured * most) return [clear(size.fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [size.fact],
        says: {
          id: secured === undefined ? 'transfers.leverage.saysUnknown' : 'transfers.leverage.says',
          args: { size: size.fact },
        },
        why: { id: 'transfers.leverage.why', args: {} },
        remedy: { id: 'transfers.leverage.remedy', args: {} },
      },
    ];
  });
}

/** Orders of GMX that sell, or only swap. */
function lowers(leaves: readonly ArgLeaf[]): boolean {
  return leaves.some(
    ({ arg: { name, value } }) =>
      name === 'orderType' && value.kind === 'integer' && [0n, 1n, 4n, 5n, 6n].includes(value.value),
  );
}

/** What a call brings as collateral, in dollars of 30 decimals, as its size is; undefined where nobody here can count it. */
function collateralOf(view: Evidence, step: Step, leaves: readonly ArgLeaf[]): bigint | undefined {
  const chainId = requestChain(view) ?? 0;
  const coin = pooledAs(chainId, chainInfo(chainId)?.symbol);
  const number = (pattern: RegExp) => {
    const value = leaves.find(({ arg }) => pattern.test(arg.name))?.arg.value;
    return value?.kind === 'integer' ? value.value : undefined;
  };
  const fee = number(/^_?executionFee$/) ?? 0n;
  const pathed = step.args.find(({ name }) => /^_?path$/.test(name));
  const first = pathed === undefined ? undefined : insideOf(pathed)[0]?.value;
  const named = leaves.find(({ arg }) => arg.name === 'initialCollateralToken')?.arg.value;
  const token =
    first?.kind === 'address' ? first.address : named?.kind === 'address' ? named.address : undefined;
  if (token === undefined) return undefined;
  const isCoin = same(coin, token);
  // Version 1 takes it by the call itself, version 2 what the vault was sent, which several orders share.
  const vault = orderVaultOf(view, step);
  const orders = BigInt(vault.calls.get(step.fn?.selector ?? '0x') ?? 1);
  const sent =
    named === undefined
      ? (number(/^_?amountIn$/) ?? atLeast0(step.value - fee))
      : (vault.tokens.get(token.toLowerCase()) ?? 0n) / orders +
        (isCoin ? atLeast0(vault.coins / orders - fee) : 0n);
  const symbol = wellKnownSymbol(chainId, token) ?? '';
  if (/^(?:USDC|USDT)$/.test(symbol)) return sent * 10n ** 24n;
  if (symbol === 'DAI') return sent * 10n ** 12n;
  const price = limitPricesOf(step).find((it) => same(it.token, token));
  if (price === undefined || !Number.isFinite(price.rate)) return undefined;
  return BigInt(Math.floor(Number(sent) * price.rate)) * 10n ** 24n;
}

function atLeast0(it: bigint): bigint {
  return it > 0n ? it : 0n;
}
