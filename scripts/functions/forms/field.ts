import { type Parameter, typeText } from '../parameter.ts';
import { behindBracket, pieces } from '../pieces.ts';
import { parseParameters, type Structs } from '../signature.ts';
import { wrong } from '../wrong.ts';

/**
 * A field of a form. `any`: what it may be, mostly one type. `group`: it is there with all others of its number, or none is.
 * `deepest`: a tree of pairs, so many levels deep at most. `anyType`, `anyName`: whatever they are.
 */
export type Field = Readonly<{
  any: readonly Parameter[];
  group?: number;
  deepest?: number;
  anyType?: true;
  anyName?: true;
}>;

/** The role of a field, which no function knows: `role` of `Parameter`, as a word. */
export const fieldRoles = ['self', 'told', 'inert', 'open'] as const;

/** `address from@self`, `address|string from`, `[string reason, string app]`, `Order[2]{1,24} tree`, `* witness`, `bytes32 *`. */
export function parseFields(text: string, structs: Structs): readonly Field[] {
  let groups = 0;
  const fields = pieces(text, ',').flatMap((piece): readonly Field[] => {
    if (!piece.startsWith('[')) return [parseField(piece, structs)];
    const end = behindBracket(piece, 0);
    if (end < piece.length) throw wrong(`"${piece}": nothing stands behind fields that may be missing`);
    groups += 1;
    const group = groups;
    return pieces(piece.slice(1, -1), ',').map((it) => ({ ...parseField(it, structs), group }));
  });
  if (fields[0]?.group !== undefined) throw wrong('the first field is always there');
  const names = fields.map(({ any }) => any[0]?.name);
  const twice = names.find((it, at) => it !== '_any' && names.indexOf(it) !== at);
  if (twice !== undefined) throw wrong(`two fields are named "${twice}"`);
  return fields;
}

function parseField(text: string, structs: Structs): Field {
  const [, types = '', repeated, rest = ''] = /^(.*?[^ ])(\{1,\d+\})? (\S+)$/.exec(text) ?? [];
  if (types === '')
    throw wrong(`"${text}": not a field; expected "type name", with its role as "type name@role"`);
  const deepest = repeated === undefined ? undefined : Number(/\d+(?=\})/.exec(repeated)?.[0]);
  if (deepest !== undefined && !types.endsWith('[2]'))
    throw wrong(`"${text}": a tree is of pairs; expected "Struct[2]{1,${deepest}} name"`);
  const anyName = rest === '*' || rest.startsWith('*@');
  const behind = anyName ? rest.replace('*', '_any') : rest;
  const anyType = types === '*';
  const all = (anyType ? ['bytes'] : types.startsWith('(') ? [types] : pieces(types, '|')).map((it) => {
    const [found] = parseParameters(`${it} ${behind}`, structs);
    if (found === undefined) throw wrong(`"${text}": not a field`);
    return found;
  });
  return {
    any: all,
    ...(deepest === undefined ? {} : { deepest }),
    ...(anyType ? { anyType } : {}),
    ...(anyName ? { anyName } : {}),
  };
}

/** A field as a person reads it: `address|string from`. */
export function fieldText({ any, deepest, anyType, anyName }: Field): string {
  const types = anyType
    ? '*'
    : any.map((it) => (it.struct === undefined ? typeText(it) : `${it.struct}${it.suffix}`));
  const tree = deepest === undefined ? '' : `{1,${deepest}}`;
  return `${typeof types === 'string' ? types : types.join('|')}${tree} ${anyName ? '*' : any[0]?.name}`;
}
