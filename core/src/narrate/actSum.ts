import { type Address, getAddress } from 'viem';
import { effectFact } from '../actions/addresses/effectFact.ts';
import { same } from '../actions/steps/stepTree.ts';
import { lookUp, type Evidence } from '../evidence/evidence.ts';
import { changeOf } from '../evidence/moves/flows.ts';
import type { FunctionModel } from '../decode/abis/functionModel.ts';
import { packedAddress } from '../decode/packedAddress.ts';
import type { FactId } from '../model/fact.ts';
import type { EffectLine } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import type { FunctionVerb } from '../decode/abis/functionVerbs.ts';
import type { Leaf } from './modelLeaves.ts';
import { nativeAmountPhrase } from './parts.ts';

/** `isValue`: it is said of the value that goes along, which needs not be said once more. */
export type Sum = Readonly<{ what: Phrase; isValue?: true }>;

/**
 * How much a modeled call is about, in words; undefined where our tables do not say which amount it is, or of which
 * token: then nothing is said rather than guessed.
 */
export function actSum(
  view: Evidence,
  step: Step,
  model: FunctionModel,
  verb: FunctionVerb,
  leaves: readonly Leaf[],
): Sum | undefined {
  if (!withAmounts.has(verb)) return undefined;
  const told = pairOf(view, step, leaves) ?? givenOf(view, step, leaves);
  if (told !== undefined) return told;
  const amounts = leaves.filter(isAmount);
  const [only, ...others] = amounts;
  if (others.length > 0) return undefined;
  if (only === undefined) {
    const token = model.all === true ? leaves.find((leaf) => isToken(leaf)) : undefined;
    if (token !== undefined) return { what: everyOf(token.fact) };
    const bare = step.value > 0n && ofValue.has(verb) && !leaves.some((leaf) => leaf.number === 'amount');
    return bare ? { what: nativeAmountPhrase(view, `step.${step.id}.value`), isValue: true } : undefined;
  }
  if (only.listed) return undefined;
  if (only.arg.meaning?.as === 'amount') return { what: { id: 'what.amount', args: { amount: only.fact } } };
  const sum = oneOf(view, step, only, leaves);
  // Shares of a debt are no tokens.
  return sum?.what.id === 'what.shares' && ofDebts.has(verb) ? undefined : sum;
}

const ofDebts: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>(['borrow', 'mintDebt', 'repay']);

/** Words that say how much. */
const withAmounts: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>([
  'addCollateral',
  'addLiquidity',
  'borrow',
  'bridge',
  'burn',
  'buy',
  'claim',
  'claimRewards',
  'deposit',
  'donate',
  'lock',
  'mint',
  'mintDebt',
  'move',
  'redeem',
  'removeCollateral',
  'repay',
  'requestDeposit',
  'requestWithdrawal',
  'stake',
  'stream',
  'supply',
  'sweep',
  'takeOut',
  'unstake',
  'unwrap',
  'withdraw',
  'wrap',
]);

/** Words that are about the value that goes along, where the call names no amount. */
const ofValue: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>([
  'addCollateral',
  'bridge',
  'deposit',
  'donate',
  'repay',
  'stake',
  'supply',
  'wrap',
]);

/** An amount that is not zero: what has an amount of assets and one of shares has one of them. */
function isAmount({ arg, number, path }: Leaf): boolean {
  const inPermit = path.length > 1 && /permit/i.test(path[0] ?? '');
  return number === 'amount' && !inPermit && arg.value.kind === 'integer' && arg.value.value !== 0n;
}

/** Names of parameters that name the token of the amount beside them, in the tables where they have one. */
const tokenNames =
  /^_?(?:asset|token|tokenAddress|currency|depositToken|tokenIn|burnToken|inputToken|originToken|sendingAssetId|giveTokenAddress|l1Token|l2Token|localToken|reward|rewardToken|underlying|underlyingToken|collateralType)$/;

/** Names of parameters that are an amount of the token beside them. */
const amountNames =
  /^_?(?:amount|amountIn|assets|value|deposit|depositAmount|totalAmount|tokenAmount|amountToken|inputAmount|originAmount|giveAmount|minAmount|amountRequested|claimable)$/;

function isToken({ arg, role, path, listed }: Leaf): boolean {
  return role === 'token' && !listed && arg.value.kind === 'address' && tokenNames.test(path.at(-1) ?? '');
}

