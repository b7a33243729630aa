import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { shippedContracts } from '../../shipped/places.ts';
import { answer, told } from '../testing/answers.ts';
import { call, contract, friend, knownBook, transaction, usdc } from '../testing/views.ts';

const rule = 'approvals.notSpender';
const approve = 'approve(address spender, uint256 amount)';
const at = (name: keyof typeof shippedContracts) => {
  const place = shippedContracts[name]?.find((it) => it.split(' ').includes('1'));
  return getAddress(place?.split(' ')[0] ?? '0x');
};

it('an allowance for a known contract that takes none is a caution', () => {
  expect(told(rule, call(usdc, approve, [at('CoW Protocol settlement'), 5n]))).toEqual([
    'caution: approvals.notSpender.says spender step.0.arg.spender | approvals.notSpender.why | approvals.notSpender.remedy | in 0 | about 0x9008D19f58AAbD9eD0D60971565AA8510560ab41 | by step.0.arg.spender',
  ]);
  for (const name of ['Uniswap v4 pool manager', 'Gnosis omnibridge for ETH'] as const)
    expect([name, answer(rule, call(usdc, approve, [at(name), 5n]))]).toEqual([name, 'caution']);
});

it('one for a contract that makes calls which others choose is a stop', () => {
  expect(told('approvals.openContract', call(usdc, approve, [at('Pendle swap'), 5n]))).toEqual([
    'stop: approvals.openContract.says spender step.0.arg.spender | approvals.openContract.why | remedy.reject | reject | in 0 | about 0xd4F480965D2347d421F1bEC7F545682E5Ec2151D | by step.0.arg.spender',
  ]);
});

it('one for a spender, for an unknown contract, or for one that the user knows, is not', () => {
  for (const name of [
    'Aave v3 pool',
    'CoW Protocol vault relayer',
    'Pendle router',
    '1inch router v6',
    'MetaMask swap router',
    'OpenOcean exchange',
    'Rainbow router',
    'Zerion router',
    'SushiSwap v2 router',
    'Gnosis xDAI bridge',
  ] as const)
    expect(told(rule, call(usdc, approve, [at(name), 5n]))).toEqual(['clear step.0.arg.spender']);
  expect(answer(rule, call(usdc, approve, [contract, 5n]))).toBe('clear');
  expect(answer(rule, call(usdc, approve, [friend, 5n]))).toBe('clear');
  const settlement = at('CoW Protocol settlement');
  expect(answer(rule, call(usdc, approve, [settlement, 5n]), { book: knownBook(settlement) })).toBe('clear');
  expect(answer(rule, call(usdc, approve, [settlement, 0n]))).toBe('notApplicable');
});

it('of a call that could not be read it is not known', () => {
  expect(told(rule, transaction(contract, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
});
