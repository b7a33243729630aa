import { type Address, encodeAbiParameters, type Hex, parseAbiParameters, parseEther, toHex } from 'viem';
import { execute } from '../../../corpus/moves.ts';
import { must } from '../../../truth/node.ts';
import { call } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import type { Group, OnPractice } from '../table.ts';
import { putUpPlaces } from '../userPlaces.ts';
import { soonOf, type Proof, tx, eth, user, held, usd } from '../kits/users.ts';

const here: Address = '0x0000000000000000000000000000000000000002';

const me: Address = '0x0000000000000000000000000000000000000001';

const pair = (to: Address, much: bigint) =>
  encodeAbiParameters(parseAbiParameters('address,uint256'), [to, much]);

const three = (token: Address, to: Address, much: bigint) =>
  encodeAbiParameters(parseAbiParameters('address,address,uint256'), [token, to, much]);

const plan = (stage: Stage, commands: Hex, inputs: readonly Hex[]) =>
  call(execute, commands, inputs, soonOf(stage));

const planned = (
  id: string,
  why: string,
  commands: Hex,
  inputs: (at: Stage['at']) => readonly Hex[],
  value = 0n,
  proof?: Proof,
) =>
  tx(
    id,
    why,
    (stage) => ({ to: stage.at.universalRouter, value, data: plan(stage, commands, inputs(stage.at)) }),
    proof,
  );

const routers: readonly OnPractice[] = [
  planned(
    'the router keeps what it wraps',
    'Whoever comes next sweeps it.',
    '0x0b',
    () => [pair(here, eth)],
    eth,
    async (stage) => {
      const { url, at } = stage;
      const wraps = plan(stage, '0x0b', [pair(here, eth)]);
      await must(url, { from: user, to: at.universalRouter, value: toHex(eth), data: wraps });
      const sweeps = plan(stage, '0x04', [three(at.weth9, at.stranger, 1n)]);
      await must(url, { from: at.stranger, to: at.universalRouter, data: sweeps });
      return (await held(stage, at.weth9, at.stranger)) >= eth;
    },
  ),
  planned(
    'the router keeps nine tenths of what it wraps',
    'The same.',
    '0x0b05',
    (at) => [pair(here, eth), three(at.weth9, me, parseEther('0.1'))],
    eth,
  ),
  planned('the router keeps dollars taken by Permit2', 'The same.', '0x02', (at) => [
    three(at.practiceDollar, here, usd(200)),
  ]),
  planned('the router keeps dollars, a part comes back', 'The same.', '0x0205', (at) => [
    three(at.practiceDollar, here, usd(100)),
    three(at.practiceDollar, me, usd(10)),
  ]),
  tx('dollars paid to the router', 'The same.', ({ at }) => ({
    to: at.practiceDollar,
    data: call('function transfer(address to, uint256 value)', at.universalRouter, usd(50)),
  })),
  tx(
    'an exact output that may cost a hundred times as much: V2',
    'Whoever goes before it takes the rest.',
    (stage) => ({
      to: stage.at.router,
      data: call(
        'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
        parseEther('0.001'),
        usd(300),
        [stage.at.practiceDollar, stage.at.weth9],
        user,
        soonOf(stage),
      ),
    }),
  ),
  planned(
    'an exact output that may cost a hundred times as much: Universal Router',
    'The same.',
    '0x09',
    (at) => [
      encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
        me,
        parseEther('0.001'),
        usd(300),
        [at.practiceDollar, at.weth9],
        true,
        [],
      ]),
    ],
  ),
];

export const users: Group = {
  round: 'users',
  practice: putUpPlaces,
  entries: [...routers],
};
