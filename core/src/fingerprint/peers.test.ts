/**
 * What other wallets and libraries say of requests, beside what Readback reads. The cases are printed by
 * `tools/vectors/peers/`, or published by them (`safePublished.json`); with READBACK_PEERS, a folder with the test suites
 * of others as `suites.mjs` prints them, those as well.
 */
import { existsSync, readFileSync } from 'node:fs';
import { keccak256, toRlp } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Body } from '../model/request.ts';
import { leastGas, mostInitCode } from '../request/leastGas.ts';
import { comparedWithPeer, noDigest, type PeerCase } from './testing/peers.ts';

/** Why Readback refuses what this peer signs, for each problem, as one would tell those who make that wallet. */
const refusals: Readonly<Record<string, string>> = {
  'typed.otherKind':
    'A value of another kind than its type. MetaMask signs the text "false" as true, other libraries refuse it.',
  'typed.noBytes': 'Text for bytes: signed as its letters, as its digits or not at all, by library.',
  'typed.otherSize':
    'Bytes of another length: cut by one library, refused by others, and no contract gets them.',
  'typed.outOfRange': 'A number that its type cannot hold: no contract can be given it.',
  'typed.noInteger': 'A number that is empty: zero for one library, an error for the others.',
  'typed.otherLength': 'A list of another length than its type states.',
  'typed.missing': 'A field is missing: version 3 leaves it out, version 4 signs zero, others refuse.',
  'typed.fieldTwice': 'Two fields of one name: the second has no value of its own.',
  'typed.fieldUndeclared': 'A type that neither EIP-712 nor the request knows.',
  'typed.containsItself':
    'A type that holds itself: EIP-712 leaves it undefined, devices and ethers refuse it.',
  'typed.onlyDomain': 'The domain alone, without a message: nothing that a contract could check.',
  'address.no0x': 'Digits without 0x: MetaMask signs another account for them than the same digits with it.',
  'address.nothing': 'No account at all where one is due.',
  'address.tooFew': 'An account that is cut short: filled up by one library, refused by others.',
  'address.digit': 'An account with letters that are no digits.',
  'request.refused':
    'Version 1 has no domain; version 3 with lists or structs is signed otherwise by each library.',
  'field.rounded': 'A bare JSON number that browsers round to another one.',
  'rlp.chain': 'The network 0, which none is.',
  'rlp.tooManyBits': 'A network id or a number above what wallets hold exactly (2^53).',
  'rlp.values': 'More values than a transaction has: the format of another network, Wanchain.',
  'rlp.blobHashes': 'A transaction with blobs that names none: no network takes it (EIP-4844).',
  'bytes.hash':
    'As long as a hash: asked about where it is pasted bare, read where a program asks to send it.',
  'bytes.signature':
    'As long as a signature: asked about where it is pasted bare, read where a program asks to send it.',
  'hex.digit': 'It begins like hex and is none: letters for one wallet, an error for another.',
  'hex.odd': 'Hex with half a byte: filled up, cut or taken for letters, by wallet.',
  'hex.capitalX': 'Hex that begins with 0X: bytes for one wallet, letters for another.',
  [noDigest]: 'The domain lacks a field that it declares: one version signs it without, the other refuses.',
};

/** What others refuse and Readback reads: what it is that makes it right to read it anyway. */
const readAllTheSame: readonly (readonly [RegExp, (body: Body) => boolean])[] = [
  [/INVALID_CHAINID/, (it) => it.kind === 'transaction' && it.chainId !== 1],
  [/INTRINSIC_GAS_TOO_LOW/, (it) => it.kind === 'transaction' && (it.set.gas ?? 0n) < leastGas(it)],
  [/PRODUCT_OVERFLOW/, (it) => it.kind === 'transaction' && mostOf(it) >= 2n ** 256n],
  [
    /PRIORITY_GREATER/,
    (it) => it.kind === 'transaction' && (it.set.maxPriorityFeePerGas ?? 0n) > (it.set.maxFeePerGas ?? 0n),
  ],
  [
    /INITCODE_SIZE/,
    (it) => it.kind === 'transaction' && it.call.to === null && it.call.data.length / 2 - 1 > mostInitCode,
  ],
  [/RLP_ERROR/, (it) => it.kind !== 'transaction'],
];

function mostOf({ call, set }: Extract<Body, { kind: 'transaction' }>): bigint {
  return call.value + (set.gas ?? 0n) * (set.maxFeePerGas ?? set.gasPrice ?? 0n);
}

