import { type Address, getAddress } from 'viem';
import { isCurrency } from '../../ledger/asset.ts';
import type { TypedData } from '../../model/request.ts';
import type { Arg, Meaning, Step } from '../../model/step.ts';
import { findArgs, type FoundArg } from '../../decode/findArgs.ts';
import type { AssetAt, Either, MeaningRule } from '../../decode/meaningRule.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import { rulesFor } from '../rules/rulesFor.ts';

/**
 * What is known of a contract that amounts may be of. `token`: it answers decimals(); `wrapped`: so it does, and is
 * WETH9; `collection`: one of ERC-721.
 */
export type AssetKind = 'token' | 'wrapped' | 'collection' | undefined;

export type MeaningContext = Readonly<{
  chainId: number | undefined;
  typed: TypedData | undefined;
  kindOf: (address: Address) => AssetKind;
}>;

/**
 * The steps with what their arguments mean: amounts of an asset, allowances, items, deadlines, operations, nested
 * calls. An amount of a token is one only when the contract is known to answer decimals(); of one that is known to
 * be a collection, the argument that ERC-20 and ERC-721 share is an item and is named `tokenId`. What means nothing
 * stays the same object.
 */
export function withMeanings(steps: readonly Step[], context: MeaningContext): readonly Step[] {
  return changed(steps, (step) => {
    const meanings = new Map<Arg, Meaning>();
    for (const rule of rulesFor(step, context.typed))
      for (const found of findArgs(step.args, rule.at)) {
        const meaning = meaningOf(rule, found, step, context);
        if (meaning !== undefined) meanings.set(found.arg, meaning);
      }
    const inner = withMeanings(step.steps, { ...context, typed: undefined });
    const args = changed(step.args, (arg) => rebuilt(arg, meanings));
    return args === step.args && inner === step.steps ? step : { ...step, args, steps: inner };
  });
}

/** The contracts that amounts, allowances and items of these steps are of, if they are tokens, without repeats. */
export function amountTokensOf(steps: readonly Step[], typed: TypedData | undefined): readonly Address[] {
  const found = new Map<string, Address>();
  const visit = (step: Step, data: TypedData | undefined): void => {
    for (const rule of rulesFor(step, data))
      for (const at of findArgs(step.args, rule.at)) {
        const token =
          rule.as === 'token' ? addressIn(at.arg) : 'of' in rule ? tokenAt(rule.of, at, step) : undefined;
        if (token !== undefined) found.set(token.toLowerCase(), token);
      }
    for (const inner of step.steps) visit(inner, undefined);
  };
  for (const step of steps) visit(step, typed);
  return [...found.values()];
}

function meaningOf(
  rule: MeaningRule,
  found: FoundArg,
  step: Step,
  { chainId, kindOf }: MeaningContext,
): Meaning | undefined {
  if (rule.as === 'token' || rule.as === 'words') return undefined;
  const { value } = found.arg;
  if (rule.as === 'recipient') return recipientOf(value);
  if (rule.as === 'packed') return value.kind === 'address' ? undefined : { as: 'addressIn' };
  if (rule.as === 'deadline')
    return { as: 'deadline', ...(rule.shift === undefined ? {} : { shift: rule.shift }) };
  if (!('of' in rule)) return { as: rule.as };
  if (rule.as === 'currency' && value.kind === 'integer' && value.value === 2n ** 255n)
    return { as: 'stands', for: 'wholeBalance' };
  if (rule.as === 'currency' && rule.zeroIsDue && value.kind === 'integer' && value.value === 0n)
    return { as: 'stands', for: 'due' };
  if (chainId === undefined || value.kind !== 'integer') return undefined;
  if (rule.of === 'native') return { as: 'amount', asset: { kind: 'native', chainId } };
  const address = tokenAt(rule.of, found, step);
  if (address === undefined) return undefined;
  if (rule.as === 'currency' && isCurrency(address))
    return { as: 'amount', asset: { kind: 'native', chainId } };
  const item: Meaning = { as: 'item', asset: { kind: 'nft', chainId, address, id: value.value } };
  if (rule.as === 'item') return item;
  const kind = kindOf(address);
  if (kind === 'collection') return rule.as.startsWith('itemOr') ? item : undefined;
  if (kind === undefined || (rule.as === 'wrapped' && kind !== 'wrapped')) return undefined;
  const as = rule.as === 'allowance' || rule.as === 'itemOrAllowance' ? 'allowance' : 'amount';
  return { as, asset: { kind: 'token', chainId, address } };
}

function recipientOf(value: Arg['value']): Meaning | undefined {
  if (value.kind !== 'address') return undefined;
  const mark = /^0x0{39}([12])$/.exec(value.address)?.[1];
  return mark === undefined ? undefined : { as: 'stands', for: mark === '1' ? 'caller' : 'router' };
}

function eitherOf({ by, yes, no }: Either, step: Step): ArgPath {
  const value = findArgs(step.args, by)[0]?.arg.value;
  return value?.kind === 'bool' && value.value ? yes : no;
}

function tokenAt(asset: AssetAt | Either, { index }: FoundArg, step: Step): Address | undefined {
  const of = typeof asset === 'object' && 'by' in asset ? eitherOf(asset, step) : asset;
  if (of === 'native') return undefined;
  if (of === 'target') return step.to ?? undefined;
  const path = index === undefined ? of : of.map((part) => (part === '*' ? index : part));
  const arg = findArgs(step.args, path)[0]?.arg;
  return arg === undefined ? undefined : packedAddress(arg.value);
}

function addressIn({ value }: Arg): Address | undefined {
  return value.kind === 'address' ? getAddress(value.address) : undefined;
}

function rebuilt(arg: Arg, meanings: ReadonlyMap<Arg, Meaning>): Arg {
  const value = valueWith(arg.value, meanings);
  const meaning = meanings.get(arg);
  if (meaning === undefined && arg.meaning === undefined)
    return value === arg.value ? arg : { ...arg, value };
  const { meaning: _, ...rest } = arg;
  const name = meaning?.as === 'item' && arg.name === 'amount' ? 'tokenId' : arg.name;
  return meaning === undefined ? { ...rest, value } : { ...rest, name, value, meaning };
}

function valueWith(value: Arg['value'], meanings: ReadonlyMap<Arg, Meaning>): Arg['value'] {
  if (value.kind === 'array') {
    const items = changed(value.items, (item) => rebuilt(item, meanings));
    return items === value.items ? value : { kind: 'array', items };
  }
  if (value.kind !== 'tuple') return value;
  const fields = changed(value.fields, (field) => rebuilt(field, meanings));
  return fields === value.fields ? value : { kind: 'tuple', fields };
}

/** The list with each of its items changed; the same list when none was. */
function changed<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = list.map(change);
  return next.every((item, at) => item === list[at]) ? list : next;
}
