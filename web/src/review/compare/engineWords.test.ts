import type { Effects } from '@readback/core/model/effects.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import { describe, expect, it } from 'vitest';
import { enginesWords, otherBlockWords, otherGasWords } from '@readback/phrases/engineWords.ts';
import { namedSources } from './namedSources.ts';
import { fact, facts, sample, step } from '../testing/sample.ts';

const block: Effects['block'] = {
  chainId: 1,
  parentHash: `0x${'00'.repeat(32)}`,
  parentNumber: 1_000n,
  number: 1_001n,
  timestamp: 0n,
  baseFeePerGas: 0n,
  gasLimit: 0n,
  endpoint: 'node',
};

describe('the engines', () => {
  const say = (...engines: Effects['engines']) => enginesWords({ engines, block });
  const first = { name: 'eth_simulateV1', agrees: null };

  it('confirm each other only where two agree', () => {
    expect(say(first)).toBe(
      'Simulated by eth_simulateV1 on the state after block 1,000. Neither a second engine nor a second source confirms the result.',
    );
    expect(say(first, { name: 'debug_traceCall', agrees: true })).toContain('Their results agree.');
    expect(say(first, { name: 'debug_traceCall', agrees: null })).toContain('Not all results were compared.');
  });

  it('say which of them differs', () => {
    expect(say(first, { name: 'debug_traceCall', agrees: false })).toContain(
      'The result of debug_traceCall differs from the result shown.',
    );
  });
});

describe('another block', () => {
  it('is not spoken of where none was tried', () => {
    expect(otherBlockWords(undefined)).toBeUndefined();
    expect(otherBlockWords(unknown('unsupported'))?.differs).toBe(false);
  });

  it('is loud only where it comes out otherwise', () => {
    expect(otherBlockWords(known({ s: 'same' }))?.differs).toBe(false);
    const other = { s: 'different', lines: ['0', '1'], status: 'success' } as const;
    expect(otherBlockWords(known(other))).toEqual({
      says: 'In another likely block, the result differs: 2 lines differ there.',
      differs: true,
    });
    expect(otherBlockWords(known({ ...other, status: 'revert' }))?.says).toContain('the request fails there');
  });
});

describe('another gas limit', () => {
  it('is not spoken of where none was tried', () => {
    expect(otherGasWords(undefined)).toBeUndefined();
    expect(otherGasWords(unknown('refused'))?.differs).toBe(false);
  });

  it('is loud only where it comes out otherwise', () => {
    expect(otherGasWords(known({ s: 'same' }))?.differs).toBe(false);
    const other = { s: 'different', lines: ['0'], status: 'success', gas: 123_456n } as const;
    expect(otherGasWords(known(other))).toEqual({
      says: 'With a gas limit of 123,456, the result differs.',
      differs: true,
    });
    expect(otherGasWords(known({ ...other, status: 'revert' }))?.says).toContain('the simulated call fails');
  });
});

it('names each source once, also those that only a step of a step has', () => {
  const from = [{ by: 'source', name: 'Sourcify' }] as const;
  const fn = { name: 'f', signature: 'f()', selector: '0x12345678', from } as const;
  const text = { kind: 'text', text: 'x' } as const;
  const readback = sample({
    facts: facts(
      fact('a', text, [{ by: 'source', name: 'Blockscout' }]),
      fact('b', text, from),
      fact('c', text),
    ),
    steps: [step({ steps: [step({ id: '0.0', fn })] })],
  });
  expect(namedSources(readback)).toEqual(['Blockscout', 'Sourcify']);
});
