import { factAmong } from '../../model/factIds.ts';
import { getAddress } from 'viem';
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
  offline,
  safe,
  type Sample,
  transaction,
  typed,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import { zeroXOrder } from '../../check/testing/marketOrders.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import type { Clause, Intent, PaySum } from '../../model/intent.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { compareIntent } from '../compareIntent.ts';

export const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
export const apes = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
export const ether = { kind: 'native', chainId: 1 } as const;
export const dollars = { kind: 'token', chainId: 1, address: usdc } as const;
export const wrapped = { kind: 'token', chainId: 1, address: weth } as const;
export const collection = { kind: 'collection', chainId: 1, address: apes } as const;
export const ape = (id: bigint) => ({ kind: 'nft', chainId: 1, address: apes, id }) as const;
export const all = 2n ** 256n - 1n;

export type PayAsset = Extract<Clause, { kind: 'pay' }>['asset'];

export const means = (...clauses: readonly Clause[]): Intent => ({
  account: me,
  chainId: 1,
  said: '',
  quotes: [],
  clauses,
  saidAt: 0,
});
export const nothing = means({ kind: 'nothing' });
export type Whom = typeof me | 'nobody';
export const paying = (sum: PaySum, to: Whom, asset: PayAsset): Clause => ({
  kind: 'pay',
  asset,
  sum,
  ...(to === 'nobody' ? {} : { to: { address: to } }),
});
export const pays = (raw: bigint, to: Whom = friend, asset: PayAsset = dollars) =>
  paying({ how: 'exactly', raw }, to, asset);
export const atMost = (raw: bigint, to: Whom = friend, asset: PayAsset = dollars) =>
  paying({ how: 'atMost', raw }, to, asset);
export const paysAll = (asset: PayAsset = dollars) => paying({ how: 'all' }, friend, asset);
export const gets = (atLeast: bigint, asset: PayAsset = wrapped): Clause => ({ kind: 'get', asset, atLeast });
export const allows = (upTo: bigint | 'noLimit', more: object = {}): Clause => ({
  kind: 'allow',
  asset: dollars,
  spender: { address: contract },
  upTo,
  ...more,
});
export const allowsAll = (asset: typeof collection | ReturnType<typeof ape>, spender = contract): Clause => ({
  kind: 'allow',
  asset,
  spender: { address: spender },
});
export const revokes = (asset?: PayAsset, spender = contract): Clause => ({
  kind: 'revoke',
  spender: { address: spender },
  ...(asset === undefined ? {} : { asset }),
});
export const changes = (
  part: Extract<Clause, { kind: 'change' }>['part'],
  more: object = {},
  of = safe,
): Clause => ({
  kind: 'change',
  part,
  of: { address: of },
  ...more,
});

export const transfer = (to: typeof me, amount: bigint, token = usdc) =>
  call(token, 'transfer(address to, uint256 amount)', [to, amount]);
export const approve = (spender: typeof me, amount: bigint, token = usdc) =>
  call(token, 'approve(address spender, uint256 amount)', [spender, amount]);
export const approveAll = (on: boolean, operator = contract) =>
  call(apes, 'setApprovalForAll(address operator, bool approved)', [operator, on]);
export const unknownCall = transaction(contract, '0xdeadbeef');
export const vote = call(contract, 'castVote(uint256 proposalId, uint8 support)', [1n, 1n]);
export const atPermit2 = (amount: bigint, until = 1_900_000_000, spender = contract) =>
  call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
    usdc,
    spender,
    amount,
    until,
  ]);
export const inPermit2 = (before: bigint, after: bigint, until = 1_900_000_000n) => ({
  ...may(before, after),
  via: permit2,
  until,
});
export const once = (amount: bigint, spender = contract) =>
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
export const trade = (sold: bigint, least: bigint, to = me) =>
  call(
    contract,
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [sold, least, [usdc, weth], to, 1_900_000_000n],
  );
export const adds = (amount: bigint) =>
  call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [contract, amount]);
export const lessens = (amount: bigint) =>
  call(usdc, 'decreaseAllowance(address spender, uint256 subtractedValue)', [contract, amount]);
export const unknownBySafe = transaction(contract, '0xdeadbeef', 0n, safe);
export const several = (...bodies: readonly Body[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: bodies.flatMap((it) => (it.kind === 'transaction' ? [it.call] : [])),
});

