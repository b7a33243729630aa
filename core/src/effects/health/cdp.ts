import { type Address, encodeFunctionData, numberToHex, parseAbi } from 'viem';
import { integerAt } from '../../actions/steps/stepTree.ts';
import type { Step } from '../../model/step.ts';
import type { ReadAt } from '../../world/chainRead.ts';
import { solidity } from '../../world/solidity.ts';
import { addressOfWord } from '../control/wordValues.ts';
import { wordsAnswered, marketCall, type HealthAsked, over, wordRead } from './question.ts';

/** A vault of Maker, by its number or by its place: what secures it at the price with the margin, over what it owes. */
export async function ofCdp(
  at: ReadAt,
  step: Step,
  market: Address,
  [account]: readonly Address[],
): Promise<readonly HealthAsked[]> {
  const cdp = integerAt(step, 0)?.value;
  if (account === undefined || cdp === undefined) return [];
  const [vat, urn, kind] = await Promise.all([
    wordsAnswered(at, market, marketCall('vat', []), [0]),
    wordsAnswered(at, market, marketCall('urns', [cdp]), [0]),
    wordsAnswered(at, market, marketCall('ilks', [cdp]), [0]),
  ]);
  if (vat?.[0] === undefined || urn?.[0] === undefined || kind?.[0] === undefined) return [];
  const [place, ilk] = [addressOfWord(vat[0]), numberToHex(kind[0], { size: 32 })];
  const position = encodeFunctionData({ abi, functionName: 'urns', args: [ilk, addressOfWord(urn[0])] });
  const rates = encodeFunctionData({ abi, functionName: 'ilks', args: [ilk] });
  return [
    {
      market,
      account,
      reads: [
        wordRead(place, position, 0),
        wordRead(place, position, 1),
        wordRead(place, rates, 1),
        wordRead(place, rates, 2),
      ],
      healthOf: ([ink = 0n, art = 0n, rate = 0n, spot = 0n]) =>
        art === 0n ? 'free' : over(ink * spot, art * rate),
    },
  ];
}

const abi = parseAbi([solidity.urnsOfVat, solidity.ilksOfVat]);
