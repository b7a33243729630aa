import type { Parameter } from '../parameter.ts';
import { wrong } from '../wrong.ts';
import type { Field } from './field.ts';

/**
 * The `encodeType` of a form: the struct with its fields, then every struct in it by its name in alphabetical order. A
 * pattern where it has several.
 */
export function typeOf(names: readonly string[], fields: readonly Field[]): string | RegExp {
  const structs = structTexts(fields.flatMap(({ any }) => any));
  if (names.length === 1 && fields.every(isOne))
    return `${names[0]}(${fields.map(({ any }) => any.map(partText).join('')).join(',')})${structs.join('')}`;
  const name = names.length === 1 ? literal(names[0] ?? '') : `(?:${names.map(literal).join('|')})`;
  const own = `^${name}\\(${grouped(fields, fieldPattern)}\\)`;
  const rest = structs.map(literal).join('');
  const isWild = fields.some(({ anyType }) => anyType);
  return isWild ? new RegExp(`${own}(?:.*\\))?${rest}`, 's') : new RegExp(`${own}${rest}$`);
}

/** The same without the names of structs, where that is not worked out of the type. */
export function shapePattern(fields: readonly Field[]): string | RegExp | undefined {
  if (fields.every(isOne)) return `(${fields.map(({ any }) => any.map(shapeText).join('')).join(',')})`;
  const isWild = fields.some(({ anyType }) => anyType);
  return new RegExp(`^\\(${grouped(fields, fieldShape)}\\)$`, isWild ? 's' : '');
}

function isOne({ any, group, deepest, anyType, anyName }: Field): boolean {
  return any.length === 1 && (group ?? deepest ?? anyType ?? anyName) === undefined;
}

function grouped(fields: readonly Field[], text: (it: Field) => string): string {
  return fields
    .map((field, at) => {
      const starts = field.group !== undefined && fields[at - 1]?.group !== field.group;
      const ends = field.group !== undefined && fields[at + 1]?.group !== field.group;
      return `${starts ? '(?:' : ''}${at === 0 ? '' : ','}${text(field)}${ends ? ')?' : ''}`;
    })
    .join('');
}

function fieldPattern({ any, deepest, anyType, anyName }: Field): string {
  const name = anyName ? '[\\w$]+' : literal(any[0]?.name ?? '');
  if (anyType) return `[\\w$]+(?:\\[\\d*\\])* ${name}`;
  return `${either(any.map((it) => base(it, deepest, it.struct ?? it.type)))} ${name}`;
}

function fieldShape({ any, deepest, anyType, anyName }: Field): string {
  const name = anyName ? '[\\w$]+' : literal(any[0]?.name ?? '');
  if (anyType) return `\\(.*\\) ${name}`;
  return `${either(any.map((it) => base(it, deepest, shapeType(it))))} ${name}`;
}

function base({ suffix }: Parameter, deepest: number | undefined, type: string): string {
  return deepest === undefined ? literal(`${type}${suffix}`) : `${literal(type)}(?:\\[2\\]){1,${deepest}}`;
}

function either(all: readonly string[]): string {
  return all.length === 1 ? (all[0] ?? '') : `(?:${all.join('|')})`;
}

function literal(text: string): string {
  return text.replace(/[$()*+.?[\]\\^{|}]/g, '\\$&');
}

function partText({ type, suffix, name, parts, struct }: Parameter): string {
  if (parts !== undefined && struct === undefined)
    throw wrong(`"${name}": a struct of a form has a name, which is signed: write "struct Name(…)" above`);
  return `${struct ?? type}${suffix} ${name}`;
}

function shapeText(it: Parameter): string {
  return `${shapeType(it)}${it.suffix} ${it.name}`;
}

function shapeType({ type, parts }: Parameter): string {
  return parts === undefined ? type : `(${parts.map(shapeText).join(',')})`;
}

function structTexts(all: readonly Parameter[]): readonly string[] {
  const found = new Map<string, string>();
  const walk = (it: Parameter): void => {
    if (it.parts === undefined) return;
    if (it.struct !== undefined) found.set(it.struct, `${it.struct}(${it.parts.map(partText).join(',')})`);
    it.parts.forEach(walk);
  };
  all.forEach(walk);
  return [...found.keys()].toSorted().map((it) => found.get(it) ?? '');
}
