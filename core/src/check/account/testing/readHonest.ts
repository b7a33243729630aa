import { factOfAccount } from '../../../model/factIds.ts';
import { type Address, getAddress, isAddress, zeroAddress } from 'viem';
import { everyStep } from '../../../actions/steps/stepTree.ts';
import { decode } from '../../../decode/decode.ts';
import { nameOwnerFact, paidNames } from '../../../label/accounts/nameOwners.ts';
import { debtOf } from '../../../label/tokens/debtFacts.ts';
import { holdsFact } from '../../../label/tokens/holdsFact.ts';
import { poolFact } from '../../../label/tokens/poolFacts.ts';
import { rateFact } from '../../../label/tokens/poolRates.ts';
import { positionOwnerFact } from '../../../label/tokens/positionFacts.ts';
import { type PositionPart, positionPartFact } from '../../../label/tokens/positionParts.ts';
import type { EffectLine } from '../../../model/effects.ts';
import type { FactValue } from '../../../model/fact.ts';
import { known } from '../../../model/known.ts';
import type { Readback } from '../../../model/readback.ts';
import type { Body } from '../../../model/request.ts';
import { revisionOf } from '../../../reading/state.ts';
import { freeze } from '../../../request/frozen/freeze.ts';
import {
  call,
  effectsOf,
  friend,
  me,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../../testing/views.ts';
import { honestAtAPrice } from './honestAtAPrice.ts';
import { honestByProtocol } from './honestByProtocol.ts';
import { honestEveryday } from './honestEveryday.ts';
import { honestLending } from './honestLending.ts';
import { honestPositions } from './honestPositions.ts';
import { type HonestTransaction, honestTransactions as first } from './honestTransactions.ts';
import { honestOnEthereum } from './honestOnEthereum.ts';

/** All that people send every day at protocols that are modeled. */
export const allHonest: readonly HonestTransaction[] = [
  ...first,
  ...honestOnEthereum,
  ...honestByProtocol,
  ...honestPositions,
  ...honestLending,
  ...honestAtAPrice,
  ...honestEveryday,
];

/** Of tokens that do not count in units of 18 decimals. */
const decimals: Readonly<Record<string, number>> = {
  '0xdac17f958d2ee523a2206206994597c13d831ec7': 6,
  '0x0b2c639c533813f4aa9d7837caf62653d097ff85': 6,
  '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': 6,
  '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': 6,
  '0xaf88d065e77c8cc2239327c5edb3a432268e5831': 6,
  '0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c': 6,
  '0xbcca60bb61934080951369a648fb03df4f96263c': 6,
  '0xbe53a109b494e5c9f97b9cd39fe969be68bf6204': 6,
  '0x797dd80692c3b2dadabce8e30c07fde5307d48a9': 6,
  '0x72e95b8931767c79ba4eee721354d6e99a61d004': 6,
  '0x39aa39c021dfbae8fac545936693ac917d5e7563': 8,
  '0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5': 8,
};

/** Tokens that call themselves debts. */
const debts: Readonly<Record<string, string>> = {
  '0x72e95b8931767c79ba4eee721354d6e99a61d004': 'variableDebtEthUSDC',
  '0xf705d2b7e92b3f38e6ae7afadaa2fee110fe5914': 'variableDebtDAI',
  '0xf611aeb5013fd2c0511c9cd55c7dc5c1140741a6': 'variableDebtArbUSDCn',
};
const wethOfArbitrum: Address = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const usdcOfArbitrum: Address = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';

/** A transaction as it is asked for, and what is found of it. */
export type Asked = Readonly<{ body: Body; sample: Sample }>;

/**
 * Reads one where the simulation shows what its row says: all contracts published and old, and a tenth of what is held at
 * stake. `changed` makes it another request, or another simulation.
 */
export function readHonest(
  it: HonestTransaction,
  changed: (asked: Asked) => Asked = (asked) => asked,
): Readback {
  const { body, sample } = changed(askedOf(it));
  return revisionOf(viewOf(body, sample), 0);
}

function askedOf(it: HonestTransaction): Asked {
  const { to, call: signature, args, value = 0n, out = [], comes = [] } = it;
  const { chain = 1, owns, saved = [], who = me, allows, inside = [] } = it;
  const lines = [
    ...out.map(([amount, token, item]) => lineOf(-amount, chain, token, item)),
    ...comes.map(([amount, token, item]) => lineOf(amount, chain, token, item)),
  ];
  if (allows !== undefined) lines.push(allowanceLine(chain, ...allows));
  const asked =
    signature === ''
      ? transaction(getAddress(to), '0x', value)
      : call(getAddress(to), signature, args, value);
  const body = { ...asked, chainId: chain } as Body;
  const named = addressesIn([to, args, out, comes, inside]).filter(
    (address) =>
      address !== me && !saved.some((it) => it !== who && getAddress(it) === address && it === friend),
  );
  const facts = Object.fromEntries(
    named.flatMap((address): [string, FactValue][] => [
      [factOfAccount(address, 'verified'), { kind: 'bool', value: true }],
      [factOfAccount(address, 'created'), { kind: 'time', seconds: 1_600_000_000n }],
    ]),
  );
  // One WETH is 3,000 USDC in the largest pool of both.
  facts[rateFact([usdc, weth])] = { kind: 'integer', value: 18_257n * 2n ** 96n };
  facts[rateFact([wethOfArbitrum, usdcOfArbitrum])] = { kind: 'integer', value: 2n ** 96n / 18_257n };
  if (owns !== undefined) {
    facts[positionOwnerFact(getAddress(to), owns)] = { kind: 'address', address: me };
    const part = (which: PositionPart) => positionPartFact(getAddress(to), owns, which);
    facts[part('token0')] = { kind: 'address', address: usdc };
    facts[part('token1')] = { kind: 'address', address: weth };
    facts[part('hooks')] = { kind: 'address', address: zeroAddress };
    facts[part('others')] = { kind: 'integer', value: 0n };
  }
  // Most people owe nothing, and take out what they put in.
  const { owes = 0n, named: owner } = it;
  for (const step of everyStep(decode(freeze(body, ''), {}).steps)) {
    const debt = debtOf(step);
    if (debt !== undefined) facts[debt.fact] = { kind: 'integer', value: owes };
    for (const { fact } of debt?.supplied ?? []) facts[fact] = { kind: 'integer', value: 10n ** 30n };
    for (const { label } of owner === undefined ? [] : paidNames(step)) {
      const fact = nameOwnerFact(chain, label);
      if (fact !== undefined && owner !== undefined) facts[fact] = { kind: 'address', address: owner };
    }
  }
  // A pool of Uniswap v3, whose factory says so.
  const pool = '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640';
  facts[poolFact(pool)] = { kind: 'address', address: '0x1f98431c8ad98523631ae4a59f267346ea31f984' };
  for (const address of named) {
    facts[holdsFact(me, address)] = heldOf(address, chain);
  }
  // The tokens of the usual sample are Ethereum's.
  const usual = chain === 1 ? [] : [usdc, weth];
  const moved = [...out, ...comes].flatMap(([, token]) => (token === undefined ? [] : [getAddress(token)]));
  const tokens = [...usual, ...moved];
  const sample: Sample = {
    codes: {
      [zeroAddress]: 'none',
      ...Object.fromEntries(named.map((address) => [address, 'contract'])),
    },
    tokens: Object.fromEntries(
      tokens
        .filter((token) => chain !== 1 || (token !== usdc && token !== weth))
        .map((token) => [
          token,
          [
            debts[token.toLowerCase()] ?? `T${token.slice(2, 8)}`,
            decimals[token.toLowerCase()] ?? 18,
          ] as const,
        ]),
    ),
    facts,
    effects: known({ ...effectsOf(lines.map((line) => ({ ...line, who }))), records: known([]) }),
    book: known(saved.map((address) => ({ address, name: 'Saved', own: false, paid: 3, knownOn: [chain] }))),
  };
  return { body, sample };
}

/** What the user holds of everything: far more than is at stake. */
function heldOf(address: Address, chainId: number): FactValue {
  return { kind: 'amount', raw: 10n ** 30n, asset: { kind: 'token', chainId, address } };
}

/** A permission that was none before. */
function allowanceLine(
  chainId: number,
  token: Address,
  spender: Address,
  amount: bigint,
  via?: Address,
): Partial<EffectLine> {
  const asset = { kind: 'token', chainId, address: getAddress(token) } as const;
  const counterparty = getAddress(spender);
  const line = { what: 'allowance', asset, counterparty, before: known(0n), after: known(amount) } as const;
  return via === undefined ? line : { ...line, via: getAddress(via) };
}

/** A balance of which a tenth goes, or to which a tenth comes; an item comes or goes whole. */
export function lineOf(change: bigint, chainId: number, token?: Address, item?: bigint): Partial<EffectLine> {
  if (token !== undefined && item !== undefined) {
    const asset = { kind: 'nft', chainId, address: getAddress(token), id: item } as const;
    return { what: 'nft', asset, before: known(change < 0n ? 1n : 0n), after: known(change < 0n ? 0n : 1n) };
  }
  const before = 10n * (change < 0n ? -change : change);
  const asset =
    token === undefined
      ? ({ kind: 'native', chainId } as const)
      : ({ kind: 'token', chainId, address: getAddress(token) } as const);
  return { asset, before: known(before), after: known(before + change) };
}

export function addressesIn(value: unknown): `0x${string}`[] {
  if (typeof value === 'string') {
    const last = /^0x0{24}([0-9a-f]{40})$/.exec(value)?.[1];
    if (last !== undefined) return addressesIn(`0x${last}`);
    return isAddress(value, { strict: false }) && !/^0x0{40}$/.test(value) ? [getAddress(value)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}
