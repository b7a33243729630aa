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
