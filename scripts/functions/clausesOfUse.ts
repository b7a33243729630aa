import type { ArgPath } from '@readback/core/decode/argPath.ts';
import type { BridgeUse, Straight } from '@readback/core/decode/protocols/bridgeUse.ts';
import type { MeaningRule } from '@readback/core/decode/meaningRule.ts';
import {
  aggregated,
  type FunctionUse,
  type RouterSwap,
} from '@readback/core/decode/protocols/protocolTable.ts';
import { meaningsText } from './meaning.ts';
import type { Parameter } from './parameter.ts';
import { pathText } from './path.ts';

/** The clauses that say a use, as `parseUse` reads them. */
export function clausesOfUse(
  use: FunctionUse | undefined,
  parameters: readonly Parameter[],
): readonly string[] {
  if (use === undefined) return [];
  const at = (it: ArgPath | string): string => (typeof it === 'string' ? `$${it}` : pathText(it, parameters));
  const says = (rules: readonly MeaningRule[]): readonly string[] =>
    rules.length === 0 ? [] : [`says ${meaningsText(rules, parameters)}`];
  if ('swap' in use) return swapClauses(use.swap, parameters, at);
  if ('bridges' in use) return bridgeClauses(use.bridges, at, says);
  if ('pays' in use) {
    const { to, marks, minimum, means } = use.pays;
    return [
      `pays ${at(to)}`,
      ...(marks === 'none' ? [] : [`marks ${marks}`]),
      ...(minimum === 'none'
        ? []
        : [
            `least ${at(minimum.least)} of ${at(minimum.token)} to ${at(minimum.to)}`,
            ...(minimum.fee === undefined ? [] : [`fee ${at(minimum.fee.at)} in ${minimum.fee.of}`]),
          ]),
      ...says(means),
    ];
  }
  if ('moves' in use) {
    const { amount, token, from, to, each, as, count, means } = use.moves;
    return [
      `moves ${at(amount)} of ${at(token)} from ${at(from)} to ${at(to)}`,
      ...(each === 'one' ? [] : [`each ${at(each)}`]),
      ...(as === undefined ? [] : [`as ${as}`]),
      ...(count === undefined ? [] : [`counted ${at(count)}`]),
      ...says(means),
    ];
  }
  if ('allows' in use) {
    const { spender, amount, token, until, zero, nobody, of, means } = use.allows;
    return [
      `lets ${at(spender)} spend ${at(amount)} of ${at(token)} until ${at(until)}`,
      `zero ${zero}`,
      ...(nobody === undefined ? [] : [`nobody ${nobody}`]),
      ...(of === undefined ? [] : [`for ${at(of)}`]),
      ...says(means),
    ];
  }
  if ('operates' in use) {
    const { who, of, given, end } = use.operates;
    return [
      `operator ${at(who)} of ${at(of)} if ${at(given)}`,
      ...(end === undefined ? [] : [`allowance until ${at(end)}`]),
      ...says(use.means ?? []),
    ];
  }
  if ('permits' in use) return [`permits ${use.permits}`];
  if ('handsIn' in use) return [`handsIn ${use.handsIn}`, ...says(use.means)];
  if ('refunds' in use) return [`refunds ${use.refunds}`];
  return [`says ${meaningsText(use.means, parameters)}`];
}

function swapClauses(
  swap: RouterSwap,
  parameters: readonly Parameter[],
  at: (it: ArgPath | string) => string,
): readonly string[] {
  const { sells, amount, buys, least, to, exact, kept, marks, native, path, change, stops, means } = swap;
  const sold = sells === 'value' && amount === 'value' ? '$value' : `${at(amount)} of ${at(sells)}`;
  const isAggregator =
    marks === aggregated.marks &&
    native === aggregated.native &&
    path === aggregated.path &&
    change === aggregated.change &&
    means === aggregated.means;
  return [
    `sells ${exact === 'in' ? 'exactly' : 'at most'} ${sold}`,
    `buys ${exact === 'in' ? 'at least' : 'exactly'} ${at(least)} of ${at(buys)}`,
    `to ${at(to)}`,
    `kept ${typeof kept === 'string' ? kept : 'feeIn' in kept ? `feeIn ${at(kept.feeIn)}` : `rateIf ${at(kept.rateIf)}`}`,
    ...(stops === undefined ? [] : [`stops ${at(stops)}`]),
    ...(isAggregator
      ? ['as aggregator']
      : [
          ...(marks === 'none' ? [] : [`marks ${marks}`]),
          ...(native === 'never' ? [] : [`native ${native}`]),
          ...(path === 'none' ? [] : [`packed ${at(path)}`]),
          ...(change === 'back' ? [] : [`change ${change}`]),
          ...(means === 'sides' ? [] : [`says ${meaningsText(means, parameters)}`]),
        ]),
  ];
}

function bridgeClauses(
  { to, marks, burns, means, straight }: BridgeUse,
  at: (it: ArgPath | string) => string,
  says: (rules: readonly MeaningRule[]) => readonly string[],
): readonly string[] {
  return [
    `bridges to ${at(to)}`,
    ...(marks === 'none' ? [] : [`marks ${marks}`]),
    ...(burns === 'none' ? [] : [`burns ${at(burns.amount)} of ${at(burns.token)}`]),
    ...(straight === 'no' ? [] : straightClauses(straight, at)),
    ...says(means),
  ];
}

function onlyClause(token: Exclude<Straight['token'], 'any'>, at: (it: ArgPath | string) => string): string {
  if ('is' in token) return `only ${at(token.at)} as ${token.is}`;
  const also = token.also === undefined ? '' : `|${at(token.also)}`;
  return `only ${at(token.at)}${also} as ${at(token.there)}`;
}

function straightClauses(it: Straight, at: (it: ArgPath | string) => string): readonly string[] {
  const { arrives, token, without, late, coins, network, gas } = it;
  return [
    arrives === 'all'
      ? 'arrives all'
      : 'fee' in arrives
        ? `arrives ${at(arrives.amount)}${arrives.fee === 'none' ? '' : ` less ${at(arrives.fee)}`}`
        : `arrives ${at(arrives.amount)} least ${at(arrives.least)}`,
    ...(token === 'any' ? [] : [onlyClause(token, at)]),
    ...(without === undefined ? [] : [`without ${at(without)}`]),
    ...(late === undefined ? [] : [`late ${at(late)}`]),
    ...(coins === 'any' ? [] : [`coins ${coins}`]),
    ...(network === 'one' ? [] : [`network ${at(network.at)} in ${[...network.among].join('|')}`]),
    ...(gas === 'none'
      ? []
      : gas === 'ofNoWeight'
        ? ['gas $ofNoWeight']
        : [`gas ${at(gas.amount)}${gas.price === 'none' ? '' : ` at ${at(gas.price)}`}`]),
  ];
}
