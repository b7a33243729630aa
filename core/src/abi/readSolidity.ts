import { type Cursor, cursorOf } from './cursor.ts';
import { modifiersOf, parametersOf, type RawParameter } from './declarations.ts';
import type { Unchecked } from './unchecked.ts';
import { type Declared, resolver } from './solidityTypes.ts';
import type { Token } from './tokens.ts';

/** A function, event or error as it was written, with names of types that are still to be looked up. */
type Raw = Readonly<{
  type: 'function' | 'event' | 'error' | 'constructor' | 'fallback' | 'receive';
  name: string;
  inputs: readonly RawParameter[];
  outputs: readonly RawParameter[];
  stateMutability: string;
  anonymous: boolean;
}>;

type Read = { items: Raw[]; declared: Map<string, Declared>; titles: string[] };

/** Whether a text may be read as lines of an ABI, or as an interface. */
export function isSolidity(text: string): boolean {
  return /^(?:\/[/*]|[A-Za-z_$][\w$]*(?:\s|\(|\/))/.test(text);
}

/**
 * Reads functions, events, errors and structs as people write them: lines (`function` may be left out), or Solidity
 * interfaces. Bodies of functions are passed over and so are functions that nobody outside can call. A type that is
 * declared nowhere in the text is an error, never a guess.
 *
 * @throws {AbiError} with the line and column of what is wrong
 */
export function readSolidity(text: string): Unchecked {
  const cursor = cursorOf(text);
  const read: Read = { items: [], declared: new Map(), titles: [] };
  while (!cursor.ended()) statement(cursor, read);
  const types = resolver(read.declared, cursor);
  const items = read.items.map(({ inputs, outputs, ...item }) => ({
    ...item,
    inputs: types(inputs),
    outputs: types(outputs),
  }));
  const [title, another] = read.titles;
  return {
    took: read.titles.length > 0 ? 'interface' : 'lines',
    items,
    title: another === undefined ? title : undefined,
  };
}

function statement(cursor: Cursor, read: Read): void {
  if (cursor.takes(';') || cursor.takes(',')) return;
  const word = cursor.word();
  switch (word.text) {
    case 'pragma':
    case 'import':
    case 'using':
      return cursor.skipTo(';');
    case 'abstract':
      return;
    case 'interface':
    case 'contract':
    case 'library':
      return container(cursor, read);
    case 'struct': {
      const name = cursor.word();
      return put(cursor, read, name, { kind: 'struct', fields: parametersOf(cursor, 'struct') });
    }
    case 'enum': {
      const name = cursor.word();
      return put(cursor, read, name, { kind: 'enum', members: membersOf(cursor) });
    }
    case 'type': {
      const name = cursor.word();
      cursor.needs('is');
      const as = cursor.word().text;
      return put(cursor, read, name, { kind: 'alias', as });
    }
    case 'function':
    case 'event':
    case 'error':
    case 'modifier':
      // A function may be called so itself: `error(uint256)`.
      if (cursor.sees('(')) return callable(cursor, read, 'function', word.text);
      return callable(cursor, read, word.text === 'modifier' ? undefined : word.text, cursor.word().text);
    case 'constructor':
    case 'fallback':
    case 'receive':
      return callable(cursor, read, word.text, '');
    default:
      if (!cursor.sees('(')) throw cursor.wrong({ id: 'solidity.noDeclaration' }, word);
      return callable(cursor, read, 'function', word.text);
  }
}

function container(cursor: Cursor, read: Read): void {
  const name = cursor.word();
  put(cursor, read, name, { kind: 'contract' });
  read.titles.push(name.text);
  if (cursor.takes('is')) while (!cursor.sees('{') && !cursor.ended()) cursor.take();
  cursor.needs('{');
  while (!cursor.takes('}')) statement(cursor, read);
}

function callable(cursor: Cursor, read: Read, type: Raw['type'] | undefined, name: string): void {
  const inputs = cursor.sees('(') ? parametersOf(cursor) : [];
  const modifiers = modifiersOf(cursor);
  const outputs = cursor.takes('returns') ? parametersOf(cursor) : [];
  if (cursor.sees('{')) cursor.skipBraces();
  if (type === undefined || modifiers.hidden) return;
  const { stateMutability, anonymous } = modifiers;
  read.items.push({ type, name, inputs, outputs, stateMutability, anonymous });
}

function membersOf(cursor: Cursor): readonly string[] {
  const members: string[] = [];
  cursor.needs('{');
  while (!cursor.takes('}')) {
    members.push(cursor.word().text);
    cursor.takes(',');
  }
  return members;
}

function put(cursor: Cursor, read: Read, name: Token, declared: Declared): void {
  if (read.declared.has(name.text))
    throw cursor.wrong({ id: 'solidity.twice', args: { name: name.text } }, name);
  read.declared.set(name.text, declared);
}
