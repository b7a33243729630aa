import { type Address, getAddress, type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer, told } from '../../check/testing/answers.ts';
import { call, effectsOf, friend, key, me, type Sample, usdc, viewOf } from '../../check/testing/views.ts';
import { abiOf, effectsWith } from '../../check/account/testing/views.ts';
import { factOfAccount } from '../../model/factIds.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { positionOwnerFact } from '../../label/tokens/positionFacts.ts';
import { accountOf } from './account.ts';

const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const stranger = getAddress('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5c8d90');
const seaport = getAddress('0x0000000000000068f116a894984e2db1123eb395');
const registry = getAddress('0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e');
const positions = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const exchange = getAddress('0xdef1c0ded9bec7f1a1670819833240f027b25eff');

const here: Sample = {
  codes: Object.fromEntries(
    [aave, stranger, seaport, registry, positions, exchange].map((it) => [it, 'contract'] as const),
  ),
  effects: known({ ...effectsOf([]), records: known([]) }),
};
const codeOfStranger = factOfAccount(stranger, 'code');
const { [stranger]: _, ...others } = here.codes ?? {};
const unasked: Sample = { ...here, codes: others, gaps: { [codeOfStranger]: unknown('timeout') } };
const without: Sample = { ...here, codes: { ...here.codes, [stranger]: 'none' } };

const supply = (asset: Address, amount: bigint): Body =>
  call(aave, 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', [
    asset,
    amount,
    me,
    0,
  ]);
const flagged = (7n << 250n) + BigInt(stranger);

describe('a number that has room for an account', () => {
  it('is a Caution where a contract of a stranger is there, and none where nothing is', () => {
    for (const amount of [BigInt(stranger), flagged]) {
      expect(answer('account.key', supply(usdc, amount), here)).toBe('caution');
      expect(answer('account.key', supply(usdc, amount), without)).toBe('notApplicable');
    }
  });

  it('is not known while nobody said what is there', () => {
    for (const amount of [BigInt(stranger), flagged])
      expect(told('account.key', supply(usdc, amount), unasked)).toEqual([`unknown ${codeOfStranger}`]);
    expect(told('account.key', supply(usdc, 5n), unasked)).toEqual(['notApplicable']);
  });

  const items: readonly (readonly [string, string, readonly unknown[]])[] = [
    ['is sent', 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, friend]],
    ['is moved', 'transferFrom(address from, address to, uint256 tokenId)', [me, friend]],
    ['may be taken', 'approve(address spender, uint256 tokenId)', [friend]],
  ];
  it.each(items)('is only the number of an item where that %s', (_how, signature, args) => {
    const body = call(positions, signature, [...args, BigInt(stranger)]);
    for (const sample of [here, unasked]) expect(answer('account.key', body, sample)).toBe('notApplicable');
  });
});

describe('what stands where a token should be', () => {
  it('is a Caution where it is an account without code', () => {
    expect(answer('account.elsewhere', supply(key, 5n), here)).toBe('caution');
    expect(answer('account.elsewhere', supply(stranger, 5n), without)).toBe('caution');
  });

  it('is none where it is a contract, or nobody knows what is there', () => {
    expect(answer('account.elsewhere', supply(usdc, 5n), here)).toBe('notApplicable');
    expect(answer('account.elsewhere', supply(stranger, 5n), here)).toBe('notApplicable');
    expect(answer('account.elsewhere', supply(stranger, 5n), unasked)).toBe('notApplicable');
  });
});

describe('a call of a contract that everybody knows, by a function known by its name alone', () => {
  it('is a Caution where someone is paid whom it does not name', () => {
    const signature = 'harvestAll(uint256 amount)';
    const paid = (to: Address) => {
      const asset = { kind: 'token', chainId: 1, address: usdc } as const;
      const moves = [{ from: seaport, to, asset, amount: 5n, basis: 'read' } as const];
      const sample = { abis: [abiOf(seaport, signature)], effects: known(effectsWith({ moves })) };
      return answer('account.move', call(seaport, signature, [7n]), { ...here, ...sample });
    };
    expect(paid(key)).toBe('caution');
    expect(paid(me)).toBe('clear');
  });
});

describe('a name that is handed over', () => {
  const record = (owner: Address, resolver: Address): Body =>
    call(registry, 'setRecord(bytes32 node, address owner, address resolver, uint64 ttl)', [
      `0x${'5e'.repeat(32)}`,
      owner,
      resolver,
      0n,
    ]);

  it('is a Caution where a contract of a stranger is to answer for it, whoever the owner is', () => {
    for (const owner of [me, friend])
      expect(told('account.elsewhere', record(owner, stranger), here)).toEqual([
        expect.stringContaining('step.0.arg.resolver'),
      ]);
  });

  it('leaves nothing else to say where everybody knows what answers', () => {
    const resolver = getAddress('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
    const codes = { ...here.codes, [resolver]: 'contract' } as const;
    for (const owner of [me, friend])
      expect(told('account.elsewhere', record(owner, resolver), { ...here, codes })).toEqual([
        'notApplicable',
      ]);
  });
});

describe('a position that more goes into', () => {
  const params = {
    tokenId: 7n,
    amount0Desired: 5n,
    amount1Desired: 5n,
    amount0Min: 5n,
    amount1Min: 5n,
    deadline: 4_000_000_000n,
  };
  const body = call(
    positions,
    'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    [params],
  );
  const owner = positionOwnerFact(positions, 7n);

  it('is waited for while its contract is asked whose it is', () => {
    const { values, waiting } = accountOf(viewOf(body, { label: 'pending' }));
    expect([values.map(({ why }) => why), waiting.map(({ fact }) => fact)]).toEqual([
      [],
      ['step.0.arg.params.tokenId'],
    ]);
  });

  it('is a Caution where nobody says whose it is, or it is a stranger’s', () => {
    expect(answer('account.elsewhere', body, { ...here, gaps: { [owner]: unknown('timeout') } })).toBe(
      'caution',
    );
    const facts = { [owner]: { kind: 'address', address: key } } as const;
    expect(answer('account.elsewhere', body, { ...here, facts })).toBe('caution');
  });
});

describe('who is paid beside the price of an item', () => {
  const item = getAddress('0xbd3531da5cf5857e7cfaa92426877b022e612cf8');
  const buy = (at: Address): Body => {
    const order = {
      direction: 0,
      maker: friend,
      taker: zeroAddress,
      expiry: 4_000_000_000n,
      nonce: 1n,
      erc20Token: usdc,
      erc20TokenAmount: 100n,
      fees: [{ recipient: key, amount: 1n, feeData: '0x' }],
      erc721Token: item,
      erc721TokenId: 7n,
      erc721TokenProperties: [],
    };
    const signed = { signatureType: 2, v: 27, r: zeroHash, s: zeroHash };
    const none: Hex = '0x';
    return call(
      at,
      'buyERC721((uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc721Token, uint256 erc721TokenId, (address propertyValidator, bytes propertyData)[] erc721TokenProperties) sellOrder, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, bytes callbackData)',
      [order, signed, none],
    );
  };
  const strange = (at: Address) =>
    accountOf(viewOf(buy(at), { ...here, codes: { ...here.codes, [item]: 'contract' } })).values.filter(
      ({ word }) => word.fact.includes('.fees.'),
    ).length;

  it('is explained by a market that everybody knows, and by no other', () => {
    expect(strange(exchange)).toBe(0);
    expect(strange(stranger)).toBe(1);
  });
});
