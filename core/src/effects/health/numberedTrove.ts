import { type Address, encodeAbiParameters, keccak256 } from 'viem';
import { addressAt, integerAt } from '../../actions/steps/stepTree.ts';
import type { Step } from '../../model/step.ts';
import { placesOf, protocolAt } from '../../shipped/protocols.ts';
import type { ReadAt } from '../../world/chainRead.ts';
import { wordsAnswered, marketCall, type HealthAsked, wholeHealth, wordRead } from './question.ts';

/**
 * A trove of Liquity v2, by its number: what secures it at the price that its branch goes by, over what it owes, against the
 * ratio at which it is sold. Neither is said by the contract that is called: its branch ships.
 */
export async function ofTrove(
  at: ReadAt,
  step: Step,
  market: Address,
  [account]: readonly Address[],
): Promise<readonly HealthAsked[]> {
  const { chainId } = at.block;
  const branch = /^Liquity v2 (\w+) (?:borrower operations|zapper)$/.exec(
    protocolAt(chainId, market) ?? '',
  )?.[1];
  const ids = numbersOf(step);
  if (branch === undefined || account === undefined || ids.length === 0) return [];
  const its = (what: string) => placesOf(chainId, `Liquity v2 ${branch} ${what}`)[0] as Address | undefined;
  const [manager, feed, operations] = [its('trove manager'), its('price feed'), its('borrower operations')];
  if (manager === undefined || feed === undefined || operations === undefined) return [];
  const least = (await wordsAnswered(at, operations, marketCall('MCR', []), [0]))?.[0] ?? 0n;
  if (least === 0n) return [];
  return [
    {
      market,
      account,
      // The call has the price brought up to date, which may be days old before.
      reads: [
        wordRead(feed, marketCall('lastGoodPrice', []), 0),
        ...ids.map((id) => wordRead(manager, marketCall('getCurrentICR', [id, wholeHealth]), 0)),
      ],
      // Whoever owes nothing, or opens it only now, has no ratio; which number a new one gets, two versions tell.
      healthOf: ([price = 0n, ...ratios]) => {
        const ratio = ratios.find((it) => it !== none);
        return ratio === undefined ? undefined : (ratio * price) / least;
      },
    },
  ];
}

const none = 2n ** 256n - 1n;

/** The number that a call names, or those that a new trove can get by its owner: with whoever opens it, or without. */
function numbersOf(step: Step): readonly bigint[] {
  const named = step.args[0]?.name.replace(/^_/, '') === 'troveId' ? integerAt(step, 0)?.value : undefined;
  if (named !== undefined) return [named];
  const [owner, index] = [addressAt(step, 0)?.value, integerAt(step, 1)?.value];
  const by = step.caller ?? step.actor;
  if (owner === undefined || index === undefined || by === 'unknown') return [];
  const of = { type: 'address' } as const;
  const place = { type: 'uint256' } as const;
  return [
    encodeAbiParameters([of, of, place], [by, owner, index]),
    encodeAbiParameters([of, place], [owner, index]),
  ].map((it) => BigInt(keccak256(it)));
}
