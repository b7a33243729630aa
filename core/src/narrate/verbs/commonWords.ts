import type { FunctionModel } from '../../decode/abis/functionModel.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Step } from '../../model/step.ts';
import type { FunctionVerb } from '../../decode/abis/functionVerbs.ts';
import { verbOf } from '../../decode/abis/verbOf.ts';

/**
 * What a modeled function is asked to do, as one of our own words. A short function with a common name belongs to nobody:
 * many contracts have a `deposit(address,uint256,uint256)`, and only StarkGate's bridges. What one protocol means by it is
 * said at that protocol's contracts; elsewhere the word is what the name itself says. Undefined where it says nothing.
 */
export function wordFor(view: Evidence, step: Step, model: FunctionModel): FunctionVerb | undefined {
  const name = step.fn?.name ?? '';
  const verb = verbOf(model);
  const common = commonWord(name);
  if (common === undefined || !weighed.has(model.act) || !isShort(step)) return verb;
  if (saysSo(verb, name) || isAtProtocol(view, step)) return verb;
  return common === 'none' ? undefined : common;
}

/** What moves, comes or changes. Who gains power or a debt is said as the gravest that the function can mean. */
const weighed: ReadonlySet<FunctionModel['act']> = new Set([
  'into',
  'outOf',
  'trade',
  'buy',
  'set',
  'bridge',
]);

/** A signature of five values and more, or of structs, is hardly another function's. */
function isShort({ args }: Step): boolean {
  return args.length <= 4 && args.every(({ value }) => value.kind !== 'tuple' && value.kind !== 'array');
}

/** The word of a name that many protocols have: `withdraw`, `depositETHTo`; `none`: it can mean anything. */
function commonWord(name: string): FunctionVerb | 'none' | undefined {
  const [, first = ''] = general.exec(name) ?? [];
  return Object.hasOwn(common, first) ? common[first] : undefined;
}

/** A word, alone or with what says little: of what, for whom, how much. */
const general =
  /^([a-z]+?)(?:_?(?:eth|Eth|ETH|Ether|Erc20|ERC20|Native|[tT]okens?|[cC]oins?|[aA]ssets?|Shares|[fF]or|[tT]o|From|[aA]ll|V2))*$/;

const common: Readonly<Record<string, FunctionVerb | 'none'>> = {
  burn: 'burn',
  buy: 'buy',
  cancel: 'cancelWaiting',
  claim: 'claim',
  clear: 'none',
  deposit: 'deposit',
  execute: 'none',
  kick: 'none',
  liquidate: 'liquidate',
  mint: 'mintItem',
  poke: 'none',
  redeem: 'redeem',
  remove: 'none',
  reset: 'none',
  run: 'none',
  settle: 'none',
  submit: 'none',
  swap: 'swap',
  sync: 'none',
  take: 'none',
  withdraw: 'withdraw',
};

/** Whether the name has the word in it: `withdrawCollateral`, `deposit_and_stake`, `claimRewards`. */
function saysSo(verb: FunctionVerb, name: string): boolean {
  const low = name.toLowerCase();
  const more = inNames[verb];
  if (more?.test(low) === true) return true;
  return more === undefined && low.includes(verb.replace(/[A-Z].*$/, '').slice(0, 5));
}

/** Where the word itself is not what the names have. */
const inNames: Readonly<Partial<Record<FunctionVerb, RegExp>>> = {
  addCollateral: /coll/,
  addLiquidity: /liquidity/,
  bridge: /bridge|cross|relay|remote|chain|l1|l2/,
  buyItem: /^buy|purchase/,
  cancelOrders: /order|nonce|offer|listing|bid/,
  cancelWaiting: /^cancel/,
  claimRewards: /reward|claim|harvest/,
  collect: /fee|collect/,
  mint: /mint/,
  mintItem: /mint|claim/,
  removeCollateral: /coll/,
  removeLiquidity: /liquidity|exitpool/,
  repay: /repay|debt|loan/,
  requestDeposit: /request/,
  requestWithdrawal: /request|queue|initiate/,
  sweep: /sweep|skim/,
  takeBack: /revoke|deny|permission|operator|delegate|manager/,
  takeOut: /withdraw|redeem/,
};

/** Whether the contract has the name of who is given as the function's source; parts of a network itself have theirs. */
function isAtProtocol(view: Evidence, { to, fn }: Step): boolean {
  const chainId = requestChain(view);
  if (to === null || chainId === undefined) return false;
  if (/^0x(?:0{30}|42000000000000)/.test(to)) return true;
  const at = protocolAt(chainId, to)?.toLowerCase();
  if (at === undefined) return false;
  const words = at.split(' ').filter((word) => word.length >= 4);
  return (fn?.from ?? []).some(
    (it) =>
      it.by === 'source' &&
      it.name
        .toLowerCase()
        .split(/[ ,]+/)
        .some((word) => words.some((other) => other.slice(0, 4) === word.slice(0, 4))),
  );
}
