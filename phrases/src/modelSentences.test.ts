import { call, effectsOf, offline, viewOf } from '@readback/core/check/testing/views.ts';
import { placedRows, standardRows } from '@readback/core/decode/testing/rows.ts';
import { shippedContracts } from '@readback/core/shipped/places.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { functionVerbs } from '@readback/core/decode/abis/functionVerbs.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { type AbiFunction, type AbiParameter, type Address, getAddress, parseAbiItem } from 'viem';
import { describe, expect, it } from 'vitest';
import { message } from './message.ts';
import { plain } from './plain.ts';

/** A function that our tables say something of, and where it is known. */
type Row = Readonly<{ text: string; to: Address; chainId: number }>;

let accounts = 0;

const anyContract = getAddress('0x00000000000000000000000000000000000c0de5');

const rows: readonly Row[] = [
  ...standardRows().flatMap(({ text, model }): Row[] =>
    model === undefined ? [] : [{ text, to: anyContract, chainId: 1 }],
  ),
  ...placedRows().flatMap(({ at, text, model }): Row[] => {
    const place = placeOf(at);
    return model === undefined || place === undefined ? [] : [{ text, ...place }];
  }),
];

function placeOf(at: RegExp): Readonly<{ to: Address; chainId: number }> | undefined {
  for (const [name, places] of Object.entries(shippedContracts)) {
    const [address, chain] = places[0]?.split(' ') ?? [];
    if (at.test(name) && address !== undefined) return { to: getAddress(address), chainId: Number(chain) };
  }
  return undefined;
}

const sentences = rows.map((row) => {
  const readback = read(row, unknown('offline'));
  return { ...row, readback, says: said(readback) };
});

describe('each function of our tables', () => {
  it('is looked at, many as they are', () => {
    expect(sentences.length).toBeGreaterThan(2_500);
  });

  it('has a sentence without a hole in it', () => {
    const broken = sentences.filter(({ says }) => says === '' || /undefined|[{}]| {2}|\(\)| ,/.test(says));
    expect(broken.map(({ text, says }) => `${text}: ${says}`)).toEqual([]);
  });

  it('is said by what it asks for, but for those whose bytes are no call', () => {
    const bare = sentences.filter(({ readback }) => isBare(readback));
    expect(bare.map(({ text }) => text.slice(0, text.indexOf('('))).toSorted()).toEqual([
      'execute',
      'executeFromExecutor',
      'executeUserOp',
      'swapCompact',
      'swapMultiCompact',
    ]);
  });

  it('is never said as done, also where it was run and everything went well', () => {
    const ran = rows.map((row) => ({ ...row, readback: read(row, known(effectsOf([]))) }));
    const ofActs = ran.filter(({ readback }) => readback.sentence.some((it) => actIn(it) !== undefined));
    expect(ofActs.length).toBeGreaterThan(1_900);
    const claims = ofActs.filter(
      ({ readback }) => !/(?:Asks|You ask|it asks) (?:0x|the unknown|the plain)/.test(said(readback)),
    );
    expect(claims.map(({ text, readback }) => `${text}: ${said(readback)}`)).toEqual([]);
  });

  it('has words of ours alone, and each of these is used', () => {
    const used = sentences.flatMap(({ readback }) => readback.sentence.flatMap((it) => actIn(it) ?? []));
    // These are said where no calls are inside.
    const others = ['propose', 'schedule', 'setUp'];
    expect([...new Set([...used, ...others])].toSorted()).toEqual(functionVerbs.toSorted());
    expect([...branches()].toSorted()).toEqual([...functionVerbs, 'other'].toSorted());
  });
});

/** The words that the message has a branch for. */
function branches(): readonly string[] {
  return message('sentence.act').flatMap((part) =>
    part.kind === 'select' && part.name === 'act' ? [...part.options.keys()] : [],
  );
}

/** Every phrase in a phrase, itself first. */
function inside(phrase: Phrase): readonly Phrase[] {
  const its = Object.values(phrase.args).filter((it): it is Phrase => typeof it === 'object');
  return [phrase, ...its.flatMap(inside)];
}

function actIn(phrase: Phrase): string | undefined {
  return inside(phrase).flatMap((it) => (it.id === 'sentence.act' ? [it.args.act] : []))[0];
}

/** Whether the sentence only says that the function is run; what runs inside it may be one that nobody knows. */
function isBare({ sentence }: Readback): boolean {
  return sentence
    .flatMap(inside)
    .some(({ id, args }) => id.startsWith('sentence.call') && 'fn' in args && args.fn === 'step.0.fn');
}

function read({ text, to, chainId }: Row, effects: Readback['effects']): Readback {
  const item = parseAbiItem([`function ${text}`] as never) as unknown as AbiFunction;
  const body = call(to, text, item.inputs.map(sampleOf));
  if (body.kind !== 'transaction') throw new Error('not a transaction');
  return revisionOf(viewOf({ ...body, chainId }, { ...offline, effects }), 0);
}

function said(readback: Readback): string {
  return plain(readback.sentence, (fact) => factAt(readback, fact));
}

/** Plain values: each account is another one, so that a sentence has to name all that it is about. */
function sampleOf({ type, ...its }: AbiParameter, at: number): unknown {
  const list = /^(.*)\[(\d*)\]$/.exec(type);
  if (list !== null) {
    const [, of = '', length = ''] = list;
    const count = length === '' ? 1 : Number(length);
    return Array.from({ length: count }, () => sampleOf({ ...its, type: of } as AbiParameter, at));
  }
  if (type === 'tuple' && 'components' in its) {
    const fields = its.components as readonly AbiParameter[];
    return Object.fromEntries(fields.map((field, index) => [field.name, sampleOf(field, index)]));
  }
  if (type === 'address')
    return getAddress(`0x${(0xacc0_0000 + (accounts += 1)).toString(16).padStart(40, '0')}`);
  if (type === 'bool') return true;
  if (type === 'string') return 'words';
  if (type === 'bytes') return '0x';
  if (type.startsWith('bytes')) return `0x${'5e'.repeat(Number(type.slice(5)))}`;
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 256);
  const number = its.name === 'operation' ? 0 : bits < 16 ? 1 + (at % 2) : 1_000 + at;
  return bits <= 48 ? number : BigInt(number);
}
