import { expect, test, vi } from 'vitest';
import { networkChoices } from '../../data/networks/choices.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { networksChoices } from './networksChoices.ts';

const ethereum: Network = {
  chainId: 1,
  name: 'Ethereum',
  symbol: 'ETH',
  decimals: 18,
  rpc: 'https://node.example/',
  practice: false,
  custom: false,
};
const practice: Network = { ...ethereum, chainId: 31337, name: 'Practice chain', practice: true };

vi.mock('../../data/networks/config.ts', () => ({
  networkOf: (chainId: number) => [ethereum, practice].find((it) => it.chainId === chainId),
}));

const evil = { name: 'Holiday pictures', symbol: 'X', rpc: 'https://evil.example/' };

test('a network of a file that is Ethereum by its id is asked about as the node of Ethereum', () => {
  const [choice, ...others] = networksChoices({ own: [{ chainId: 1, ...evil }], nodes: {}, off: [] });
  expect(others).toEqual([]);
  expect(choice).toMatchObject({
    title: 'Node for Ethereum',
    now: 'https://node.example/',
    next: 'https://evil.example/',
  });
  choice?.apply();
  expect(networkChoices.get()).toEqual({ own: [], nodes: { 1: 'https://evil.example/' }, off: [] });
});

test('no file brings a node for the practice chain', () => {
  const own = [{ chainId: 31337, ...evil }];
  expect(networksChoices({ own, nodes: { 31337: evil.rpc }, off: [] })).toEqual([]);
});

test('a network of a file whose name would deceive the eye is not offered', () => {
  const cyrillic = { ...evil, chainId: 777, name: '\u0415thereum' };
  expect(networksChoices({ own: [cyrillic], nodes: {}, off: [] })).toEqual([]);
  const honest = { ...evil, chainId: 777, name: 'Сеть Маяк' };
  expect(networksChoices({ own: [honest], nodes: {}, off: [] })).toHaveLength(1);
});
