import { factOfAccount, factOfToken } from '../../model/factIds.ts';
import {
  type Abi,
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  stringToHex,
} from 'viem';
import { getDomain } from 'tldts';
import { registeredDomains, hostsToKnow } from '../../actions/message/siteDomains.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import { eip712Hashes } from '../../crypto/eip712.ts';
import { withMeanings } from '../../label/tokens/meanings.ts';
import { pairOf, rateFact } from '../../label/tokens/poolRates.ts';
import { tradePricesOf } from '../../actions/swaps/tradePrices.ts';
import { stepFacts } from '../../label/steps/stepFacts.ts';
import type { AbiFor } from '../../model/abi.ts';
import type { Description } from '../../model/description.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import type { Fact, FactId, FactValue } from '../../model/fact.ts';
import { type Known, known, pending, type Unknown, unknown, valueOf } from '../../model/known.ts';
import type { Intent } from '../../model/intent.ts';
import { type Preferences, standardPreferences } from '../../model/preferences.ts';
import type { Body, Origin, TypedName } from '../../model/request.ts';
import { isFactId } from './factIds.ts';
import { begin } from '../../reading/state.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import type { BookEntry, Head, Session } from '../../world/world.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** The user, and accounts that represent what their names say. */
export const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
export const friend = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
export const key = getAddress('0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae');
export const contract = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
export const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
export const weth = getAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
export const safe = getAddress('0x5afe3855358e112b5647b952709e6165e1c1eeee');

/** A book in which the user said that they know these accounts, on Ethereum. */
export function knownBook(...accounts: readonly Address[]): Known<readonly BookEntry[]> {
  return known(accounts.map((address) => ({ address, own: false, paid: 0, knownOn: [1] })));
}

type Code = 'none' | 'contract' | 'delegated';

export type Sample = Readonly<{
  codes?: Readonly<Record<Address, Code>>;
  tokens?: Readonly<Record<Address, readonly [symbol: string, decimals: number]>>;
  facts?: Readonly<Record<FactId, FactValue>>;
  /** Facts that were asked for and are not known. */
  gaps?: Readonly<Record<FactId, Unknown>>;
  /** What the functions are besides those that the engine knows alone. */
  abis?: readonly AbiFor[];
  book?: Known<readonly BookEntry[]>;
  preferences?: Known<Preferences>;
  session?: Known<Session>;
  /** When it is read, in seconds since the epoch. */
  now?: Known<bigint>;
  heads?: Known<readonly Head[]>;
  origin?: Origin;
  /** The names that the user typed in place of addresses. */
  names?: readonly TypedName[];
  /** What the user said that the request should do. */
  intent?: Intent;
  descriptions?: readonly Description[];
  effects?: Known<Effects>;
  simulate?: Evidence['stations']['simulate'];
  label?: Evidence['stations']['label'];
}>;

const usual = {
  codes: {
    [me]: 'none',
    [friend]: 'none',
    [key]: 'none',
    [contract]: 'contract',
    [usdc]: 'contract',
    [weth]: 'contract',
  },
  tokens: { [usdc]: ['USDC', 6], [weth]: ['WETH', 18] },
} as const;

/** 2026-11-21T09:01:00Z: when the sign-ins of the tests are a minute old. */
const signInsOf = 1_795_251_660n;

/** Who hears of each view that a test makes. */
export const listening: { hear?: (view: Evidence) => void } = {};

/** A view as it is when all stations have come to an end, from a real request that is really decoded. */
export function viewOf(body: Body, sample: Sample = {}): Evidence {
  const view = makeView(body, sample);
  listening.hear?.(view);
  return view;
}

function makeView(body: Body, sample: Sample): Evidence {
  const origin = sample.origin ?? { via: 'paste' };
  const names = sample.names === undefined ? {} : { names: sample.names };
  const intent = sample.intent === undefined ? {} : { intent: sample.intent };
  const view = begin(
    { request: freeze(body, ''), origin, receivedAt: 1_795_251_600_000, ...names, ...intent },
    sample.abis,
  );
  const chainId = chainOf(body);
  const tokens: Readonly<Record<string, readonly [string, number]>> = { ...usual.tokens, ...sample.tokens };
  const kindOf = (address: Address) => {
    const token = Object.keys(tokens).find((it) => it.toLowerCase() === address.toLowerCase());
    return token === undefined ? undefined : token === weth ? ('wrapped' as const) : ('token' as const);
  };
  const label = sample.label ?? 'done';
  const typed = body.kind === 'typedData' ? body.typed : undefined;
  const steps = label === 'done' ? withMeanings(view.steps, { chainId, typed, kindOf }) : view.steps;
  const facts: Record<FactId, Fact> = { ...view.facts, ...stepFacts(steps, chainId) };
  const put = (id: FactId, value: FactValue) => {
    facts[id] = { id, value: known(value), from: [] };
  };
  const session = sample.session ?? known({ host: 'readback.test' });
  if (label === 'done') {
    const hosts = hostsToKnow(view.incoming, valueOf(session)?.host);
    Object.assign(
      facts,
      registeredDomains(hosts, (it) => getDomain(it, { allowPrivateDomains: true })),
    );
    for (const [address, state] of Object.entries<Code>({ ...usual.codes, ...sample.codes })) {
      put(factOfAccount(address, 'code'), { kind: 'code', state });
    }
    for (const [address, [symbol, decimals]] of Object.entries(tokens)) {
      put(factOfToken(address, 'symbol'), { kind: 'text', text: symbol });
      put(factOfToken(address, 'decimals'), { kind: 'integer', value: BigInt(decimals) });
    }
    if (chainId !== undefined) put('chain.reported', { kind: 'chain', chainId });
    for (const price of tradePricesOf(steps)) {
      const pair = pairOf(chainId ?? 0, price);
      // The node knows no pool of what is traded.
      if (pair !== undefined)
        facts[rateFact(pair)] = { id: rateFact(pair), value: unknown('notFound'), from: [] };
    }
    const verifier = typed?.domain.verifyingContract;
    if (typed !== undefined && verifier !== undefined) {
      const hex = eip712Hashes({ ...typed, primaryType: 'EIP712Domain', message: typed.domain }).domainHash;
      put(factOfAccount(verifier, 'separator'), { kind: 'bytes', hex });
    }
  }
  for (const id of Object.keys({ ...sample.facts, ...sample.gaps })) {
    if (!isFactId(id)) throw new Error(`There is no fact ${id}: the table is in model/fact.ts.`);
  }
  for (const [id, value] of Object.entries(sample.facts ?? {})) put(id, value);
  for (const [id, value] of Object.entries(sample.gaps ?? {})) facts[id] = { id, value, from: [] };
  const messageLike = body.kind === 'message';
  return {
    ...view,
    ...(sample.descriptions === undefined ? {} : { descriptions: sample.descriptions }),
    steps,
    facts,
    stations: { ...view.stations, label, simulate: sample.simulate ?? (messageLike ? 'skipped' : 'done') },
    effects: sample.effects ?? (messageLike ? unknown('notAsked') : known(effectsOf([]))),
    session,
    book: sample.book ?? known([]),
    preferences: sample.preferences ?? known(standardPreferences),
    now: sample.now ?? known(messageLike ? signInsOf : 1_800_000_000n),
    heads: sample.heads ?? known([]),
  };
}

