import { factOfArg } from '../../model/factIds.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { leavesOf, listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import type { Word } from '../../actions/purpose/words.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { numberRoleOf } from '../../decode/abis/numberRoles.ts';
import { isZero } from '../../ledger/account.ts';
import { memoizeStep } from '../../actions/steps/memoizeStep.ts';
import type { FactId } from '../../model/fact.ts';
import type { ArgValue, Step } from '../../model/step.ts';

/**
 * Whether a fee that is packed into a number leaves the user all that a swap promises, or what is said of it: what is bought
 * exactly is paid for out of what is sold at most, and a swap that sells keeps its minimum less a small share that the number
 * states, where nothing is taken besides, or at least its minimum where there is no share of all, but only of
 * what comes beyond a quote that is at least that minimum. As Velora packs it: 20 bytes of who gets it, then flags, and the
 * share in the last 14 bits, which counts for someone alone. Of what is beyond the quote, someone may have a hundredth of
 * it at most (bit 92), all of it (bit 95), and a part by referring (bit 94). From AugustusFees.sol of
 * github.com/VeloraDEX/augustus-v6.
 */
export function isBeyondQuote({ step, get, give }: Swap, fee: ArgValue): boolean {
  if (fee.kind !== 'integer' || fee.value < 0n) return false;
  if (get.exact && !give.exact) return true;
  if (get.exact) return false;
  const isShareAlone = (fee.value & (referral | surplus)) === 0n;
  if (isShareAlone && (fee.value & share) > 0n && (fee.value & share) <= small) return true;
  const quote = numberIn(step, 'quotedAmount')?.raw;
  if (quote === undefined || quote < get.raw) return false;
  return fee.value >> 96n === 0n || (fee.value & (referral | capped | share)) === capped;
}

/**
 * Whether the partner that a call of Velora’s version 5 names is paid a small share at most, or only of what comes beyond an
 * expected amount that is at least the minimum. A number beside it says so: its first byte is a version, of which all but 0 have
 * the share in the last 14 bits; bit 16 makes it one of what is beyond, and bit 15 one of what is sold, whatever bit 16 is. From
 * FeeModel.sol of github.com/paraswap/augustus-v5.
 */
export function isSmallPartner({ step, arg }: Pick<Word, 'step' | 'arg'>): boolean {
  if (arg.name !== 'partner') return false;
  const number = (name: string) => numberIn(step, name)?.raw;
  const [stated, least, expected] = [number('feePercent'), number('toAmount'), number('expectedAmount')];
  if (stated === undefined || stated < 0n || least === undefined || least === 0n) return false;
  // What is bought exactly is paid for out of what is sold at most.
  if (routerBuys(step)) return true;
  if (expected === undefined || expected < least) return false;
  if (stated >> 248n === 0n) return stated <= small;
  return (stated & share) <= small || (stated & (beyond | ofSold)) === beyond;
}

/**
 * Whether all who get a fee of KyberSwap are paid more than a small share together, as the call states it: in parts of 10,000 (bit
 * 7 of its flags), or amounts, of what is sold or of what comes (bit 6). From MetaAggregationRouterV2, as deployed. Likewise whoever
 * gets a fee of the third router of Odos, in parts of 10^18 of what comes. From OdosRouterV3.sol of github.com/odos-xyz/odos-router-v3.
 */
export function statesLargeFee({ step, fact }: Pick<Word, 'step' | 'fact'>): boolean {
  const beside = /^(.*\.)feeRecipient$/.exec(fact)?.[1];
  const stated = leavesOf(step).find((leaf) => leaf.fact === `${beside}fee`)?.arg.value;
  if (stated?.kind === 'integer') return stated.value > small * 10n ** 14n;
  const above = /^(.*\.)feeReceivers\.\d+$/.exec(fact)?.[1];
  if (above === undefined) return false;
  const numbers = (name: string) =>
    listedLeavesOf(step).flatMap(({ fact: at, arg: { value } }) =>
      value.kind === 'integer' && (at === `${above}${name}` || at.startsWith(`${above}${name}.`))
        ? [value.value]
        : [],
    );
  const fees = numbers('feeAmounts').reduce((sum, it) => sum + it, 0n);
  const [flags = 0n] = numbers('flags');
  const [of] =
    (flags & inParts) !== 0n ? [10_000n] : numbers((flags & ofBought) !== 0n ? 'minReturnAmount' : 'amount');
  return of !== undefined && fees * 10_000n > of * small;
}

