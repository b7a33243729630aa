import { zeroAddress } from 'viem';
import { selectorOf } from '../../../codec/functionAbi.ts';
import type { Arg } from '../../../model/step.ts';
import { withoutByteRanges } from '../../withoutByteRanges.ts';
import { abiInside, budgetInside } from '../../wrappers/abiInside.ts';
import {
  addressInMessage,
  bytesInMessage,
  lengthInMessage,
  numberAt,
  type MessagePath,
  valueAt,
} from '../at.ts';
import type { OrderMeaning, OrderPart } from '../meaning.ts';

/** What an asset of Rarible is, by the first four bytes of the hash of its class, and the fields of its data. */
const classes = byHash<Readonly<{ what: OrderPart['what']; fields: string }>>({
  ETH: { what: 'native', fields: '' },
  ERC20: { what: 'token', fields: 'address token' },
  ERC721: { what: 'item', fields: 'address token, uint256 item' },
  ERC1155: { what: 'item', fields: 'address token, uint256 item' },
  COLLECTION: { what: 'anyItem', fields: 'address token' },
});

const list = '(address account, uint96 value)[]';

/** What the data of an order says, by its type: who is paid out, and who gets a fee, in parts of 10,000. */
const dataTypes: Readonly<Record<string, string>> = {
  '0xffffffff': '',
  ...byHash({
    V1: `(${list} payouts, ${list} originFees) data`,
    V2: `(${list} payouts, ${list} originFees, bool isMakeFill) data`,
  }),
};

function byHash<T>(of: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(of).map(([name, it]) => [selectorOf(name), it]));
}

/**
 * An order of Rarible. What it gives and wants, and who is paid, is in bytes: where they are not just that, or where
 * a buyer would pay fees that the order names, it has no words. The market's own fees and royalties are bounded by nothing
 * in it.
 */
export function raribleOffer(args: readonly Arg[]): readonly OrderMeaning[] | undefined {
  const gives = assetAt(args, 'makeAsset');
  const gets = assetAt(args, 'takeAsset');
  const type = bytesInMessage(args, ['dataType']);
  if (gives === undefined || gets === undefined || !isOpen(args, ['data'], dataTypes[type])) return undefined;
  const sells = isMoney(gets);
  const [payouts, originFees] = [entriesAt(args, 'payouts'), entriesAt(args, 'originFees')];
  // The exchange takes fees from the side that is money, on top of what a buyer gives.
  if (sells === isMoney(gives) || (!sells && (originFees.length > 0 || payouts.length > 1))) return undefined;
  const shares = payouts.reduce((sum, { rate }) => sum + numberAt(args, rate), 0n);
  if (payouts.length > 0 && shares !== 10_000n) return undefined;
  const [only] = payouts.length === 1 ? payouts : [];
  const named =
    only === undefined ? [...payouts.filter(({ to }) => !isMaker(args, to)), ...originFees] : originFees;
  const offer: OrderMeaning = {
    gives: [gives],
    gets: numberAt(args, ['takeAsset', 'value']) === 0n ? [] : [gets],
    exactGive: false,
    exactGet: false,
    owner: ['maker'],
    ...(only === undefined || isMaker(args, only.to) ? {} : { to: only.to }),
    ...(addressInMessage(args, ['taker']) === zeroAddress ? {} : { onlyFor: ['taker'] }),
    fees: sells ? { named, open: true } : { open: true, onTop: true },
    ...(numberAt(args, ['end']) === 0n ? {} : { until: ['end'] }),
  };
  return [offer];
}

/** The message with what its bytes are made of. */
export function raribleParts(args: readonly Arg[]): readonly Arg[] {
  return args.map((arg) => {
    if (arg.name === 'data') return opened(arg, dataTypes[bytesInMessage(args, ['dataType'])]);
    return arg.name === 'makeAsset' || arg.name === 'takeAsset' ? openedAsset(arg) : arg;
  });
}

function openedAsset(asset: Arg): Arg {
  const { value } = asset;
  if (value.kind !== 'tuple') return asset;
  const kind = bytesInMessage(value.fields, ['assetType', 'assetClass']);
  const fields = value.fields.map((type): Arg => {
    if (type.value.kind !== 'tuple') return type;
    const inside = type.value.fields.map((it) =>
      it.name === 'data' ? opened(it, classes[kind]?.fields) : it,
    );
    return { ...type, value: { kind: 'tuple', fields: inside } };
  });
  return { ...asset, value: { kind: 'tuple', fields } };
}

/** Bytes with what they are made of, where they are exactly that. */
function opened(arg: Arg, fields: string | undefined): Arg {
  const { value } = arg;
  if (value.kind !== 'bytes' || fields === undefined || fields === '') return arg;
  const part = { data: value.hex, bytes: [0, 0] } as const;
  const inside = abiInside(fields, part, budgetInside(part));
  return inside === undefined || inside.oddities.length > 0
    ? arg
    : { ...arg, value: { ...value, parts: inside.args.map(withoutByteRanges) } };
}

function isOpen(args: readonly Arg[], path: MessagePath, fields: string | undefined): boolean {
  if (fields === undefined) return false;
  const value = valueAt(args, path);
  if (value?.kind !== 'bytes') return false;
  return fields === '' ? value.hex === '0x' : value.parts !== undefined;
}

function assetAt(args: readonly Arg[], side: string): OrderPart | undefined {
  const type = [side, 'assetType'];
  const of = classes[bytesInMessage(args, [...type, 'assetClass'])];
  const data = [...type, 'data'];
  if (!isOpen(args, data, of?.fields)) return undefined;
  const [token, amount] = [
    [...data, 'token'],
    [side, 'value'],
  ];
  switch (of?.what) {
    case 'native':
      return { what: 'native', amount };
    case 'token':
      return { what: 'token', token, amount };
    case 'item':
      return { what: 'item', token, item: [...data, 'item'], count: amount };
    default:
      return { what: 'anyItem', token, count: amount };
  }
}

function isMoney({ what }: OrderPart): boolean {
  return what === 'native' || what === 'token';
}

function isMaker(args: readonly Arg[], to: MessagePath): boolean {
  return addressInMessage(args, to) === addressInMessage(args, ['maker']);
}

/** Accounts and their parts, in a list of the order's data. */
function entriesAt(
  args: readonly Arg[],
  name: string,
): readonly Readonly<{ rate: MessagePath; to: MessagePath }>[] {
  const at = ['data', 'data', name];
  return Array.from({ length: lengthInMessage(args, at) }, (_, n) => ({
    rate: [...at, n, 'value'],
    to: [...at, n, 'account'],
  }));
}
