import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import type { Arg, CouldBe } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/values.ts';
import { utcWords } from '@readback/phrases/plain.ts';
import { foreign, foreignLines } from './foreign.ts';
import { hexLines } from './hexLines.ts';
import { type Line, line, type Piece } from './line.ts';
import { addressWords, amountWords, assetWords } from './names.ts';
import type { Page } from './pageContent.ts';

/** How many elements of one list are written out. */
const mostItems = 50;

/** Decoded values by name and type, lists and structs indented below their name. */
export function argLines(args: readonly Arg[], indent: number, page: Page): readonly Line[] {
  const shown = args.slice(0, mostItems).flatMap((arg, at) => argLine(arg, at, indent, page));
  const rest = args.length - mostItems;
  return rest > 0 ? [...shown, line(indent, fill(words.more, { count: rest }))] : shown;
}

function argLine(arg: Arg, at: number, indent: number, page: Page): readonly Line[] {
  const { value, type } = arg;
  const name = arg.name === '' ? String(at) : foreign(arg.name, 60);
  const head = [{ text: `${name} ` }, { text: `${foreign(type, 60)}: `, tone: 'faint' }] as const;
  switch (value.kind) {
    case 'array':
    case 'tuple': {
      const inner = value.kind === 'array' ? value.items : value.fields;
      const empty = inner.length === 0 ? words.empty : value.kind === 'array' ? `${inner.length}` : '';
      return [line(indent, ...head, empty), ...argLines(inner, indent + 2, page)];
    }
    case 'bytes':
      if (value.parts !== undefined) {
        return [line(indent, ...head, value.hex), ...argLines(value.parts, indent + 2, page)];
      }
      return [
        ...(value.hex.length <= 66
          ? [line(indent, ...head, value.hex === '0x' ? words.noBytes : value.hex)]
          : bytesLines(arg, value.hex, indent, head)),
        ...couldBeLines(value.couldBe, indent + 2, page),
      ];
    case 'text': {
      const [first = '', ...others] = foreignLines(value.text);
      return [
        line(indent, ...head, `“${first}${others.length === 0 ? '”' : ''}`),
        ...others.map((it, index) => line(indent + 2, `| ${it}${index === others.length - 1 ? '”' : ''}`)),
      ];
    }
    case 'address':
      return [
        line(indent, ...head, addressWords(value.address, page.facts, page.context.own), standing(arg)),
      ];
    case 'bool':
      return [line(indent, ...head, value.value ? 'true' : 'false')];
    case 'integer':
      return [
        line(indent, ...head, integerWords(value.value, arg.meaning, page), largest(arg), standing(arg)),
      ];
  }
}

function couldBeLines(call: CouldBe | undefined, indent: number, page: Page): readonly Line[] {
  if (call === undefined) return [];
  return [line(indent, fill(words.couldBe, { name: call.name })), ...argLines(call.args, indent + 2, page)];
}

/** The largest number of a type, which represents no limit in many contracts, is hard to tell by its digits. */
function largest({ type, value, meaning }: Arg): string {
  const bits = /^uint([0-9]{2,3})$/.exec(type)?.[1];
  const isLargest = value.kind === 'integer' && bits !== undefined && value.value === 2n ** BigInt(bits) - 1n;
  return isLargest && meaning?.as !== 'allowance' ? fill(words.largest, { bits }) : '';
}

/** What a router takes a value for, where that is not the value itself. */
function standing({ meaning }: Arg): string {
  return meaning?.as === 'stands' ? `, ${words.stands[meaning.for]}` : '';
}

/** Bytes that are read below as a call of their own are not written out twice. */
function bytesLines(
  { meaning }: Arg,
  hex: `0x${string}`,
  indent: number,
  head: readonly Piece[],
): readonly Line[] {
  const count = (hex.length - 2) / 2;
  return meaning?.as === 'nested'
    ? [line(indent, ...head, fill(words.bytesBelow, { count }))]
    : [line(indent, ...head, fill(words.bytes, { count })), ...hexLines(hex, indent + 2)];
}

/** An end of 0 is not a date: to some contracts it means never. */
function endWords(value: bigint, end: bigint): string {
  return end > 0n ? fill(words.time, { time: utcWords(end), value: String(value) }) : String(value);
}

function integerWords(value: bigint, meaning: Arg['meaning'], { facts }: Page): string {
  switch (meaning?.as) {
    case 'amount':
      return amountWords(value, meaning.asset, facts);
    case 'allowance':
      return isUnlimited(value)
        ? fill(words.noLimit, { asset: assetWords(meaning.asset, facts), value: String(value) })
        : amountWords(value, meaning.asset, facts);
    case 'deadline':
      return endWords(value, value >> BigInt(meaning.shift ?? 0));
    case 'operation':
      return operationWords(value);
    default:
      return String(value);
  }
}

function operationWords(value: bigint): string {
  if (value === 0n) return words.call;
  return value === 1n ? words.delegatecall : fill(words.noOperation, { value: String(value) });
}
