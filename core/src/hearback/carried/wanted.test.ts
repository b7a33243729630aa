import { describe, expect, it } from 'vitest';
import type { Body } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { isCall, wantedOf } from './wanted.ts';

const account = '0x5afe3855358e112b5647b952709e6165e1c1eeee';
const to = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

function heard(
  data: Step['data'],
  capabilities: Extract<Body, { kind: 'calls' }>['capabilities'],
  forwarded = false,
) {
  const calls = [{ to, value: 0n, data: '0xa9059cbb' }] as const;
  const body: Body = {
    kind: 'calls',
    chainId: 1,
    from: account,
    atomic: true,
    calls,
    ...(capabilities && { capabilities }),
  };
  const [call] = wantedOf(body, account)?.calls ?? [];
  const step: Pick<Step, 'op' | 'to' | 'value' | 'data'> = { op: 'call', to, value: 0n, data };
  return call !== undefined && isCall(step, call, account, forwarded);
}

const asks = (json: string) => [{ name: 'dataSuffix', json }];

describe('a call that was carried out', () => {
  it('is the one that was read, also with the bytes that its app asked the wallet to add', () => {
    const suffix = asks('{"value":"0xBEEF"}');
    expect(heard('0xa9059cbb', suffix)).toBe(true);
    expect(heard('0xa9059cbbbeef', suffix)).toBe(true);
    expect(heard('0xA9059CBBBEEF', suffix)).toBe(true);
    expect(heard(`0xa9059cbbbeef${account.slice(2)}`, suffix, true)).toBe(true);
  });

  it('is not with other bytes, with more of them, or with any where nobody asked for them', () => {
    for (const data of ['0xa9059cbbbeee', '0xa9059cbbbeefbeef', '0xa9059cbbbe', '0xbeef'] as const)
      expect([data, heard(data, asks('{"value":"0xbeef"}'))]).toEqual([data, false]);
    expect(heard('0xa9059cbbbeef', undefined)).toBe(false);
    expect(heard('0xa9059cbbbeef', asks('{"value":"beef"}'))).toBe(false);
    expect(heard('0xa9059cbbbeef', [{ name: 'flowControl', json: '{"value":"0xbeef"}' }])).toBe(false);
  });
});
