import { type Address, checksumAddress, hexToBigInt, zeroAddress } from 'viem';
import { isZero } from '../../../ledger/account.ts';
import type { Oddity, Actor } from '../../../model/step.ts';
import type { Budget } from '../../../codec/budget.ts';
import { abiInside, budgetInside } from '../abiInside.ts';
import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { innerCallAs, cut, delegateAs, type InnerCall, sizeOf } from '../inner.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';

/**
 * `execute` of modular accounts (ERC-7579) and of minimal batch executors (ERC-7821), and `executeFromExecutor`:
 * the first byte of the mode says what the data is, the second whether a failure undoes the rest, and bytes 6 to 9
 * which standard refines it. A mode that neither defines is not read: the account alone knows what it means, and
 * nor is a static call (0xfe), for which no layout is laid down.
 */
export const modularAccount: Wrapper = {
  signatures: ['execute(bytes32,bytes)', 'executeFromExecutor(bytes32,bytes)'],
  open: (outer, args) => {
    const mode = bytesArg(args, 0);
    const runs = { '00': 'always', '01': 'mayFail' }[mode.data.slice(4, 6)] as CallToRead['runs'] | undefined;
    const how = layouts.get(`${mode.data.slice(2, 4)} ${mode.data.slice(14, 22)}`);
    if (runs === undefined || how === undefined) return refusal(mode, 'unknownOperation');
    if (how.standard === '7821' && runs !== 'always') return refusal(mode, 'unknownOperation');
    const context = { outer, runs, standard: how.standard, budget: budgetInside(outer) };
    return how.read(context, bytesArg(args, 1));
  },
};

type Standard = '7579' | '7821';

type Context = Readonly<{
  outer: CallToRead;
  runs: CallToRead['runs'];
  standard: Standard;
  budget: Budget;
}>;

type Layout = Readonly<{ standard: Standard; read: (context: Context, data: InnerCall) => Opened }>;

/** By the kind of call (first byte of the mode) and the selector of the mode. */
const layouts: ReadonlyMap<string, Layout> = new Map([
  ['00 00000000', { standard: '7579', read: single }],
  ['01 00000000', { standard: '7579', read: batch }],
  ['ff 00000000', { standard: '7579', read: delegated }],
  ['01 78210001', { standard: '7821', read: batch }],
  ['01 78210002', { standard: '7821', read: batches }],
]);

/** target (20 bytes), value (32), data; packed. */
function single(context: Context, packed: InnerCall): Opened {
  if (sizeOf(packed) < 52) return refusal(packed, 'overrun');
  const to = checksumAddress(cut(packed, 0, 20).data);
  return joined([call(context, to, hexToBigInt(cut(packed, 20, 52).data), cut(packed, 52))]);
}

/** target (20 bytes), data; packed. Whether the zero address is the account itself only the account knows. */
function delegated({ outer }: Context, packed: InnerCall): Opened {
  if (sizeOf(packed) < 20) return refusal(packed, 'overrun');
  const to = checksumAddress(cut(packed, 0, 20).data);
  if (isZero(to)) return refusal(packed, 'unknownOperation');
  return { calls: [delegateAs(outer.self, to, outer.value, cut(packed, 20))] };
}

const calls = '(address target, uint256 value, bytes callData)[] calls';

/** ERC-7821 puts data for the account (a signature, say) behind the calls where the first offset leaves room. */
function batch(context: Context, data: InnerCall): Opened {
  const withMore = context.standard === '7821' && sizeOf(data) >= 32 && firstWord(data) >= 64n;
  const inside = abiInside(withMore ? `${calls}, bytes opData` : calls, data, context.budget);
  if (inside === undefined) return refusal(data, 'overrun');
  const opened = joined(
    partsAt(inside.args, 0).map((item) => {
      const fields = partsAt([item], 0);
      return call(context, addressArg(fields, 0), integerArg(fields, 1), bytesArg(fields, 2));
    }),
  );
  return { ...opened, oddities: [...inside.oddities, ...(opened.oddities ?? [])] };
}

/** A list of batches, each as by itself. */
function batches(context: Context, data: InnerCall): Opened {
  const inside = abiInside('bytes[] batches', data, context.budget);
  if (inside === undefined) return refusal(data, 'overrun');
  const each = partsAt(inside.args, 0).map((item) => batch(context, bytesArg([item], 0)));
  const opened = joined(each);
  return { ...opened, oddities: [...inside.oddities, ...(opened.oddities ?? [])] };
}

function call({ outer, runs, standard }: Context, to: Address, value: bigint, part: InnerCall): Opened {
  const target = targetOf(to, outer.self, standard === '7821', value, part);
  if (target === undefined) return refusal(part, 'unknownOperation');
  const oddities: Oddity[] = target.doubt ? [{ at: part.bytes[0], what: 'otherFunction' }] : [];
  return { calls: [innerCallAs(outer.self, target.to, value, part, runs)], oddities };
}

function joined(parts: readonly Opened[]): Opened {
  const bad = parts.find((part) => part.refused);
  if (bad !== undefined) return bad;
  return {
    calls: parts.flatMap((part) => part.calls),
    oddities: parts.flatMap((part) => part.oddities ?? []),
  };
}

function firstWord(data: InnerCall): bigint {
  return hexToBigInt(cut(data, 0, 32).data);
}

function refusal({ bytes }: InnerCall, what: Oddity['what']): Opened {
  return { calls: [], oddities: [{ at: bytes[0], what }], refused: true };
}

/** Whom a call of an account really reaches, and whether accounts differ in that. */
type Target = Readonly<{ to: Address; doubt: boolean }>;

/**
 * Whom the zero address represents in the calls of an account. ERC-7821 says: the account itself. ERC-7579 says
 * nothing: the accounts of OpenZeppelin call themselves, others the zero address. There the reading that can do more
 * harm is taken and the doubt said: with data a call to the account itself, without a payment that is burnt. With
 * both, or where the account is not known, there is no reading.
 */
function targetOf(
  to: Address,
  self: Actor,
  zeroIsSelf: boolean,
  value: bigint,
  part: InnerCall,
): Target | undefined {
  if (to !== zeroAddress) return { to, doubt: false };
  if (zeroIsSelf) return self === 'unknown' ? undefined : { to: self, doubt: false };
  if (sizeOf(part) === 0) return { to: zeroAddress, doubt: true };
  return value > 0n || self === 'unknown' ? undefined : { to: self, doubt: true };
}
