/**
 * The members of an object with their values as they were written; of a name that stands twice, the last. `text` must
 * be JSON of an object: whoever calls has parsed it, and needs what parsing loses, such as the digits of long numbers.
 */
export function memberTexts(text: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  let name = '';
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') {
      const end = stringEnd(text, at);
      if (depth === 1 && from === 0) name = JSON.parse(text.slice(at, end));
      at = end - 1;
    } else if (char === ':' && depth === 1) {
      from = at + 1;
    } else if (char === '{' || char === '[') {
      depth += 1;
    } else if (char === '}' || char === ']' || char === ',') {
      if (depth === 1 && from > 0) {
        members.set(name, text.slice(from, at).trim());
        from = 0;
      }
      if (char !== ',') depth -= 1;
    }
  }
  return members;
}

function stringEnd(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end += 1) {
    const char = text[end];
    if (char === '\\') end += 1;
    else if (char === '"') return end + 1;
  }
  return text.length;
}
