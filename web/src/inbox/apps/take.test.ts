import { expect, test } from 'vitest';
import { saidBy } from './said.ts';
import { takeAsked } from './take.ts';
import { verifiedOf } from './verified.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const taken = (request: unknown, chainId: unknown = 'eip155:1') =>
  takeAsked({ chainId, request }, { chains: [1], account }, { waiting: 0, accounts: undefined });

test('what is nested too deep to be written is refused, and does not end the connection', () => {
  let params: unknown = 'x';
  for (let depth = 0; depth < 200_000; depth += 1) params = [params];
  expect(taken({ method: 'personal_sign', params })).toMatchObject({ reply: { error: { code: -32602 } } });
});

test('a network or a method that is no text is refused', () => {
  for (const chainId of [['eip155:1'], { toString: null }, 1, null, 'eip155:1 ', 'EIP155:1', 'eip155:01e0'])
    expect(taken({ method: 'personal_sign', params: [] }, chainId)).toHaveProperty('reply.error');
  for (const method of [['personal_sign'], { toString: () => 'personal_sign' }, 'PERSONAL_SIGN', '__proto__'])
    expect(taken({ method, params: [] })).toHaveProperty('reply.error');
  for (const request of [null, 'personal_sign', [], undefined])
    expect(taken(request)).toHaveProperty('reply.error');
});

test('the host that an app claims is whole, so that its end says whose it is', () => {
  const host = `app.bank.example.${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.thief.example`;
  expect(saidBy({ url: `https://${host}/login` })).toEqual({ host });
  expect(saidBy({ url: `https://${'a.'.repeat(200)}thief.example/` })).toEqual({});
  expect(saidBy({ url: 'https://app.bank.example@thief.example' })).toEqual({ host: 'thief.example' });
  expect(saidBy({ url: 'javascript:alert(1)' })).toEqual({ host: 'javascript:alert(1)' });
  expect(verifiedOf({ verified: { validation: 'INVALID', origin: `https://${host}` } })).toEqual({
    kind: 'other',
    origin: `https://${host}`,
  });
});
