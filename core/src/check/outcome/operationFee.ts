import { developmentChains } from '../../world/developmentChains.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import { type OperationFee, operationFeesOf } from '../../actions/payments/operationFees.ts';
import { isAbsurdTip } from '../../model/preferences.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** What an operation pays to whoever carries it, who may be the one who asks for it. */
export const operationFee: readonly Rule[] = [
  {
    id: 'outcome.operationFee',
    severity: 'caution',
    needs: ['step.<s>.arg.preVerificationGas', 'effects'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const own = ownAccounts(view);
  const found = everyStep(view.steps).flatMap((step) => operationFeesOf(step).map((fee) => ({ step, fee })));
  if (found.length === 0) return [];
  // What the user is paid is not a loss.
  const others = found.filter(({ fee }) => fee.paid === undefined || !own.has(fee.paid.toLowerCase()));
  if (others.length === 0) return [clear()];
  const { effects } = view;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const { gasUsed, block } = effects.v;
  const used = gasUsed === 0n ? usualGas : gasUsed / BigInt(found.length);
  return others.map(({ step, fee }): RuleAnswer => {
    const fair = fairPay(used, block.baseFeePerGas);
    const pay = payOf(fee, used, block.baseFeePerGas);
    const isDear =
      (pay > 3n * fair && pay > least) || fee.free > mostFreeGas || isDearTip(view, fee, block.baseFeePerGas);
    const usual = isUsualKnown(view) && gasUsed > 0n ? usualPay(fee, used, block.baseFeePerGas) : undefined;
    const isAbove = usual !== undefined && pay > 3n * usual;
    if (!isDear && !isAbove) return clear(fee.fact);
    const times = pay / (usual ?? fair);
    return {
      outcome: 'fired',
      severity: isDear || (usual !== undefined && pay > 5n * usual) ? 'caution' : 'note',
      step: step.id,
      facts: [fee.fact],
      says: {
        id: 'outcome.operationFee.says',
        args: { how: times > 3n ? 'times' : 'more', times: Number(times > mostTimes ? mostTimes : times) },
      },
      why: { id: 'outcome.operationFee.why', args: {} },
      remedy: 'reject',
    };
  });
}

/** No operation needs as much gas, besides what it runs, for whoever carries it out. */
const mostFreeGas = 20_000_000n;

/** What an operation uses, where that could not be measured, and what comes on top for handing it in. */
const usualGas = 500_000n;
const handingIn = 100_000n;

/** More than that is what someone burns, so that a large pay looks small beside it. */
const mostFairGas = 1_500_000n;

/** In wei. On a rollup the fee is mostly that of another network, and all of it is below that. */
const least = 5n * 10n ** 15n;
const fairTip = 2n * 10n ** 9n;
const mostTimes = 1_000_000n;

function fairPay(used: bigint, baseFee: bigint): bigint {
  return ((used < mostFairGas ? used : mostFairGas) + handingIn) * (baseFee + fairTip);
}

/** What is usual at the price that the operation offers, where that is below a fair one. */
function usualPay(fee: OperationFee, used: bigint, baseFee: bigint): bigint {
  const fair = fairPay(used, baseFee);
  return priceOf(fee, baseFee) < baseFee + fairTip
    ? (fair * priceOf(fee, baseFee)) / (baseFee + fairTip)
    : fair;
}

/** Where the fee for the gas is all that whoever carries an operation pays: on a rollup most of it is the fee of another network. */
function isUsualKnown(view: Evidence): boolean {
  const chainId = requestChain(view);
  return chainId === 1 || (chainId !== undefined && developmentChains.has(chainId));
}

/** An operation with a tip as high as its highest price pays that price. */
function priceOf({ tip, maxFee }: OperationFee, baseFee: bigint): bigint {
  return tip >= maxFee || baseFee + tip > maxFee ? maxFee : baseFee + tip;
}

/** What is left for whoever carries it, after what the network takes for the gas that is used. */
function payOf(fee: OperationFee, used: bigint, baseFee: bigint) {
  const { free, checkGas, callGas, paysUnused } = fee;
  const price = priceOf(fee, baseFee);
  const gas = used < checkGas + callGas ? used : checkGas + callGas;
  const unused = paysUnused && callGas > used ? (callGas - used) / 10n : 0n;
  const above = price > baseFee ? price - baseFee : 0n;
  return (free + unused) * price + gas * above;
}

function isDearTip(view: Evidence, { tip, maxFee }: OperationFee, baseFee: bigint): boolean {
  return isAbsurdTip(tip < maxFee ? tip : maxFee, baseFee, thresholdsOf(view));
}
