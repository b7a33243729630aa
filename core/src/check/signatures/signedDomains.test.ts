import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { eip712Hashes } from '../../crypto/eip712.ts';
import type { FactValue } from '../../model/fact.ts';
import { unknown } from '../../model/known.ts';
import type { Body, TypedData } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { contract, key, me, offline, permit, type Sample, typed, usdc, waiting } from '../testing/views.ts';

const own = { name: 'Practice Dollar', chainId: 1n, verifyingContract: contract };
const coin = permit(contract, 5n, own);

/** What the contract answers: its domain's hash, none (`0x`), and what it calls itself. */
const says = (separator: Hex, name?: string): Sample => ({
  facts: {
    [`account.${contract.toLowerCase()}.separator`]: { kind: 'bytes', hex: separator },
    ...(name === undefined
      ? {}
      : { [`account.${contract.toLowerCase()}.calledItself`]: { kind: 'text', text: name } as FactValue }),
  },
});

const right = eip712Hashes(typedOf(coin)).domainHash;
const wrong: Hex = `0x${'12'.repeat(32)}`;

const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

/** An order of an exchange that nobody has rules for. */
const order = (domain: Readonly<Record<string, unknown>>) =>
  typed(
    { Order: fields('address maker,bool isBuy,uint256 limitPrice,uint256 amount') },
    'Order',
    { maker: me, isBuy: true, limitPrice: 1n, amount: 1n },
    domain,
  );
const mail = (domain: Readonly<Record<string, unknown>>) =>
  typed({ Mail: fields('address to,string contents') }, 'Mail', { to: me, contents: 'Hello' }, domain);

describe('a domain in a form that EIP-712 does not know', () => {
  const rule = 'signatures.oddDomain';

  it('is a caution, and nothing of a usual one', () => {
    const usual = permit(contract, 5n, { chainId: 1n });
    if (usual.kind !== 'typedData') throw new Error('a permit is typed data');
    const EIP712Domain = [{ name: 'salt', type: 'string' }];
    const types = { ...usual.typed.types, EIP712Domain };
    const odd = { ...usual, typed: { ...usual.typed, types, domain: {}, oddDomain: { salt: '0' } } };
    expect(told(rule, odd)).toEqual([
      'caution: signatures.oddDomain.says fields request.oddDomain | signatures.oddDomain.why | signatures.oddDomain.remedy | reject | by request.oddDomain',
    ]);
    expect(told(rule, usual)).toEqual(['clear']);
  });
});

describe('a permit or an order that names no contract', () => {
  const rule = 'signatures.noContract';

  it('is a caution, by the shape of its types', () => {
    expect(told(rule, permit(contract, 5n, { chainId: 1n }))).toEqual([
      'caution: signatures.noContract.says | signatures.noContract.why | remedy.reject | reject | by',
    ]);
    expect(answer(rule, order({ name: 'Exchange', chainId: 1n }))).toBe('caution');
    const transfer = {
      Pull: fields(
        'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
      ),
    };
    const message = { from: me, to: key, value: 1n, validAfter: 0n, validBefore: 1n, nonce: wrong };
    expect(answer(rule, typed(transfer, 'Pull', message, { chainId: 1n }))).toBe('caution');
  });

  it('is silent where one is named, and for what moves nothing', () => {
    expect(told(rule, coin)).toEqual(['clear request.contract']);
    expect(answer(rule, mail({ chainId: 1n }))).toBe('notApplicable');
  });

  it('rests on the request alone, and has an answer without anybody', () => {
    expect(answer(rule, permit(contract, 5n, { chainId: 1n }), offline)).toBe('caution');
    expect(answer(rule, coin, offline)).toBe('clear');
  });
});

describe('a permit or an order for where no contract stands', () => {
  const rule = 'signatures.notAContract';

  it('is a caution', () => {
    expect(told(rule, permit(contract, 5n, { ...own, verifyingContract: key }))).toEqual([
      'caution: signatures.notAContract.says contract request.contract | signatures.notAContract.why | remedy.reject | reject | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by request.contract account.0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae.code',
    ]);
    expect(answer(rule, order({ chainId: 1n, verifyingContract: key }))).toBe('caution');
    expect(answer(rule, coin, { codes: { [contract]: 'delegated' } })).toBe('caution');
  });

  it('is silent where one stands, and for what moves nothing', () => {
    expect(told(rule, coin)).toEqual(['clear account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.code']);
    expect(answer(rule, mail({ chainId: 1n, verifyingContract: key }))).toBe('notApplicable');
  });

  it('is not known without the code', () => {
    expect(told(rule, coin, offline)).toEqual([
      'unknown account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.code',
    ]);
    expect(told(rule, coin, waiting)).toEqual([
      'pending account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.code',
    ]);
  });
});

