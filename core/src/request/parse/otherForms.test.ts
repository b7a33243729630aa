import { describe, expect, it } from 'vitest';
import type { Body } from '../../model/request.ts';
import { readPasted } from './readPasted.ts';

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

async function read(value: unknown): Promise<Body | string> {
  const parsed = await readPasted(JSON.stringify(value), {});
  return parsed.ok ? parsed.request.body : parsed.error.problem.id;
}

const typed = (type: string, value: unknown) => ({
  types: { EIP712Domain: [{ name: 'name', type: 'string' }], Note: [{ name: 'it', type }] },
  primaryType: 'Note',
  domain: { name: 'Notes' },
  message: { it: value },
});

describe('forms of requests that wallets sign, too', () => {
  it('what a wallet is asked and is no request to read is named, with what it would do', async () => {
    const why = async (method: string, params: unknown = []) => {
      const parsed = await readPasted(JSON.stringify({ method, params }), {});
      if (parsed.ok || parsed.error.problem.id !== 'request.explained') return undefined;
      return parsed.error.problem.args.why;
    };
    const token = { type: 'ERC20', options: { address: other, symbol: 'USDC', decimals: 6 } };
    expect(await why('wallet_watchAsset', token)).toEqual({ id: 'method.listsToken' });
    expect(await why('wallet_createSession', { optionalScopes: {} })).toEqual({ id: 'method.opensSession' });
    expect(await why('wallet_connect', [{ version: '1' }])).toEqual({ id: 'method.connectsAndSigns' });
    expect(await why('wallet_prepareCalls', [{ calls: [] }])).toEqual({ id: 'method.prepares' });
    expect(await why('wallet_sendPreparedCalls')).toEqual({ id: 'method.sendsPrepared' });
    for (const method of ['wallet_grantPermissions', 'wallet_requestExecutionPermissions'])
      expect(await why(method)).toEqual({ id: 'method.grants' });
    for (const method of ['eth_signTypedData_v5', 'eth_signTypedData_v2', 'eth_signTypedDatav4'])
      expect(await why(method)).toEqual({ id: 'method.noVersion' });
    expect(await why('eth_decrypt', ['0x', me])).toEqual({ id: 'method.decrypts' });
    expect(await why('personal_ecRecover')).toEqual({ id: 'method.recovers' });
    expect(await why('eth_getBalance', [me, 'latest'])).toEqual({ id: 'method.reads' });
    const inside = { scope: 'eip155:1', request: { method: 'wallet_watchAsset', params: token } };
    expect(await why('wallet_invokeMethod', inside)).toEqual({ id: 'method.listsToken' });
    // Of what nobody knows it is not said that it signs nothing.
    for (const method of ['wallet_signEverything', 'constructor', 'eth_signTypedData_latest'])
      expect(await read({ method, params: [] })).toBe('request.unknownMethod');
  });

  it('what a module of a Safe carries out is a list of calls, and a delegatecall in it is refused', async () => {
    const of = (one: object) =>
      read([
        { to: other, data: '0x', ...one },
        { to: me, operation: 0, data: '0x', value: '0' },
      ]);
    expect(await of({ operation: '0', value: '0.0' })).toBe('request.noNetwork');
    const here = async (value: unknown) => {
      const parsed = await readPasted(JSON.stringify(value), { chainId: 1 });
      return parsed.ok ? parsed.request.body : parsed.error.problem.id;
    };
    const call = { to: other, data: '0x1234', operation: '0', value: '0.0' };
    expect(await here([call, { ...call, operation: 0, value: '7' }])).toMatchObject({
      kind: 'calls',
      calls: [
        { to: other, data: '0x1234', value: 0n },
        { to: other, data: '0x1234', value: 7n },
      ],
    });
    for (const operation of ['1', 1, '0x1', 2])
      expect(await here([{ ...call, operation }])).toBe('batch.delegatecall');
    // In ETH or in wei: nobody can tell.
    for (const value of ['1.0', '0.5', '.0', '0.'])
      expect(await here([{ ...call, value }])).toBe('field.noQuantity');
    // Only where the list says that it is a Safe's.
    const { operation: _, ...plain } = call;
    expect(await here([plain, plain])).toBe('field.noQuantity');
    const queued = { ...call, safe: me, safeTxGas: '0', nonce: 5 };
    expect(await here([queued, queued])).toBe('safe.several');
  });

  it('typed data of version 3 is read where it has the digest of version 4', async () => {
    const ask = (it: unknown) => read({ method: 'eth_signTypedData_v3', params: [me, JSON.stringify(it)] });
    expect(await ask(typed('string', 'Hi'))).toMatchObject({ kind: 'typedData', signer: me });
    expect(await ask(typed('string[]', ['Hi']))).toBe('request.refused');
    expect(await ask(typed('uint256[2]', [1, 2]))).toBe('request.refused');
  });

  it('a request inside one that names its network is read on that network', async () => {
    const ask = (scope: string, request: unknown) =>
      read({ method: 'wallet_invokeMethod', params: { scope, request } });
    const payment = { method: 'eth_sendTransaction', params: [{ from: me, to: other, value: '0x1' }] };
    expect(await ask('eip155:8453', payment)).toMatchObject({ kind: 'transaction', chainId: 8453 });
    const elsewhere = { ...payment, params: [{ from: me, to: other, value: '0x1', chainId: '0x1' }] };
    expect(await ask('eip155:8453', elsewhere)).not.toMatchObject({ chainId: 8453 });
    expect(await ask('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', payment)).toBe('request.unknownMethod');
    const twice = { method: 'wallet_invokeMethod', params: { scope: 'eip155:1', request: payment } };
    expect(await ask('eip155:1', twice)).toBe('request.unknownMethod');
  });

  it('the code of a new contract needs no receiver, and a call does', async () => {
    const of = (data: string) => read({ from: me, chainId: '0x1', value: '0x0', data });
    for (const code of [
      '0x6080604052348015600f57600080fd5b50603f80601d6000396000f3fe',
      '0x60a060405234801561001057600080fd5b50',
      '0x610100604052348015600f57600080fd5b',
    ])
      expect(await of(code)).toMatchObject({ kind: 'transaction', call: { to: null, data: code } });
    for (const call of [
      '0xa9059cbb',
      `0xa9059cbb${'00'.repeat(64)}`,
      `0x60806040${'52'.repeat(32)}`,
      '0x6001',
    ])
      expect(await of(call)).not.toMatchObject({ call: { to: null } });
  });

  it('a long number without quotes in a batch file is refused, as its program would round it', async () => {
    const batch = (amount: unknown) => ({
      version: '1.0',
      chainId: '1',
      meta: { createdFromSafeAddress: me },
      transactions: [
        {
          to: other,
          value: '0',
          data: null,
          contractMethod: { inputs: [{ name: 'amount', type: 'uint256' }], name: 'setCap', payable: false },
          contractInputsValues: { amount },
        },
      ],
    });
    const text = (amount: string) => JSON.stringify(batch('@')).replace('"@"', amount);
    const of = async (amount: string) => {
      const parsed = await readPasted(text(amount), {});
      return parsed.ok ? 'read' : parsed.error.problem.id;
    };
    for (const amount of ['1234567890123456789012', '1e21', '9007199254740993'])
      expect(await of(amount)).toBe('field.rounded');
    for (const amount of ['1234567', '"1234567890123456789012"']) expect(await of(amount)).toBe('read');
  });
});
