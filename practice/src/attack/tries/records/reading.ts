import { askTransaction } from '@readback/scenarios/ask.ts';
import { type Address, type Hex, maxUint256, pad, toHex } from 'viem';
import { deployer } from '../../../accounts.ts';
import { chainAs } from '../../../deploy/chain.ts';
import { rpc } from '../../../rpc.ts';
import { must } from '../../../truth/node.ts';
import { call } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import { as, type Own } from '../own.ts';
import type { Group, OnPractice } from '../table.ts';
import { mine } from '../kits/reading.ts';

const harmlessNames: readonly (readonly [string, (s: Stage) => readonly unknown[]])[] = [
  ['approve(address spender, uint256 value)', (s) => [s.at.universalRouter, 0n]],
  ['setApprovalForAll(address operator, bool approved)', (s) => [s.at.universalRouter, false]],
  ['transfer(address to, uint256 value)', () => [mine, 0n]],
  ['transfer(address to, uint256 value)', () => [mine, 1n]],
  ['decreaseAllowance(address spender, uint256 subtractedValue)', (s) => [s.at.universalRouter, 0n]],
  ['delegate(address delegatee)', () => [mine]],
  ['refundETH() payable', () => []],
  ['unwrapWETH9(uint256 amountMinimum, address recipient) payable', () => [0n, mine]],
  ['multicall(bytes[] data)', () => [[]]],
  ['revokeRole(bytes32 role, address account)', () => [pad('0x01'), mine]],
  ['balanceOf(address owner)', () => [mine]],
  ['nonces(address owner)', () => [mine]],
  ['cancel(uint256 id)', () => [3n]],
  ['castVote(uint256 proposalId, uint8 support)', () => [3n, 1]],
  ['castVoteWithReason(uint256 proposalId, uint8 support, string reason)', () => [3n, 1, 'yes']],
  ['vote(uint256 tokenId, address[] pools, uint256[] weights)', (s) => [3n, [s.at.practiceDollar], [100n]]],
  ['aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable', () => [[]]],
  ['execute(bytes commands, bytes[] inputs, uint256 deadline) payable', (s) => ['0x', [], s.now + 1_200n]],
  ['transferFrom(address from, address to, uint256 value)', () => [mine, mine, 3n]],
  ['safeTransferFrom(address from, address to, uint256 tokenId)', () => [mine, mine, 3n]],
  [
    'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    (s) => [mine, s.at.universalRouter, 0n, s.now, 27, pad('0x01'), pad('0x02')],
  ],
  [
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    (s) => [1n, 1n, [s.at.practiceDollar, s.at.weth9], mine, s.now + 1_200n],
  ],
  ['acceptOwnership()', () => []],
  ['unpause()', () => []],
];

/** A contract of the thief's that keeps 300 dollars of the user. */
async function keeper(stage: Stage, own: Own, name: string): Promise<Address> {
  const where = await own.put(name, [stage.at.practiceDollar, stage.at.stranger]);
  const chain = await chainAs(deployer, stage.url);
  await chain.send({
    to: stage.at.practiceDollar,
    data: call('function approve(address,uint256)', where, maxUint256),
  });
  await chain.send({ to: where, data: call('function keep(address,uint256)', mine, 300n * 10n ** 6n) });
  return where;
}

/** The contract pays what it keeps to the thief when its own name of an allowance is called. */
async function paidAtOnce(stage: Stage, own: Own): Promise<boolean> {
  const { url, at: its } = stage;
  const held = async () =>
    BigInt(
      await rpc<Hex>(url, 'eth_call', [
        { to: its.practiceDollar, data: call('function balanceOf(address)', its.stranger) },
        'latest',
      ]),
    );
  const where = await keeper(stage, own, 'AtOnce');
  const before = await held();
  const data = call('function approve(address spender, uint256 value)', its.universalRouter, 0n);
  await as(url, () => must(url, { from: mine, to: where, data }));
  return (await held()) - before === 300n * 10n ** 6n;
}

const moreSigned: readonly OnPractice[] = [
  ...(['Anything', 'AtOnce'] as const).flatMap((name) =>
    harmlessNames.map(
      ([text, args], n): OnPractice => ({
        id: `${name}, by a harmless name: ${n} ${text}`,
        why:
          name === 'AtOnce'
            ? 'The contract, which keeps 300 dollars of the user, pays them to the thief in this very call.'
            : 'The contract, which keeps 300 dollars of the user, writes down that the thief may fetch them.',
        chain: 'practice',
        ...(name === 'AtOnce' && n === 0 ? { proof: paidAtOnce } : {}),
        read: async (stage, own) => {
          const where = await keeper(stage, own, name);
          return own.read(
            askTransaction(mine, { to: where, data: call(`function ${text}`, ...args(stage)) }),
            { abis: { [where]: [`function ${text}`] } },
          );
        },
      }),
    ),
  ),
  {
    id: 'a name and numbers, beside a harmless call of the same contract',
    why: 'What the contract writes down is taken as explained, since another call of the batch has a known name there.',
    chain: 'practice',
    read: async (stage, own) => {
      const where = await keeper(stage, own, 'Anything');
      const confirm = 'function confirmTransaction(uint256 transactionId)';
      const calls = [
        {
          to: where,
          data: call('function approve(address spender, uint256 value)', stage.at.universalRouter, 0n),
          value: '0x0',
        },
        { to: where, data: call(confirm, 3n), value: '0x0' },
      ];
      const sent = { version: '2.0.0', chainId: toHex(31337), from: mine, calls, atomicRequired: true };
      return own.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }), {
        abis: { [where]: [confirm] },
      });
    },
  },
  {
    id: 'a multicall of the thief’s contract with a name and numbers in it',
    why: 'The outer call has a known name, so that what the inner one writes down is taken as explained.',
    chain: 'practice',
    read: async (stage, own) => {
      const where = await keeper(stage, own, 'Anything');
      const confirm = 'function confirmTransaction(uint256 transactionId)';
      const data = call('function multicall(bytes[] data)', [call(confirm, 3n)]);
      return own.read(askTransaction(mine, { to: where, data }), {
        abis: { [where]: [confirm] },
      });
    },
  },
];

export const reading: Group = {
  round: 'reading',
  entries: [...moreSigned],
};
