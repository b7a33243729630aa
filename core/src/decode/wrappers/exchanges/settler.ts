import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { isCurrencyMark } from '../../../ledger/asset.ts';
import { isZero } from '../../../ledger/account.ts';
import type { Arg } from '../../../model/step.ts';
import { commandTable } from '../../protocols/commandTable.ts';
import { settlerOutput } from '../../protocols/settler.ts';
import { abiInside, budgetInside } from '../abiInside.ts';
import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/**
 * Settler of 0x: actions that begin with a selector and are run one after the other, as Settler, by Settler itself.
 * It is replaced every few weeks, so that its address says nothing: an action that is not known stays unread.
 */
export const settler: Wrapper = {
  signatures: [
    'execute((address,address,uint256),bytes[],bytes32)',
    'executeWithPermit((address,address,uint256),bytes[],bytes32,bytes)',
    'executeMetaTxn((address,address,uint256),bytes[],bytes32,address,bytes)',
  ],
  open: (outer, args, room) => ({
    calls: partsAt(args, 1).map((_, index, items) => action(outer, args, items, index, room)),
  }),
};

function action(
  outer: CallToRead,
  args: readonly Arg[],
  items: readonly Arg[],
  index: number,
  room: number,
): CallToRead {
  const { data, bytes } = bytesArg(items, index);
  const code = data.slice(0, 10).toLowerCase() as Hex;
  const { source, rows } = commandTable('0x Settler');
  const named = (byte: Hex) => rows.find((it) => it.code === byte)?.command;
  const whole = rest(data, bytes);
  const special = code === basic && room > data.length ? basicCall(whole, isHeld(args)) : undefined;
  const model = named(special?.code ?? code);
  const caller = signerOf(outer, args);
  return {
    op: 'call',
    actor: model?.by === 'caller' ? caller : outer.self,
    self: outer.self,
    to: outer.to,
    value: 0n,
    ...(model === undefined ? { data, bytes } : (special?.part ?? whole)),
    runs: 'always',
    command: model === undefined ? { code, source } : { code, signature: model.text, source },
    caller,
  };
}

type Part = Pick<CallToRead, 'data' | 'bytes'>;

function rest(data: Hex, [start, end]: CallToRead['bytes']): Part {
  return { data: `0x${data.slice(10)}`, bytes: [start + 4, end] };
}

function signerOf(outer: CallToRead, args: readonly Arg[]): CallToRead['actor'] {
  return args[settlerOutput.signer]?.value.kind === 'address'
    ? addressArg(args, settlerOutput.signer)
    : (outer.caller ?? outer.actor);
}

/** Whether the plan as a whole has a minimum: Settler compares its own balance with it at the end. */
function isHeld(args: readonly Arg[]): boolean {
  const output = partsAt(args, settlerOutput.buys[0]);
  return (
    !isZero(addressArg(output, settlerOutput.buys[1])) && integerArg(output, settlerOutput.least[1]) > 0n
  );
}

/** `BASIC` calls any contract with data into which Settler puts an amount at a place: a part of what it holds. */
const basic: Hex = '0x38c9c147';

/**
 * What a `BASIC` does, where that is known: it pays a part of what Settler holds, or wraps or unwraps it. Anything else it
 * calls, it calls with what the plan holds and never with an allowance of the caller's, since Permit2 and AllowanceHolder are
 * out of its reach: then nothing that it does can leave less than the minimum of a plan that `isHeld`.
 */
function basicCall(whole: Part, isHeld: boolean): Readonly<{ code: Hex; part: Part }> | undefined {
  const inside = abiInside('address, uint256, address, uint256, bytes', whole, budgetInside(whole))?.args;
  if (inside === undefined) return undefined;
  const [token, portion, pool] = [addressArg(inside, 0), integerArg(inside, 1), addressArg(inside, 2)];
  const place = integerArg(inside, 3);
  const { data } = bytesArg(inside, 4);
  const to = paidTo(token, pool, place, data);
  if (to !== undefined) return { code: '0x01', part: encoded(token, portion, to) };
  const wraps = isCurrencyMark(token) && data.startsWith(deposit);
  const unwraps = token === pool && data.startsWith(withdraw) && data.length === 74 && place === 4n;
  if (wraps || unwraps) return { code: '0x03', part: whole };
  return isHeld ? { code: '0x02', part: whole } : undefined;
}

const deposit = '0xd0e30db0';
const withdraw = '0x2e1a7d4d';

/** `transfer(to, amount)` of the token, with the amount put in; or coins that are sent with no data. */
function paidTo(token: Address, pool: Address, place: bigint, data: Hex): Address | undefined {
  if (isCurrencyMark(token)) return data === '0x' ? pool : undefined;
  const isTransfer = token === pool && place === 36n && /^0xa9059cbb0{24}[\da-f]{104}$/.test(data);
  return isTransfer ? `0x${data.slice(34, 74)}` : undefined;
}

function encoded(token: Address, portion: bigint, to: Address): Part {
  const data = encodeAbiParameters(parseAbiParameters('address, uint256, address'), [token, portion, to]);
  return { data, bytes: [0, 0] };
}
