import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Clause, Intent, PaySum } from '../model/intent.ts';
import { known, unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import {
  allowance,
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  message,
  offline,
  permit,
  safe,
  type Sample,
  signIn,
  transaction,
  typed,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../check/testing/views.ts';
import { zeroXOrder } from '../check/testing/marketOrders.ts';
import { compareIntent } from './compareIntent.ts';

const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const apes = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const ether = { kind: 'native', chainId: 1 } as const;
const dollars = { kind: 'token', chainId: 1, address: usdc } as const;
const wrapped = { kind: 'token', chainId: 1, address: weth } as const;
const collection = { kind: 'collection', chainId: 1, address: apes } as const;
const ape = (id: bigint) => ({ kind: 'nft', chainId: 1, address: apes, id }) as const;
const all = 2n ** 256n - 1n;

type PayAsset = Extract<Clause, { kind: 'pay' }>['asset'];

const means = (...clauses: readonly Clause[]): Intent => ({
  account: me,
  chainId: 1,
  said: '',
  quotes: [],
  clauses,
  saidAt: 0,
});
const nothing = means({ kind: 'nothing' });
type Whom = typeof me | 'nobody';
const paying = (sum: PaySum, to: Whom, asset: PayAsset): Clause => ({
  kind: 'pay',
  asset,
  sum,
  ...(to === 'nobody' ? {} : { to: { address: to } }),
});
const pays = (raw: bigint, to: Whom = friend, asset: PayAsset = dollars) =>
  paying({ how: 'exactly', raw }, to, asset);
const atMost = (raw: bigint, to: Whom = friend, asset: PayAsset = dollars) =>
  paying({ how: 'atMost', raw }, to, asset);
const paysAll = (asset: PayAsset = dollars) => paying({ how: 'all' }, friend, asset);
const gets = (atLeast: bigint, asset: PayAsset = wrapped): Clause => ({ kind: 'get', asset, atLeast });
const allows = (upTo: bigint | 'noLimit', more: object = {}): Clause => ({
  kind: 'allow',
  asset: dollars,
  spender: { address: contract },
  upTo,
  ...more,
});
const allowsAll = (asset: typeof collection | ReturnType<typeof ape>, spender = contract): Clause => ({
  kind: 'allow',
  asset,
  spender: { address: spender },
});
const revokes = (asset?: PayAsset, spender = contract): Clause => ({
  kind: 'revoke',
  spender: { address: spender },
  ...(asset === undefined ? {} : { asset }),
});
const changes = (
  part: Extract<Clause, { kind: 'change' }>['part'],
  more: object = {},
  of = safe,
): Clause => ({
  kind: 'change',
  part,
  of: { address: of },
  ...more,
});

const transfer = (to: typeof me, amount: bigint, token = usdc) =>
  call(token, 'transfer(address to, uint256 amount)', [to, amount]);
const approve = (spender: typeof me, amount: bigint, token = usdc) =>
  call(token, 'approve(address spender, uint256 amount)', [spender, amount]);
const approveAll = (on: boolean, operator = contract) =>
  call(apes, 'setApprovalForAll(address operator, bool approved)', [operator, on]);
const unknownCall = transaction(contract, '0xdeadbeef');
const vote = call(contract, 'castVote(uint256 proposalId, uint8 support)', [1n, 1n]);
const atPermit2 = (amount: bigint, until = 1_900_000_000, spender = contract) =>
  call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
    usdc,
    spender,
    amount,
    until,
  ]);
const inPermit2 = (before: bigint, after: bigint, until = 1_900_000_000n) => ({
  ...may(before, after),
  via: permit2,
  until,
});
const once = (amount: bigint, spender = contract) =>
  typed(
    {
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    'PermitTransferFrom',
    { permitted: { token: usdc, amount }, spender, nonce: 0n, deadline: 1_900_000_000n },
    { name: 'Permit2', chainId: 1n, verifyingContract: permit2 },
  );
const trade = (sold: bigint, least: bigint, to = me) =>
  call(
    contract,
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [sold, least, [usdc, weth], to, 1_900_000_000n],
  );
const adds = (amount: bigint) =>
  call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [contract, amount]);
const lessens = (amount: bigint) =>
  call(usdc, 'decreaseAllowance(address spender, uint256 subtractedValue)', [contract, amount]);
const unknownBySafe = transaction(contract, '0xdeadbeef', 0n, safe);
const several = (...bodies: readonly Body[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: bodies.flatMap((it) => (it.kind === 'transaction' ? [it.call] : [])),
});

const line = (more: Partial<EffectLine>): Partial<EffectLine> => more;
const from = (before: bigint, after: bigint, token: typeof me | 'ether' = usdc, who = me) => ({
  ...balance(token === 'ether' ? undefined : token, after, who),
  before: known(before),
});
const may = (before: bigint, after: bigint, spender = contract, token = usdc) => ({
  ...allowance(token, spender, after),
  before: known(before),
});
const operates = (before: boolean, after: boolean, spender = contract) =>
  line({
    what: 'operator',
    asset: { kind: 'token', chainId: 1, address: apes },
    counterparty: spender,
    before: known(before),
    after: known(after),
  });
const owns = (id: bigint, before: bigint, after: bigint, who = me) =>
  line({ who, what: 'nft', asset: ape(id), before: known(before), after: known(after) });
const inSafe = (more: Partial<EffectLine>) =>
  line({ who: safe, what: 'safe', before: known(false), ...more });

/** Everything that a comparison says: what differs with what was said and found, what is missing, or that all is as said. */
function said(
  body: Body,
  intent: Intent,
  lines?: readonly Partial<EffectLine>[],
  more: Sample & { run?: Partial<Effects> } = {},
) {
  const { run, ...sample } = more;
  const view = viewOf(body, {
    ...(lines === undefined ? offline : { effects: known(effectsOf(lines, run)) }),
    intent,
    ...sample,
  });
  const it = compareIntent(view);
  if (it === undefined) throw new Error('Nothing was said.');
  const differences = it.differences.map(({ rule, says, facts, step }) => {
    expect(says.id.startsWith(`${rule}.`) || says.id.startsWith('intent.scope.')).toBe(true);
    const values = Object.entries(says.args).map(
      ([name, value]) => [name, typeof value === 'object' ? value.id : String(value)] as const,
    );
    const args = values.map(([name, value]) => `${name}=${value}`);
    const shown = values.map(([, value]) => value).filter((value) => facts.includes(value));
    const rest = facts.filter((fact) => !shown.includes(fact));
    const at = step === undefined ? [] : [`@${step}`];
    return [says.id.replace('intent.', ''), ...args, ...rest, ...at].join(' ');
  });
  const gaps = new Map<string, string[]>();
  for (const { rule, fact, it: gap, ahead } of it.missing) {
    const why = gap.s === 'unknown' ? gap.why : gap.s;
    const what = [fact, why, ...(ahead === undefined ? [] : ['ahead'])].join(' ');
    gaps.set(what, [...(gaps.get(what) ?? []), rule.replace('intent.', '')]);
  }
  return [it.state, ...differences, ...[...gaps].map(([what, rules]) => `? ${what}: ${rules.join(' ')}`)];
}

type Case = readonly [
  name: string,
  body: Body,
  intent: Intent,
  lines: readonly Partial<EffectLine>[] | undefined,
  expected: readonly string[],
  more?: Sample & { run?: Partial<Effects> },
];