function oneOf(view: Evidence, step: Step, amount: Leaf, leaves: readonly Leaf[]): Sum | undefined {
  const name = amount.path.at(-1) ?? '';
  const beside = amount.path.slice(0, -1).join('.');
  const signature = step.fn?.signature ?? '';
  // The native currency is in the name, and the token names a pool.
  if (/^(?:withdraw|borrow|repay)ETH$/.test(step.fn?.name ?? '') && name === 'amount')
    return sumOf(view, step, amount, 'native');
  const market = leaves.find(({ path }) => path.join('.') === marketOf(signature, name));
  const tokens = leaves.filter((leaf) => isToken(leaf));
  const own = tokens.filter(({ path }) => path.slice(0, -1).join('.') === beside);
  const token = market ?? (own.length === 1 && own.length === named(leaves) ? own[0] : undefined);
  if (token !== undefined && (market !== undefined || isOfToken(name, token)))
    return sumOf(view, step, amount, token);
  if (named(leaves) > 0 || amount.path.length > 1) return undefined;
  const of = countOfVault(name, step, signature);
  if (of === undefined) return undefined;
  const moved = vaults.has(signature) ? movedLine(view, step, amount, of) : undefined;
  return moved === undefined
    ? countOf(amount, of)
    : { what: { id: 'what.amount', args: { amount: effectFact(moved, 'size') } } };
}

function countOfVault(name: string, { args }: Step, signature: string): CountOf | undefined {
  if (/^_?(?:max)?[sS]hares$/.test(name) && args[0]?.name === name) return 'what.shares';
  return vaults.has(signature) && name === 'assets' ? 'what.underlying' : undefined;
}

/** The one change of a token of the caller's that is as large as an amount: the run shows then which token it is of. */
function movedLine(
  { effects }: Evidence,
  { actor, fn, to }: Step,
  { arg }: Leaf,
  of: CountOf,
): EffectLine | undefined {
  if (effects.s !== 'known' || actor === 'unknown' || arg.value.kind !== 'integer') return undefined;
  const raw = arg.value.value;
  const its = effects.v.lines.filter(({ what, basis, who, asset }) => {
    if (what !== 'balance' || basis !== 'read' || asset?.kind !== 'token' || !same(who, actor)) return false;
    return of === 'what.underlying' || (to !== null && same(asset.address, to));
  });
  const moved = fn?.name === 'withdraw' || fn?.name === 'mint' ? raw : -raw;
  const [line, ...others] = its.filter((it) => raw > 0n && changeOf(it) === moved);
  return others.length > 0 ? undefined : line;
}

/** Some name the collateral of a debt beside the amount of the debt. */
function isOfToken(amount: string, { path }: Leaf): boolean {
  return path.at(-1) === 'collateralType' ? amount === 'tokenAmount' : amountNames.test(amount);
}

/** How many parameters name a token. */
function named(leaves: readonly Leaf[]): number {
  return new Set(leaves.filter(({ role }) => role === 'token').map(({ path }) => path.join('.'))).size;
}

/** Which of the tokens of a market of Morpho's an amount is of. */
function marketOf(signature: string, name: string): string | undefined {
  if (name !== 'assets' || !signature.includes('((address,address,address,address,uint256),'))
    return undefined;
  return `marketParams.${/collateral/i.test(signature) ? 'collateralToken' : 'loanToken'}`;
}

/** ERC-4626 and what follows it: `assets` are of the token that the vault is over, `shares` the vault’s own. */
const vaults: ReadonlySet<string> = new Set([
  'deposit(uint256,address)',
  'deposit(uint256,address,address)',
  'mint(uint256,address)',
  'redeem(uint256,address,address)',
  'withdraw(uint256,address,address)',
  'requestDeposit(uint256,address,address)',
]);

type CountOf = 'what.shares' | 'what.underlying';

function countOf({ arg, fact }: Leaf, id: CountOf): Sum {
  if (isAll(arg))
    return { what: { id: 'what.every', args: { of: id === 'what.shares' ? 'shares' : 'assets' } } };
  return { what: { id, args: { amount: fact } } };
}

/** Two amounts and their tokens, as pools take them. */
function pairOf(view: Evidence, step: Step, leaves: readonly Leaf[]): Sum | undefined {
  const at = (pattern: RegExp) => leaves.find(({ path }) => pattern.test(path.at(-1) ?? ''));
  for (const [one, two] of [
    ['A', 'B'],
    ['0', '1'],
  ] as const) {
    const parts = [one, two].map((side) => {
      const [token, amount] = [at(new RegExp(`^token${side}$`)), at(new RegExp(`^amount${side}Desired$`))];
      return token === undefined || amount === undefined ? undefined : sumOf(view, step, amount, token);
    });
    const [first, second] = parts;
    if (first !== undefined && second !== undefined)
      return { what: { id: 'what.two', args: { first: first.what, second: second.what } } };
  }
  const [token, amount] = [at(/^token$/), at(/^amountTokenDesired$/)];
  if (token === undefined || amount === undefined || step.value === 0n) return undefined;
  const [first, second] = [
    sumOf(view, step, amount, token),
    nativeAmountPhrase(view, `step.${step.id}.value`),
  ];
  return { what: { id: 'what.two', args: { first: first.what, second } }, isValue: true };
}

