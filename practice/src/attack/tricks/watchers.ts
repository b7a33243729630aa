import { parseEther } from 'viem';
import { one } from '../../corpus/moves.ts';
import { call } from '../../truth/sky.ts';
import { rpc } from '../../rpc.ts';
import { actorOf } from '../actors.ts';
import { takenOf } from '../amounts.ts';
import type { Trick } from '../hostile.ts';
import { kept } from '../stage.ts';

const claim = 'function claim() payable';
const claimRewards = 'function claimRewards() payable';
const withdraw = 'function withdraw(uint256 amount) payable';
const harvest = 'function harvest(uint256 least, uint256 most)';
const rebase = 'function rebase(uint256 richest)';
const flashLoan =
  'function flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)';
const borrow = 'function borrow(uint256 amount, address receiver) returns (uint256)';

/** By which multiple of what the node estimates wallets raise the gas, in hundredths. */
const multiples = [150n, 160n, 175n, 200n, 300n] as const;

/** Contracts that are kind where they are watched, and those whose return is worth nothing. */
export const watchers: readonly Trick[] = [
  {
    id: 'junk-for-coins',
    family: 18,
    kind: 'calls',
    uses: ['amount'],
    play: (stage, _, { amount, random }) => {
      const paid: Readonly<Record<string, string>> = { tenth: '0.5', any: '0.05', nearly: '3' };
      const value = parseEther(paid[amount] ?? random.pick(['1', '5', '20']));
      return { calls: one(stage.shop, call(claim), value), placed: { abis: { [stage.shop]: [claim] } } };
    },
  },
  {
    id: 'dust-for-all',
    family: 18,
    kind: 'calls',
    uses: [],
    play: (stage, _, { random }) => ({
      calls: one(stage.desk, call(claimRewards), random.below(2) === 0 ? 0n : 10n ** 12n),
      placed: { abis: { [stage.desk]: [claimRewards] } },
    }),
  },
  {
    id: 'junk-for-all',
    family: 18,
    kind: 'calls',
    uses: ['amount'],
    play: (stage, who, { amount, random }) => ({
      // It names a little, and takes everything.
      calls: one(
        stage.desk,
        call(withdraw, amount === 'all' ? stage.holds(who) : BigInt(1 + random.below(10 ** 6))),
      ),
      placed: { abis: { [stage.desk]: [withdraw] } },
    }),
  },
  {
    id: 'gas-of-the-wallet',
    family: 11,
    kind: 'calls',
    uses: [],
    only: ['plain'],
    play: async (stage, who, { random }) => {
      const kind = call(harvest, 0n, 0n);
      const asked = await rpc<string>(stage.url, 'eth_estimateGas', [
        { from: who, to: stage.desk, data: kind },
      ]);
      const estimate = BigInt(asked);
      const by = random.pick(multiples);
      const gas = (estimate * by) / 100n;
      // What is left of it after the cost of any transaction, and a little around it.
      const left = gas - 22_500n;
      return {
        calls: one(stage.desk, call(harvest, left - 9_000n, left + 9_000n)),
        placed: { abis: { [stage.desk]: [harvest] } },
        gas,
      };
    },
  },
  {
    id: 'richer-than-anybody',
    family: 13,
    kind: 'calls',
    uses: [],
    play: (stage, _, { random }) => {
      const richest = random.pick([
        10n ** 24n,
        10n ** 27n,
        2n ** 96n,
        2n ** 100n - 1n,
        2n ** 127n,
        10n ** 23n,
      ]);
      return {
        calls: one(stage.desk, call(rebase, richest)),
        placed: { abis: { [stage.desk]: [rebase] } },
      };
    },
  },
  {
    id: 'flash-loan-as-a-debt',
    family: 12,
    kind: 'calls',
    uses: ['amount', 'actor'],
    play: (stage, who, { amount, actor, random }) => ({
      calls: one(
        stage.lending,
        call(
          flashLoan,
          actorOf(actor, stage, random),
          [stage.at.practiceDollar],
          [takenOf(amount, kept, random)],
          [2n],
          who,
          '0x',
          0,
        ),
      ),
      placed: { abis: { [stage.lending]: [flashLoan] } },
    }),
  },
  {
    id: 'debt-for-a-stranger',
    family: 12,
    kind: 'calls',
    uses: ['amount', 'actor'],
    play: (stage, _, { amount, actor, random }) => {
      return {
        calls: one(stage.lending, call(borrow, takenOf(amount, kept, random), actorOf(actor, stage, random))),
        placed: { abis: { [stage.lending]: [borrow] } },
      };
    },
  },
];
