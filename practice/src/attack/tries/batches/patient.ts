import { concat, encodeAbiParameters, type Hex, parseAbiParameters, toHex } from 'viem';
import { rpc } from '../../../rpc.ts';
import { call } from '../../../truth/sky.ts';
import { ask, askBatch, me, thief, usdc, weth } from '../ground.ts';
import { told, type Group } from '../table.ts';
import { free, pull } from '../kits/patient.ts';
import { universal, v2, inbox } from '../addresses.ts';
import { E18, K, soon } from '../oneCall.ts';

const batches = [
  free(
    'dollars to the router, and a swap of what is there, in a batch that may stop halfway',
    'The wallet may send them one by one: whoever comes between takes what lies at the router.',
    async (e) => {
      const text = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';
      await e.stand(universal, { [text]: [{ kind: 1, token: weth, amount: E18 / 3n }] });
      await e.send(me, weth, call('function mint(address,uint256)', universal, E18));
      const swap = encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
        me,
        K,
        (E18 * 33n) / 100n,
        concat([usdc, '0x000bb8', weth]),
        false,
      ]);
      const sent = {
        version: '2.0.0',
        chainId: '0x1',
        from: me,
        atomicRequired: false,
        calls: [
          {
            to: usdc,
            data: call('function transfer(address to, uint256 amount)', universal, K),
            value: '0x0',
          },
          { to: universal, data: call(text, '0x00', [swap], soon), value: '0x0' },
        ],
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
  ),
  free(
    'a call of a batch asks for a payer of the thief',
    'What the payer takes for the gas is taken from the user, who allowed it.',
    async (e) => {
      const sent = {
        version: '2.0.0',
        chainId: '0x1',
        from: me,
        atomicRequired: true,
        capabilities: { paymasterService: { url: 'https://moonfarm.example/pay', context: { token: usdc } } },
        calls: [
          { to: weth, data: call('function transfer(address to, uint256 amount)', me, 1n), value: '0x0' },
        ],
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
  ),
  free(
    'a call of a batch with a capability that nobody knows',
    'A wallet that knows it gives a key of the thief the account.',
    async (e) => {
      const sent = {
        version: '2.0.0',
        chainId: '0x1',
        from: me,
        atomicRequired: true,
        calls: [
          {
            to: weth,
            data: call('function transfer(address to, uint256 amount)', me, 1n),
            value: '0x0',
            capabilities: { grantKey: { key: thief, optional: true } },
          },
        ],
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
  ),
  told(
    'The sentence or the name of the function says it.',
    free(
      'half of a swap out of one’s reach: what is approved in the batch stays open after it',
      'The allowance is a thousand times what the swap takes.',
      async (e) => {
        const text =
          'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
        await e.stand(v2, { [text]: [pull, { kind: 1, token: weth, amount: E18 / 3n }] });
        await e.send(me, weth, call('function mint(address,uint256)', v2, E18));
        return e.read(
          askBatch(1, [
            { to: usdc, data: call('function approve(address spender, uint256 amount)', v2, 4n * K) },
            { to: v2, data: call(text, K, (E18 * 33n) / 100n, [usdc, weth], me, soon) },
          ]),
        );
      },
    ),
  ),
  free(
    'coins to oneself at a tip of fifty coins',
    'Whoever makes the block gets them: the thief makes it.',
    async (e) => {
      const sent = {
        chainId: '0x1',
        from: me,
        to: me,
        data: '0x',
        value: '0x1',
        gas: toHex(21_000),
        maxFeePerGas: toHex((50n * E18) / 21_000n),
        maxPriorityFeePerGas: toHex((50n * E18) / 21_000n),
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
    },
  ),
  free(
    'coins to oneself at a tip of a tenth of a coin',
    'The same, smaller than anybody looks.',
    async (e) => {
      const sent = {
        chainId: '0x1',
        from: me,
        to: me,
        data: '0x',
        value: '0x1',
        gas: toHex(21_000),
        gasPrice: toHex(E18 / 10n / 21_000n),
      };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
    },
  ),
  free(
    'coins over the bridge of Arbitrum from an account that borrows code',
    'The inbox takes a caller with code for a contract: the coins arrive at another account.',
    async (e) => {
      await rpc(e.url, 'anvil_setCode', [me, concat(['0xef0100', e.stage.at.simple7702Account as Hex])]);
      try {
        const text = 'function depositEth() payable returns (uint256)';
        await e.stand(inbox, { [text]: [] });
        return await e.read(ask(1, inbox, call(text), 5n * E18));
      } finally {
        await rpc(e.url, 'anvil_setCode', [me, '0x']);
      }
    },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...batches],
};
