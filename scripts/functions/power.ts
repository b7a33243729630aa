import type {
  Agency,
  Alters,
  FunctionModel,
  Installs,
  PowerChange,
} from '@readback/core/decode/abis/functionModel.ts';
import { among, formOf } from './form.ts';
import type { Parameter } from './parameter.ts';
import { parsePathTo, pathText } from './path.ts';

/** What a row says of power: who acts by it, and who decides after that. */
export type Power = Pick<
  FunctionModel,
  'actsAs' | 'changes' | 'hands' | 'alters' | 'installs' | (typeof singles)[number]
>;

const agencies: readonly Agency[] = ['safe', 'operation', 'account', 'plan'];
const changes: readonly PowerChange[] = ['code', 'owners', 'handler', 'given', 'control'];
const shares = ['one', 'all', 'share'] as const;
const places: readonly Installs['as'][] = ['code', 'module', 'guard', 'handler'];

const parts: readonly Alters['parts'][number][] = [
  'owner',
  'pendingOwner',
  'admin',
  'granted',
  'implementation',
  'beacon',
  'owners',
  'threshold',
  'module',
  'guard',
  'moduleGuard',
  'fallbackHandler',
];

/** Clauses that only name a place: `needs` one of a number, the others of an account. */
const singles = ['adds', 'removes', 'needs', 'about'] as const;

/** Reads a clause about power; undefined where it is about something else. */
export function parsePower(clause: string, parameters: readonly Parameter[]): Power | undefined {
  const [word = '', ...rest] = clause.split(' ');
  const text = rest.join(' ');
  const account = (path: string) => parsePathTo('address', path, parameters);
  const number = (path: string) => parsePathTo('number', path, parameters);
  if (word === 'acts') {
    const [, as = ''] = formOf(clause, text, /^as (\S+)$/, 'acts as account');
    return { actsAs: among(as, agencies) };
  }
  if (word === 'changes') return { changes: among(text, changes) };
  if (word === 'hands') {
    const form = /^(\S+) to (\S+?)(?: unless (\S+) is 0)?$/;
    const [, what = '', to = '', unless] = formOf(clause, text, form, 'hands share to a unless b is 0');
    return {
      hands: {
        what: among(what, shares),
        to: account(to),
        ...(unless === undefined ? {} : { unless: number(unless) }),
      },
    };
  }
  if (word === 'alters') {
    const [, list = '', of] = formOf(clause, text, /^(\S+)(?: of (\S+))?$/, 'alters owner|admin of proxy');
    return {
      alters: {
        parts: list.split('|').map((it) => among(it, parts)),
        ...(of === undefined ? {} : { of: account(of) }),
      },
    };
  }
  const single = singles.find((it) => it === word);
  if (single !== undefined) return { [single]: single === 'needs' ? number(text) : account(text) };
  if (word !== 'installs') return undefined;
  const form = /^(\S+) (\S+?)(?: unless (\S+) is (\d+))?$/;
  const [, as = '', path = '', not, is] = formOf(clause, text, form, 'installs code a unless b is 2');
  return {
    installs: {
      as: among(as, places),
      at: account(path),
      ...(not === undefined ? {} : { not: { at: number(not), is: Number(is) } }),
    },
  };
}

export function powerClauses(power: Power, parameters: readonly Parameter[]): readonly string[] {
  const { actsAs, changes: change, hands, alters, installs } = power;
  const found: string[] = [];
  const at = (path: Parameters<typeof pathText>[0]) => pathText(path, parameters);
  if (actsAs !== undefined) found.push(`acts as ${actsAs}`);
  if (change !== undefined) found.push(`changes ${change}`);
  if (hands !== undefined)
    found.push(
      `hands ${hands.what} to ${at(hands.to)}${hands.unless === undefined ? '' : ` unless ${at(hands.unless)} is 0`}`,
    );
  if (alters !== undefined)
    found.push(`alters ${alters.parts.join('|')}${alters.of === undefined ? '' : ` of ${at(alters.of)}`}`);
  if (installs !== undefined)
    found.push(
      `installs ${installs.as} ${at(installs.at)}${installs.not === undefined ? '' : ` unless ${at(installs.not.at)} is ${installs.not.is}`}`,
    );
  for (const single of singles) {
    const place = power[single];
    if (place !== undefined) found.push(`${single} ${at(place)}`);
  }
  return found;
}
