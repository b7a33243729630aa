import type { Body } from '@readback/core/model/request.ts';
import { nativeDecimals } from '@readback/core/world/nativeDecimals.ts';
import type { Address } from 'viem';

/**
 * What another wallet or device must show of a request, in the order in which wallets show it. `amount` is in wei.
 * Calldata, typed data and messages are compared by their fingerprints, which stand beside.
 */
export type ShownRow =
  | Readonly<{ what: 'to' | 'contract' | 'safe' | 'delegate' | 'account'; address: Address }>
  | Readonly<{ what: 'value'; amount: bigint; chainId: number }>
  | Readonly<{ what: 'network'; chainId: number }>
  | Readonly<{ what: 'nonce'; number: bigint }>;

/** The rows of a request; none where nothing but its fingerprint can be compared. */
export function shownRows(body: Body): readonly ShownRow[] {
  switch (body.kind) {
    case 'transaction':
      return [
        ...(body.call.to === null ? [] : [{ what: 'to', address: body.call.to } as const]),
        { what: 'value', amount: body.call.value, chainId: body.chainId },
        { what: 'network', chainId: body.chainId },
      ];
    case 'calls':
      return [
        ...body.calls.flatMap(({ to, value }) => [
          ...(to === null ? [] : [{ what: 'to', address: to } as const]),
          ...(value === 0n ? [] : [{ what: 'value', amount: value, chainId: body.chainId } as const]),
        ]),
        { what: 'network', chainId: body.chainId },
      ];
    case 'typedData': {
      const { chainId, verifyingContract } = body.typed.domain;
      const isNumber = chainId !== undefined && chainId <= BigInt(Number.MAX_SAFE_INTEGER);
      return [
        ...(verifyingContract ? [{ what: 'contract', address: verifyingContract } as const] : []),
        ...(isNumber ? [{ what: 'network', chainId: Number(chainId) } as const] : []),
      ];
    }
    case 'safeTransaction':
      return [
        { what: 'safe', address: body.safe },
        { what: 'to', address: body.tx.to },
        { what: 'value', amount: body.tx.value, chainId: body.chainId },
        { what: 'nonce', number: body.tx.nonce },
        { what: 'network', chainId: body.chainId },
      ];
    case 'authorization':
      return [
        { what: 'delegate', address: body.delegate },
        { what: 'network', chainId: body.chainId },
      ];
    case 'userOperation':
      return [
        { what: 'account', address: body.op.sender },
        { what: 'network', chainId: body.chainId },
      ];
    case 'calldata':
    case 'message':
      return [];
  }
}

/**
 * How what a wallet shows compares with a row: `part` of an address was given, which proves little; `rounded`: the
 * amount is the same as far as it was given, within a tenth of it; `unit`: it is an amount of something else, or in a unit that is not known
 * here; `unclear`: it cannot be read as such a value.
 */
export type ShownResult = 'same' | 'different' | 'part' | 'rounded' | 'unit' | 'unclear';

/** What names the network of a row and its coin. */
export type RowNames = Readonly<{ networks: readonly string[]; coin: string }>;

/** Compares a row with what was typed or pasted from another screen. */
export function compareShown(row: ShownRow, typed: string, { networks, coin }: RowNames): ShownResult {
  const text = typed.trim();
  if ('address' in row) return compareAddress(row.address, text);
  switch (row.what) {
    case 'value':
      return compareAmount(row.amount, text, coin);
    case 'network':
      return compareNetwork(row.chainId, text, networks);
    case 'nonce':
      return /^\d{1,78}$/.test(text) ? sameness(BigInt(text) === row.number) : 'unclear';
  }
}

/** Wallets group digits, leave out the middle, and write the prefix or not. */
function compareAddress(address: Address, text: string): ShownResult {
  const wanted = address.slice(2).toLowerCase();
  const given = text.replace(/\s/g, '').replace(/^0x/i, '').toLowerCase();
  if (/^[0-9a-f]{40}$/.test(given)) return sameness(given === wanted);
  const [, start = '', end = ''] = /^([0-9a-f]*)(?:…|\.{2,}|-|\*+)([0-9a-f]*)$/.exec(given) ?? [];
  if (start.length + end.length < 4) return 'unclear';
  return wanted.startsWith(start) && wanted.endsWith(end) ? 'part' : 'different';
}

/**
 * A comma means thousands to some and decimals to others: with one, nothing is said. Nor are figures compared that
 * are in a unit of something else: one WETH is not one ETH.
 */
function compareAmount(amount: bigint, text: string, coin: string): ShownResult {
  const found = /^(\d{1,60})(?:\.(\d{1,60}))?\s*(\p{L}{0,20})$/u.exec(text);
  if (!found) return 'unclear';
  const [, whole = '', fraction = '', shown = ''] = found;
  const decimals = decimalsOf(lower(shown), lower(coin));
  if (decimals === undefined) return 'unit';
  const given = BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (given === amount && /^0*$/.test(fraction.slice(decimals))) return 'same';
  if (fraction.length >= decimals) return 'different';
  const unit = 10n ** BigInt(decimals - fraction.length);
  const down = (amount / unit) * unit;
  const isNearest = given === down + unit && 2n * (amount - down) >= unit;
  if (down === amount || given === 0n || (given !== down && !isNearest)) return 'different';
  // Rounded that far, it could as well be another amount.
  const off = given > amount ? given - amount : amount - given;
  return 10n * off <= amount ? 'rounded' : 'unclear';
}

/** By how many digits a unit is longer than wei; undefined for the unit of something else. */
function decimalsOf(shown: string, coin: string): number | undefined {
  if (shown === '' || shown === coin) return nativeDecimals;
  return shown === 'wei' ? 0 : shown === 'gwei' ? 9 : undefined;
}

function compareNetwork(chainId: number, text: string, networks: readonly string[]): ShownResult {
  const number = /^(?:0x[0-9a-f]{1,13}|\d{1,15})$/i.test(text) ? Number(text) : undefined;
  if (number !== undefined) return sameness(number === chainId);
  const given = nameOf(text);
  return given === '' ? 'unclear' : sameness(networks.some((it) => nameOf(it) === given));
}

/** Some write “Base”, others “Base Mainnet”. Every other character counts, also one that cannot be seen. */
function nameOf(text: string): string {
  const words = lower(text).split(/[\s-]+/);
  return words.filter((it) => !/^(?:|mainnet|network|chain)$/.test(it)).join(' ');
}

/** Of A to Z alone: of some other letters the small one is that of the alphabet (U+212A gives k). */
function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (it) => it.toLowerCase());
}

function sameness(same: boolean): ShownResult {
  return same ? 'same' : 'different';
}
