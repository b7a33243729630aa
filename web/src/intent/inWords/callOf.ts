import type { Intent } from '@readback/core/model/intent.ts';
import type { Body } from '@readback/core/model/request.ts';
import { type Address, encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi } from 'viem';
import type { Preset } from '../form/draft.ts';

type Call = Extract<Body, { kind: 'transaction' }>['call'];

/**
 * The one call that does exactly what was said, where there is one that every contract of its kind has: a payment in the network’s
 * currency (no calldata) or in a token (ERC-20 `transfer`), an allowance (ERC-20 `approve`, ERC-721 `approve` and
 * `setApprovalForAll`), wrapping and unwrapping (`deposit`, `withdraw` of WETH9). Undefined for everything else: “at most” leaves open
 * how much, a date cannot be put into an allowance of a token, and what an app does only the app knows.
 */
export function callOf(preset: Preset, { clauses }: Intent): Call | undefined {
  const [clause, second, ...more] = clauses;
  if (clause === undefined || more.length > 0) return undefined;
  if (preset === 'wrap' && second !== undefined) return wrapCall(clause, second);
  if (second !== undefined) return undefined;
  if (preset === 'send' && clause.kind === 'pay' && clause.to && clause.sum.how === 'exactly') {
    const to = clause.to.address;
    const { raw } = clause.sum;
    const { asset } = clause;
    if (asset.kind === 'native') return { to, value: raw, data: '0x' };
    if (asset.kind !== 'token' || asset.address.toLowerCase() === to.toLowerCase()) return undefined;
    return call(
      asset.address,
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, raw] }),
    );
  }
  return preset === 'allow' && clause.kind === 'allow' ? allowCall(clause) : undefined;
}

/**
 * The calls that do several things that were said, one each and in their order: payments and allowances. `said`: the form that
 * each was said in. Undefined where one of them is anything else.
 */
export function callsOf(said: readonly Preset[], intent: Intent): readonly Call[] | undefined {
  const { clauses } = intent;
  if (said.length !== clauses.length || !said.every((it) => it === 'send' || it === 'allow'))
    return undefined;
  const calls = said.flatMap((preset, at) => {
    const clause = clauses[at];
    return (clause && callOf(preset, { ...intent, clauses: [clause] })) ?? [];
  });
  return calls.length === clauses.length ? calls : undefined;
}

type Clause = Intent['clauses'][number];

function allowCall({ asset, spender, upTo, until }: Extract<Clause, { kind: 'allow' }>): Call | undefined {
  if (until !== undefined) return undefined;
  const args = [spender.address, upTo === 'noLimit' ? maxUint256 : (upTo ?? 0n)] as const;
  switch (asset.kind) {
    case 'token':
      return upTo === undefined
        ? undefined
        : call(asset.address, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }));
    case 'nft':
      return call(
        asset.address,
        encodeFunctionData({ abi, functionName: 'approve', args: [spender.address, asset.id] }),
      );
    case 'collection':
      return call(
        asset.address,
        encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender.address, true] }),
      );
    case 'native':
      return undefined;
  }
}

function wrapCall(pay: Clause, get: Clause): Call | undefined {
  if (pay.kind !== 'pay' || get.kind !== 'get' || pay.sum.how !== 'exactly') return undefined;
  const { raw } = pay.sum;
  if (raw !== get.atLeast) return undefined;
  if (pay.asset.kind === 'native' && get.asset.kind === 'token')
    return { to: get.asset.address, value: raw, data: encodeFunctionData({ abi, functionName: 'deposit' }) };
  if (pay.asset.kind === 'token' && get.asset.kind === 'native')
    return call(pay.asset.address, encodeFunctionData({ abi, functionName: 'withdraw', args: [raw] }));
  return undefined;
}

function call(to: Address, data: Hex): Call {
  return { to, value: 0n, data };
}

const abi = parseAbi([
  'function approve(address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
]);
