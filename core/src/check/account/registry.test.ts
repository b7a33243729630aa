import { relative } from 'node:path';
import { stdout } from 'node:process';
import type { Address } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { packedAccount } from '../../actions/purpose/packedAccounts.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { minimumOutputsOf } from '../../evidence/bounds/minimumOutputs.ts';
import { mostOf } from '../../evidence/bounds/mostOf.ts';
import { namedNumbers } from '../../actions/addresses/namedIn.ts';
import { modeledSteps } from '../../evidence/modeledSteps.ts';
import { effectsOf, me, type Sample, usdc, viewOf, weth } from '../testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { type RegistryCall, registryCalls } from '../../decode/testing/registry.ts';
import { accountsOf } from '../../label/accounts/accounts.ts';
import { debtOf } from '../../label/tokens/debtFacts.ts';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import { poolFact } from '../../label/tokens/poolFacts.ts';
import type { FactId, FactValue } from '../../model/fact.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { registryFolder } from '../../label/erc7730/testing/registryFolder.ts';
import { registryReasons } from './testing/registryReasons.ts';
import { senderOf } from './testing/senderOf.ts';

/**
 * The real transactions of the registry of ERC-7730 descriptors, read as their senders would read them: whoever the
 * arguments name as the one recipient sends, all contracts are published and old, much is held, and the simulation
 * passes and shows nothing but the least that swaps are to bring, the most that they may take, what is borrowed, and one
 * wei that comes: what else they move is not part of the registry, and a simulation in which nothing changes at all is a
 * reason of its own.
 */
const { root: registry, whole, name } = registryFolder();

describe(`real transactions, read by whoever sent them (${name})`, () => {
  let all: readonly Readonly<{ file: string; readback: Readback }>[];

  beforeAll(() => {
    all = registryCalls().map((it) => ({
      file: relative(`${registry}/registry`, it.file).replace('/testsv2', '').replace('.tests.json', ''),
      readback: reading(it),
    }));
  });

  it('are many', () => expect(all.length).toBeGreaterThan(whole ? 200 : 25));

  it('are stopped only where one owner alone decides over a Safe from then on', () => {
    const stops = all.filter(({ readback }) => readback.verdict === 'stop');
    expect(stops.filter((it) => !shown(it).endsWith('power.owners.saysOne')).map(shown)).toEqual([]);
  });

  it('are read back in most cases', () => {
    const calm = all.filter(({ readback }) => readback.verdict === 'read').length;
    expect(calm / all.length).toBeGreaterThan(whole ? 0.7 : 0.6);
  });

  it('are each read back, or not for a reason that is written down', () => {
    const left = all.filter((it) => it.readback.verdict !== 'read');
    expect(left.filter((it) => reasonFor(it) === undefined).map(shown)).toEqual([]);
    const used = new Set(left.map(reasonFor));
    // A part of the registry does not need every reason.
    const idle = whole ? registryReasons.filter((it) => !used.has(it)) : [];
    expect(idle.map(({ rule, why }) => `${rule}: ${why}`)).toEqual([]);
  });

  it('have no reason of ours among those, in a table', () => {
    const left = all.filter((it) => it.readback.verdict !== 'read');
    const rows = left.map((it) => `${it.readback.verdict} | ${it.file} | ${reasonFor(it)?.why ?? '?'}`);
    stdout.write(
      [`${all.length - left.length} of ${all.length} are read; of the rest:`, ...rows, ''].join('\n'),
    );
    expect(rows.length).toBe(left.length);
  });
});

const factory: Address = '0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f';
const debtToken: Address = '0x72e95b8931767c79ba4eee721354d6e99a61d004';

/** The first thing that keeps a transaction from being read. */
function reasonFor({ file, readback }: Judged): (typeof registryReasons)[number] | undefined {
  const fired = readback.findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [it.rule] : [],
  );
  const said: readonly string[] = [...fired, ...readback.unread.map(({ id }) => id)];
  return registryReasons.find(({ files, rule }) => files.test(file) && said.includes(rule));
}

type Judged = Readonly<{ file: string; readback: Readback }>;

function shown({ file, readback: { verdict, findings, unread } }: Judged): string {
  const fired = findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [`${it.rule} ${it.facts[0] ?? ''} ${it.says.id}`] : [],
  );
  const open = findings.flatMap((it) =>
    it.outcome === 'unknown' ? [`${it.rule}? ${it.missing.join(' ')}`] : [],
  );
  return [`${verdict} ${file}`, ...fired, ...unread.map(({ id }) => id), ...new Set(open)].join(', ');
}

