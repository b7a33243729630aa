import { describe, expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';

const me = '0x41c79d2e88b150fac07e3b6da2f419e8770609da';
const friend = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const asked = (method: string, params: object) =>
  parse(JSON.stringify({ method, params: [params] }), { chainId: 1 });
const send = (fields: object) => asked('eth_sendTransaction', { from: me, to: friend, ...fields });

describe('a quantity in a request to a wallet', () => {
  it.each([
    ['value', '1000000000000000000'],
    ['gasPrice', '10'],
    ['nonce', '11'],
    ['chainId', '10'],
  ])('is refused where %s is digits without 0x, which wallets read in two ways', (key, digits) => {
    const it = send({ [key]: digits });
    expect(it).toMatchObject({ ok: false });
    expect(it.ok ? '' : it.error.message).toContain(`field.no0x {"name":"${key}"}`);
  });

  it('is refused in a call of a batch, too', () => {
    const batch = { version: '2.0.0', chainId: '0x1', from: me, atomicRequired: true };
    expect(asked('wallet_sendCalls', { ...batch, calls: [{ to: friend, value: '16' }] }).ok).toBe(false);
    expect(asked('wallet_sendCalls', { ...batch, calls: [{ to: friend, value: '0x10' }] }).ok).toBe(true);
  });

  it('is read as hex after 0x, and as one digit, which is the same to all', () => {
    expect(send({ value: '0x10' })).toMatchObject({ request: { body: { call: { value: 16n } } } });
    expect(send({ value: '0' })).toMatchObject({ request: { body: { call: { value: 0n } } } });
  });

  it('may be decimal in a bare transaction, which is not a request to a wallet', () => {
    const bare = parse(JSON.stringify({ to: friend, value: '10' }), { chainId: 1 });
    expect(bare).toMatchObject({ request: { body: { call: { value: 10n } } } });
  });
});
