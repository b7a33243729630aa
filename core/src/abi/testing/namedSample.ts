import fc from 'fast-check';
import type { AbiParameter } from 'viem';
import { anySample, type Sample } from '../../decode/testing/arbitraryAbi.ts';

/** Names that have broken decoders: none, the same twice, and those that objects already have. */
const names = fc.constantFrom(
  '',
  'to',
  'amount',
  'amount',
  'hasOwnProperty',
  '__proto__',
  'constructor',
  'toString',
  'length',
  '0',
  'a b',
  '\u202eknil',
);

/** Any parameters with any values, as `anySample`, under such names at every level. */
export const namedSample: fc.Arbitrary<Sample> = fc
  .tuple(anySample, fc.array(names, { minLength: 40, maxLength: 40 }))
  .map(([{ parameters, values }, given]) => {
    let next = 0;
    const named = (it: AbiParameter): AbiParameter => {
      const name = given[next++ % given.length] ?? '';
      return 'components' in it ? { ...it, name, components: it.components.map(named) } : { ...it, name };
    };
    return { parameters: parameters.map(named), values };
  });
