import type { Address } from 'viem';
import { integerAt } from '../../actions/steps/stepTree.ts';
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
  const id = integerAt(step, 0)?.value;
  if (branch === undefined || account === undefined || id === undefined) return [];
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
        wordRead(manager, marketCall('getCurrentICR', [id, wholeHealth]), 0),
      ],
      // What owes nothing has no ratio.
      healthOf: ([price = 0n, ratio = none]) => (ratio === none ? undefined : (ratio * price) / least),
    },
  ];
}

const none = 2n ** 256n - 1n;
