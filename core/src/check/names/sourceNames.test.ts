import { type Address, getAddress, maxUint256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { call, contract, message, type Sample, transaction, usdc } from '../testing/views.ts';

const rule = 'names.source';
const copy = getAddress('0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23');
const inner = getAddress('0x00112233445566778899aabbccddeeff00112233');
const approve = (spender: Address) =>
  call(usdc, 'approve(address spender, uint256 amount)', [spender, maxUint256]);
const published = (name: string, at = copy, more: Sample = {}): Sample => ({
  codes: { [copy]: 'contract' },
  ...more,
  facts: {
    [`account.${copy.toLowerCase()}.verified`]: { kind: 'bool', value: true },
    [`account.${at.toLowerCase()}.verified`]: { kind: 'bool', value: true },
    [`account.${at.toLowerCase()}.sourceName`]: { kind: 'text', text: name },
    ...more.facts,
  },
});

describe('the name of a published source', () => {
  it('is a caution where it is that of a well-known contract elsewhere, however it is written', () => {
    for (const name of [
      'UniswapV2Router02',
      'uniswap_v2_router',
      'Uniѕwap V2 Routеr',
      'ＡaveV3Pool',
      'Permit2',
      'CoWProtocolVaultRelayer',
    ])
      expect([name, answer(rule, approve(copy), published(name))]).toEqual([name, 'caution']);
    const sent = transaction(copy, '0x12345678', 5n);
    expect(told(rule, sent, published('Permit2'))).toEqual([
      'caution: names.source.says contract step.0.to name account.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.sourceName how known | names.source.why | names.source.remedy | in 0 | about 0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23 | by step.0.to account.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.sourceName',
      'unknown step.0.fn',
    ]);
  });

  it('is one in the code that a proxy runs', () => {
    const runs = {
      [`account.${copy.toLowerCase()}.implementation`]: { kind: 'address', address: inner },
    } as const;
    expect(told(rule, approve(copy), published('Permit2', inner, { facts: runs }))).toEqual([
      'caution: names.source.says contract step.0.arg.spender name account.0x00112233445566778899aabbccddeeff00112233.sourceName how known | names.source.why | names.source.remedy | in 0 | about 0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23 | by step.0.arg.spender account.0x00112233445566778899aabbccddeeff00112233.sourceName',
    ]);
    expect(told(rule, approve(copy), published('Vault', inner, { facts: runs }))).toEqual([
      'clear step.0.arg.spender account.0x00112233445566778899aabbccddeeff00112233.sourceName',
    ]);
  });

  it('is one where the user saved that name for someone else, and not for the contract itself', () => {
    const saved = (address: Address, more = {}) => ({
      book: known([{ address, name: 'Acme Vault', own: false, paid: 0, ...more }]),
    });
    expect(told(rule, approve(copy), published('AcmeVault', copy, saved(inner)))).toEqual([
      'caution: names.source.says contract step.0.arg.spender name account.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.sourceName how saved | names.source.why | names.source.remedy | in 0 | about 0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23 | by step.0.arg.spender account.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.sourceName',
    ]);
    expect(answer(rule, approve(copy), published('AcmeVault', copy, saved(copy)))).toBe('notApplicable');
    expect(answer(rule, approve(copy), published('Permit2', copy, saved(copy, { imported: true })))).toBe(
      'caution',
    );
    expect(answer(rule, approve(copy), published('AcmeVault', copy, saved(inner, { imported: true })))).toBe(
      'clear',
    );
  });

  it('is nothing to warn of at the well-known address, nor where it is nobody’s', () => {
    expect(answer(rule, approve(contract), published('UniswapV2Router02', contract))).toBe('notApplicable');
    expect(answer(rule, approve(copy), published('MerkleDistributor'))).toBe('clear');
    expect(answer(rule, approve(copy), published('Pool'))).toBe('clear');
    expect(answer(rule, message('hello'))).toBe('notApplicable');
  });

  it('is not known where nobody says what is published, but for networks without records', () => {
    const gap = (why: 'timeout' | 'unsupported'): Sample => ({
      codes: { [copy]: 'contract' },
      gaps: { [`account.${copy.toLowerCase()}.verified`]: unknown(why) },
    });
    expect(told(rule, approve(copy), gap('timeout'))).toEqual([
      'unknown account.0x5c7f8a570d578ed84e63fdfa7b1ee72deae1ae23.verified',
    ]);
    expect(answer(rule, approve(copy), gap('unsupported'))).toBe('notApplicable');
  });
});
