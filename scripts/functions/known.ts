import type { ArgPath } from '@readback/core/decode/argPath.ts';
import type { DebtMarket, FunctionModel, KnownFunction } from '@readback/core/decode/abis/functionModel.ts';
import { among, formOf } from './form.ts';
import type { Parameter } from './parameter.ts';
import { parsePathTo, pathText } from './path.ts';

/** What a row says of a function that is known for what it is. */
export type KnownFor = Pick<FunctionModel, 'is' | 'owed' | 'brings' | 'takesOut'>;

const all: Readonly<Record<KnownFunction, true>> = {
  transfer: true,
  transferFrom: true,
  approve: true,
  increase: true,
  approveAll: true,
  permit: true,
  allowByPermit2: true,
  wrap: true,
  unwrap: true,
  setUp: true,
  masterCopy: true,
  execute: true,
  approveHash: true,
  signMessage: true,
  makeSafe: true,
  preSign: true,
  multiSend: true,
  forward: true,
  delegate: true,
  anyChain: true,
  giveRole: true,
  startPoolFull: true,
  increaseLiquidity: true,
  collect: true,
  castVote: true,
  bulkTransfer: true,
  transferItem: true,
  createOrder: true,
  createDeposit: true,
  createWithdrawal: true,
  createShift: true,
  sendCoins: true,
  sendTokens: true,
  decrease: true,
  unitsOperator: true,
  callersOperator: true,
  approveUnits: true,
  sendItem: true,
  transferByPermit2: true,
  vaultSwap: true,
  vaultSwaps: true,
  fillAtLimit: true,
  approveSeaportOrders: true,
  approveItemOrder: true,
  approveItemsOrder: true,
  offerCoins: true,
  wholeOperation: true,
  settle: true,
};

const markets: Readonly<Record<DebtMarket, true>> = {
  pool: true,
  gateway: true,
  comet: true,
  cometOf: true,
  morpho: true,
  fraxlend: true,
  cauldron: true,
  cToken: true,
  vault: true,
  alchemist: true,
  synthetix: true,
  order: true,
  trove: true,
  numberedTrove: true,
  cdp: true,
};

/** Reads a clause about that; undefined where it is about something else. */
export function parseKnown(clause: string, parameters: readonly Parameter[]): KnownFor | undefined {
  const [word = '', ...rest] = clause.split(' ');
  const text = rest.join(' ');
  if (word === 'is') return { is: among(text, Object.keys(all) as KnownFunction[]) };
  if (word === 'owed') return { owed: among(text, Object.keys(markets) as DebtMarket[]) };
  const tokenAt = (place: string) =>
    place === '$wrapped' ? 'wrapped' : parsePathTo('address', place, parameters);
  if (word === 'takesOut') {
    const [, much = '', of = ''] = formOf(clause, text, /^(\S+) of (\S+)$/, 'takesOut $all of token');
    const amount = much === '$all' ? 'all' : parsePathTo('number', much, parameters);
    return { takesOut: { token: tokenAt(of), amount } };
  }
  if (word !== 'brings') return undefined;
  const form = /^(?:(\S+) of )?(\S+)$/;
  const [, amount, token = ''] = formOf(clause, text, form, 'brings amount of token');
  return {
    brings: {
      token: tokenAt(token),
      ...(amount === undefined ? {} : { amount: parsePathTo('number', amount, parameters) }),
    },
  };
}

export function knownClauses(
  { is, owed, brings, takesOut }: KnownFor,
  parameters: readonly Parameter[],
): readonly string[] {
  const clauses: string[] = [];
  const tokenText = (it: ArgPath | 'wrapped') => (it === 'wrapped' ? '$wrapped' : pathText(it, parameters));
  if (is !== undefined) clauses.push(`is ${is}`);
  if (owed !== undefined) clauses.push(`owed ${owed}`);
  if (brings !== undefined) {
    const amount = brings.amount === undefined ? '' : `${pathText(brings.amount, parameters)} of `;
    clauses.push(`brings ${amount}${tokenText(brings.token)}`);
  }
  if (takesOut !== undefined) {
    const amount = takesOut.amount === 'all' ? '$all' : pathText(takesOut.amount, parameters);
    clauses.push(`takesOut ${amount} of ${tokenText(takesOut.token)}`);
  }
  return clauses;
}
