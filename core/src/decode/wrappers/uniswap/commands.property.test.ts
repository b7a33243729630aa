import fc from 'fast-check';
import { type AbiParameter, type Address, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import { expect, test } from 'vitest';
import type { Step } from '../../../model/step.ts';
import { decode } from '../../decode.ts';
import { valueOf } from '../../testing/arbitraryAbi.ts';
import { encodeAgain } from '../../testing/encodeAgain.ts';
import { mutated, numbersFrom } from '../../testing/mutate.ts';
import { callData, from, requestOf } from '../../testing/requests.ts';
import vectors from '../vectors/universalRouter.json' with { type: 'json' };
import { type CommandRow, commandTable } from '../../protocols/commandTable.ts';

const router: Address = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';

function read(data: Hex) {
  const call = { to: router, value: 0n, data };
  return decode(requestOf({ kind: 'transaction', chainId: 1, from, call, set: {} }), {});
}

const parametersOf = ({ command: { text: signature } }: CommandRow): readonly AbiParameter[] => {
  const inner = signature.slice(signature.indexOf('(') + 1, -1);
  return parseAbiParameters([inner] as readonly string[] as readonly [string]) as readonly AbiParameter[];
};

/** Any input of any of the commands, but for those that carry others: their bytes would be read. */
const anyCommand = (rows: readonly CommandRow[]) =>
  fc.constantFrom(...rows.filter(({ command }) => !command.text.includes('bytes[]'))).chain((row) => {
    const parameters = parametersOf(row);
    return fc
      .tuple(...parameters.map(valueOf))
      .map((values) => ({ row, input: encodeAbiParameters(parameters, values) }));
  });

const codes = (rows: readonly CommandRow[]): Hex => `0x${rows.map(({ code }) => code.slice(2)).join('')}`;

test('any commands with any values come back as they were encoded', () => {
  fc.assert(
    fc.property(
      fc.array(anyCommand(commandTable('Uniswap Universal Router 2.0').rows), { minLength: 1, maxLength: 5 }),
      (plan) => {
        const rows = plan.map(({ row }) => row);
        const inputs = plan.map(({ input }) => input);
        const data = callData('execute(bytes,bytes[],uint256)', codes(rows), inputs, 1n);
        const steps = read(data).steps[0]?.steps ?? [];
        expect(steps.map(({ reading }) => reading)).toEqual(rows.map(() => 'canonical'));
        expect(steps.map(({ fn }) => fn?.name)).toEqual(
          rows.map(({ command }) => command.text.split('(')[0]),
        );
        expect(steps.map(encodeAgain)).toEqual(inputs);
      },
    ),
    { numRuns: 200 },
  );
});

test('any actions of a v4 swap come back as they were encoded', () => {
  fc.assert(
    fc.property(
      fc.array(anyCommand(commandTable('Uniswap v4').rows), { minLength: 1, maxLength: 4 }),
      (plan) => {
        const rows = plan.map(({ row }) => row);
        const inputs = plan.map(({ input }) => input);
        const input = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [codes(rows), inputs]);
        const data = callData('execute(bytes,bytes[],uint256)', '0x10', [input], 1n);
        const steps = read(data).steps[0]?.steps[0]?.steps ?? [];
        expect(steps.map(encodeAgain)).toEqual(inputs);
      },
    ),
    { numRuns: 100 },
  );
});

test('a plan that was changed is read to exactly its bytes, or with something odd, or not at all', () => {
  const plans = Object.values(vectors).flatMap((it) => (typeof it === 'string' ? [] : [it.data as Hex]));
  let clean = 0;
  let other = 0;
  fc.assert(
    fc.property(fc.constantFrom(...plans), fc.nat(), (data, seed) => {
      for (const step of flat(read(mutated(data, numbersFrom(seed))).steps)) {
        if (step.reading !== 'canonical') other += 1;
        else {
          clean += 1;
          expect(encodeAgain(step)).toBe(step.data);
        }
        for (const inner of step.steps)
          expect(`0x${step.data.slice(2 + inner.bytes[0] * 2, 2 + inner.bytes[1] * 2)}`).toBe(inner.data);
      }
    }),
    { numRuns: 500 },
  );
  expect(clean).toBeGreaterThan(100);
  expect(other).toBeGreaterThan(50);
});

function flat(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...flat(step.steps)]);
}
