import { parsePath, pathText } from './paths/path.ts';

/** Words of a sentence, or the name of the field whose values are there (see `nameOfPath`). */
export type TemplatePiece = Readonly<{ text: string }> | Readonly<{ name: string }>;

/** How long a sentence may be, in UTF-16 units. */
export const maxSentence = 1_000;

/** The pieces of a template; `{{` and `}}` are braces. Null when a brace stands alone, or a path is not one. */
export function readTemplate(template: string): readonly TemplatePiece[] | null {
  if (template.length > maxSentence) return null;
  const pieces: TemplatePiece[] = [];
  let text = '';
  let at = 0;
  while (at < template.length) {
    const pair = template.slice(at, at + 2);
    if (pair === '{{' || pair === '}}') {
      text += pair[0];
      at += 2;
    } else if (template[at] === '{') {
      const end = template.indexOf('}', at);
      const path = end < 0 ? undefined : parsePath(template.slice(at + 1, end).trim());
      if (path === undefined) return null;
      if (text !== '') pieces.push({ text });
      text = '';
      pieces.push({ name: nameOfPath(pathText(path.root === '' ? '#' : path.root, path.segments)) });
      at = end + 1;
    } else if (template[at] === '}') return null;
    else {
      text += template[at];
      at += 1;
    }
  }
  if (text !== '') pieces.push({ text });
  return pieces;
}

/** The path of a field as a sentence names it: absolute, without selectors of all elements. */
export function nameOfPath(path: string): string {
  return path.replaceAll('.[]', '');
}