export const line = (more: Partial<EffectLine>): Partial<EffectLine> => more;
export const from = (before: bigint, after: bigint, token: typeof me | 'ether' = usdc, who = me) => ({
  ...balance(token === 'ether' ? undefined : token, after, who),
  before: known(before),
});
export const may = (before: bigint, after: bigint, spender = contract, token = usdc) => ({
  ...allowance(token, spender, after),
  before: known(before),
});
export const operates = (before: boolean, after: boolean, spender = contract) =>
  line({
    what: 'operator',
    asset: { kind: 'token', chainId: 1, address: apes },
    counterparty: spender,
    before: known(before),
    after: known(after),
  });
export const owns = (id: bigint, before: bigint, after: bigint, who = me) =>
  line({ who, what: 'nft', asset: ape(id), before: known(before), after: known(after) });
export const inSafe = (more: Partial<EffectLine>) =>
  line({ who: safe, what: 'safe', before: known(false), ...more });

/** Everything that a comparison says: what differs with what was said and found, what is missing, or that all is as said. */
export function said(
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
    if (!says.id.startsWith(`${rule}.`) && !says.id.startsWith('intent.scope.'))
      throw new Error(`${says.id} is said by ${rule}.`);
    const values = Object.entries(says.args).map(
      ([name, value]) => [name, typeof value === 'object' ? value.id : String(value)] as const,
    );
    // A fact that is said and not listed would not be shown beside the words.
    const args = values.map(([name, value]) => {
      const isListed = !value.includes('.') || facts.includes(value);
      return `${name}${isListed ? '=' : ' unlisted '}${value}`;
    });
    const rest = facts.filter((fact) => values.every(([, value]) => value !== fact));
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

export type Case = readonly [
  name: string,
  body: Body,
  intent: Intent,
  lines: readonly Partial<EffectLine>[] | undefined,
  expected: readonly string[],
  more?: Sample & { run?: Partial<Effects> },
];

export type Lists = Partial<Record<'standing' | 'inPermit2' | 'asOperator', readonly PayAsset[]>>;
export const addOwner = call(
  safe,
  'addOwnerWithThreshold(address owner, uint256 threshold)',
  [key, 2n],
  0n,
  safe,
);
export const swapOwner = call(
  safe,
  'swapOwner(address prevOwner, address oldOwner, address newOwner)',
  [friend, friend, key],
  0n,
  safe,
);
export const owners = (more: Partial<EffectLine>) =>
  inSafe({ part: 'owners', counterparty: key, after: known(true), ...more });
export const ofSafe = (...clauses: readonly Clause[]): Intent => ({ ...means(...clauses), account: safe });
export const slot = (address: string) => `0x${'00'.repeat(12)}${address.slice(2).toLowerCase()}` as const;
export const comes = (address: typeof me) => ({ becomes: { address } });
export const goes = (address: typeof me) => ({ replaces: { address } });
export const lends = (delegate: typeof me, authority: typeof me | undefined = me): Body => ({
  kind: 'authorization',
  chainId: 1,
  delegate,
  nonce: 1n,
  ...(authority === undefined ? {} : { authority }),
});
export const buys = (got: bigint, most: bigint) =>
  call(
    contract,
    'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
    [got, most, [usdc, weth], me, 1_900_000_000n],
  );
export const arrived = (lost: bigint, came = lost, who = friend) => [
  from(100_000n, 100_000n - lost),
  from(0n, came, usdc, who),
];
export const moves = (amount: bigint, to = friend): Partial<Effects> => ({
  moves: [{ from: me, to, asset: dollars, amount, basis: 'read' } as never],
});
export const fee = (raw: bigint): Sample => ({
  facts: { 'fee.most': { kind: 'amount', raw, asset: ether } },
});
export const moveItem = (id: bigint, to = friend) =>
  call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, to, id]);
export const vague = (it: Partial<EffectLine>) => ({ ...it, after: unknown('timeout') }) as const;
export const itemMay = (id: bigint, before: boolean, after: boolean) =>
  line({
    what: 'allowance',
    asset: ape(id),
    counterparty: contract,
    before: known(before),
    after: known(after),
  });
export const ofSpender = (part: string) => factAmong('spender', contract.toLowerCase(), part);
export const stands = (lists: Lists, more: Sample = {}): Sample => ({
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
export const apesAsToken = { kind: 'token', chainId: 1, address: apes } as const;
export const item1155 = (id: bigint, amount: bigint, to = friend) =>
  call(apes, 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)', [
    me,
    to,
    id,
    amount,
    '0x',
  ]);
export const items = (ids: readonly bigint[], to = friend) =>
  call(
    apes,
    'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
    [me, to, ids, ids.map(() => 2n), '0x'],
  );
export const sponsored = (more: object = {}): Body => ({
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
export const order = (more: Readonly<Record<string, unknown>> = {}) => zeroXOrder('RfqOrder', more);
