import { describe, expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { contract, friend, offline, permit, transaction, typed, usdc } from '../testing/views.ts';

const rule = 'chain.typed';
const field = (name: string, type: string) => ({ name, type });

/** What an account signs for a contract, with its own domain beside it (ERC-7739). */
const wrapped = (chainId: bigint) =>
  typed(
    {
      TypedDataSign: [
        field('contents', 'Mail'),
        field('name', 'string'),
        field('version', 'string'),
        field('chainId', 'uint256'),
        field('verifyingContract', 'address'),
        field('salt', 'bytes32'),
      ],
      Mail: [field('text', 'string')],
    },
    'TypedDataSign',
    {
      contents: { text: 'Hello' },
      name: 'Account',
      version: '1',
      chainId,
      verifyingContract: contract,
      salt: `0x${'00'.repeat(32)}`,
    },
  );

describe('networks in typed data', () => {
  it('are stopped where the domain and the inside name different ones', () => {
    expect(told(rule, wrapped(10n))).toEqual([
      'stop: chain.typed.says asked request.chain inside step.0.arg.chainId | chain.typed.why | remedy.reject | reject | in 0 | by request.chain step.0.arg.chainId',
    ]);
    const order = (originChainId: bigint) =>
      typed(
        { Order: [field('user', 'address'), field('originChainId', 'uint256')] },
        'Order',
        { user: friend, originChainId },
        { chainId: 1n, verifyingContract: contract },
      );
    expect(told(rule, order(10n))).toEqual([
      'stop: chain.typed.says asked request.chain inside step.0.arg.originChainId | chain.typed.why | remedy.reject | reject | in 0 | by request.chain step.0.arg.originChainId',
    ]);
    expect(told(rule, order(1n))).toEqual(['clear step.0.arg.originChainId']);
  });

  it('are stopped where the domain names one that cannot exist', () => {
    expect(told(rule, permit(contract, 1n, { chainId: 2n ** 64n, verifyingContract: usdc }))).toEqual([
      'stop: chain.typed.saysNone | chain.typed.why | remedy.reject | reject | by',
    ]);
    expect(answer(rule, permit(contract, 1n, { chainId: 0n, verifyingContract: usdc }))).toBe('stop');
  });

  it('are silent where they are the same, and where only the domain names one', () => {
    expect(told(rule, wrapped(1n))).toEqual(['clear step.0.arg.chainId']);
    expect(answer(rule, permit(contract, 1n))).toBe('notApplicable');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
  });

  it('rest on the request alone, so that they are known without anybody', () => {
    expect(answer(rule, wrapped(10n), offline)).toBe('stop');
    expect(answer(rule, wrapped(1n), offline)).toBe('clear');
  });
});
