import { factUnder } from '../../model/factIds.ts';
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { unknown, isUnanswered } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { placesOf, protocolAt } from '../../shipped/protocols.ts';
import { chainFact, type ReadAt, chainRead, someone } from '../../world/chainRead.ts';
import { partsOf, positionPartFact, positionPartFacts } from './positionParts.ts';

/** The fact of who owns a position, stream or lock, by the number that its contract gave it. */
export function positionOwnerFact(contract: Address, position: bigint): FactId {
  return factUnder(contract, 'owner', position);
}

/**
 * Who owns what the steps pay into, and what it is made of, at the pinned block, where a step names it by a number alone. A contract that does
 * not say so has no such fact, since there may be nobody; those that were too many to be asked have one that says so.
 */
export async function positionFacts(at: ReadAt, steps: readonly Step[]): Promise<readonly Fact[]> {
  const asked = new Map<FactId, Readonly<{ step: Step; contract: Address; position: bigint }>>();
  for (const step of everyStep(steps)) {
    if (step.to === null) continue;
    for (const word of purposeWordsOf(step)) {
      if (word.holds !== 'position' || word.role === 'number') continue;
      asked.set(positionOwnerFact(step.to, word.position), {
        step,
        contract: step.to,
        position: word.position,
      });
    }
  }
  const facts = await Promise.all(
    [...asked].map(async ([id, { step, contract, position }], index): Promise<readonly Fact[]> => {
      if (index >= mostOwners) {
        const parts = partsOf(step).map((part) => positionPartFact(contract, position, part));
        return [id, ...parts].map((it) => ({ id: it, value: unknown('notAsked'), from: [] }));
      }
      const [owner, parts] = await Promise.all([
        ownerFact(at, id, contract, position),
        positionPartFacts(at, step, contract, position),
      ]);
      return owner === undefined ? parts : [owner, ...parts];
    }),
  );
  return facts.flat();
}

/** How many owners are asked for. */
const mostOwners = 16;

const abi = parseAbi([solidity.ownerOf, solidity.owns, solidity.getAccountOwner, solidity.custodyOf]);

/** What contracts of positions call it: items, vaults of Maker, accounts of Synthetix. The first that answers counts. */
const functions = ['ownerOf', 'owns', 'getAccountOwner'] as const;

async function ownerFact(
  at: ReadAt,
  id: FactId,
  contract: Address,
  position: bigint,
): Promise<Fact | undefined> {
  // The ids of Farcaster have a registry of their own, which is asked whose one is.
  const ids = protocolAt(at.block.chainId, contract)?.startsWith('Farcaster ')
    ? placesOf(at.block.chainId, 'Farcaster id registry')[0]
    : undefined;
  if (ids !== undefined) {
    const data = encodeFunctionData({ abi, functionName: 'custodyOf', args: [position] });
    const answer = await chainRead(at, ids as Address, data, someone);
    return chainFact(id, at.block, answer, (it) => ({ kind: 'address', address: it }));
  }
  for (const functionName of functions) {
    if (functionName === 'getAccountOwner' && position >= 2n ** 128n) continue;
    const data: Hex = encodeFunctionData({ abi, functionName, args: [position] });
    const answer = await chainRead(at, contract, data, someone);
    if (answer.s === 'known')
      return chainFact(id, at.block, answer, (it) => ({ kind: 'address', address: it }));
    if (answer.s === 'unknown' && !isUnanswered(answer)) return { id, value: answer, from: [] };
  }
  return undefined;
}
