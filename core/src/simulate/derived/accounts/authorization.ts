import { type Address, type Hex, zeroAddress } from 'viem';
import { same, isZero } from '../../../ledger/account.ts';
import type { Body, Authorization } from '../../../model/request.ts';
import { type Known, known } from '../../../model/known.ts';
import type { PinnedBlock } from '../../../model/effects.ts';
import type { Override } from '../../../effects/engine.ts';
import type { RunPlan } from '../../runPlan.ts';
import type { Added, Additions } from '../additions.ts';
import type { AtPin } from '../atPin.ts';
import { delegateIn, delegationTo } from '../stubContracts.ts';

export type AuthorizationBody = Extract<Body, { kind: 'authorization' }>;

/** A transaction that carries authorizations, to be run as they have been carried out. */
export type DelegatingPlan = Readonly<{
  kind: 'delegating';
  plan: RunPlan;
  chainId: number;
  list: readonly Authorization[];
}>;

/**
 * What an authorization (EIP-7702) to be signed does once anybody sends it: the account runs the code of `delegate`,
 * the zero address takes such code away. Nothing is run: what that code does, whoever calls it decides.
 */
export async function authorizationLines(
  { chainId, delegate, nonce, authority }: AuthorizationBody & { authority: Address },
  block: PinnedBlock,
  at: AtPin,
): Promise<Additions> {
  const [code, next] = await Promise.all([at.code(authority), at.nonce(authority)]);
  const wrong = chainId !== 0 && chainId !== block.chainId;
  const used = next.s === 'known' && nonce !== undefined && next.v !== nonce;
  const why = wrong ? 'domain' : used ? (next.v > nonce ? 'nonce' : 'later') : undefined;
  return {
    lines: [lineOf(authority, code, delegate)],
    notNow: why === undefined ? [] : [{ is: why }],
    notLookedAt: [{ is: 'borrowed' }],
    assumed: [{ is: 'permit' }, { is: 'byRules', rules: 'EIP-7702' }],
  };
}

/**
 * The plan with the code in place that the authorizations give (before the call, in their order), and lines for it. One
 * whose network or nonce does not fit, or that is for a contract, is passed over, as by the network. The account that
 * sends has counted its own transaction by that time.
 */
export async function delegated(
  { plan, chainId, list }: DelegatingPlan,
  at: AtPin,
): Promise<Readonly<{ plan: RunPlan; also: Additions }>> {
  // One that is signed, and by no account, is passed over wherever it comes.
  const real = list.filter(({ authority, signature }) => authority !== undefined || signature === undefined);
  const authorities = [...new Map(real.map((it) => [it.authority?.toLowerCase(), it.authority])).values()];
  const accounts = authorities.filter((it) => it !== undefined).slice(0, most);
  const found = await Promise.all(
    accounts.map(async (account) => {
      const [code, nonce] = await Promise.all([at.code(account), at.nonce(account)]);
      return { account, code, nonce };
    }),
  );
  const overrides: Override[] = [];
  const lines: Added[] = [];
  let taken = 0;
  let unsure = Math.max(0, authorities.length - accounts.length);
  for (const { account, code, nonce } of found) {
    if (code.s !== 'known' || nonce.s !== 'known') {
      unsure += 1;
      continue;
    }
    if (code.v !== '0x' && delegateIn(code.v) === undefined) continue;
    let next = nonce.v + (same(account, plan.from) ? 1n : 0n);
    let last: Address | undefined;
    for (const it of list) {
      const fits = it.chainId === 0 || it.chainId === chainId;
      if (!same(it.authority, account) || !fits) continue;
      if (it.nonce !== undefined && it.nonce !== next) continue;
      next += 1n;
      taken += 1;
      last = it.delegate;
    }
    if (last === undefined) continue;
    overrides.push({ address: account, code: isZero(last) ? '0x' : delegationTo(last) });
    lines.push(lineOf(account, code, last));
  }
  const passed = list.length - taken - unsure;
  return {
    plan: { ...plan, overrides: [...plan.overrides, ...overrides] },
    also: {
      lines,
      notLookedAt: [{ is: 'borrowed' }, ...(unsure === 0 ? [] : [{ is: 'reads', count: unsure } as const])],
      assumed: [
        ...(taken === 0 ? [] : [{ is: 'authorizations', count: taken } as const]),
        ...(passed <= 0 ? [] : [{ is: 'authorizationsVoid', count: passed } as const]),
      ],
    },
  };
}

const most = 12;

function lineOf(who: Address, code: Known<Hex>, delegate: Address): Added {
  const before = code.s === 'known' ? known(delegateIn(code.v) ?? zeroAddress) : code;
  const after = known(isZero(delegate) ? zeroAddress : delegate);
  return { line: { who, what: 'delegate', part: 'delegation', before, after, basis: 'read' } };
}
