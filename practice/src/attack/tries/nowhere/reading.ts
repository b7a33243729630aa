import { call } from '../../../truth/sky.ts';
import { ask, usdc } from '../ground.ts';
import { at, E18, K, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';

const taps: readonly OnEthereum[] = [
  one(
    'Multicall3: coins for nobody’s calls',
    'They stay there, and anybody sends them to himself by aggregate3Value.',
    at('0xca11bde05977b3631167028862be2a173976ca11'),
    'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
    [[]],
    { value: 5n * E18 },
  ),
  ...(
    [
      ['PancakeSwap smart router', '0x13f4ea83d0bd40e75c8222255bc855a974568dd4'],
      ['Morpho bundler adapter', '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0'],
      ['LI.FI diamond', '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'],
      ['0x exchange', '0xdef1c0ded9bec7f1a1670819833240f027b25eff'],
      ['Velora Augustus v6.2', '0x6a000f20005980200259b80c5102003040001068'],
      ['Uniswap v4 positions', '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e'],
      ['Multicall3', '0xca11bde05977b3631167028862be2a173976ca11'],
      ['CoW Protocol settlement', '0x9008d19f58aabd9ed0d60971565aa8510560ab41'],
      ['Balancer v2 vault', '0xba12222222228d8ba445958a75a0704d566bf2c8'],
      ['Disperse', '0xd152f549545093347a162dce210e7293f1452150'],
      ['Uniswap v4 pool manager', '0x000000000004444c5dc75cb358380d2e3de08a90'],
      ['Curve router', '0x16c6521dff6bab339122a0fe25a9116693265353'],
    ] as const
  ).map(
    ([name, it]): OnEthereum => ({
      id: `a transfer of dollars to the ${name}`,
      why: 'It keeps no account of them: anybody takes them out, or nobody can.',
      read: async (e) => {
        await e.stand(at(it), {});
        return e.read(ask(1, usdc, call('function transfer(address to, uint256 amount)', at(it), K)));
      },
    }),
  ),
  ...(
    [
      ['Morpho bundler adapter', '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0'],
      ['Multicall3', '0xca11bde05977b3631167028862be2a173976ca11'],
      ['LI.FI diamond', '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'],
    ] as const
  ).map(
    ([name, it]): OnEthereum => ({
      id: `coins sent to the ${name}`,
      why: 'It takes them, and anybody takes them out.',
      read: async (e) => {
        await e.stand(at(it), {});
        return e.read(ask(1, at(it), '0x', 5n * E18));
      },
    }),
  ),
];

export const reading: Group = {
  round: 'reading',
  entries: taps,
};