/**
 * Whether whoever gets a fee of Zerion’s router is paid a small share, as the call states it in parts of 10^18, of what is held to
 * a minimum after it. From Router.sol of github.com/zeriontech/defi-sdk.
 */
export function statesSmallShare({ step, fact }: Pick<Word, 'step' | 'fact'>): boolean {
  const place = /^.*\.(?:protocol|marketplace)Fee\./.exec(fact)?.[0];
  const stated = leavesOf(step).find((leaf) => leaf.fact === `${place}share`)?.arg.value;
  if (stated?.kind !== 'integer' || stated.value < 0n) return false;
  return stated.value <= small * 10n ** 14n && (numberIn(step, 'absoluteAmount')?.raw ?? 0n) > 0n;
}

const [ofBought, inParts] = [1n << 6n, 1n << 7n];

const [capped, referral, surplus, share] = [1n << 92n, 1n << 94n, 1n << 95n, 0x3fffn];
const [ofSold, beyond] = [1n << 15n, 1n << 16n];

/** In parts of 10,000: what an app may ask for a swap without a second look. */
const small = 100n;

/**
 * What a sale of Velora is said to bring, where that is less than its minimum: the minimum is compared with what has come, and what
 * is beyond the expected amount is taken of it after that, also without a partner, who then only has no share of it. Of version 6
 * a limit of a hundredth of the expected amount (bit 92) leaves nearly all, and a partner’s share of all leaves what is beyond.
 * Of version 5 half of it goes, or all, unless a share of more than half a percent is stated, or what is sold pays.
 */
export const keptBeyond = memoizeStep(
  (step: Step): Readonly<{ expected: FactId; least: FactId }> | undefined => {
    const least = numberIn(step, 'toAmount');
    const quoted = numberIn(step, 'quotedAmount');
    const expected = quoted ?? numberIn(step, 'expectedAmount');
    if (least === undefined || expected === undefined || expected.raw >= least.raw || routerBuys(step))
      return undefined;
    const packed = numberIn(step, 'partnerAndFee')?.raw;
    const stated = numberIn(step, 'feePercent')?.raw;
    const isLeft = quoted === undefined ? stated === undefined || leavesOlder(step, stated) : leaves(packed);
    return isLeft ? undefined : { expected: expected.fact, least: least.fact };
  },
);

/** Whether version 6 leaves what is beyond the expected amount, by its number. */
function leaves(packed: bigint | undefined): boolean {
  if (packed === undefined || (packed & capped) !== 0n) return true;
  return packed >> 96n !== 0n && (packed & (referral | surplus)) === 0n && (packed & share) !== 0n;
}

/** Whether version 5 does. */
function leavesOlder(step: Step, stated: bigint): boolean {
  const partner = leavesOf(step).find(({ arg }) => arg.name === 'partner')?.arg.value;
  const isVersioned = stated >> 248n !== 0n;
  if (isVersioned && (stated & ofSold) !== 0n) return true;
  if (partner?.kind !== 'address' || isZero(partner.address)) return false;
  if (!isVersioned) return stated > 50n;
  return (stated & (1n << 16n)) === 0n && (stated & share) > 50n;
}

/** Whether a call says how much it buys, and how much it sells at most. */
function routerBuys(step: Step): boolean {
  const { fn } = step;
  if (swapOf(step)?.get.exact === true) return true;
  const sold = numberIn(step, 'fromAmount');
  if (fn === undefined || sold === undefined) return false;
  const model = modelOf(fn);
  const path = sold.fact.slice(`${factOfArg(step.id)}.`.length).split('.');
  return model !== undefined && numberRoleOf(model, path) === 'most';
}

function numberIn(step: Step, name: string): Readonly<{ raw: bigint; fact: FactId }> | undefined {
  for (const { arg, fact } of leavesOf(step))
    if (arg.value.kind === 'integer' && arg.name === name) return { raw: arg.value.value, fact };
  return undefined;
}
