import { type Address, zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { call, friend, type Sample, usdc, viewOf } from '../check/testing/views.ts';
import type { Phrase } from '../model/phrase.ts';
import { revisionOf } from '../reading/state.ts';

const collection: Address = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d';
const positions: Address = '0xc36442b4a4522e871399cd717abdd847ab11fe88';
const known: Sample = { codes: { [collection]: 'contract', [positions]: 'contract' } };

function said(to: Address, signature: string, args: readonly unknown[]): Phrase {
  const [first] = revisionOf(viewOf(call(to, signature, args), known), 0).sentence;
  if (first === undefined) throw new Error('nothing is said');
  return first.id === 'sentence.one' ? first.args.what : first;
}

const approve = 'approve(address to, uint256 tokenId)';

it('an item that nobody may take any more is no permission of the zero address', () => {
  for (const to of [collection, positions])
    expect(said(to, approve, [zeroAddress, 77n])).toMatchObject({
      id: 'sentence.takeBackItem',
      args: { item: { id: 'what.item', args: { item: 'step.0.arg.amount', collection: 'step.0.to' } } },
    });
  expect(said(collection, approve, [friend, 77n]).id).toBe('sentence.allowOne');
});

it('an amount for the zero address is what the call says, and takes nothing back', () => {
  expect(said(usdc, 'approve(address spender, uint256 amount)', [zeroAddress, 77n]).id).toBe(
    'sentence.allow',
  );
  expect(said(usdc, 'approve(address spender, uint256 amount)', [friend, 0n]).id).toBe('sentence.takeBack');
});

it('what is collected to the zero address stays at the contract that is called', () => {
  const collect =
    'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)';
  const of = (recipient: Address) => [{ tokenId: 5n, recipient, amount0Max: 9n, amount1Max: 9n }];
  expect(said(positions, collect, of(zeroAddress)).args).toMatchObject({ act: 'collect', to: 'called' });
  expect(said(positions, collect, of(friend)).args).toMatchObject({ act: 'collect', to: 'yes' });
});