describe('a permit under another domain than that of its token', () => {
  const rule = 'signatures.otherDomain';

  it('is a caution, and a note where the token says no domain', () => {
    expect(told(rule, coin, says(wrong))).toEqual([
      'caution: signatures.otherDomain.says contract request.contract how other | signatures.otherDomain.why | remedy.reject | reject | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by request.contract account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
    expect(told(rule, coin, says('0x'))).toEqual([
      'note: signatures.otherDomain.says contract request.contract how silent | signatures.otherDomain.why | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by request.contract account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
  });

  it('is silent where it is the same, where no contract stands, and for what is not a permit', () => {
    expect(told(rule, coin, says(right))).toEqual([
      'clear account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
    const none = { [`account.${key.toLowerCase()}.separator`]: { kind: 'bytes', hex: '0x' } } as const;
    const nowhere = permit(contract, 5n, { ...own, verifyingContract: key });
    expect(answer(rule, nowhere, { facts: none })).toBe('notApplicable');
    expect(answer(rule, order({ chainId: 1n, verifyingContract: contract }), says(wrong))).toBe(
      'notApplicable',
    );
  });

  it('is not known where nobody answered', () => {
    const gaps = { [`account.${contract.toLowerCase()}.separator`]: unknown('timeout', 'node.test') };
    expect(told(rule, coin, { gaps })).toEqual([
      'unknown account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
    expect(answer(rule, coin, offline)).toBe('unknown');
    expect(told(rule, coin, waiting)).toEqual([
      'pending account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
  });
});

describe('a name in the domain that is another’s', () => {
  const rule = 'signatures.borrowedName';
  const named = (name: string, verifyingContract = contract) =>
    permit(key, 5n, { name, chainId: 1n, verifyingContract });

  it('is a caution, where the contract calls itself otherwise', () => {
    expect(told(rule, coin, says('0x', 'Free money'))).toEqual([
      'caution: signatures.borrowedName.says claimed request.domain own account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.calledItself | signatures.borrowedName.why | remedy.reject | reject | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by request.domain account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.calledItself',
    ]);
    expect(answer(rule, coin, says(wrong, 'Free money'))).toBe('caution');
  });

  it('is a caution, where it is that of a token that everybody knows, whatever the contract says', () => {
    const fake = named('USD Coin');
    const agrees = says(eip712Hashes(typedOf(fake)).domainHash, 'USD Coin');
    expect(told(rule, fake, agrees)).toEqual([
      'caution: signatures.borrowedName.saysKnown claimed request.domain | signatures.borrowedName.why | remedy.reject | reject | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by request.contract request.domain',
    ]);
    expect(answer(rule, named('usdc'), agrees)).toBe('caution');
    expect(answer(rule, named('Permit2'), agrees)).toBe('caution');
  });

  it('is silent where the domain or the name is the contract’s own, and where it gives neither', () => {
    expect(told(rule, coin, says(right))).toEqual([
      'clear account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
    expect(told(rule, coin, says('0x', 'Practice Dollar'))).toEqual([
      'clear account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.calledItself',
    ]);
    const tokens = { [contract]: ['Practice Dollar', 6] } as const;
    expect(answer(rule, coin, { ...says('0x', 'Old name'), tokens })).toBe('clear');
    expect(answer(rule, coin, says('0x'))).toBe('notApplicable');
    expect(answer(rule, permit(key, 5n))).toBe('notApplicable');
    const separator = eip712Hashes(typedOf(named('USD Coin', usdc))).domainHash;
    const facts = { [`account.${usdc.toLowerCase()}.separator`]: { kind: 'bytes', hex: separator } } as const;
    expect(answer(rule, named('USD Coin', usdc), { facts })).toBe('clear');
  });

  it('is not known where nobody answered', () => {
    expect(told(rule, coin, offline)).toEqual([
      'unknown account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
    expect(told(rule, coin, waiting)).toEqual([
      'pending account.0x7a250d5630b4cf539739df2c5dacb4c659f2488d.separator',
    ]);
  });
});

function typedOf(body: Body): TypedData {
  if (body.kind !== 'typedData') throw new Error('not typed data');
  return body.typed;
}