type Suite = Readonly<{ from: string; cases: readonly PeerCase[] }>;

const read = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as Suite;
const own = (name: string) => read(new URL(`./vectors/peers/${name}.json`, import.meta.url));

/** For each suite: at least so many read as the peer reads them, and at least so many refused by both. */
const suites = {
  metaMask: [100, 60],
  ethers: [75, 0],
  safe: [40, 0],
  safePublished: [16, 0],
  messages: [14, 0],
  ledger: [21, 0],
} as const;

describe.each(Object.entries(suites))('what %s makes of a request', (name, [leastSame, leastRefused]) => {
  const { cases } = own(name);
  const found = comparedAll(cases);

  test('is what Readback reads, or it refuses it with a reason', async () => {
    const { wrong, same, refusedByBoth } = await found;
    expect(wrong).toEqual([]);
    expect(same.length).toBeGreaterThanOrEqual(leastSame);
    expect(refusedByBoth.length).toBeGreaterThanOrEqual(leastRefused);
  });

  test('is told apart from any other value', async () => {
    const changed = (await found).same.map(oneValueChanged);
    expect((await comparedAll(changed)).same.map((it) => it.name)).toEqual([]);
  });
});

const folder = process.env['READBACK_PEERS'];
const wholeNames = ['trezor', 'ledger', 'ethers', 'ethereumTests', 'safe', 'signIn'].filter(
  (name) => folder !== undefined && existsSync(`${folder}/${name}.json`),
);

describe.skipIf(wholeNames.length === 0)('the test suites of others', () => {
  test.each(wholeNames)('%s', { timeout: 120_000 }, async (name) => {
    const { cases } = read(`${folder}/${name}.json`);
    const { wrong, same } = await comparedAll(cases);
    expect(wrong).toEqual([]);
    expect(same.length).toBeGreaterThan(0);
    expect((await comparedAll(same.slice(0, 400).map(oneValueChanged))).same).toEqual([]);
  });
});

test('a transaction as long as a hash or a signature is asked about, and read where a program asks to send it', async () => {
  const x = '0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
  const short = [
    ['0x01', 'bytes.hash'],
    [x, 'bytes.signature'],
  ] as const;
  for (const [r, asked] of short) {
    const text = toRlp(['0x', '0x01', '0x5208', `0x${'5f'.repeat(20)}`, '0x01', '0x', '0x1b', r, '0x01']);
    expect(await comparedWithPeer({ name: asked, text, expects: {} })).toEqual({ refused: asked });
    const json = { method: 'eth_sendRawTransaction', params: [text] };
    const expects = { hash: keccak256(text), transaction: { value: '1', gas: '21000', gasPrice: '1' } };
    expect(await comparedWithPeer({ name: asked, json, expects })).toMatchObject({ differs: [] });
  }
});

async function comparedAll(cases: readonly PeerCase[]) {
  const wrong: unknown[] = [];
  const same: PeerCase[] = [];
  const refusedByBoth: PeerCase[] = [];
  for (const it of cases) {
    const { invalid } = it.expects;
    const outcome = await comparedWithPeer(it);
    if ('refused' in outcome) {
      if (invalid !== undefined) refusedByBoth.push(it);
      else if (refusals[outcome.refused] === undefined) wrong.push([it.name, outcome.refused]);
    } else if (invalid !== undefined) {
      const isTold = readAllTheSame.some(([text, isSo]) => text.test(invalid) && isSo(outcome.body));
      if (!isTold) wrong.push([it.name, ...outcome.differs]);
    } else if (outcome.differs.length > 0) wrong.push([it.name, ...outcome.differs]);
    else same.push(it);
  }
  return { wrong, same, refusedByBoth };
}

/** The same case with one of the values that are expected another, each in its turn. */
function oneValueChanged(it: PeerCase, at: number): PeerCase {
  const all = changes(it.expects);
  return { ...it, expects: all[at % all.length] as PeerCase['expects'] };
}

function changes(value: unknown): readonly unknown[] {
  if (Array.isArray(value))
    return value.flatMap((it, at) => changes(it).map((changed) => value.with(at, changed)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, it]) =>
      changes(it).map((changed) => ({ ...value, [key]: changed })),
    );
  if (value === null) return [`0x${'11'.repeat(20)}`];
  if (typeof value !== 'string') return [];
  return [`${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`];
}