/** Nothing came back: no node, no names. */
export const offline: Sample = {
  label: 'partial',
  simulate: 'failed',
  effects: unknown('offline', 'node.test'),
};

/** The world has not answered yet. */
export const waiting: Sample = { label: 'pending', simulate: 'pending', effects: pending };

/** A call to a contract, by its human-readable signature. */
export function call(
  to: Address,
  signature: string,
  args: readonly unknown[],
  value = 0n,
  from: Address | null = me,
): Body {
  return transaction(to, dataOf(signature, args), value, from);
}

/** The calldata of a call, by its human-readable signature. */
export function dataOf(signature: string, args: readonly unknown[]): Hex {
  const texts: readonly string[] = [`function ${signature} payable`];
  const abi: Abi = parseAbi(texts);
  return encodeFunctionData({ abi, functionName: signature.slice(0, signature.indexOf('(')), args });
}

/** A text to sign. */
export function message(text: string, signer: Address = me): Body {
  return { kind: 'message', signer, bytes: stringToHex(text) };
}

export function transaction(to: Address | null, data: Hex, value = 0n, from: Address | null = me): Body {
  const it = { kind: 'transaction', chainId: 1, call: { to, value, data }, set: {} } as const;
  return from === null ? it : { ...it, from };
}

export function effectsOf(lines: readonly Partial<EffectLine>[], more: Partial<Effects> = {}): Effects {
  return {
    block: {
      chainId: 1,
      parentHash: `0x${'11'.repeat(32)}`,
      parentNumber: 1n,
      number: 2n,
      timestamp: 1_800_000_000n,
      baseFeePerGas: 1n,
      gasLimit: 30_000_000n,
      endpoint: 'node.test',
    },
    status: 'success',
    gasUsed: 21_000n,
    lines: lines.map((line, index) => ({
      id: String(index),
      who: me,
      what: 'balance',
      before: known(10n ** 24n),
      after: known(0n),
      basis: 'read',
      cause: [],
      ...line,
    })),
    engines: [],
    notLookedAt: [],
    assumed: [],
    ...more,
  };
}

/** A balance of an asset (undefined: the native currency) that goes from 100 to another figure. */
export function balance(asset: Address | undefined, after: bigint, who: Address = me): Partial<EffectLine> {
  const of =
    asset === undefined
      ? ({ kind: 'native', chainId: 1 } as const)
      : ({ kind: 'token', chainId: 1, address: asset } as const);
  return { who, what: 'balance', asset: of, before: known(100n), after: known(after) };
}

export function allowance(
  token: Address,
  spender: Address,
  after: bigint,
  who: Address = me,
): Partial<EffectLine> {
  return {
    who,
    what: 'allowance',
    asset: { kind: 'token', chainId: 1, address: token },
    counterparty: spender,
    before: known(0n),
    after: known(after),
  };
}

/** Typed data for a contract on chain 1 (or the chain that `domain` names). */
export function typed(
  types: Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>,
  primaryType: string,
  message: Readonly<Record<string, unknown>>,
  domain: Readonly<Record<string, unknown>> = { chainId: 1n, verifyingContract: usdc },
): Body {
  const it = { types, primaryType, message, domain };
  const asked = {
    ...it,
    types: { EIP712Domain: domainFields.filter(({ name }) => name in domain), ...types },
  };
  const json = JSON.stringify(asked, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
  return { kind: 'typedData', signer: me, json, typed: it };
}

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

export const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

export function permit(spender: Address, value: bigint, domain?: Readonly<Record<string, unknown>>): Body {
  const message = { owner: me, spender, value, nonce: 0n, deadline: 1_900_000_000n };
  return domain === undefined
    ? typed(permitTypes, 'Permit', message)
    : typed(permitTypes, 'Permit', message, domain);
}

/** A sign-in message for the account `me`, as EIP-4361 writes it. */
export function signIn(domain: string, uri: string): string {
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    me,
    '',
    'I accept the terms.',
    '',
    `URI: ${uri}`,
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 32891756',
    'Issued At: 2026-11-21T09:00:00Z',
  ].join('\n');
}