function reading(it: RegistryCall): Readback {
  const { chainId, call, abis } = it;
  const bodyOf = (sender: Address): Body => ({ kind: 'transaction', chainId, from: sender, call, set: {} });
  const stepsOf = (sender: Address) => decode(freeze(bodyOf(sender), ''), { abis }).steps;
  const sender = senderOf(it) ?? me;
  const body = bodyOf(sender);
  const { accounts } = accountsOf(body, stepsOf(sender));
  const others = accounts.filter((it) => it.toLowerCase() !== sender.toLowerCase());
  const people = everyStep(stepsOf(sender)).flatMap((step) => paymentsOf(step).map(({ to }) => to));
  const facts: Record<FactId, FactValue> = {};
  for (const account of others) {
    facts[`account.${account.toLowerCase()}.verified`] = { kind: 'bool', value: true };
    facts[`account.${account.toLowerCase()}.created`] = { kind: 'time', seconds: 1_600_000_000n };
    const asset = { kind: 'token', chainId, address: account } as const;
    facts[holdsFact(sender, account)] = { kind: 'amount', raw: 10n ** 40n, asset };
  }
  // The pools that real swaps name are those of factories; pools of strangers have tests of their own.
  const words = everyStep(stepsOf(sender)).flatMap(purposeWordsOf);
  for (const word of words)
    if (word.role === 'pool' && word.holds === 'address')
      facts[poolFact(word.address)] = { kind: 'address', address: factory };
  const packed = words.flatMap((word) => packedAccount(word) ?? []);
  // As if the sender owed nothing where collateral goes out; what a debt changes has tests of its own.
  for (const step of everyStep(stepsOf(sender))) {
    const debt = debtOf(step);
    if (debt !== undefined) facts[debt.fact] = { kind: 'integer', value: 0n };
  }
  const sample: Sample = {
    abis,
    codes: {
      ...Object.fromEntries(others.map((it) => [it, 'contract'])),
      ...Object.fromEntries([...packed, ...people].map((it) => [it, 'none'])),
      [sender]: 'none',
    },
    facts,
    tokens: {
      [debtToken]: ['variableDebt', 18],
      ...(chainId === 1 ? {} : { [usdc]: ['T1', 18], [weth]: ['T2', 18] }),
    },
  };
  const comes = minimumOutputsOf(viewOf(body, sample)).map(({ raw, token, unnamed }): Partial<EffectLine> => {
    // What is bought without a name is no more of what is sold.
    const bought = unnamed?.sold === 'native' ? weth : token;
    const asset =
      bought === undefined ? ({ kind: 'native' } as const) : ({ kind: 'token', address: bought } as const);
    return { who: sender, asset: { ...asset, chainId }, before: known(0n), after: known(raw) };
  });
  // Pools of Aave write a debt down as a token.
  const isPool = call.to !== null && /^Aave v3 pool$/.test(protocolAt(chainId, call.to) ?? '');
  const borrowed = modeledSteps(viewOf(body, sample)).flatMap(({ step, model, tokens: [address] }) => {
    const [raw] = namedNumbers(step);
    if (model.act !== 'debt' || address === undefined || raw === undefined) return [];
    return [address, ...(isPool ? [debtToken] : [])].map(
      (token): Partial<EffectLine> => ({
        who: sender,
        asset: { kind: 'token', address: token, chainId },
        before: known(0n),
        after: known(raw),
      }),
    );
  });
  const from = call.to ?? sender;
  const given = mostOf(viewOf(body, sample)).map(({ token, raw }): Partial<EffectLine> => {
    const address = token === 'any' ? weth : token;
    const asset =
      address === undefined ? ({ kind: 'native' } as const) : ({ kind: 'token', address } as const);
    return { who: sender, asset: { ...asset, chainId }, before: known(raw), after: known(0n) };
  });
  const moves = [
    {
      from,
      to: sender,
      asset: { kind: 'native', chainId },
      amount: 1n,
      basis: 'read',
    } as const,
  ];
  return revisionOf(
    viewOf(body, {
      ...sample,
      effects: known({ ...effectsOf([...comes, ...borrowed, ...given], { moves }), records: known([]) }),
    }),
    0,
  );
}
