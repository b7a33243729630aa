import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';
import {
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseAbiParameters,
  parseEther,
  parseUnits,
  serializeTransaction,
  toHex,
} from 'viem';
import { expect, test } from 'vitest';
import { call, pilot } from '../../truth/sky.ts';
import { onStage } from '../attack.ts';
import { readerOn } from '../readOn.ts';
import { ownOn, tryOut } from './harness.ts';

const user = pilot(0).address;
const usd = (n: number) => parseUnits(String(n), 6);

test('forms', async () => {
  await onStage(async (ground) => {
    const own = ownOn(ground);
    const nothing = await own.put('Nothing');
    const stage = own.stage();
    const { at, friend, now } = stage;
    const thief = at.stranger;
    const dollar = at.practiceDollar;
    const read = readerOn(stage);
    const chainId = toHex(practiceMarker.chainId);
    const go = (id: string, text: string) => tryOut(`form ${id}`, text, stage, {}, read);
    const pay = call('function transfer(address to, uint256 value)', friend, usd(1));
    const steal = call('function transfer(address to, uint256 value)', thief, usd(400));
    const rpc = (params: object) => JSON.stringify({ method: 'eth_sendTransaction', params: [params] });
    await go('data and input differ', rpc({ chainId, from: user, to: dollar, data: pay, input: steal }));
    await go('input and data differ', rpc({ chainId, from: user, to: dollar, input: pay, data: steal }));
    await go(
      'duplicate key',
      `{"method":"eth_sendTransaction","params":[{"chainId":"${chainId}","from":"${user}","to":"${dollar}","data":"${steal}","data":"${pay}"}]}`,
    );
    await go(
      'two params',
      JSON.stringify({
        method: 'eth_sendTransaction',
        params: [
          { chainId, from: user, to: dollar, data: pay },
          { chainId, from: user, to: dollar, data: steal },
        ],
      }),
    );
    await go('Data in another case', rpc({ chainId, from: user, to: dollar, data: pay, Data: steal }));
    await go('value in decimals', rpc({ chainId, from: user, to: friend, value: '1000000000000000000' }));
    await go('value as a number', rpc({ chainId, from: user, to: friend, value: 100 }));
    await go(
      'unknown field',
      rpc({
        chainId,
        from: user,
        to: dollar,
        data: pay,
        capabilities: { paymasterService: { url: 'https://thief.xyz' } },
      }),
    );
    await go(
      'authorization list',
      rpc({
        chainId,
        from: user,
        to: dollar,
        data: pay,
        type: '0x4',
        authorizationList: [{ chainId, address: nothing, nonce: '0x1', yParity: '0x0', r: '0x1', s: '0x1' }],
      }),
    );
    await go(
      'calls, paymaster',
      JSON.stringify({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            chainId,
            from: user,
            atomicRequired: true,
            capabilities: { paymasterService: { url: 'https://thief.xyz', context: { token: dollar } } },
            calls: [{ to: dollar, data: pay }],
          },
        ],
      }),
    );
    await go(
      'calls, per call capabilities',
      JSON.stringify({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            chainId,
            from: user,
            atomicRequired: true,
            calls: [{ to: dollar, data: pay, capabilities: { permissions: { x: 1 } } }],
          },
        ],
      }),
    );
    await go(
      'calls, not atomic',
      JSON.stringify({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            chainId,
            from: user,
            atomicRequired: false,
            calls: [
              { to: dollar, data: pay },
              { to: friend, value: '0x1' },
            ],
          },
        ],
      }),
    );
    await go(
      'calls, per call chain',
      JSON.stringify({
        method: 'wallet_sendCalls',
        params: [{ version: '1.0', chainId, from: user, calls: [{ to: dollar, data: pay, chainId: '0x1' }] }],
      }),
    );
    await go('link', `ethereum:${dollar}@31337/transfer?address=${thief}&uint256=50e6`);
    await go('link with two amounts', `ethereum:${friend}@31337?value=1e15&value=1e18`);
    await go(
      'unsigned',
      serializeTransaction({
        chainId: practiceMarker.chainId,
        to: dollar,
        data: pay,
        nonce: 0,
        gas: 100_000n,
        maxFeePerGas: 10n ** 10n,
        maxPriorityFeePerGas: 1n,
        type: 'eip1559',
      }),
    );
    // Swaps
    const end = now + 1_200n;
    const swap =
      'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    const least = parseEther('0.0325');
    await go(
      'swap, deadline never',
      rpc({
        chainId,
        from: user,
        to: at.router,
        data: call(swap, usd(100), least, [dollar, at.weth9], user, 2n ** 256n - 1n),
      }),
    );
    await go(
      'swap there and back',
      rpc({
        chainId,
        from: user,
        to: at.router,
        data: call(swap, usd(100), usd(99), [dollar, at.weth9, dollar], user, end),
      }),
    );
    await go(
      'swap, nonce later',
      rpc({
        chainId,
        from: user,
        to: at.router,
        nonce: toHex(60),
        data: call(swap, usd(100), least, [dollar, at.weth9], user, end),
      }),
    );
    await go(
      'swap at low gas price',
      rpc({
        chainId,
        from: user,
        to: at.router,
        gasPrice: '0x1',
        data: call(swap, usd(100), least, [dollar, at.weth9], user, 2n ** 256n - 1n),
      }),
    );
    // Typed
    const typed = (id: string, json: string) =>
      go(`typed ${id}`, JSON.stringify({ method: 'eth_signTypedData_v4', params: [pilot(8).address, json] }));
    const permit = (value: string, spender: string, extra = '') =>
      `{"types":{"EIP712Domain":${JSON.stringify(domainType)},"Permit":[{"name":"owner","type":"address"},{"name":"spender","type":"address"},{"name":"value","type":"uint256"},{"name":"nonce","type":"uint256"},{"name":"deadline","type":"uint256"}]},"primaryType":"Permit","domain":{"name":"Practice Dollar","version":"1","chainId":31337,"verifyingContract":"${dollar}"},"message":{"owner":"${pilot(8).address}","spender":"${spender}","value":${value},"nonce":0,"deadline":${String(end)}${extra}}}`;
    await typed('duplicate spender', permit('1000000', at.router, `,"spender":"${nothing}"`));
    await typed('duplicate value', permit('1000000', nothing, ',"value":"20000000000"'));
    await typed('value in exponent', permit('1e6', nothing));
    await typed('value negative', permit('"-1"', nothing));
    await typed('value float', permit('1000000.0', nothing));
    await typed('value beyond safe', permit('20000000000000000001', nothing));
    await typed('value with spaces', permit('" 1000000"', nothing));
    await typed('value in octal', permit('"0o17"', nothing));
    await typed('value empty', permit('""', nothing));
    await typed('value true', permit('true', nothing));
    await typed('value null', permit('null', nothing));
    await typed('spender without prefix', permit('"1000000"', nothing.slice(2)));
    await typed('spender as a name', permit('"1000000"', 'alice.eth'));
    await typed('spender as a number', permit('"1000000"', BigInt(nothing).toString()));
    void encodeAbiParameters;
    void parseAbiParameters;
    void keccak256;
    void (0 as unknown as Hex);
  });
  expect(1).toBe(1);
}, 1_200_000);
