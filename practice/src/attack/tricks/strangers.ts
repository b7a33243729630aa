import { contract, me, typed, usdc } from '@readback/core/check/testing/views.ts';
import { type Address, pad } from 'viem';
import { published } from '../published.ts';
import type { Trick } from '../hostile.ts';
import { mutated } from '../mutations.ts';
import { everyPlace, type Place, stranger, strangerIn } from '../strangers.ts';

let places: readonly Place[] | undefined;

/** What is quick, since no chain is asked: the effects are known, and there are none. */
export const strangers: readonly Trick[] = [
  {
    id: 'stranger-in-a-published-function',
    family: 2,
    kind: 'light',
    uses: [],
    view: ({ random }) => {
      places ??= everyPlace();
      return { ...strangerIn(random.pick(places)), why: 'The function favors whom it names.' };
    },
  },
  {
    id: 'typed-data-mutated',
    family: 7,
    kind: 'light',
    uses: [],
    view: ({ random }) => {
      const { body, how } = mutated(random);
      return { body, sample: { ...published, codes: { [stranger]: 'none' } }, why: how };
    },
  },
  {
    id: 'condition-of-the-thief, effects known',
    family: 14,
    kind: 'light',
    uses: [],
    view: ({ random }) => {
      const enforcers: readonly Address[] = [contract, stranger, usdc];
      const caveats = Array.from({ length: 1 + random.below(3) }, () => ({
        enforcer: random.pick(enforcers),
        terms: random.pick(['0x', '0x01', pad('0x64', { size: 32 })] as const),
      }));
      const types = {
        Delegation: [
          { name: 'delegate', type: 'address' },
          { name: 'delegator', type: 'address' },
          { name: 'authority', type: 'bytes32' },
          { name: 'caveats', type: 'Caveat[]' },
          { name: 'salt', type: 'uint256' },
        ],
        Caveat: [
          { name: 'enforcer', type: 'address' },
          { name: 'terms', type: 'bytes' },
        ],
      };
      const message = {
        delegate: stranger,
        delegator: me,
        authority: `0x${'ff'.repeat(32)}`,
        caveats,
        salt: 0n,
      };
      const domain = { name: 'DelegationManager', version: '1', chainId: 1n, verifyingContract: contract };
      return {
        body: typed(types, 'Delegation', message, domain),
        sample: { ...published, codes: { [stranger]: 'none' } },
        why: 'The delegate may do anything: the condition is of his own making.',
      };
    },
  },
];
