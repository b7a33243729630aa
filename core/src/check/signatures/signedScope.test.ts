import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { contract, key, me, permit, typed, usdc, weth } from '../testing/views.ts';

const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

const hash = `0x${'ab'.repeat(32)}`;
/** A value that is not of its type: nothing of it is read. */
const broken = typed({ Order: fields('uint256 price') }, 'Order', { price: 'much' });

const single = 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline';
const permitted = { token: usdc, amount: 5n };
const rest = { spender: contract, nonce: 0n, deadline: 1_800_000_100n };

describe('one signature over several tokens', () => {
  const rule = 'signatures.severalTokens';
  const allowed = (tokens: readonly string[], spender = key) =>
    typed(
      {
        PermitBatch: fields('PermitDetails[] details,address spender,uint256 sigDeadline'),
        PermitDetails: fields('address token,uint160 amount,uint48 expiration,uint48 nonce'),
      },
      'PermitBatch',
      {
        details: tokens.map((token) => ({ token, amount: 1n, expiration: 1_800_000_100n, nonce: 0n })),
        spender,
        sigDeadline: 1_800_000_100n,
      },
    );

  it('is a caution, to be used again and again or once', () => {
    expect(told(rule, allowed([usdc, weth]))).toEqual([
      'caution: signatures.severalTokens.says spender step.0.arg.spender count 2 | signatures.severalTokens.why | signatures.severalTokens.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.spender step.0.arg.details.0.token step.0.arg.details.1.token',
    ]);
    const types = {
      PermitBatchTransferFrom: fields(single.replace('TokenPermissions', 'TokenPermissions[]')),
      TokenPermissions: fields('address token,uint256 amount'),
    };
    const message = { permitted: [permitted, { token: weth, amount: 1n }], ...rest, spender: key };
    expect(told(rule, typed(types, 'PermitBatchTransferFrom', message))).toEqual([
      'caution: signatures.severalTokens.says spender step.0.arg.spender count 2 | signatures.severalTokens.why | signatures.severalTokens.remedy | reject | in 0 | about 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE | by step.0.arg.spender step.0.arg.permitted.0.token step.0.arg.permitted.1.token',
    ]);
  });

  it('is silent for one token, also where it stands twice, and for a spender that the user saved', () => {
    expect(told(rule, allowed([usdc]))).toEqual(['clear step.0.arg.spender']);
    expect(answer(rule, allowed([usdc, usdc]))).toBe('clear');
    expect(answer(rule, permit(contract, 1n))).toBe('clear');
    const book = known([{ address: key, name: 'Router', own: false, paid: 0 }]);
    expect(answer(rule, allowed([usdc, weth]), { book })).toBe('clear');
  });

  it('is silent for a contract that is vouched for, as long as its code is there', () => {
    const codes = { [contract]: 'contract' } as const;
    expect(answer(rule, allowed([usdc, weth], contract), { codes })).toBe('clear');
    expect(answer(rule, allowed([usdc, weth], contract), { codes: { [contract]: 'none' } })).toBe('caution');
  });

  it('is not known for what could not be read', () => {
    expect(told(rule, broken)).toEqual(['unknown step.0.fn']);
  });
});

describe('what a transfer of Permit2 is bound to', () => {
  const rule = 'signatures.witness';
  const bound = (types: Readonly<Record<string, string>>, type: string, witness: unknown) =>
    typed(
      {
        PermitWitnessTransferFrom: fields(`${single},${type} witness`),
        TokenPermissions: fields('address token,uint256 amount'),
        ...Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fields(text)])),
      },
      'PermitWitnessTransferFrom',
      { permitted, ...rest, witness },
    );

  it('is a caution where only a hash of it is shown', () => {
    expect(told(rule, bound({}, 'bytes32', hash))).toEqual([
      'caution: signatures.witness.says witness step.0.arg.witness | signatures.witness.why | remedy.reject | reject | in 0 | by step.0.arg.witness',
    ]);
    expect(answer(rule, bound({ Order: 'bytes32 hash,bytes data' }, 'Order', { hash, data: '0x12' }))).toBe(
      'caution',
    );
  });

  it('is silent where it is shown, and where there is none', () => {
    const shown = { Order: 'address recipient,uint256 least' };
    expect(told(rule, bound(shown, 'Order', { recipient: me, least: 5n }))).toEqual([
      'clear step.0.arg.witness',
    ]);
    const types = { Once: fields(single), TokenPermissions: fields('address token,uint256 amount') };
    expect(answer(rule, typed(types, 'Once', { permitted, ...rest }))).toBe('notApplicable');
    expect(answer(rule, permit(contract, 1n))).toBe('notApplicable');
  });

  it('is not known for what could not be read', () => {
    expect(told(rule, broken)).toEqual(['unknown step.0.fn']);
  });
});
