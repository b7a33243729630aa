/** SVG pictures that need nothing else: no font, no style sheet, no host. */

type Size = Readonly<{ width: number; height: number }>;

/** A whole picture: a panel with what is on it. `says` is what it is for those who do not see it. */
export function drawing(says: string, { width, height }: Size, inside: readonly string[]): string {
  const xmlns = 'http://www.w3.org/2000/svg';
  const all = [
    element('title', {}, escaped(says)),
    element('rect', { width, height, rx: 16, fill: ink.panel }),
    ...inside,
  ];
  return element('svg', { xmlns, viewBox: [0, 0, width, height].join(' '), width, height }, all.join(''));
}

/** A picture has its own colors: it is inspected elsewhere. */
export const ink = {
  panel: '#161d21',
  text: '#e9eef1',
  mute: '#93a1ab',
  ok: '#5fd38d',
  warn: '#ffb838',
  stop: '#ff6b69',
} as const;

type Style = Readonly<{ x: number; y: number; size: number; color: string; bold?: true; end?: true }>;

export function text({ x, y, size, color, bold, end }: Style, says: string): string {
  const more = { ...(bold ? { 'font-weight': 700 } : {}), ...(end ? { 'text-anchor': 'end' } : {}) };
  const font = { 'font-family': 'B612,Verdana,sans-serif', 'font-size': size };
  return element('text', { x, y, ...font, fill: color, ...more }, escaped(says));
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = '',
): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${all.join('')}>${inside}</${name}>`;
}

function escaped(it: string): string {
  return it.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** A sentence in lines of at most so many characters; a word that is longer has a line of its own. */
export function linesOf(sentence: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
