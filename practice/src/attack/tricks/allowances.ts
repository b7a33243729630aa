import { type Address, maxUint160, maxUint256, parseEther, parseUnits } from 'viem';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { domainType, permitType } from '@readback/scenarios/typedTypes.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import { allowPermit2, approve, one } from '../../corpus/moves.ts';
import { call } from '../../truth/sky.ts';
import { actorOf } from '../actors.ts';
import { amountOf } from '../amounts.ts';
import type { Choice, Placed, Signed, Trick, TypedText } from '../hostile.ts';
import type { Stage } from '../stage.ts';

const day = 86_400n;
const increase = 'function increaseAllowance(address spender, uint256 added)';
const trusted = ['Uniswap router', 'Uniswap V2: Router 2', 'Permit2', 'My savings', 'Alice', 'Aave pool'];

/** Who others say that he is: a row of a file in the book, and a label of a source. */
function namedAs(thief: Address, how: 'book' | 'label' | 'both', name: string): Placed {
  const row: BookEntry = { address: thief, name, own: false, paid: 0 };
  return {
    ...(how === 'label' ? {} : { book: [row] }),
    ...(how === 'book' ? {} : { labels: { [thief]: { name, source: 'imported labels' } } }),
  };
}

/** Allowances of all that is held, or nearly, and what names that others placed do to them. */
export const allowances: readonly Trick[] = (['nothing', 'book', 'label', 'both'] as const).flatMap(
  (how): readonly Trick[] => {
    const family = how === 'nothing' ? 9 : 4;
    const suffix = how === 'nothing' ? '' : `, named by ${how}`;
    const placed = (thief: Address, { random }: Choice) =>
      how === 'nothing' ? {} : { placed: namedAs(thief, how, random.pick(trusted)) };
    return [
      {
        id: `approve${suffix}`,
        family,
        kind: 'calls',
        uses: ['amount', 'actor'],
        play: (stage, who, choice) => {
          const thief = actorOf(choice.actor, stage, choice.random);
          return {
            calls: one(stage.at.practiceDollar, call(approve, thief, allOf(stage, who, choice))),
            after: taken(stage, who, thief),
            ...placed(thief, choice),
          };
        },
      },
      {
        id: `increase${suffix}`,
        family,
        kind: 'calls',
        uses: ['amount', 'actor'],
        only: ['plain', 'batch'],
        play: (stage, _, choice) => {
          const thief = actorOf(choice.actor, stage, choice.random);
          return {
            calls: one(stage.at.practiceDai, call(increase, thief, ofAll(choice, daiHeld, daiHeld * 1_000n))),
            ...placed(thief, choice),
          };
        },
      },
      {
        id: `permit2${suffix}`,
        family,
        kind: 'calls',
        uses: ['amount', 'actor'],
        play: (stage, who, choice) => {
          const thief = actorOf(choice.actor, stage, choice.random);
          const much = amountOf(choice.amount, { held: stage.holds(who), most: maxUint160 }, choice.random);
          const { permit2, practiceDollar } = stage.at;
          const until = Number(stage.now + day);
          return {
            calls: one(permit2, call(allowPermit2, practiceDollar, thief, much, until)),
            after: [
              {
                from: thief,
                to: permit2,
                data: call(
                  'function transferFrom(address,address,uint160,address)',
                  who,
                  thief,
                  least(much, heldByPermit2),
                  practiceDollar,
                ),
              },
            ],
            ...placed(thief, choice),
          };
        },
      },
      {
        id: `collection${suffix}`,
        family,
        kind: 'calls',
        uses: ['actor'],
        only: ['plain', 'batch'],
        play: (stage, who, choice) => {
          const thief = actorOf(choice.actor, stage, choice.random);
          const { practicePass } = stage.at;
          return {
            calls: one(
              practicePass,
              call('function setApprovalForAll(address operator, bool approved)', thief, true),
            ),
            after: [
              {
                from: thief,
                to: practicePass,
                data: call('function transferFrom(address,address,uint256)', who, thief, 1n),
              },
            ],
            ...placed(thief, choice),
          };
        },
      },
      {
        id: `permit${suffix}`,
        family,
        kind: 'typed',
        uses: ['amount', 'actor'],
        sign: (stage, choice) => {
          const thief = actorOf(choice.actor, stage, choice.random);
          return { ...permit(stage, choice, thief), ...placed(thief, choice) };
        },
      },
      {
        id: `permit2-once${suffix}`,
        family,
        kind: 'typed',
        uses: ['amount', 'actor'],
        sign: (stage, choice) => {
          const thief = actorOf(choice.actor, stage, choice.random);
          return { ...permit2Once(stage, choice, thief), ...placed(thief, choice) };
        },
      },
    ];
  },
);

function allOf(stage: Stage, who: Address, choice: Choice): bigint {
  return ofAll(choice, stage.holds(who), stage.supply);
}

function ofAll({ amount, random }: Choice, held: bigint, supply: bigint): bigint {
  // A tenth is what honest people allow, too.
  const id = amount === 'tenth' || amount === 'any' ? 'all' : amount;
  return amountOf(id, { held, supply, most: maxUint256 }, random);
}

/** What the user has of the practice Dai. */
const daiHeld = parseEther('5000');

function taken({ at, holds }: Stage, who: Address, thief: Address) {
  const data = call('function transferFrom(address,address,uint256)', who, thief, (holds(who) * 9n) / 10n);
  return [{ from: thief, to: at.practiceDollar, data }];
}

/** What Permit2 may take of each of them. */
const heldByPermit2 = parseUnits('500', 6);

const least = (a: bigint, b: bigint) => (a < b ? a : b);

function permit(stage: Stage, choice: Choice, spender: Address): Signed {
  const { at, now } = stage;
  const owner = traderOf(stage);
  const value = allOf(stage, owner, choice);
  const typed: TypedText = {
    types: { EIP712Domain: domainType, Permit: permitType },
    primaryType: 'Permit',
    domain: {
      name: 'Practice Dollar',
      version: '1',
      chainId: practiceMarker.chainId,
      verifyingContract: at.practiceDollar,
    },
    message: { owner, spender, value, nonce: 0n, deadline: now + day },
  };
  return {
    typed,
    signer: 8,
    harm: 'The spender takes all that the permit allows, which is all that is held.',
  };
}

function permit2Once(stage: Stage, choice: Choice, spender: Address): Signed {
  const { at, now } = stage;
  const owner = traderOf(stage);
  const typed: TypedText = {
    types: {
      EIP712Domain: domainType.filter(({ name }) => name !== 'version'),
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'PermitTransferFrom',
    domain: { name: 'Permit2', chainId: practiceMarker.chainId, verifyingContract: at.permit2 },
    message: {
      permitted: { token: at.practiceDollar, amount: allOf(stage, owner, choice) },
      spender,
      nonce: BigInt(choice.random.below(1_000)),
      deadline: now + day,
    },
  };
  return {
    typed,
    signer: 8,
    harm: 'The spender takes what is permitted, which is all that is held, to anybody.',
  };
}

function traderOf({ makers }: Stage): Address {
  const [, trader] = makers;
  if (trader === undefined) throw new RangeError('There is no trader.');
  return trader;
}
