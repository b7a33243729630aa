import { zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, contract, dataOf, friend, key, usdc, viewOf } from '../../../check/testing/views.ts';
import { everyStep } from '../../../actions/steps/stepTree.ts';
import type { Body } from '../../../model/request.ts';

const init = dataOf('transferOwnership(address newOwner)', [friend]);
const inside = (body: Body) =>
  everyStep(viewOf(body).steps)
    .slice(1)
    .map(({ op, actor, to, fn }) => [op, actor, to, fn?.name]);

describe('what runs at once when code is replaced', () => {
  it('is the new code, as the proxy', () => {
    expect(inside(call(contract, 'upgradeToAndCall(address a, bytes b)', [key, init]))).toEqual([
      ['delegatecall', contract, key, 'transferOwnership'],
    ]);
    expect(
      inside(call(contract, 'upgradeAndCall(address a, address b, bytes c)', [usdc, key, init])),
    ).toEqual([['delegatecall', usdc, key, 'transferOwnership']]);
  });

  it('is the initializer of a diamond, where there is one', () => {
    const cut = 'diamondCut((address a, uint8 b, bytes4[] c)[] d, address e, bytes f)';
    expect(inside(call(contract, cut, [[], key, init]))).toEqual([
      ['delegatecall', contract, key, 'transferOwnership'],
    ]);
    expect(inside(call(contract, cut, [[], zeroAddress, '0x']))).toEqual([]);
  });

  it('is nothing without data', () => {
    expect(inside(call(contract, 'upgradeToAndCall(address a, bytes b)', [key, '0x']))).toEqual([]);
  });
});
