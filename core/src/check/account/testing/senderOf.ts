import { type Address, getAddress, zeroAddress } from 'viem';
import { isNobody } from '../../../ledger/account.ts';
import { everyStep } from '../../../actions/steps/stepTree.ts';
import { decode } from '../../../decode/decode.ts';
import type { RegistryCall } from '../../../decode/testing/registry.ts';
import type { Step } from '../../../model/step.ts';
import { freeze } from '../../../request/frozen/freeze.ts';
import { purposeWordsOf } from '../../../actions/purpose/words.ts';

/** Who sends a transaction of the registry, as far as it says: the one account that it names to receive, or its sender. */
export function senderOf({ chainId, from, call, abis }: RegistryCall): Address | undefined {
  const body = { kind: 'transaction', chainId, from: zeroAddress, call, set: {} } as const;
  const [only, ...others] = recipientsIn(decode(freeze(body, ''), { abis }).steps);
  return only !== undefined && others.length === 0 ? only : from;
}

/** Whoever receives, or owns, what the calls bring. */
function recipientsIn(steps: readonly Step[]): readonly Address[] {
  const found = everyStep(steps).flatMap((step) =>
    purposeWordsOf(step).flatMap((word) => {
      const is = word.role === undefined ? named.test(word.arg.name) : roles.has(word.role);
      return is && word.holds === 'address' && !isNobody(word.address) ? [getAddress(word.address)] : [];
    }),
  );
  return [...new Set(found)];
}

const roles: ReadonlySet<string> = new Set(['receiver', 'owner', 'remote', 'payer', 'votes']);
const named =
  /^_?(?:to|receiver|recipient|onBehalfOf|onBehalf|owner|account|user|beneficiary|staker|usr)_?$/i;