/** Names of a token and of how much of it is given, where more amounts are beside them. */
const given: readonly (readonly [token: RegExp, amount: RegExp])[] = [
  [/^_?inputToken$/, /^_?inputAmount$/],
  [/^_?originToken$/, /^_?originAmount$/],
  [/^giveTokenAddress$/, /^giveAmount$/],
  [/^swapToken$/, /^swapTokenAmount$/],
  [/^_?srcTokenIn$/, /^_?srcAmountIn$/],
];

function givenOf(view: Evidence, step: Step, leaves: readonly Leaf[]): Sum | undefined {
  // Without a swap before it, the minimum that is bridged is what is bridged.
  const bridged = step.fn?.name.startsWith('startBridgeTokensVia') === true;
  const all = bridged ? [...given, [/^sendingAssetId$/, /^minAmount$/] as const] : given;
  for (const [ofToken, ofAmount] of all) {
    const token = leaves.find(
      ({ arg, role, path, listed }) =>
        role === 'token' && !listed && arg.value.kind === 'address' && ofToken.test(path.at(-1) ?? ''),
    );
    const beside = token?.path.slice(0, -1).join('.');
    const amount = leaves.find(
      ({ arg, path, listed }) =>
        !listed &&
        arg.value.kind === 'integer' &&
        arg.value.value !== 0n &&
        ofAmount.test(path.at(-1) ?? '') &&
        path.slice(0, -1).join('.') === beside,
    );
    if (token !== undefined && amount !== undefined) return sumOf(view, step, amount, token);
  }
  return undefined;
}

/** An amount of a token, in its units where its decimals are known. */
function sumOf(view: Evidence, step: Step, amount: Leaf, token: Leaf | 'native'): Sum {
  const address = token === 'native' ? undefined : addressOf(token);
  // The bridges of the OP Stack have an address for it: it is that where as much comes along.
  const { value } = amount.arg;
  const isLegacy =
    value.kind === 'integer' && value.value === step.value && /^0x(?:dead){9}0000$/i.test(address ?? '');
  const native = address === undefined || isLegacy || /^0x(?:0{40}|e{40})$/i.test(address);
  const fact = token === 'native' ? undefined : token.fact;
  if (isAll(amount.arg))
    return {
      what: native || fact === undefined ? { id: 'what.every', args: { of: 'native' } } : everyOf(fact),
    };
  if (amount.arg.meaning?.as === 'amount')
    return { what: { id: 'what.amount', args: { amount: amount.fact } } };
  const known = chainOf(view.incoming.request.body) !== undefined;
  const sum = (of: string): FactId => `step.${step.id}.sum.${of}.${amount.at}`;
  if (native) {
    const isValue = amount.arg.value.kind === 'integer' && amount.arg.value.value === step.value;
    const what: Phrase = known
      ? { id: 'what.amount', args: { amount: sum('native') } }
      : { id: 'what.wei', args: { amount: amount.fact } };
    return { what, ...(isValue ? { isValue: true as const } : {}) };
  }
  const decimals = valueOf(lookUp(view, `token.${address.toLowerCase()}.decimals`));
  return {
    what:
      known && decimals !== undefined
        ? { id: 'what.amount', args: { amount: sum(address.toLowerCase()) } }
        : { id: 'what.units', args: { amount: amount.fact, token: fact ?? amount.fact } },
  };
}

function addressOf({ arg }: Leaf): Address | undefined {
  const address = packedAddress(arg.value);
  return address === undefined ? undefined : getAddress(address);
}

function everyOf(token: FactId): Phrase {
  return { id: 'what.everyOf', args: { token } };
}

/** The largest number of a type stands for all that there is. */
function isAll({ type, value }: Leaf['arg']): boolean {
  if (value.kind !== 'integer') return false;
  const bits = BigInt(/^uint(\d+)$/.exec(type)?.[1] ?? 256);
  return bits >= 96n && value.value === 2n ** bits - 1n;
}
