/** JSON that is cut anywhere, as far as it goes: what is open is closed. Undefined where that is not JSON. */
export function parsePartial(text: string): unknown {
  const open: string[] = [];
  let quoted = false;
  // Only up to the last closed thing: what follows is cut.
  let end = 0;
  let closing = '';
  for (let at = 0; at < text.length; at += 1) {
    const it = text[at] ?? '';
    if (quoted) {
      if (it === '\\') at += 1;
      else if (it === '"') quoted = false;
      continue;
    }
    if (it === '"') quoted = true;
    else if (it === '{' || it === '[') open.push(it === '{' ? '}' : ']');
    else if (it === '}' || it === ']') {
      open.pop();
      end = at + 1;
      closing = open.toReversed().join('');
      if (open.length === 0) break;
    }
  }
  if (end === 0) return undefined;
  try {
    return JSON.parse(text.slice(0, end) + closing);
  } catch {
    return undefined;
  }
}
