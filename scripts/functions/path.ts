import type { ArgPath } from '@readback/core/decode/argPath.ts';
import type { ArgPlace } from '@readback/core/decode/protocols/commandModel.ts';
import { type Kind, kindOf, type Parameter } from './parameter.ts';
import { wrong } from './wrong.ts';

/** `params.path[0]` as places: a part of a struct by its name, one of a list or of packed bytes in brackets. */
export function parsePath(text: string, parameters: readonly Parameter[]): ArgPath {
  const literal = /^"([\w$]+)"$/.exec(text)?.[1];
  if (literal !== undefined) {
    if (parameters.some(({ name }) => name === literal)) return [literal];
    throw wrong(`"${text}": the function has no parameter of that name`);
  }
  if (!/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[(?:-?\d+|\*)\])*$/.test(text))
    throw wrong(`"${text}": not a path; expected "name", "struct.part", "list[0]", "list[-1]" or "list[*]"`);
  const path: (number | string)[] = [];
  let parts: readonly Parameter[] | undefined = parameters;
  let lists = 0;
  for (const [piece] of text.matchAll(/[\w$]+(?![\w$]*\])|\[(?:-?\d+|\*)\]/g)) {
    if (piece.startsWith('[')) {
      if (lists === 0) throw wrong(`"${text}": ${piece} stands behind what is no list`);
      lists -= 1;
      const place = piece.slice(1, -1);
      path.push(place === '*' ? place : Number(place));
    } else {
      const at: number = lists > 0 ? -1 : (parts ?? []).findIndex(({ name }) => name === piece);
      const found: Parameter | undefined = parts?.[at];
      if (found === undefined) throw wrong(`"${text}": the function has no parameter "${piece}" there`);
      path.push(at);
      parts = found.parts;
      lists = listsOf(found);
    }
  }
  return path;
}

/** The same, where the place has to be one of a kind: `address`, not a list of some, nor a struct with one. */
export function parsePathTo(kind: Kind, text: string, parameters: readonly Parameter[]): ArgPath {
  const path = parsePath(text, parameters);
  const found = placeAt(path, parameters);
  if (found === undefined || found.lists > 0 || kindOf(found.parameter) !== kind)
    throw wrong(`"${text}": expected the place of one ${kind}`);
  return path;
}

/** What a path leads to; `lists`: how many more it would have to go through. */
function placeAt(
  path: ArgPath,
  parameters: readonly Parameter[],
): Readonly<{ parameter: Parameter; lists: number }> | undefined {
  let parameter: Parameter | undefined;
  let lists = 0;
  for (const place of path) {
    if (lists > 0) lists -= 1;
    else {
      const parts: readonly Parameter[] = parameter === undefined ? parameters : (parameter.parts ?? []);
      parameter = parts.find(({ name }, at) => at === place || name === place);
      lists = parameter === undefined ? 0 : suffixLists(parameter);
    }
  }
  return parameter === undefined ? undefined : { parameter, lists };
}

/** The same back. */
export function pathText(path: ArgPath, parameters: readonly Parameter[]): string {
  if (path.length === 1 && typeof path[0] === 'string') return `"${path[0]}"`;
  let text = '';
  let parts: readonly Parameter[] | undefined = parameters;
  let lists = 0;
  for (const place of path) {
    if (lists > 0) {
      text += `[${place}]`;
      lists -= 1;
    } else {
      const found: Parameter | undefined = parts?.[Number(place)];
      if (found === undefined) throw wrong(`${JSON.stringify(path)}: no such place`);
      text += `${text === '' ? '' : '.'}${found.name}`;
      parts = found.parts;
      lists = listsOf(found);
    }
  }
  return text;
}

/** How deep the lists go: bytes may be a packed path, which is one. */
function listsOf(it: Parameter): number {
  return suffixLists(it) + (it.type === 'bytes' ? 1 : 0);
}

function suffixLists({ suffix }: Parameter): number {
  return suffix.split('[').length - 1;
}

/** Throws where no parameter is at a path of names (`params.orderType`), lists aside. */
export function checkNames(text: string, parameters: readonly Parameter[]): void {
  let parts: readonly Parameter[] | undefined = parameters;
  for (const name of text.split('.')) {
    const found: Parameter | undefined = parts?.find((it) => it.name === name);
    if (found === undefined) throw wrong(`"${text}": the function has no parameter "${name}" there`);
    parts = found.parts;
  }
}

/** A place among arguments that no name and no `*` is part of. */
export function placeOf(path: ArgPath): ArgPlace {
  const places = path.filter((it) => typeof it === 'number');
  if (places.length < path.length) throw wrong('a place of its own is expected, and not each of a list');
  return places;
}

export function placeOr<T extends string>(it: ArgPath | T): ArgPlace | T {
  return typeof it === 'string' ? it : placeOf(it);
}

/** A path with each of a list in the place of one in it. */
export function eachOf(path: ArgPath, parameters: readonly Parameter[]): ArgPath {
  let parts: readonly Parameter[] | undefined = parameters;
  let lists = 0;
  return path.map((place) => {
    if (lists > 0) {
      lists -= 1;
      return '*';
    }
    const found: Parameter | undefined = parts?.[Number(place)];
    parts = found?.parts;
    lists = found === undefined ? 0 : listsOf(found);
    return place;
  });
}
