import type { When } from '@readback/core/decode/abis/functionModel.ts';
import type { Parameter } from './parameter.ts';
import { checkNames } from './path.ts';
import { wrong } from './wrong.ts';

/** `relock`, `not enabled`, `bit 3 of flags`, `delta < 0`, `amount > 0`, `time >= 604800`, `size < 1e32`, `kind in 1|3`. */
export function parseCondition(text: string, parameters: readonly Parameter[]): When {
  const [, not, bit, names = '', sign, than] =
    /^(not )?(?:bit (\d+) of )?([\w$.|]+)(?: (>=|>|<|in) ([\d|e]+))?$/.exec(text) ?? [];
  if (names === '' || (not !== undefined && sign !== undefined) || (bit !== undefined && sign !== undefined))
    throw wrong(
      `"${text}": not a condition; expected "flag", "not flag", "bit 3 of flags", "a > 0", "a < 0", "a >= 5", "a < 1e32", "a in 1|3" or "a|b < 0"`,
    );
  const all = names.split('|');
  for (const it of all) checkNames(it, parameters);
  return {
    arg: all.length === 1 ? names : all,
    ...(bit === undefined ? {} : { bit: Number(bit) }),
    is: comparison(text, sign, than) ?? not === undefined,
  };
}

function comparison(
  text: string,
  sign: string | undefined,
  than = '',
): Exclude<When['is'], boolean> | undefined {
  if (sign === undefined) return undefined;
  if (sign === 'in') return than.split('|').map(Number);
  const [, digits, zeros = '0'] = /^(\d+)(?:e(\d+))?$/.exec(than) ?? [];
  if (digits === undefined) throw wrong(`"${text}": "${than}" is no number`);
  const number = BigInt(digits) * 10n ** BigInt(zeros);
  if (sign === '>' && number !== 0n) throw wrong(`"${text}": write ">=" and the smallest that counts`);
  if (sign === '>') return 'positive';
  if (sign === '>=') return Number(number);
  return number === 0n ? 'negative' : { below: number };
}

export function conditionText({ arg, bit, is }: When): string {
  const name = typeof arg === 'string' ? arg : arg.join('|');
  const place = bit === undefined ? name : `bit ${bit} of ${name}`;
  if (is === true) return place;
  if (is === false) return `not ${place}`;
  if (is === 'positive') return `${place} > 0`;
  if (is === 'negative') return `${place} < 0`;
  if (typeof is === 'number') return `${place} >= ${is}`;
  if ('below' in is) return `${place} < ${short(is.below)}`;
  return `${place} in ${is.join('|')}`;
}

function short(number: bigint): string {
  const zeros = /0*$/.exec(String(number))?.[0].length ?? 0;
  return zeros < 6 ? String(number) : `${number / 10n ** BigInt(zeros)}e${zeros}`;
}