const permissions: readonly Case[] = [
  ['an allowance as said', approve(contract, 50n), means(allows(50n)), [may(0n, 50n)], ['asSaid']],
  ['less than was said', approve(contract, 49n), means(allows(50n)), [may(0n, 49n)], ['asSaid']],
  [
    'more',
    approve(contract, 51n),
    means(allows(50n)),
    [may(0n, 51n)],
    [
      'differs',
      'allows.saysMore said=intent.0.amount found=step.0.arg.amount @0',
      'allows.saysMore said=intent.0.amount found=effect.0.after',
    ],
  ],
  [
    'without end',
    approve(contract, all),
    means(allows(50n)),
    [may(0n, all)],
    [
      'differs',
      'allows.saysNoLimit said=intent.0.amount spender=step.0.arg.spender @0',
      'allows.saysNoLimit said=intent.0.amount spender=effect.0.counterparty',
    ],
  ],
  [
    'another spender',
    approve(key, 50n),
    means(allows(50n)),
    [may(0n, 50n, key)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'another token',
    approve(contract, 50n, weth),
    means(allows(50n)),
    [may(0n, 50n, contract, weth)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'a second spender',
    several(approve(contract, 50n), approve(key, 9n)),
    means(allows(50n)),
    [may(0n, 50n), may(0n, 9n, key)],
    ['differs', 'allows.saysUnsaid spender=step.1.arg.spender @1'],
  ],
  [
    'an end that nobody said',
    approve(contract, 50n),
    means(allows(50n, { until: 9n })),
    [may(0n, 50n)],
    ['differs', 'allows.saysNoEnd said=intent.0.until @0'],
  ],
  [
    'a spender that nobody said',
    approve(contract, 50n),
    nothing,
    [may(0n, 50n)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
  [
    'one that is seen only',
    unknownCall,
    nothing,
    [may(0n, 50n)],
    ['differs', 'allows.saysUnsaid spender=effect.0.counterparty'],
  ],
  [
    'more that is seen only',
    unknownCall,
    means(allows(50n)),
    [may(0n, 51n)],
    ['differs', 'allows.saysMore said=intent.0.amount found=effect.0.after'],
  ],
  [
    'no end that is seen only',
    unknownCall,
    means(allows(50n)),
    [may(0n, all)],
    ['differs', 'allows.saysNoLimit said=intent.0.amount spender=effect.0.counterparty'],
  ],
  [
    'seen to end too late',
    unknownCall,
    means(allows(50n, { until: 9n })),
    [{ ...may(0n, 50n), until: 10n, via: permit2 }],
    ['differs', 'allows.saysNoEnd said=intent.0.until'],
  ],
  [
    'seen to end in time',
    unknownCall,
    means(allows(50n, { until: 9n })),
    [{ ...may(0n, 50n), until: 9n, via: permit2 }],
    ['asSaid'],
  ],
  [
    'seen to stay as it was',
    unknownCall,
    means(pays(1n)),
    [may(50n, 50n), from(10n, 9n), from(0n, 1n, usdc, friend)],
    ['asSaid'],
  ],
  [
    'of an account that is not the user’s',
    unknownCall,
    nothing,
    [{ ...may(0n, 50n), who: friend }],
    ['asSaid'],
  ],
  [
    'an allowance that cannot be read',
    approve(contract, 50n),
    means(allows(50n)),
    [{ ...may(0n, 50n), after: unknown('timeout') }],
    ['cannotCompare', '? effect.0.after notAsked: allows'],
  ],
  [
    'nothing allowed',
    unknownCall,
    means(allows(50n)),
    [],
    ['differs', 'allows.saysNothing spender=intent.0.to'],
  ],
  [
    'an allowance of nothing',
    approve(contract, 0n),
    means(allows(50n)),
    [may(0n, 0n)],
    ['differs', 'allows.saysNothing spender=intent.0.to'],
  ],
  [
    'taken back and nobody said so',
    approve(contract, 0n),
    nothing,
    [may(50n, 0n)],
    ['differs', 'allows.saysRevokes spender=step.0.arg.spender @0'],
  ],
  [
    'taken back in part and nobody said so',
    unknownCall,
    nothing,
    [may(50n, 20n)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
  ],
  [
    'used as it was allowed before',
    unknownCall,
    means(pays(30n)),
    [may(50n, 20n), from(100n, 70n), from(0n, 30n, usdc, friend)],
    ['asSaid'],
  ],
  ['taken back as said', approve(contract, 0n), means(revokes(dollars)), [may(50n, 0n)], ['asSaid']],
  [
    'taken back at another token',
    approve(contract, 0n, weth),
    means(revokes(dollars)),
    [may(50n, 0n, contract, weth)],
    [
      'differs',
      'allows.saysRevokes spender=step.0.arg.spender @0',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'taken back in part',
    approve(contract, 1n),
    means(revokes(dollars)),
    [may(50n, 1n)],
    [
      'differs',
      'allows.saysUnsaid spender=step.0.arg.spender @0',
      'allows.saysLeft spender=intent.0.to effect.0.after',
    ],
  ],
  [
    'taken back from somebody else',
    approve(key, 0n),
    means(revokes(dollars)),
    [may(50n, 0n, key)],
    [
      'differs',
      'allows.saysRevokes spender=step.0.arg.spender @0',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'nothing taken back',
    unknownCall,
    means(revokes(dollars)),
    [],
    ['differs', 'allows.saysNotRevoked spender=intent.0.to'],
  ],
  [
    'what was nothing before',
    unknownCall,
    means(revokes(dollars)),
    [may(0n, 0n)],
    ['differs', 'allows.saysNotRevoked spender=intent.0.to'],
  ],
  [
    'a whole collection as said',
    approveAll(true),
    means(allowsAll(collection)),
    [operates(false, true)],
    ['asSaid'],
  ],
  [
    'a whole collection where one item was said',
    approveAll(true),
    means(allowsAll(ape(7n))),
    [operates(false, true)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.operator @0'],
  ],
  [
    'a whole collection to another',
    approveAll(true, key),
    means(allowsAll(collection)),
    [operates(false, true, key)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.operator @0'],
  ],
  [
    'a whole collection that nobody said',
    approveAll(true),
    nothing,
    [operates(false, true)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.operator @0'],
  ],
  [
    'a whole collection, seen only',
    unknownCall,
    nothing,
    [operates(false, true)],
    ['differs', 'allows.saysUnsaid spender=effect.0.counterparty'],
  ],
  [
    'a collection taken back as said',
    approveAll(false),
    means(revokes(collection)),
    [operates(true, false)],
    ['asSaid'],
  ],
  [
    'a collection taken back unsaid',
    approveAll(false),
    nothing,
    [operates(true, false)],
    ['differs', 'allows.saysRevokes spender=step.0.arg.operator @0'],
  ],
  [
    'a collection taken back unsaid, seen only',
    unknownCall,
    nothing,
    [operates(true, false)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
  ],
  [
    'an item that may still be taken with all',
    approve(contract, 0n, apes),
    means(revokes(ape(7n))),
    [operates(true, true)],
    ['differs', 'allows.saysLeft spender=intent.0.to effect.0.after', '? step.0.arg.amount notAsked: allows'],
  ],
  [
    'an item as said',
    approve(contract, 7n, apes),
    means(allowsAll(ape(7n))),
    [
      line({
        what: 'allowance',
        asset: ape(7n),
        counterparty: contract,
        before: known(false),
        after: known(true),
      }),
    ],
    ['asSaid'],
  ],
  [
    'another item than the one that may be taken',
    approve(contract, 8n, apes),
    means(allowsAll(ape(7n))),
    [
      line({
        what: 'allowance',
        asset: ape(8n),
        counterparty: contract,
        before: known(false),
        after: known(true),
      }),
    ],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'a signed permit as said',
    permit(contract, 50n),
    means(allows(50n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'a signed permit of more',
    permit(contract, 51n),
    means(allows(50n)),
    undefined,
    [
      'differs',
      'allows.saysMore said=intent.0.amount found=step.0.arg.value @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a signed permit for another',
    permit(key, 50n),
    means(allows(50n)),
    undefined,
    [
      'differs',
      'allows.saysOther said=intent.0.to found=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two that come to more together',
    several(approve(contract, 30n), atPermit2(30n)),
    means(allows(50n)),
    [may(0n, 30n)],
    ['differs', 'allows.saysMore said=intent.0.amount found=step.1.arg.amount'],
  ],

  ['an allowance at Permit2 as said', atPermit2(50n), means(allows(50n)), [inPermit2(0n, 50n)], ['asSaid']],
  [
    'an allowance at Permit2 that ends as said',
    atPermit2(50n, 9),
    means(allows(50n, { until: 9n })),
    [inPermit2(0n, 50n, 9n)],
    ['asSaid'],
  ],
  [
    'an allowance at Permit2 that ends later',
    atPermit2(50n, 10),
    means(allows(50n, { until: 9n })),
    [inPermit2(0n, 50n, 10n)],
    ['differs', 'allows.saysLonger said=intent.0.until found=step.0.arg.expiration @0'],
  ],
  [
    'an allowance at Permit2 for another',
    atPermit2(50n, 9, key),
    means(allows(50n)),
    [{ ...inPermit2(0n, 50n), counterparty: key }],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'two in one place: the later one counts',
    several(approve(contract, 50n), approve(contract, 40n)),
    means(allows(50n)),
    [may(0n, 40n)],
    ['asSaid'],
  ],
  [
    'two in two places, as much as was said',
    several(approve(contract, 20n), atPermit2(30n)),
    means(allows(50n)),
    [may(0n, 20n), inPermit2(0n, 30n)],
    ['asSaid'],
  ],
  [
    'one more than what is said of both',
    several(approve(contract, 21n), atPermit2(30n)),
    means(allows(50n)),
    [may(0n, 21n), inPermit2(0n, 30n)],
    ['differs', 'allows.saysMore said=intent.0.amount found=step.1.arg.amount'],
  ],
  [
    'one of two is more by itself',
    several(approve(contract, 60n), atPermit2(30n)),
    means(allows(50n)),
    [may(0n, 60n), inPermit2(0n, 30n)],
    [
      'differs',
      'allows.saysMore said=intent.0.amount found=step.0.arg.amount @0',
      'allows.saysMore said=intent.0.amount found=effect.0.after',
    ],
  ],
  [
    'without limit, and more',
    several(approve(contract, 60n), atPermit2(30n)),
    means(allows('noLimit')),
    [may(0n, 60n), inPermit2(0n, 30n)],
    ['asSaid'],
  ],
  [
    'taken back first, and given again',
    several(approve(contract, 0n), approve(contract, 50n)),
    means(allows(50n)),
    [may(10n, 50n)],
    ['asSaid'],
  ],
  [
    'taken back from one, and given to another',
    several(approve(key, 0n), approve(contract, 50n)),
    means(allows(50n)),
    [may(10n, 0n, key), may(0n, 50n)],
    ['differs', 'allows.saysRevokes spender=step.0.arg.spender @0'],
  ],
  [
    'given, and taken back in the end',
    several(approve(contract, 50n), approve(contract, 0n)),
    nothing,
    [may(0n, 0n)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
  ['added to', adds(20n), means(allows(50n)), [may(30n, 50n)], ['asSaid']],
  [
    'added to, and more than was said',
    adds(21n),
    means(allows(50n)),
    [may(30n, 51n)],
    ['differs', 'allows.saysMore said=intent.0.amount found=effect.0.after'],
  ],
  ['lessened to nothing', lessens(30n), means(revokes(dollars)), [may(30n, 0n)], ['asSaid']],
  [
    'lessened by nobody’s word',
    lessens(10n),
    nothing,
    [may(30n, 20n)],
    ['differs', 'allows.saysRevokes spender=effect.0.counterparty'],
  ],
  [
    'given for once by a signature',
    once(50n),
    means(allows(50n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'more for once by a signature',
    once(51n),
    means(allows(50n)),
    undefined,
    [
      'differs',
      'allows.saysMore said=intent.0.amount found=step.0.arg.permitted.amount @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'given for once to another',
    once(50n, key),
    means(allows(50n)),
    undefined,
    [
      'differs',
      'allows.saysOther said=intent.0.to found=step.0.arg.spender @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'given for once with an end',
    once(50n),
    means(allows(50n, { until: 1_900_000_000n })),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'given for once with a later end',
    once(50n),
    means(allows(50n, { until: 1_899_999_999n })),
    undefined,
    [
      'differs',
      'allows.saysLonger said=intent.0.until found=step.0.arg.deadline @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two spenders as said',
    several(approve(contract, 50n), approve(key, 9n)),
    means(allows(50n), { ...allows(9n), spender: { address: key } } as Clause),
    [may(0n, 50n), may(0n, 9n, key)],
    ['asSaid'],
  ],
  [
    'an allowance on another network',
    approve(contract, 50n),
    means({ ...allows(50n), asset: { ...dollars, chainId: 10 } } as Clause),
    [may(0n, 50n)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'taken back on another network',
    approve(contract, 0n),
    means(revokes({ ...dollars, chainId: 10 })),
    [may(50n, 0n)],
    [
      'differs',
      'allows.saysRevokes spender=step.0.arg.spender @0',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'taken back, and nobody could look',
    approve(contract, 0n),
    means(revokes(dollars)),
    undefined,
    [
      'cannotCompare',
      '? effects offline: pays gets allows controls happens',
      '? step.0.arg.amount notAsked: allows',
    ],
  ],
  [
    'all of a collection taken back for an item',
    approveAll(false),
    means(revokes(ape(7n))),
    [operates(true, false)],
    ['differs', 'allows.saysRevokes spender=step.0.arg.operator @0'],
  ],
  [
    'an item taken back by giving it to nobody',
    approve('0x0000000000000000000000000000000000000000', 7n, apes),
    means(revokes(ape(7n))),
    [
      line({
        what: 'allowance',
        asset: ape(7n),
        counterparty: contract,
        before: known(true),
        after: known(false),
      }),
    ],
    ['asSaid'],
  ],
  [
    'another item taken back by giving it to nobody',
    approve('0x0000000000000000000000000000000000000000', 8n, apes),
    means(revokes(ape(7n))),
    [
      line({
        what: 'allowance',
        asset: ape(8n),
        counterparty: contract,
        before: known(true),
        after: known(false),
      }),
    ],
    [
      'differs',
      'allows.saysRevokes spender=step.0.arg.spender @0',
      'allows.saysRevokes spender=effect.0.counterparty',
      'allows.saysNotRevoked spender=intent.0.to',
    ],
  ],
  [
    'an item is paid, and whoever could take it can no more',
    call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, friend, 7n]),
    means(pays(1n, friend, ape(7n))),
    [
      owns(7n, 1n, 0n),
      owns(7n, 0n, 1n, friend),
      line({
        what: 'allowance',
        asset: ape(7n),
        counterparty: contract,
        before: known(true),
        after: known(false),
      }),
    ],
    ['asSaid'],
    { run: { moves: [{ from: me, to: friend, asset: ape(7n), amount: 1n, basis: 'read' } as never] } },
  ],
  [
    'used up while it runs',
    several(approve(contract, 50n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), may(0n, 0n)],
    ['asSaid'],
  ],
  [
    'not used up while it runs',
    several(approve(contract, 60n), trade(50n, 40n)),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth), may(0n, 10n)],
    ['differs', 'allows.saysUnsaid spender=step.0.arg.spender @0'],
  ],
];

describe('who may take what', () => {
  for (const [name, body, intent, lines, expected, more] of permissions) {
    it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
  }
});

const owners = (more: Partial<EffectLine>) =>
  inSafe({ part: 'owners', counterparty: key, after: known(true), ...more });
const addOwner = call(safe, 'addOwnerWithThreshold(address owner, uint256 threshold)', [key, 2n], 0n, safe);
const swapOwner = call(
  safe,
  'swapOwner(address prevOwner, address oldOwner, address newOwner)',
  [friend, friend, key],
  0n,
  safe,
);
const ofSafe = (...clauses: readonly Clause[]): Intent => ({ ...means(...clauses), account: safe });
const slot = (address: string) => `0x${'00'.repeat(12)}${address.slice(2).toLowerCase()}` as const;
const comes = (address: typeof me) => ({ becomes: { address } });
const goes = (address: typeof me) => ({ replaces: { address } });
const lends = (delegate: typeof me, authority: typeof me | undefined = me): Body => ({
  kind: 'authorization',
  chainId: 1,
  delegate,
  nonce: 1n,
  ...(authority === undefined ? {} : { authority }),
});

const control: readonly Case[] = [
  ['an owner as said', addOwner, ofSafe(changes('owner', comes(key))), [owners({})], ['asSaid']],
  [
    'another owner',
    addOwner,
    ofSafe(changes('owner', comes(friend))),
    [owners({})],
    ['differs', 'controls.saysOther part=owner said=intent.0.becomes found=effect.0.counterparty'],
  ],
  [
    'an owner that nobody said',
    addOwner,
    ofSafe({ kind: 'nothing' }),
    [owners({})],
    ['differs', 'controls.saysUnsaid part=owner who=effect.0.who'],
  ],
  ['an owner, whoever', addOwner, ofSafe(changes('owner')), [owners({})], ['asSaid']],
  [
    'an owner of another account',
    addOwner,
    ofSafe(changes('owner', comes(key), contract)),
    [owners({})],
    [
      'differs',
      'controls.saysUnsaid part=owner who=effect.0.who',
      'controls.saysNothing part=owner of=intent.0.of',
    ],
  ],
  [
    'an owner in the place of another',
    swapOwner,
    ofSafe(changes('owner', { ...comes(key), ...goes(friend) })),
    [owners({}), owners({ counterparty: friend, before: known(true), after: known(false) })],
    ['asSaid'],
  ],
  [
    'a new owner and nobody who goes',
    addOwner,
    ofSafe(changes('owner', { ...comes(key), ...goes(friend) })),
    [owners({})],
    ['differs', 'controls.saysNothing part=owner of=intent.0.of'],
  ],
  [
    'the wrong one goes',
    swapOwner,
    ofSafe(changes('owner', { ...comes(key), ...goes(friend) })),
    [owners({}), owners({ counterparty: contract, before: known(true), after: known(false) })],
    ['differs', 'controls.saysOther part=owner said=intent.0.becomes found=effect.1.counterparty'],
  ],
  [
    'an owner of whom nothing is known afterwards',
    addOwner,
    ofSafe(changes('owner', comes(key))),
    [owners({ after: unknown('timeout') })],
    ['cannotCompare', '? effect.0.after notAsked: controls'],
  ],
  [
    'somebody else of whom nothing is known',
    addOwner,
    ofSafe(changes('owner', comes(friend))),
    [owners({ after: unknown('timeout') })],
    [
      'differs',
      'controls.saysOther part=owner said=intent.0.becomes found=effect.0.counterparty',
      '? effect.0.after notAsked: controls',
    ],
  ],
  [
    'a threshold as said',
    addOwner,
    ofSafe(changes('threshold', { becomes: 2n })),
    [inSafe({ part: 'threshold', before: known(1n), after: known(2n) })],
    ['asSaid'],
  ],
  [
    'another threshold',
    addOwner,
    ofSafe(changes('threshold', { becomes: 3n })),
    [inSafe({ part: 'threshold', before: known(1n), after: known(2n) })],
    ['differs', 'controls.saysOther part=threshold said=intent.0.becomes found=effect.0.after'],
  ],
  [
    'a threshold and an owner',
    addOwner,
    ofSafe(changes('threshold', { becomes: 2n })),
    [owners({}), inSafe({ part: 'threshold', before: known(1n), after: known(2n) })],
    ['differs', 'controls.saysUnsaid part=owner who=effect.0.who'],
  ],
  [
    'a module',
    call(safe, 'enableModule(address module)', [key], 0n, safe),
    ofSafe(changes('module', comes(key))),
    [inSafe({ part: 'module', counterparty: key, after: known(true) })],
    ['asSaid'],
  ],
  [
    'a guard',
    call(safe, 'setGuard(address guard)', [key], 0n, safe),
    ofSafe(changes('guard', comes(key))),
    [inSafe({ part: 'guard', before: known(slot(friend)), after: known(slot(key)) })],
    ['asSaid'],
  ],
  [
    'another guard',
    call(safe, 'setGuard(address guard)', [key], 0n, safe),
    ofSafe(changes('guard', comes(friend))),
    [inSafe({ part: 'guard', before: known(slot(contract)), after: known(slot(key)) })],
    ['differs', 'controls.saysOther part=guard said=intent.0.becomes found=effect.0.after'],
  ],
  [
    'a guard of modules',
    unknownBySafe,
    ofSafe(changes('guard', goes(friend))),
    [inSafe({ part: 'moduleGuard', before: known(slot(friend)), after: known(slot(key)) })],
    ['asSaid'],
  ],
  [
    'a guard that does not go',
    unknownBySafe,
    ofSafe(changes('guard', goes(contract))),
    [inSafe({ part: 'moduleGuard', before: known(slot(friend)), after: known(slot(key)) })],
    ['differs', 'controls.saysOther part=guard said=intent.0.of found=effect.0.after'],
  ],
  [
    'a handler',
    call(safe, 'setFallbackHandler(address handler)', [key], 0n, safe),
    ofSafe(changes('handler', comes(key))),
    [inSafe({ part: 'fallbackHandler', before: known(slot(friend)), after: known(slot(key)) })],
    ['asSaid'],
  ],
  [
    'code',
    unknownBySafe,
    ofSafe(changes('code', comes(key))),
    [inSafe({ what: 'code', part: 'implementation', before: known(slot(friend)), after: known(slot(key)) })],
    ['asSaid'],
  ],
  [
    'code that nobody said',
    unknownCall,
    nothing,
    [inSafe({ what: 'code', part: 'implementation', before: known(slot(friend)), after: known(slot(key)) })],
    ['differs', 'controls.saysUnsaid part=code who=effect.0.who'],
  ],
  [
    'an owner of a contract',
    call(contract, 'transferOwnership(address newOwner)', [key]),
    means(changes('owner', comes(key), contract)),
    [line({ who: contract, what: 'owner', part: 'owner', before: known(me), after: known(key) })],
    ['asSaid'],
  ],
  [
    'an owner of a contract that nobody said',
    call(contract, 'transferOwnership(address newOwner)', [key]),
    nothing,
    [line({ who: contract, what: 'owner', part: 'pendingOwner', before: known(me), after: known(key) })],
    ['differs', 'controls.saysUnsaid part=owner who=effect.0.who'],
  ],
  [
    'a role',
    unknownCall,
    nothing,
    [line({ who: contract, what: 'role', counterparty: key, before: known(false), after: known(true) })],
    ['differs', 'controls.saysUnsaid part=owner who=effect.0.who'],
  ],
  [
    'an account that is lent',
    unknownCall,
    nothing,
    [line({ what: 'delegate', before: known('0x'), after: known(key) })],
    ['differs', 'controls.saysUnsaid part=delegation who=effect.0.who'],
  ],
  [
    'what stays as it is',
    unknownCall,
    means(pays(1n)),
    [
      inSafe({ part: 'guard', before: known(slot(key)), after: known(slot(key)) }),
      from(10n, 9n),
      from(0n, 1n, usdc, friend),
    ],
    ['asSaid'],
  ],
  [
    'nothing that was said',
    unknownBySafe,
    ofSafe(changes('module', comes(key))),
    [],
    ['differs', 'controls.saysNothing part=module of=intent.0.of'],
  ],
  [
    'nobody could simulate: as said',
    addOwner,
    ofSafe(changes('owner', comes(key))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'nobody could simulate: another',
    addOwner,
    ofSafe(changes('owner', comes(friend))),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: another account',
    addOwner,
    ofSafe(changes('owner', comes(key), contract)),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: another part',
    addOwner,
    ofSafe(changes('threshold', { becomes: 2n })),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: a module',
    call(safe, 'enableModule(address module)', [key], 0n, safe),
    ofSafe(changes('module', comes(key))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'nobody could simulate: a guard',
    call(safe, 'setGuard(address guard)', [key], 0n, safe),
    ofSafe(changes('guard', comes(key))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'nobody could simulate: a handler',
    call(safe, 'setFallbackHandler(address handler)', [key], 0n, safe),
    ofSafe(changes('handler', comes(key))),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'nobody could simulate: a threshold',
    call(safe, 'changeThreshold(uint256 threshold)', [2n], 0n, safe),
    ofSafe(changes('threshold', { becomes: 2n })),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'nobody could simulate: another threshold',
    call(safe, 'changeThreshold(uint256 threshold)', [3n], 0n, safe),
    ofSafe(changes('threshold', { becomes: 2n })),
    undefined,
    [
      'differs',
      'controls.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  ['lent as said', lends(key), means(changes('delegation', comes(key), me)), [], ['asSaid']],
  ['lent to whoever', lends(key), means(changes('delegation', {}, me)), [], ['asSaid']],
  [
    'lent to another',
    lends(key),
    means(changes('delegation', comes(friend), me)),
    [],
    ['differs', 'controls.saysOther part=delegation said=intent.0.becomes found=request.delegate'],
  ],
  [
    'lent and nobody said so',
    lends(key),
    nothing,
    [],
    ['differs', 'controls.saysLent found=request.delegate'],
  ],
  [
    'another account lent',
    lends(key, friend),
    means(changes('delegation', comes(key), me)),
    [],
    [
      'differs',
      'scope.saysAccount said=intent.account found=request.authority',
      'controls.saysLent found=request.delegate',
    ],
  ],
  [
    'lent by whoever signs',
    lends(key, undefined),
    means(changes('delegation', comes(key), me)),
    [],
    ['asSaid'],
  ],
  [
    'lent, and an owner said',
    lends(key),
    means(changes('delegation', comes(key), me), changes('owner', comes(key))),
    [],
    ['differs', 'controls.saysNothing part=owner of=intent.1.of'],
  ],
];

describe('who is in control', () => {
  for (const [name, body, intent, lines, expected, more] of control) {
    it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
  }
});

const buys = (got: bigint, most: bigint) =>
  call(
    contract,
    'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
    [got, most, [usdc, weth], me, 1_900_000_000n],
  );
const arrived = (lost: bigint, came = lost, who = friend) => [
  from(100_000n, 100_000n - lost),
  from(0n, came, usdc, who),
];
const moves = (amount: bigint, to = friend): Partial<Effects> => ({
  moves: [{ from: me, to, asset: dollars, amount, basis: 'read' } as never],
});
const fee = (raw: bigint): Sample => ({ facts: { 'fee.most': { kind: 'amount', raw, asset: ether } } });

const moneys: readonly Case[] = [
  ['a payment as said', transfer(friend, 50n), means(pays(50n)), arrived(50n), ['asSaid']],
  [
    'a payment of more',
    transfer(friend, 60n),
    means(pays(50n)),
    arrived(60n),
    ['differs', 'pays.saysAmount how=exactly said=intent.0.amount found=effect.0.size'],
  ],
  [
    'a payment of less',
    transfer(friend, 40n),
    means(pays(50n)),
    arrived(40n),
    [
      'differs',
      'pays.saysAmount how=exactly said=intent.0.amount found=effect.0.size',
      'pays.saysShort said=intent.0.to found=effect.1.delta',
    ],
  ],
  [
    'a payment of more than the most',
    transfer(friend, 60n),
    means(atMost(50n)),
    arrived(60n),
    ['differs', 'pays.saysAmount how=atMost said=intent.0.amount found=effect.0.size'],
  ],
  [
    'a payment to another',
    transfer(key, 50n),
    means(pays(50n)),
    arrived(50n, 50n, key),
    ['differs', 'pays.saysTo said=intent.0.to found=step.0.arg.to @0'],
  ],
  [
    'a payment to another, not seen there',
    transfer(key, 50n),
    means(pays(50n)),
    [from(100n, 50n)],
    ['differs', 'pays.saysTo said=intent.0.to found=step.0.arg.to @0'],
  ],
  [
    'a payment in another token',
    transfer(friend, 50n, weth),
    means(pays(50n)),
    [from(100n, 50n, weth), from(0n, 50n, weth, friend)],
    ['differs', 'pays.saysUnsaid found=effect.0.size', 'pays.saysNothing said=intent.0.amount'],
  ],
  [
    'a payment in ether',
    transaction(friend, '0x', 50n),
    means(pays(50n)),
    [from(100n, 50n, 'ether'), from(0n, 50n, 'ether', friend)],
    ['differs', 'pays.saysUnsaid found=effect.0.size', 'pays.saysNothing said=intent.0.amount'],
  ],
  [
    'a payment in ether as said',
    transaction(friend, '0x', 50n),
    means(pays(50n, friend, ether)),
    [from(100n, 50n, 'ether'), from(0n, 50n, 'ether', friend)],
    ['asSaid'],
  ],
  [
    'a payment that arrives short',
    transfer(friend, 50n),
    means(pays(50n)),
    arrived(50n, 40n),
    ['differs', 'pays.saysShort said=intent.0.to found=effect.1.delta'],
  ],
  [
    'a payment that arrives nowhere',
    unknownCall,
    means(pays(50n)),
    [from(100n, 50n)],
    ['differs', 'pays.saysNotThere said=intent.0.to'],
  ],
  [
    'a payment that moves and is not read there',
    unknownCall,
    means(pays(50n)),
    [from(100n, 50n)],
    ['cannotCompare', '? intent.0.to notAsked: pays'],
    { run: moves(50n) },
  ],
  [
    'a payment that nobody said',
    transfer(friend, 50n),
    nothing,
    arrived(50n),
    ['differs', 'pays.saysUnsaid found=effect.0.size', 'pays.saysAlsoTo found=step.0.arg.to @0'],
  ],
  ['no payment', unknownCall, means(pays(50n)), [], ['differs', 'pays.saysNothing said=intent.0.amount']],
  [
    'no payment of at most so much to nobody',
    unknownCall,
    means(atMost(50n, 'nobody'), gets(1n)),
    [from(0n, 1n, weth)],
    ['asSaid'],
  ],
  [
    'no payment of at most so much to somebody',
    unknownCall,
    means(atMost(50n)),
    [],
    ['differs', 'pays.saysNothing said=intent.0.amount'],
  ],
  [
    'all of it',
    transfer(friend, 100n),
    means(paysAll()),
    [from(100n, 0n), from(0n, 100n, usdc, friend)],
    ['asSaid'],
  ],
  [
    'not all of it',
    transfer(friend, 90n),
    means(paysAll()),
    [from(100n, 10n), from(0n, 90n, usdc, friend)],
    ['differs', 'pays.saysNotAll said=intent.0.asset found=effect.0.size'],
  ],
  [
    'all of the ether, but for the fee',
    transaction(friend, '0x', 950n),
    means(paysAll(ether)),
    [from(1000n, 50n, 'ether'), from(0n, 950n, 'ether', friend)],
    ['asSaid'],
    { facts: { 'fee.expected': { kind: 'amount', raw: 5n, asset: ether } } },
  ],
  [
    'all of the ether, but for more than the fee',
    transaction(friend, '0x', 950n),
    means(paysAll(ether)),
    [from(1000n, 51n, 'ether'), from(0n, 949n, 'ether', friend)],
    ['differs', 'pays.saysNotAll said=intent.0.asset found=effect.0.size'],
    { facts: { 'fee.expected': { kind: 'amount', raw: 5n, asset: ether } } },
  ],
  ['nothing of all', unknownCall, means(paysAll()), [], ['differs', 'pays.saysNothing said=intent.0.asset']],
  [
    'two payees',
    several(transfer(friend, 30n), transfer(key, 20n)),
    means(pays(30n), pays(20n, key)),
    [from(100n, 50n), from(0n, 30n, usdc, friend), from(0n, 20n, usdc, key)],
    ['asSaid'],
  ],
  [
    'two payees, and one gets what is the other’s',
    several(transfer(friend, 20n), transfer(key, 30n)),
    means(pays(30n), pays(20n, key)),
    [from(100n, 50n), from(0n, 20n, usdc, friend), from(0n, 30n, usdc, key)],
    [
      'differs',
      'pays.saysShort said=intent.0.to found=effect.1.delta',
      'pays.saysAmount how=exactly said=intent.1.amount found=effect.2.delta',
    ],
  ],
  [
    'an item as said',
    call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, friend, 7n]),
    means(pays(1n, friend, ape(7n))),
    [owns(7n, 1n, 0n), owns(7n, 0n, 1n, friend)],
    ['asSaid'],
  ],
  [
    'another item',
    call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, friend, 8n]),
    means(pays(1n, friend, ape(7n))),
    [owns(8n, 1n, 0n), owns(8n, 0n, 1n, friend)],
    ['differs', 'pays.saysUnsaid found=effect.0.size', 'pays.saysNothing said=intent.0.amount'],
  ],
  [
    'a trade as said',
    trade(50n, 40n),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth)],
    ['asSaid'],
  ],
  [
    'a trade of more',
    trade(60n, 40n),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 40n), from(0n, 45n, weth)],
    ['differs', 'pays.saysAmount how=exactly said=intent.0.amount found=effect.0.size'],
  ],
  [
    'a trade that brings less',
    trade(50n, 40n),
    means(pays(50n, 'nobody'), gets(46n)),
    [from(100n, 50n), from(0n, 45n, weth)],
    ['differs', 'gets.saysLess said=intent.1.amount found=effect.1.size'],
  ],
  [
    'a trade that may bring less',
    trade(50n, 39n),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth)],
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0'],
  ],
  [
    'a trade that may bring nothing',
    trade(50n, 0n),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth)],
    ['differs', 'gets.saysNoMinimum said=intent.1.amount'],
  ],
  [
    'a trade for another',
    trade(50n, 40n, key),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 45n, weth, key)],
    ['differs', 'gets.saysElsewhere found=step.0.arg.to @0', 'gets.saysNothing said=intent.1.amount'],
  ],
  [
    'a trade that brings nothing',
    trade(50n, 40n),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n)],
    ['differs', 'gets.saysNothing said=intent.1.amount'],
  ],
  [
    'what comes cannot be read',
    trade(50n, 40n),
    means(pays(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), { ...from(0n, 45n, weth), after: unknown('timeout') }],
    ['cannotCompare', '? intent.1.amount notAsked: gets', '? effect.1.after notAsked: pays'],
  ],
  [
    'an output that may cost more',
    buys(40n, 60n),
    means(atMost(50n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['differs', 'pays.saysMost said=intent.0.amount found=step.0.arg.amountInMax'],
  ],
  [
    'an output that may cost as much',
    buys(40n, 60n),
    means(atMost(60n, 'nobody'), gets(40n)),
    [from(100n, 50n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'two minima of one token together',
    trade(50n, 40n),
    means(pays(50n, 'nobody'), gets(30n), gets(15n)),
    [from(100n, 50n), from(0n, 45n, weth)],
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0',
      'gets.saysMinimum said=intent.2.amount found=step.0.arg.amountOutMin @0',
    ],
  ],
  [
    'nobody could simulate: a worse minimum',
    trade(50n, 39n),
    means(pays(50n, 'nobody'), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.amountOutMin @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: no minimum',
    trade(50n, 0n),
    means(pays(50n, 'nobody'), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: a trade for another',
    trade(50n, 40n, key),
    means(pays(50n, 'nobody'), gets(40n)),
    undefined,
    [
      'differs',
      'gets.saysElsewhere found=step.0.arg.to @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: more',
    transfer(friend, 60n),
    means(pays(50n)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=exactly said=intent.0.amount found=step.0.arg.amount count=one @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: more than the most',
    transfer(friend, 60n),
    means(atMost(50n)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=atMost said=intent.0.amount found=step.0.arg.amount count=one @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: less',
    transfer(friend, 40n),
    means(pays(50n)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=exactly said=intent.0.amount found=step.0.arg.amount count=one @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: nothing',
    approve(contract, 0n),
    means(pays(50n)),
    undefined,
    [
      'differs',
      'pays.saysNothing said=intent.0.amount',
      '? effects offline: pays gets allows controls happens',
      '? step.0.arg.amount notAsked: allows',
    ],
  ],
  [
    'nobody could simulate: ether that nobody said',
    transaction(friend, '0x', 5n),
    nothing,
    undefined,
    ['differs', 'pays.saysAlsoTo found=step.0.to @0', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'nobody could simulate: ether with a call',
    call(contract, 'deposit()', [], 5n),
    nothing,
    undefined,
    [
      'differs',
      'pays.saysCarries found=step.0.value @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'nobody could simulate: to another',
    transfer(key, 50n),
    means(pays(50n)),
    undefined,
    [
      'differs',
      'pays.saysTo said=intent.0.to found=step.0.arg.to @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'not simulated yet',
    transfer(friend, 60n),
    means(pays(50n)),
    [],
    ['pending', '? effects pending: pays gets allows controls happens'],
    waiting,
  ],
  [
    'the fee as said',
    transfer(friend, 50n),
    { ...means(pays(50n)), feeMost: 9n },
    arrived(50n),
    ['asSaid'],
    fee(9n),
  ],
  [
    'a higher fee',
    transfer(friend, 50n),
    { ...means(pays(50n)), feeMost: 8n },
    arrived(50n),
    ['differs', 'happens.saysFee said=intent.feeMost found=fee.most'],
    fee(9n),
  ],
  [
    'a fee that nobody knows',
    transfer(friend, 50n),
    { ...means(pays(50n)), feeMost: 8n },
    arrived(50n),
    ['cannotCompare', '? fee.most timeout: happens'],
    { gaps: { 'fee.most': unknown('timeout') } },
  ],
  [
    'a fee of a signature',
    permit(contract, 50n),
    { ...means(allows(50n)), feeMost: 1n },
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
    fee(9n),
  ],
];

describe('what leaves and what comes', () => {
  for (const [name, body, intent, lines, expected, more] of moneys) {
    it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
  }
});

const otherBlock = (v: object): Partial<Effects> => ({ otherBlock: known(v as never) });
const otherGas = (v: object): Partial<Effects> => ({ otherGas: known(v as never) });
const asSaid = means(pays(50n));
const siteOf = (site: string, more: Partial<Intent> = {}): Intent => ({
  ...means({ kind: 'signIn', site }),
  ...more,
});
const nowhere = ({ account, said, quotes, clauses, saidAt }: Intent): Intent => ({
  account,
  said,
  quotes,
  clauses,
  saidAt,
});

const courses: readonly Case[] = [
  [
    'it fails',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=fails'],
    { run: { status: 'revert' } },
  ],
  [
    'a part of it fails',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=partly'],
    { run: { status: 'partial' } },
  ],
  [
    'in another block it is worse',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=otherBlock'],
    { run: otherBlock({ s: 'different', by: 'amount', status: 'success', worse: true }) },
  ],
  [
    'in another block it is a little different',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['asSaid'],
    { run: otherBlock({ s: 'different', by: 'amount', status: 'success', worse: false }) },
  ],
  [
    'in another block it fails',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=otherBlock'],
    { run: otherBlock({ s: 'different', by: 'amount', status: 'revert', worse: false }) },
  ],
  [
    'in another block something else happens',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=otherBlock'],
    { run: otherBlock({ s: 'different', by: 'party', status: 'success', worse: false }) },
  ],
  [
    'at other gas it is worse',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=otherGas'],
    { run: otherGas({ s: 'different', by: 'amount', status: 'success', worse: true }) },
  ],
  [
    'at other gas it fails',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=otherGas'],
    { run: otherGas({ s: 'different', by: 'amount', status: 'revert', worse: false }) },
  ],
  [
    'at other gas something else happens',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['differs', 'happens.saysCourse how=otherGas'],
    { run: otherGas({ s: 'different', by: 'party', status: 'success', worse: false }) },
  ],
  [
    'at other gas it is a little different',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['asSaid'],
    { run: otherGas({ s: 'different', by: 'amount', status: 'success', worse: false }) },
  ],
  [
    'another block could not be tried',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['cannotCompare', '? effects refused ahead: happens'],
    { run: { otherBlock: unknown('refused') } },
  ],
  [
    'more than could be read',
    transfer(friend, 50n),
    asSaid,
    arrived(50n),
    ['cannotCompare', '? effects tooLarge: happens'],
    { run: { notLookedAt: [{ id: 'effects.notLookedAt.reads', args: { count: 1 } }] } },
  ],
  ['a creation', transaction(null, '0x60'), nothing, [], ['differs', 'happens.saysOther how=create @0']],
  ['a vote', vote, nothing, [], ['differs', 'happens.saysCall call=step.0.fn @0']],
  [
    'a vote beside what was said',
    several(vote, vote),
    nothing,
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0', 'happens.saysCall call=step.1.fn @1'],
  ],
  ['a vote that shows', vote, means(gets(1n)), [{ ...from(0n, 1n, weth), cause: ['0'] }], ['asSaid']],

  ['an order that is ended', call(contract, 'cancel(uint256 id)', [1n]), nothing, [], ['asSaid']],
  [
    'another account',
    transfer(friend, 50n),
    { ...asSaid, account: key },
    arrived(50n),
    ['differs', 'scope.saysAccount said=intent.account found=request.from'],
  ],
  [
    'another network',
    transfer(friend, 50n),
    { ...asSaid, chainId: 10 },
    arrived(50n),
    ['differs', 'scope.saysNetwork said=intent.network found=request.chain'],
  ],
  [
    'no network',
    transfer(friend, 50n),
    nowhere(asSaid),
    arrived(50n),
    ['cannotCompare', '? intent.network notAsked: scope'],
  ],
  [
    'nobody who signs',
    transaction(friend, '0x', 5n, null),
    means(pays(5n, friend, ether)),
    undefined,
    [
      'cannotCompare',
      '? request.from notAsked: scope',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'the wallet that is connected signs',
    transaction(friend, '0x', 5n, null),
    { ...means(pays(5n, friend, ether)), account: key },
    undefined,
    [
      'differs',
      'scope.saysAccount said=intent.account found=session.account',
      '? effects offline: pays gets allows controls happens',
    ],
    { session: known({ host: 'readback.test', wallet: { account: me, chainId: 1 } as never }) },
  ],
  [
    'a sign-in as said',
    message(signIn('app.example', 'https://app.example/login')),
    siteOf('app.example'),
    [],
    ['asSaid'],
  ],
  [
    'a sign-in in capitals',
    message(signIn('app.example', 'https://app.example/login')),
    siteOf('APP.example'),
    [],
    ['asSaid'],
  ],
  [
    'a sign-in to another site',
    message(signIn('app.example', 'https://app.example/login')),
    siteOf('other.example'),
    [],
    ['differs', 'signs.saysSite said=intent.0.site found=siwe.domain'],
  ],
  [
    'a sign-in that leads to another site',
    message(signIn('app.example', 'https://other.example/login')),
    siteOf('app.example'),
    [],
    ['differs', 'signs.saysSite said=intent.0.site found=siwe.uri'],
  ],
  [
    'a sign-in of another account',
    message(signIn('app.example', 'https://app.example/login').replace(me, friend)),
    siteOf('app.example'),
    [],
    ['differs', 'scope.saysAccount said=intent.account found=siwe.address'],
  ],
  [
    'a sign-in for another network',
    message(signIn('app.example', 'https://app.example/login')),
    siteOf('app.example', { chainId: 10 }),
    [],
    ['differs', 'scope.saysNetwork said=intent.network found=siwe.chain'],
  ],
  [
    'a sign-in on any network',
    message(signIn('app.example', 'https://app.example/login')),
    nowhere(siteOf('app.example')),
    [],
    ['asSaid'],
  ],
  [
    'a sign-in that gives powers',
    message(`${signIn('app.example', 'https://app.example/login')}\nResources:\n- urn:recap:eyJhdHQiOnt9fQ`),
    siteOf('app.example'),
    [],
    ['differs', 'signs.saysPowers said=intent.0.site'],
  ],
  [
    'a sign-in with resources',
    message(`${signIn('app.example', 'https://app.example/login')}\nResources:\n- https://app.example/terms`),
    siteOf('app.example'),
    [],
    ['asSaid'],
  ],
  [
    'a text and not a sign-in',
    message('hello'),
    siteOf('app.example'),
    [],
    ['differs', 'signs.saysNoSignIn said=intent.0.site'],
  ],
  ['the very text', message('hello'), means({ kind: 'say', text: 'hello' }), [], ['asSaid']],
  [
    'another text',
    message('hello '),
    means({ kind: 'say', text: 'hello' }),
    [],
    ['differs', 'signs.saysText said=intent.0.text found=message.text'],
  ],
  [
    'bytes and not a text',
    { kind: 'message', signer: me, bytes: '0xff' },
    means({ kind: 'say', text: 'hello' }),
    [],
    ['differs', 'signs.saysText said=intent.0.text found=message.bytes'],
  ],
  [
    'a text that nobody said',
    message('hello'),
    asSaid,
    [],
    ['differs', 'pays.saysNothing said=intent.0.amount', 'signs.saysMessage'],
  ],
  [
    'a hash',
    { kind: 'message', signer: me, bytes: `0x${'ab'.repeat(32)}`, blind: true },
    means({ kind: 'say', text: 'hello' }),
    [],
    ['differs', 'signs.saysBlind message.bytes'],
  ],
  [
    'no text',
    transfer(friend, 50n),
    means({ kind: 'say', text: 'hello' }, pays(50n)),
    arrived(50n),
    ['differs', 'signs.saysNoText'],
  ],
  [
    'no sign-in',
    transfer(friend, 50n),
    { ...means({ kind: 'signIn', site: 'a.example' }, pays(50n)) },
    arrived(50n),
    ['differs', 'signs.saysNoText'],
  ],
];

describe('everything else', () => {
  for (const [name, body, intent, lines, expected, more] of courses) {
    it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
  }
});

const order = (more: Readonly<Record<string, unknown>> = {}) => zeroXOrder('RfqOrder', more);
const gave = 5_000_000n;
const wanted = 2n * 10n ** 15n;
const moveItem = (id: bigint, to = friend) =>
  call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, to, id]);
const bridge = call(
  contract,
  'depositETHTo(address to, uint32 minGasLimit, bytes extraData)',
  [me, 200_000, '0x'],
  50n,
);
const owed = { tokens: { [weth]: ['variableDebtWETH', 18] } } as const;
const vague = (it: Partial<EffectLine>) => ({ ...it, after: unknown('timeout') }) as const;

const others: readonly Case[] = [
  [
    'an order as said',
    order(),
    means(atMost(gave, 'nobody'), gets(wanted)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'an order that gives more',
    order({ makerAmount: gave + 1n }),
    means(atMost(gave, 'nobody'), gets(wanted)),
    undefined,
    [
      'differs',
      'pays.saysMost said=intent.0.amount found=step.0.arg.makerAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an order that asks for less',
    order({ takerAmount: wanted - 1n }),
    means(atMost(gave, 'nobody'), gets(wanted)),
    undefined,
    [
      'differs',
      'gets.saysMinimum said=intent.1.amount found=step.0.arg.takerAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an order that asks for nothing',
    order({ takerAmount: 0n }),
    means(atMost(gave, 'nobody'), gets(wanted)),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an order for another token',
    order({ takerToken: usdc }),
    means(atMost(gave, 'nobody'), gets(wanted)),
    undefined,
    [
      'differs',
      'gets.saysNoMinimum said=intent.1.amount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an order of another token',
    order({ makerToken: weth }),
    means(atMost(gave, 'nobody'), gets(wanted)),
    undefined,
    [
      'differs',
      'pays.saysUnsaid found=step.0.arg.makerAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an order that nobody said',
    order(),
    nothing,
    undefined,
    [
      'differs',
      'pays.saysUnsaid found=step.0.arg.makerAmount',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'an order that a simulation tried',
    order(),
    means(atMost(gave, 'nobody'), gets(wanted)),
    [from(gave, 0n), from(0n, wanted, weth)],
    ['asSaid'],
  ],
  [
    'an order that a simulation tried, and that may bring less',
    order({ takerAmount: wanted - 1n }),
    means(atMost(gave, 'nobody'), gets(wanted)),
    [from(gave, 0n), from(0n, wanted, weth)],
    ['differs', 'gets.saysMinimum said=intent.1.amount found=step.0.arg.takerAmount'],
  ],
  [
    'an order of somebody else',
    order(),
    { ...means(atMost(gave, 'nobody'), gets(wanted)), account: key },
    undefined,
    [
      'differs',
      'scope.saysAccount said=intent.account found=request.signer',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a debt that grows',
    unknownCall,
    means(gets(1n)),
    [from(0n, 1n), from(0n, 9n, weth)],
    ['differs', 'pays.saysOwed found=effect.1.size', 'gets.saysNothing said=intent.0.amount'],
    owed,
  ],
  [
    'a debt that was to be got',
    unknownCall,
    means(gets(9n)),
    [from(0n, 9n, weth)],
    ['differs', 'pays.saysOwed found=effect.0.size', 'gets.saysNothing said=intent.0.amount'],
    owed,
  ],
  [
    'a debt that grows by interest',
    unknownCall,
    means(pays(50n)),
    [...arrived(50n), from(10n ** 9n, 10n ** 9n + 1_001n, weth)],
    ['asSaid'],
    owed,
  ],
  [
    'a debt that grows by more than interest',
    unknownCall,
    means(pays(50n)),
    [...arrived(50n), from(10n ** 9n, 10n ** 9n + 1_002n, weth)],
    ['differs', 'pays.saysOwed found=effect.2.size'],
    owed,
  ],
  [
    'a debt that is paid off',
    unknownCall,
    means(atMost(50n, 'nobody')),
    [from(100n, 50n), from(50n, 0n, weth)],
    ['asSaid'],
    owed,
  ],
  [
    'an item that nobody could read',
    moveItem(7n),
    means(pays(1n, friend, ape(7n))),
    [vague(owns(7n, 1n, 0n))],
    ['cannotCompare', '? effect.0.after notAsked: pays'],
  ],
  [
    'an item that arrives unread',
    moveItem(7n),
    means(pays(1n, friend, ape(7n))),
    [owns(7n, 1n, 0n)],
    ['asSaid'],
  ],
  [
    'an item that arrives at another, unread',
    moveItem(7n, key),
    means(pays(1n, friend, ape(7n))),
    [owns(7n, 1n, 0n)],
    ['differs', 'pays.saysTo said=intent.0.to found=step.0.arg.to @0'],
  ],
  [
    'an item, and another one beside it',
    several(moveItem(7n), moveItem(8n)),
    means(pays(1n, friend, ape(7n))),
    [owns(7n, 1n, 0n), owns(8n, 1n, 0n)],
    ['differs', 'pays.saysUnsaid found=effect.1.size'],
  ],
  [
    'ether that arrives unread',
    transaction(friend, '0x', 50n),
    means(pays(50n, friend, ether)),
    [from(100n, 50n, 'ether')],
    ['asSaid'],
  ],
  [
    'ether that arrives at another, unread',
    transaction(key, '0x', 50n),
    means(pays(50n, friend, ether)),
    [from(100n, 50n, 'ether')],
    ['differs', 'pays.saysTo said=intent.0.to found=step.0.to @0'],
  ],
  [
    'two tokens, and one was said',
    several(transfer(friend, 50n), transfer(friend, 9n, weth)),
    means(pays(50n)),
    [...arrived(50n), from(9n, 0n, weth), from(0n, 9n, weth, friend)],
    ['differs', 'pays.saysUnsaid found=effect.2.size'],
  ],
  [
    'a second payee',
    several(transfer(friend, 50n), transfer(key, 0n)),
    means(pays(50n)),
    arrived(50n),
    ['differs', 'pays.saysTo said=intent.0.to found=step.1.arg.to @1'],
  ],
  ['a payment to oneself', transfer(me, 50n), nothing, [], ['asSaid']],
  [
    'two payees, nobody could simulate',
    several(transfer(friend, 30n), transfer(key, 20n)),
    means(pays(30n), pays(20n, key)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'two payees, and one gets what is the other’s, nobody could simulate',
    several(transfer(friend, 20n), transfer(key, 30n)),
    means(pays(30n), pays(20n, key)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=exactly said=intent.1.amount found=step.1.arg.amount count=one @1',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two payees, and the first gets all, nobody could simulate',
    several(transfer(friend, 49n), transfer(key, 1n)),
    means(pays(30n), pays(20n, key)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=exactly said=intent.0.amount found=step.0.arg.amount count=one @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two payments to one, nobody could simulate',
    several(transfer(friend, 30n), transfer(friend, 20n)),
    means(pays(50n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'two payments to one of more, nobody could simulate',
    several(transfer(friend, 30n), transfer(friend, 21n)),
    means(pays(50n)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=exactly said=intent.0.amount found=step.0.arg.amount count=several',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'two payments, the second the larger, nobody could simulate',
    several(transfer(friend, 21n), transfer(friend, 30n)),
    means(atMost(50n)),
    undefined,
    [
      'differs',
      'pays.saysAsked how=atMost said=intent.0.amount found=step.1.arg.amount count=several',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a payment beside a call that nobody knows, nobody could simulate',
    several(transfer(friend, 20n), unknownCall),
    means(pays(50n)),
    undefined,
    ['cannotCompare', '? effects offline: pays gets allows controls happens'],
  ],
  [
    'an item of another number, nobody could simulate',
    moveItem(8n),
    means(pays(1n, friend, ape(7n))),
    undefined,
    [
      'differs',
      'pays.saysNothing said=intent.0.amount',
      'pays.saysOtherAsset how=asset to=step.0.arg.to found=step.0.to @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'across a bridge',
    bridge,
    means(pays(50n, 'nobody', ether), gets(50n, { kind: 'native', chainId: 10 })),
    [from(100n, 50n, 'ether')],
    ['cannotCompare', '? intent.1.amount notAsked: gets'],
  ],
  [
    'nothing of another network',
    unknownCall,
    means(gets(50n, { kind: 'native', chainId: 10 })),
    [],
    ['differs', 'gets.saysNothing said=intent.0.amount'],
  ],
  [
    'a second revoke of all that is left',
    approve(contract, 0n),
    means(revokes()),
    [may(50n, 0n), { ...operates(true, true) }],
    [
      'differs',
      'allows.saysStanding spender=intent.0.to asset=effect.1.asset effect.1.after',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.whole notAsked: allows',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.standing notAsked: allows',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.inPermit2 notAsked: allows',
      '? spender.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.asOperator notAsked: allows',
    ],
  ],
  [
    'typed data of no network',
    typed({ Ticket: [{ name: 'holder', type: 'address' }] }, 'Ticket', { holder: me }, {}),
    nothing,
    undefined,
    [
      'differs',
      'scope.saysEveryNetwork said=intent.network',
      'happens.saysCall call=step.0.fn @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'typed data of another signer',
    permit(contract, 50n),
    { ...means(allows(50n)), account: key },
    undefined,
    [
      'differs',
      'scope.saysAccount said=intent.account found=request.signer',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'a vote that a Safe makes',
    call(contract, 'castVote(uint256 proposalId, uint8 support)', [1n, 1n], 0n, safe),
    ofSafe({ kind: 'nothing' }),
    [],
    ['differs', 'happens.saysCall call=step.0.fn @0'],
  ],
  ['calls that only read', call(contract, 'balanceOf(address account)', [me]), nothing, [], ['asSaid']],
];

describe('orders, debts, items and several at once', () => {
  for (const [name, body, intent, lines, expected, more] of others) {
    it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
  }
});

type Lists = Partial<Record<'standing' | 'inPermit2' | 'asOperator', readonly PayAsset[]>>;
const ofSpender = (part: string) => `spender.${contract.toLowerCase()}.${part}`;
/** What the spender may take before, as far as it was found. */
const stands = (lists: Lists, more: Sample = {}): Sample => ({
  ...more,
  facts: {
    ...Object.fromEntries(
      (['standing', 'inPermit2', 'asOperator'] as const).map((part) => [
        ofSpender(part),
        {
          kind: 'list',
          items: (lists[part] ?? []).map((asset) => ({ kind: 'asset', asset }) as const),
        } as const,
      ]),
    ),
    [ofSpender('whole')]: { kind: 'bool', value: true },
    ...more.facts,
  },
});
const itemMay = (id: bigint, before: boolean, after: boolean) =>
  line({
    what: 'allowance',
    asset: ape(id),
    counterparty: contract,
    before: known(before),
    after: known(after),
  });
const apesAsToken = { kind: 'token', chainId: 1, address: apes } as const;
const cut = { run: { notLookedAt: [{ id: 'effects.notLookedAt.reads', args: { count: 1 } }] } } as const;
const every = means(revokes());
const takeBack = approve(contract, 0n);

const whole: readonly Case[] = [
  [
    'the only one is taken back',
    takeBack,
    every,
    [may(50n, 0n)],
    ['asSaid'],
    stands({ standing: [dollars] }),
  ],
  [
    'another token is left',
    takeBack,
    every,
    [may(50n, 0n)],
    ['differs', `allows.saysStanding spender=intent.0.to asset=${ofSpender('standing')}.1`],
    stands({ standing: [dollars, wrapped] }),
  ],
  [
    'the power over a collection is taken back',
    approveAll(false),
    every,
    [operates(true, false)],
    ['asSaid'],
    stands({ asOperator: [apesAsToken] }),
  ],
  [
    'the power over a collection is left',
    approveAll(false),
    every,
    [operates(true, true)],
    ['differs', `allows.saysStanding spender=intent.0.to asset=${ofSpender('asOperator')}.0`],
    stands({ asOperator: [apesAsToken] }),
  ],
  [
    'an item is taken back',
    approve('0x0000000000000000000000000000000000000000', 7n, apes),
    every,
    [itemMay(7n, true, false)],
    ['asSaid'],
    stands({ standing: [ape(7n)] }),
  ],
  [
    'another item is taken back',
    approve('0x0000000000000000000000000000000000000000', 8n, apes),
    every,
    [itemMay(8n, true, false)],
    ['differs', `allows.saysStanding spender=intent.0.to asset=${ofSpender('standing')}.0`],
    stands({ standing: [ape(7n)] }),
  ],
  [
    'a token is taken back, and an item of that address is left',
    takeBack,
    every,
    [may(50n, 0n)],
    ['differs', `allows.saysStanding spender=intent.0.to asset=${ofSpender('standing')}.0`],
    stands({ standing: [{ ...ape(7n), address: usdc }] }),
  ],
  [
    'one at Permit2 is left',
    takeBack,
    every,
    [may(50n, 0n)],
    ['differs', `allows.saysStanding spender=intent.0.to asset=${ofSpender('inPermit2')}.0`],
    stands({ standing: [dollars], inPermit2: [dollars] }),
  ],
  [
    'one at Permit2 is taken back',
    atPermit2(0n),
    every,
    [inPermit2(50n, 0n)],
    ['asSaid'],
    stands({ inPermit2: [dollars] }),
  ],
  [
    'a part is left',
    approve(contract, 1n),
    every,
    [may(50n, 1n)],
    [
      'differs',
      'allows.saysUnsaid spender=step.0.arg.spender @0',
      `allows.saysStanding spender=intent.0.to asset=${ofSpender('standing')}.0`,
    ],
    stands({ standing: [dollars] }),
  ],
  [
    'a new one is given beside it',
    takeBack,
    every,
    [may(50n, 0n), may(0n, 9n, contract, weth)],
    [
      'differs',
      'allows.saysUnsaid spender=effect.1.counterparty',
      'allows.saysStanding spender=intent.0.to asset=effect.1.asset effect.1.after',
    ],
    stands({ standing: [dollars] }),
  ],
  [
    'one could not be read afterwards',
    takeBack,
    every,
    [vague(may(50n, 0n))],
    ['cannotCompare', '? effect.0.after notAsked: allows'],
    stands({ standing: [dollars] }),
  ],
  [
    'it is said to be gone, and not read',
    takeBack,
    every,
    [{ ...may(50n, 0n), basis: 'claimed' }],
    ['differs', `allows.saysStanding spender=intent.0.to asset=${ofSpender('standing')}.0`],
    stands({ standing: [dollars] }),
  ],
  [
    'it is another account’s',
    takeBack,
    every,
    [{ ...may(50n, 0n), who: friend }],
    ['differs', `allows.saysStanding spender=intent.0.to asset=${ofSpender('standing')}.0`],
    stands({ standing: [dollars] }),
  ],
  [
    'what was asked for was not looked at',
    takeBack,
    every,
    [],
    ['cannotCompare', `? ${ofSpender('standing')}.0 notAsked: allows`, '? effects tooLarge: happens'],
    { ...stands({ standing: [dollars] }), ...cut },
  ],
  [
    'what was not asked for was not looked at',
    approve(key, 0n),
    every,
    [],
    [
      'differs',
      'allows.saysRevokes spender=step.0.arg.spender @0',
      'allows.saysNotRevoked spender=intent.0.to',
      `allows.saysStanding spender=intent.0.to asset=${ofSpender('standing')}.0`,
      '? effects tooLarge: happens',
    ],
    { ...stands({ standing: [dollars] }), ...cut },
  ],
  ['nothing stood', takeBack, every, [may(0n, 0n)], ['asSaid'], stands({})],
  [
    'not all was found',
    takeBack,
    every,
    [may(50n, 0n)],
    ['cannotCompare', `? ${ofSpender('inPermit2')} refused: allows`],
    { ...stands({ standing: [dollars] }), gaps: { [ofSpender('inPermit2')]: unknown('refused') } },
  ],
  [
    'a list is none',
    takeBack,
    every,
    [may(50n, 0n)],
    ['cannotCompare', `? ${ofSpender('inPermit2')} malformed: allows`],
    stands({ standing: [dollars] }, { facts: { [ofSpender('inPermit2')]: { kind: 'bool', value: true } } }),
  ],
  [
    'nobody could simulate',
    takeBack,
    every,
    undefined,
    [
      'cannotCompare',
      '? effects offline: pays gets allows controls happens allows',
      '? step.0.arg.amount notAsked: allows',
    ],
    stands({ standing: [dollars] }, offline),
  ],
  [
    'of one token, and another spender is left',
    takeBack,
    means(revokes(dollars)),
    [may(50n, 0n), may(9n, 9n, key)],
    ['asSaid'],
  ],
];

describe('everything that a spender may take is taken back', () => {
  for (const [name, body, intent, lines, expected, more] of whole) {
    it(name, () => expect(said(body, intent, lines, more)).toEqual(expected));
  }
});

const item1155 = (id: bigint, amount: bigint, to = friend) =>
  call(apes, 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)', [
    me,
    to,
    id,
    amount,
    '0x',
  ]);
const items = (ids: readonly bigint[], to = friend) =>
  call(
    apes,
    'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
    [me, to, ids, ids.map(() => 2n), '0x'],
  );
const sponsored = (more: object = {}): Body => ({
  kind: 'safeTransaction',
  chainId: 1,
  safe,
  version: '1.4.1',
  tx: {
    to: usdc,
    value: 0n,
    data: dataOf('transfer(address to, uint256 amount)', [friend, 50n]),
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: '0x0000000000000000000000000000000000000000',
    refundReceiver: '0x0000000000000000000000000000000000000000',
    nonce: 1n,
    ...more,
  } as never,
});
const bySafe = (...clauses: readonly Clause[]): Intent => ({ ...means(...clauses), account: safe });
const inSafeNow = [from(100n, 50n, usdc, safe), from(0n, 50n, usdc, friend)];

const more: readonly Case[] = [
  [
    'a trade below its minimum, not simulated yet',
    trade(50n, 39n),
    means(pays(50n, 'nobody'), gets(40n)),
    [],
    ['pending', '? effects pending: pays gets allows controls happens'],
    waiting,
  ],
  [
    'items as said, unread where they arrive',
    item1155(7n, 3n),
    means(pays(3n, friend, ape(7n))),
    [owns(7n, 9n, 6n)],
    ['asSaid'],
  ],
  [
    'fewer items than leave, unread where they arrive',
    item1155(7n, 2n),
    means(pays(3n, friend, ape(7n))),
    [owns(7n, 9n, 6n)],
    ['cannotCompare', '? intent.0.to notAsked: pays'],
  ],
  [
    'items of another number, unread where they arrive',
    item1155(8n, 3n),
    means(pays(3n, friend, ape(7n))),
    [owns(7n, 9n, 6n)],
    ['cannotCompare', '? intent.0.to notAsked: pays'],
  ],
  [
    'several items to one, unread where they arrive',
    items([7n, 8n]),
    means(pays(2n, friend, ape(7n)), pays(2n, friend, ape(8n))),
    [owns(7n, 2n, 0n), owns(8n, 2n, 0n)],
    ['asSaid'],
  ],
  [
    'several items to another, unread where they arrive',
    items([7n, 8n], key),
    means(pays(2n, friend, ape(7n)), pays(2n, friend, ape(8n))),
    [owns(7n, 2n, 0n), owns(8n, 2n, 0n)],
    ['differs', 'pays.saysNotThere said=intent.1.to', 'pays.saysTo said=intent.0.to found=step.0.arg.to @0'],
  ],
  [
    'one of two ethers to each, unread where they arrive',
    several(transaction(friend, '0x', 30n), transaction(key, '0x', 20n)),
    means(pays(30n, friend, ether), pays(20n, key, ether)),
    [from(100n, 50n, 'ether')],
    ['asSaid'],
  ],
  [
    'an item is got',
    unknownCall,
    means(pays(50n, 'nobody'), gets(1n, ape(7n))),
    [from(100n, 50n), owns(7n, 0n, 1n)],
    ['asSaid'],
  ],
  [
    'another item is got',
    unknownCall,
    means(pays(50n, 'nobody'), gets(1n, ape(7n))),
    [from(100n, 50n), owns(8n, 0n, 1n)],
    ['differs', 'gets.saysNothing said=intent.1.amount'],
  ],
  [
    'an item that is to be got cannot be read',
    unknownCall,
    means(pays(50n, 'nobody'), gets(1n, ape(7n))),
    [from(100n, 50n), vague(owns(7n, 0n, 1n))],
    ['cannotCompare', '? intent.1.amount notAsked: gets', '? effect.1.after notAsked: pays'],
  ],
  ['nothing was to be got', unknownCall, means(pays(50n, 'nobody'), gets(0n)), [from(100n, 50n)], ['asSaid']],
  [
    'all that was to be kept is taken in two kinds',
    unknownCall,
    means(pays(50n, 'nobody')),
    [from(100n, 50n), from(9n, 0n, weth), owns(7n, 1n, 0n)],
    ['differs', 'pays.saysUnsaid found=effect.1.size', 'pays.saysUnsaid found=effect.2.size'],
  ],
  ['a Safe pays as said', sponsored(), bySafe(pays(50n)), inSafeNow, ['asSaid']],
  [
    'a Safe pays, and its owner was said',
    sponsored(),
    { ...means(pays(50n)), account: key },
    inSafeNow,
    ['differs', 'scope.saysAccount said=intent.account found=request.safe'],
  ],
  [
    'a Safe pays back whoever sends it',
    sponsored({ gasPrice: 1n, baseGas: 5n, refundReceiver: key }),
    bySafe(pays(50n)),
    inSafeNow,
    ['differs', 'happens.saysOther how=refund @0'],
  ],
  [
    'a Safe runs foreign code as itself',
    sponsored({ operation: 1, to: contract }),
    bySafe(pays(50n)),
    inSafeNow,
    ['differs', 'happens.saysCall call=step.0.0.fn @0.0'],
  ],
  [
    'an exact output for more than was said, nobody could simulate',
    buys(40n, 61n),
    means(atMost(60n, 'nobody'), gets(40n)),
    undefined,
    [
      'differs',
      'pays.saysMost said=intent.0.amount found=step.0.arg.amountInMax',
      'pays.saysAsked how=atMost said=intent.0.amount found=step.0.arg.amountInMax count=one @0',
      '? effects offline: pays gets allows controls happens',
    ],
  ],
  [
    'all of a token for an output',
    buys(40n, 60n),
    means(paying({ how: 'all' }, 'nobody', dollars), gets(40n)),
    [from(50n, 0n), from(0n, 40n, weth)],
    ['asSaid'],
  ],
  [
    'two in one place, the later one more',
    several(approve(contract, 40n), approve(contract, 60n)),
    means(allows(50n)),
    [may(0n, 60n)],
    [
      'differs',
      'allows.saysMore said=intent.0.amount found=step.1.arg.amount @1',
      'allows.saysMore said=intent.0.amount found=effect.0.after',
    ],
  ],
  [
    'an item beside an allowance',
    several(approve(contract, 50n), approve(contract, 7n, apes)),
    means(allows(50n)),
    [may(0n, 50n), itemMay(7n, false, true)],
    ['differs', 'allows.saysUnsaid spender=step.1.arg.spender @1'],
  ],
  [
    'an item that is still allowed',
    approve('0x0000000000000000000000000000000000000000', 7n, apes),
    means(revokes(ape(7n))),
    [itemMay(7n, true, true)],
    [
      'differs',
      'allows.saysRevokes spender=step.0.arg.spender @0',
      'allows.saysLeft spender=intent.0.to effect.0.after',
    ],
  ],
  [
    'a token where an item was said',
    approve(contract, 7n),
    means(allowsAll({ ...ape(7n), address: usdc })),
    [may(0n, 7n)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'a token where a collection was said',
    approve(contract, 7n),
    means(allowsAll({ ...collection, address: usdc })),
    [may(0n, 7n)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.spender @0'],
  ],
  [
    'a collection where a token was said',
    approveAll(true),
    means({ ...allows('noLimit'), asset: apesAsToken } as Clause),
    [operates(false, true)],
    ['differs', 'allows.saysOther said=intent.0.to found=step.0.arg.operator @0'],
  ],
  [
    'a payment and an unknown call that takes nothing',
    several(transfer(friend, 50n), unknownCall),
    means(pays(50n)),
    arrived(50n),
    ['asSaid'],
  ],
];

describe('items, Safes and limits', () => {
  for (const [name, body, intent, lines, expected, how] of more) {
    it(name, () => expect(said(body, intent, lines, how)).toEqual(expected));
  }
});
