import { type Address, type Hex, maxUint256, parseEther } from 'viem';
import { one } from '../../corpus/moves.ts';
import { call } from '../../truth/sky.ts';
import { actorOf } from '../actors.ts';
import { takenOf } from '../amounts.ts';
import { functionWith, hidden, hidingIds } from '../codings.ts';
import type { Trick } from '../hostile.ts';
import { kept, type Stage } from '../stage.ts';

const withdraw = 'function withdraw(uint256 streamId, address to, uint128 amount) payable';
const withdrawMax = 'function withdrawMax(uint256 streamId, address to) payable';
const handStream = 'function withdrawMaxAndTransfer(uint256 streamId, address newRecipient) payable';
const borrow = 'function borrow(uint256 amount, address receiver) returns (uint256)';
const redeem = 'function redeem(uint256 shares, address receiver, address owner) returns (uint256)';
const setOperator = 'function setAccountOperator(address account, address operator, bool authorized) payable';
const setClaimer = 'function setClaimerFor(address claimer)';
const connectorCall =
  'function call(address targetContract, address onBehalfOfAccount, uint256 value, bytes data) payable returns (bytes)';

const multicall = 'function multicall(bytes[] data) returns (bytes[] results)';

const streamOf = (stage: Stage, who: Address) => stage.streamOf[who] ?? 0n;

/** A call known by its name alone: what its arguments do is in no table. */
export const namedOnly: readonly Trick[] = [
  {
    id: 'stream-withdraw',
    family: 2,
    kind: 'calls',
    uses: ['amount', 'actor'],
    play: (stage, who, { amount, actor, random }) => ({
      calls: one(
        stage.streams,
        call(withdraw, streamOf(stage, who), actorOf(actor, stage, random), takenOf(amount, kept, random)),
      ),
      placed: { abis: { [stage.streams]: [withdraw] } },
    }),
  },
  {
    id: 'stream-withdraw-max',
    family: 2,
    kind: 'calls',
    uses: ['actor'],
    play: (stage, who, { actor, random }) => ({
      calls: one(stage.streams, call(withdrawMax, streamOf(stage, who), actorOf(actor, stage, random))),
      placed: { abis: { [stage.streams]: [withdrawMax] } },
    }),
  },
  {
    id: 'stream-handed-over',
    family: 2,
    kind: 'calls',
    uses: ['actor'],
    play: (stage, who, { actor, random }) => {
      const thief = actorOf(actor, stage, random);
      return {
        calls: one(stage.streams, call(handStream, streamOf(stage, who), thief)),
        after: [{ from: thief, to: stage.streams, data: call(withdrawMax, streamOf(stage, who), thief) }],
        placed: { abis: { [stage.streams]: [handStream] } },
      };
    },
  },
  {
    id: 'borrow-for-another',
    family: 2,
    kind: 'calls',
    uses: ['amount', 'actor'],
    play: (stage, _, { amount, actor, random }) => ({
      calls: one(stage.lending, call(borrow, takenOf(amount, kept, random), actorOf(actor, stage, random))),
      placed: { abis: { [stage.lending]: [borrow] } },
    }),
  },
  {
    id: 'connector-operator',
    family: 2,
    kind: 'calls',
    uses: ['actor'],
    play: (stage, who, { actor, random }) => {
      const thief = actorOf(actor, stage, random);
      const taking = call(redeem, kept, thief, who);
      return {
        calls: one(stage.connector, call(setOperator, who, thief, true)),
        after: [
          { from: thief, to: stage.connector, data: call(connectorCall, stage.lending, who, 0n, taking) },
        ],
        placed: { abis: { [stage.connector]: [setOperator] } },
      };
    },
  },
  {
    id: 'rewards-claimer',
    family: 2,
    kind: 'calls',
    uses: ['actor'],
    play: (stage, who, { actor, random }) => {
      const thief = actorOf(actor, stage, random);
      const claim = call('function processClaim(address earner, address recipient)', who, thief);
      return {
        calls: one(stage.rewards, call(setClaimer, thief)),
        after: [{ from: thief, to: stage.rewards, data: claim }],
        placed: { abis: { [stage.rewards]: [setClaimer] } },
      };
    },
  },
  ...(['stream', 'debt', 'claimer'] as const).map(
    (what): Trick => ({
      id: `multicall, ${what}`,
      family: 2,
      kind: 'calls',
      uses: ['amount', 'actor'],
      play: (stage, who, { amount, actor, random }) => {
        const thief = actorOf(actor, stage, random);
        const much = takenOf(amount, kept, random);
        const claim = call('function processClaim(address earner, address recipient)', who, thief);
        const plays: Readonly<Record<typeof what, readonly [Address, Hex, string, string]>> = {
          stream: [
            stage.streams,
            call(withdraw, streamOf(stage, who), thief, much),
            withdraw,
            'nextStreamId()',
          ],
          debt: [stage.lending, call(borrow, much, thief), borrow, 'asset()'],
          claimer: [stage.rewards, call(setClaimer, thief), setClaimer, ''],
        };
        const [to, inner, own, look] = plays[what];
        // Beside something that only looks.
        const looks = look === '' ? [] : [call(`function ${look}`)];
        const data = call(multicall, random.below(2) === 0 ? [...looks, inner] : [inner, ...looks]);
        return {
          calls: one(to, data),
          after: what === 'claimer' ? [{ from: thief, to: stage.rewards, data: claim }] : [],
          placed: { abis: { [to]: [multicall, own, ...(look === '' ? [] : [`function ${look} view`])] } },
        };
      },
    }),
  ),
  // Whatever the function is called, the contract hands all to whom it names, in any of these codings.
  ...hidingIds.map(
    (hiding): Trick => ({
      id: `custody, ${hiding}`,
      family: 2,
      kind: 'calls',
      uses: ['actor'],
      play: (stage, who, { actor, random }) => {
        const thief = actorOf(actor, stage, random);
        const { data, signature } = functionWith(
          hidden(hiding, thief, random),
          who,
          stage.at.practiceDollar,
          random,
        );
        return {
          calls: one(stage.custody, data),
          after: [{ from: thief, to: stage.custody, data: collectAs(who, data, thief) }],
          placed: { abis: { [stage.custody]: [signature] } },
        };
      },
    }),
  ),
  {
    id: 'custody, paid',
    family: 2,
    kind: 'calls',
    uses: ['actor'],
    play: (stage, who, { actor, random }) => {
      const thief = actorOf(actor, stage, random);
      const { data, signature } = functionWith(
        hidden('address', thief, random),
        who,
        stage.at.practiceDollar,
        random,
      );
      return {
        calls: one(stage.custody, data, parseEther('0.0001')),
        after: [{ from: thief, to: stage.custody, data: collectAs(who, data, thief) }],
        placed: { abis: { [stage.custody]: [`${signature} payable`] } },
      };
    },
  },
];

/** How the one who is named takes what is kept, wherever he is named. */
function collectAs(owner: Address, said: Hex, thief: Address): Hex {
  const it = said.toLowerCase().slice(2);
  const raw = it.indexOf(thief.toLowerCase().slice(2));
  const letters = Buffer.from(thief.toLowerCase().slice(2), 'ascii').toString('hex');
  const isText = raw < 0 || raw % 2 === 1;
  const at = isText ? it.indexOf(letters) : raw;
  return call(
    'function collect(address owner, bytes said, uint256 at, bool text)',
    owner,
    said,
    at < 0 ? maxUint256 : BigInt(at / 2),
    isText,
  );
}
