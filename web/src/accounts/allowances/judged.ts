import { isOfAccount } from '@readback/core/model/factIds.ts';
/** What the engine's rules say of permissions that stand: the page judges nothing itself. */
import { type Allowance, pairKey, permit2Address } from '@readback/core/balances/allowances.ts';
import type { Finding, Severity } from '@readback/core/model/finding.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Call, Incoming } from '@readback/core/model/request.ts';
import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { formIncoming } from '../../inbox/form.ts';

/** The gravest that fired of a permission, with all rules that fired so; `gaps`: some rule could not answer. */
export type Judged = Readonly<{ severity?: Severity; rules: readonly JudgedRule[]; gaps: boolean }>;

/** The rules on whom a permission is for and how far it goes, not on what a request changes. */
export const judgedRules = [
  'lists.blocked',
  'lists.scam',
  'approvals.plainAccount',
  'approvals.openContract',
  'approvals.unpublished',
  'approvals.unvouched',
  'approvals.notSpender',
  'approvals.toToken',
  'approvals.noLimit',
  'approvals.operator',
  'approvals.allHeld',
  'approvals.longLived',
] as const;

/** `allHeld.together`: so much only together with the other permissions that stand. */
export type JudgedRule = (typeof judgedRules)[number] | 'approvals.allHeld.together';

/** How many permissions are judged together. */
export const mostJudged = 40;

/**
 * The request that would give these permissions as they stand. It is read by the engine as any other, and never shown,
 * kept or signed: what its rules say of each call is what they say of the permission.
 */
export function permissionsAsRequest(
  standing: readonly Allowance[],
  { chainId, account }: { chainId: number; account: Address },
): Incoming {
  const calls = standing.map(callOf);
  return formIncoming({ kind: 'calls', chainId, from: account, atomic: false, calls }, '');
}

/** What was found of each, by the key of its pair. A step is the call at the same place. */
export function judgedOf(
  standing: readonly Allowance[],
  findings: readonly Finding[],
): Readonly<Record<string, Judged>> {
  return Object.fromEntries(
    standing.map((it, at) => {
      const its = findings.filter(({ rule }) => isJudged(rule));
      const fired = its.flatMap((one) =>
        one.outcome === 'fired' && (one.step === String(at) || isListed(one, it, standing)) ? [one] : [],
      );
      const severity = severities.find((level) => fired.some((one) => one.severity === level));
      const gaps = its.some(
        ({ outcome, missing }) =>
          (outcome === 'unknown' || outcome === 'pending') &&
          missing.some((fact) => isOfAccount(fact, it.spender)),
      );
      const rules = judgedRules.flatMap((rule): readonly JudgedRule[] => {
        const one = fired.find((other) => other.rule === rule && other.severity === severity);
        if (one === undefined) return [];
        return rule === 'approvals.allHeld' && isTogether(one.says) ? ['approvals.allHeld.together'] : [rule];
      });
      return [pairKey(it), { ...(severity ? { severity } : {}), rules, gaps }];
    }),
  );
}

/** A list names an address once, at the first call that shows it: it is the same address in the others. */
function isListed({ rule, step, facts }: Finding, it: Allowance, standing: readonly Allowance[]): boolean {
  const first = rule.startsWith('lists.') ? standing[Number(step)] : undefined;
  if (first === undefined) return false;
  const what = /\.(?:to|arg\.token)$/.test(facts[0] ?? '') ? 'token' : 'spender';
  return first[what].toLowerCase() === it[what].toLowerCase();
}

const severities = ['stop', 'caution', 'note'] as const;

function isTogether({ args }: Phrase): boolean {
  return Object.entries(args).some(([name, value]) => name === 'how' && value === 'together');
}

function isJudged(rule: string): boolean {
  return judgedRules.some((it) => it === rule);
}

function callOf({ kind, token, spender, amount, until }: Allowance): Call {
  switch (kind) {
    case 'erc20':
      return call(token, encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] }));
    case 'operator':
      return call(
        token,
        encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] }),
      );
    case 'permit2':
      return call(
        permit2Address,
        encodeFunctionData({ abi: inPermit2, args: [token, spender, amount, Number(until ?? 0n)] }),
      );
  }
}

function call(to: Address, data: Call['data']): Call {
  return { to, value: 0n, data };
}

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
]);
const inPermit2 = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
]);
