import { same } from '../../ledger/account.ts';
import type { Straight } from '../../decode/protocols/bridgeUse.ts';
import { bridgeOf } from '../../decode/protocols/functionUse.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { isBridgedPair } from '../../shipped/bridgedTokens.ts';
import { wellKnownSymbol } from '../../shipped/wellKnownTokens.ts';
import { argPlaces } from '../purpose/places.ts';
import { argAt, integerAt, packedAddressAt } from '../steps/stepTree.ts';

/**
 * Whether nearly all that a call of a bridge is handed arrives at its receiver, on a network where an account is the same:
 * its protocol's table says so, the fee or the minimum that the caller sets is within a tenth, and its coins are what it
 * bridges, or come back.
 */
export function isStraight(step: Step, chainId: number | undefined): boolean {
  const straight = straightOf(step);
  if (straight === undefined) return false;
  const { token, coins, without } = straight;
  if (!isToken(step, token, straight, chainId)) return false;
  if (without !== undefined) {
    const bytes = argAt(step, ...without);
    if (bytes?.value.kind !== 'bytes' || bytes.value.hex.length > mostWithout(step, bytes.fact)) return false;
  }
  if (coins === 'none' && step.value > 0n) return false;
  return leadsToKin(step, straight) && arrives(step, straight) && isCarried(step, straight);
}

/** No bytes at all where a call there gets them; a word of them where nothing runs by them, as sites say there who they are. */
function mostWithout(step: Step, bytes: FactId): number {
  const isData = argPlaces(step).some(({ fact, param }) => fact === bytes && param.role === 'data');
  return isData ? 2 + 64 : 2;
}

function isToken(
  step: Step,
  token: Straight['token'],
  { network }: Straight,
  chainId: number | undefined,
): boolean {
  if (token === 'any') return true;
  const here = packedAddressAt(step, ...token.at)?.value;
  if (here === undefined) return false;
  if ('is' in token) return same(here, token.is);
  if (token.also !== undefined && !same(here, packedAddressAt(step, ...token.also)?.value)) return false;
  const there = packedAddressAt(step, ...token.there)?.value;
  if (there === undefined || chainId === undefined) return false;
  // A bridge to one other network takes only the pairs that it has itself.
  if (network === 'one') return isBridgedPair(chainId, step.to, here, there);
  const to = integerAt(step, ...network.at)?.value;
  if (to === undefined) return false;
  const symbol = wellKnownSymbol(chainId, here);
  return symbol !== undefined && wellKnownSymbol(Number(to), there) === symbol;
}

function leadsToKin(step: Step, { network }: Straight): boolean {
  if (network === 'one') return true;
  const to = integerAt(step, ...network.at)?.value;
  return to !== undefined && network.among.has(Number(to));
}

function arrives(step: Step, { arrives: rest }: Straight): boolean {
  if (rest === 'all') return true;
  const amount = integerAt(step, ...rest.amount)?.value;
  if (amount === undefined) return false;
  if ('fee' in rest) {
    const fee = rest.fee === 'none' ? 0n : (integerAt(step, ...rest.fee)?.value ?? 0n);
    return fee * 10n <= amount;
  }
  const least = integerAt(step, ...rest.least)?.value;
  // More than is handed over is paid by nobody.
  return least !== undefined && least * 10n >= amount * 9n && least <= amount;
}

/** Whether the gas that the caller buys carries it out. */
function isCarried(step: Step, { gas }: Straight): boolean {
  if (typeof gas === 'string') return true;
  const amount = integerAt(step, ...gas.amount)?.value ?? 0n;
  const price = gas.price === 'none' ? leastPrice : (integerAt(step, ...gas.price)?.value ?? 0n);
  return amount >= leastGas && price >= leastPrice;
}

/** No transfer of a bridge arrives with less gas than this. */
const leastGas = 50_000n;

/** Nothing runs on a network of Arbitrum for less than 0.01 gwei. */
const leastPrice = 10_000_000n;

/** The time by which it has to be carried out, where what is late comes back; undefined where a call names none. */
export function deadlineOf(step: Step): bigint | undefined {
  const late = straightOf(step)?.late;
  return late === undefined ? undefined : integerAt(step, ...late)?.value;
}

function straightOf({ fn }: Step): Straight | undefined {
  const straight = bridgeOf(fn)?.straight ?? 'no';
  return straight === 'no' ? undefined : straight;
}
