import { expect, test } from 'vitest';
import { grantOf, namespacesOf } from './grant.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const part = (chains: readonly unknown[], methods: readonly unknown[] = ['personal_sign']) => ({
  chains,
  methods,
  events: ['chainChanged'],
});

test('networks that are not enabled and methods that are not answered are left out where they are optional', () => {
  const asked = part(['eip155:1', 'eip155:999'], ['personal_sign', 'eth_sign']);
  const grant = grantOf({ optionalNamespaces: { eip155: asked, solana: part(['solana:x']) } }, [1]);
  expect(grant).toEqual({
    chains: [1],
    methods: ['personal_sign'],
    events: ['chainChanged'],
    left: ['eth_sign'],
  });
  expect(namespacesOf(grant, account).eip155.accounts).toEqual([`eip155:1:${account}`]);
});

test('what is required and cannot be given leaves no session', () => {
  const of = (requiredNamespaces: Record<string, object>) => grantOf({ requiredNamespaces }, [1]).lacks;
  expect(of({ eip155: part(['eip155:1', 'eip155:999']) })).toBe('network');
  expect(of({ eip155: part(['eip155:1']), solana: part(['solana:x']) })).toBe('network');
  expect(of({ eip155: part(['eip155:1'], ['personal_sign', 'eth_sign']) })).toBe('method');
  expect(of({ 'eip155:1': { methods: ['personal_sign'] } })).toBeUndefined();
});

test('nonsense gives no session', () => {
  for (const it of [
    {},
    { eip155: part([null, 7, 'eip155:x']) },
    { eip155: { chains: 'eip155:1', methods: 1 } },
    { eip155: null },
    null,
    'eip155',
  ]) {
    expect(grantOf({ optionalNamespaces: it as never }, [1]).lacks).toBe('network');
    expect(grantOf({ requiredNamespaces: it as never }, [1]).lacks).toBe('network');
  }
});

test('what is required is not overlooked at the end of a long list', () => {
  const many = Array.from({ length: 1_000 }, () => 'eip155:1');
  const of = (it: object) => grantOf({ requiredNamespaces: { eip155: it } }, [1]).lacks;
  expect(of(part([...many, 'eip155:999']))).toBe('network');
  expect(of(part(['eip155:1'], [...many.map(() => 'personal_sign'), 'eth_sign']))).toBe('method');
  expect(of(part([...many, ...many, 'eip155:1']))).toBe('network');
  const { chains } = grantOf({ optionalNamespaces: { eip155: part([...many, 'eip155:999']) } }, [1]);
  expect(chains).toEqual([1]);
});
