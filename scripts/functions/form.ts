import { wrong } from './wrong.ts';

/** A clause taken apart by its form; `example`: what is told where it has another. */
export function formOf(clause: string, text: string, form: RegExp, example: string): RegExpExecArray {
  const found = form.exec(text);
  if (found === null) throw wrong(`"${clause}": expected "${example}"`);
  return found;
}

export function among<T extends string>(text: string, all: readonly T[]): T {
  const found = all.find((it) => it === text);
  if (found === undefined) throw wrong(`"${text}": expected ${all.join(' or ')}`);
  return found;
}
