import { type Address, type Hex, maxUint256 } from 'viem';
import { approve, one, transfer } from '../../corpus/moves.ts';
import { call } from '../../truth/sky.ts';
import { actorOf } from '../actors.ts';
import { takenOf } from '../amounts.ts';
import { carriageIds, functionCarrying } from '../codings.ts';
import type { Choice, Played, Trick } from '../hostile.ts';
import { kept, type Stage } from '../stage.ts';

const submit =
  'function submitTransaction(address destination, uint256 value, bytes data) returns (uint256 transactionId)';
const batch =
  'function batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items) payable';
const connectorCall =
  'function call(address targetContract, address onBehalfOfAccount, uint256 value, bytes data) payable returns (bytes)';
const borrow = 'function borrow(uint256 amount, address receiver) returns (uint256)';
const redeem = 'function redeem(uint256 shares, address receiver, address owner) returns (uint256)';
const send = 'function transfer(address to, uint256 value) returns (bool)';

/** Calls inside the bytes of functions that are not a known wrapper. */
export const insideBytes: readonly Trick[] = [
  {
    id: 'old-multisig',
    family: 3,
    kind: 'calls',
    uses: ['amount', 'actor'],
    play: (stage, who, choice) => {
      const data = call(submit, stage.at.practiceDollar, 0n, paid(stage, choice));
      return agentRuns(stage, who, data, submit);
    },
  },
  {
    id: 'old-multisig-allows',
    family: 3,
    kind: 'calls',
    uses: ['actor'],
    play: (stage, who, { actor, random }) => {
      const thief = actorOf(actor, stage, random);
      const data = call(submit, stage.at.practiceDollar, 0n, call(approve, thief, maxUint256));
      const agent = agentOf(stage, who);
      const taking = call('function transferFrom(address,address,uint256)', agent, thief, kept);
      return {
        ...agentRuns(stage, who, data, submit),
        after: [{ from: thief, to: stage.at.practiceDollar, data: taking }],
      };
    },
  },
  // Whatever is around it, the account runs what is inside.
  ...carriageIds.map(
    (carriage): Trick => ({
      id: `agent, ${carriage}`,
      family: 3,
      kind: 'calls',
      uses: ['amount', 'actor'],
      play: (stage, who, choice) => {
        const inner = paid(stage, choice);
        const { data, signature } = functionCarrying(carriage, stage.at.practiceDollar, inner, choice.random);
        return agentRuns(stage, who, data, signature);
      },
    }),
  ),
  ...(
    [
      [
        'connector-batch',
        batch,
        (to: Address, who: Address, data: Hex) => call(batch, [entry(to, who, data)]),
      ],
      [
        'connector-call',
        connectorCall,
        (to: Address, who: Address, data: Hex) => call(connectorCall, to, who, 0n, data),
      ],
    ] as const
  ).flatMap(([id, signature, wrap]): readonly Trick[] =>
    (['borrow', 'redeem', 'transfer'] as const).map((what) => ({
      id: `${id}, ${what}`,
      family: 3,
      kind: 'calls',
      uses: ['amount', 'actor'],
      play: (stage, who, { amount, actor, random }) => {
        const thief = actorOf(actor, stage, random);
        const much = takenOf(amount, kept, random);
        const inner = {
          borrow: () => call(borrow, much, thief),
          redeem: () => call(redeem, much, thief, who),
          transfer: () => call(send, thief, much),
        }[what]();
        return {
          calls: one(stage.connector, wrap(stage.lending, who, inner)),
          placed: { abis: { [stage.connector]: [signature], [stage.lending]: [borrow, redeem, send] } },
        };
      },
    })),
  ),
];

function entry(targetContract: Address, onBehalfOfAccount: Address, data: Hex) {
  return { targetContract, onBehalfOfAccount, value: 0n, data };
}

function paid(stage: Stage, { amount, actor, random }: Choice): Hex {
  return call(transfer, actorOf(actor, stage, random), takenOf(amount, kept, random));
}

function agentOf({ agents }: Stage, who: Address): Address {
  const agent = agents[who];
  if (agent === undefined) throw new RangeError(`${who} has no agent.`);
  return agent;
}

function agentRuns(stage: Stage, who: Address, data: Hex, signature: string): Played {
  const agent = agentOf(stage, who);
  return { calls: one(agent, data), placed: { abis: { [agent]: [signature] } } };
}
