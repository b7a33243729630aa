import { contract, dataOf, me, type Sample, typed, usdc } from '@readback/core/check/testing/views.ts';
import { type Address, pad } from 'viem';
import type { Body, Call } from '@readback/core/model/request.ts';
import type { Random } from '../../truth/random.ts';
import {
  carriageIds,
  functionCarrying,
  functionWith,
  harmlessName,
  hidden,
  hidingIds,
  type Named,
} from '../codings.ts';
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
    often: 10,
    view: ({ random }) => {
      places ??= everyPlace();
      return { ...strangerIn(random.pick(places)), why: 'The function favors whom it names.' };
    },
  },
  {
    id: 'stranger-in-an-unknown-function',
    family: 2,
    kind: 'light',
    uses: [],
    often: 6,
    view: ({ random }) => {
      const hiding = random.pick(hidingIds);
      const named = functionWith(hidden(hiding, stranger, random), me, usdc, random);
      return { ...asked(named, random), why: `The function favors whom it names, as ${hiding}.` };
    },
  },
  {
    id: 'call-in-an-unknown-function',
    family: 3,
    kind: 'light',
    uses: [],
    often: 4,
    view: ({ random }) => {
      const data = random.pick([
        dataOf('transfer(address to, uint256 amount)', [stranger, random.amount(10n ** 12n)]),
        dataOf('approve(address spender, uint256 amount)', [stranger, random.amount(10n ** 30n)]),
        dataOf(`${harmlessName(random)}(address account)`, [stranger]),
        dataOf('transferOwnership(address newOwner)', [stranger]),
      ]);
      const named = functionCarrying(random.pick(carriageIds), usdc, data, random);
      return { ...asked(named, random), why: 'The contract runs the call that it is handed.' };
    },
  },
  {
    id: 'typed-data-mutated',
    family: 7,
    kind: 'light',
    uses: [],
    often: 8,
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

/** An unknown function of a contract that is published, alone or in a batch. */
function asked({ data, signature }: Named, random: Random): Readonly<{ body: Body; sample: Sample }> {
  const call: Call = { to: contract, value: 0n, data };
  const revoked: Call = {
    to: usdc,
    value: 0n,
    data: dataOf('approve(address spender, uint256 amount)', [contract, 0n]),
  };
  const from = { chainId: 1, from: me } as const;
  return {
    body:
      random.below(2) === 0
        ? { kind: 'transaction', ...from, call, set: {} }
        : {
            kind: 'calls',
            ...from,
            atomic: true,
            calls: random.pick([[call], [revoked, call], [call, revoked]]),
          },
    sample: {
      ...published,
      codes: { [stranger]: 'none' },
      abis: [{ address: contract, functions: [signature], from: { by: 'source', name: 'Sourcify' } }],
    },
  };
}
