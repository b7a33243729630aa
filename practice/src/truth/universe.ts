import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { type Address, toHex, zeroHash } from 'viem';
import { type Fact, facts } from './facts.ts';
import type { slots } from './slots.ts';

/** Everything on the practice chain that may change for these accounts, or in what they control. */
export function universe(
  { addresses: at, accounts }: PracticeInfo,
  whose: readonly Address[],
): readonly Fact[] {
  const people = accounts.map(({ address }) => address);
  const all = whose.flatMap((account): readonly Fact[] => [
    facts.native(account),
    facts.code(account),
    ...tokensOf(at).flatMap((token) => [
      facts.token(token, account),
      ...[at.router, at.permit2, at.universalRouter, at.stranger, at.echo, at.trap].map((spender) =>
        facts.allowance(token, account, spender),
      ),
    ]),
    ...[at.weth9, at.practiceDollar, at.practiceToken].flatMap((token) =>
      [at.universalRouter, at.stranger, at.trap].map((spender) =>
        facts.permit2(at.permit2, token, account, spender),
      ),
    ),
    ...passes.flatMap((id) => [
      facts.nftOwner(at.practicePass, id, account),
      ...(whose[0] === account ? [facts.nftApproved(at.practicePass, id, account)] : []),
    ]),
    ...[at.practiceItems, at.practiceUnits].map((token) => facts.units(token, 1n, account)),
    ...[at.stranger, at.seaport, at.trap].flatMap((other) => [
      facts.operator(at.practicePass, account, other),
      facts.operator(at.practiceItems, account, other),
      facts.unitsOperator(at.practiceUnits, account, other),
      facts.unitsAllowance(at.practiceUnits, 1n, account, other),
      facts.tokenOperator(at.hookToken, account, other),
    ]),
  ]);
  return [...all, ...controlled(at, people)];
}

function controlled(at: PracticeInfo['addresses'], people: readonly Address[]): readonly Fact[] {
  return [
    facts.owner(at.practiceVault),
    facts.pendingOwner(at.practiceVault),
    ...[zeroHash, role].flatMap((it) =>
      [...people.slice(0, 4), at.stranger].map((who) => facts.role(at.practiceVault, it, who)),
    ),
    facts.owner(at.changingToken),
    facts.slot(at.changingToken, 'implementation'),
    facts.threshold(at.safe),
    ...[...people, at.stranger].map((who) => facts.safeOwner(at.safe, who)),
    facts.module(at.safe, at.practiceModule),
    ...(['guard', 'fallbackHandler', 'singleton'] as const satisfies readonly (keyof typeof slots)[]).map(
      (part) => facts.slot(at.safe, part),
    ),
  ];
}

/** Of the vault: keccak256 of nothing in particular. */
export const role = toHex('keeper', { size: 32 });

/** The passes that flights move. */
const passes: readonly bigint[] = [1n, 2n, 7n, 8n, 9n, 100n, 101n, 102n, 103n, 104n, 105n];

function tokensOf(at: PracticeInfo['addresses']): readonly Address[] {
  return [
    at.weth9,
    at.practiceDollar,
    at.practiceToken,
    at.changingToken,
    at.eventToken,
    at.feeToken,
    at.rebasingToken,
    at.silentToken,
    at.hookToken,
    at.honeypotToken,
    at.watcherToken,
  ];
}
