/** The part of a page's address behind `#`: the path of a screen, and what the screen is to show (`?name=value`). */
export type Place = Readonly<{
  path: string;
  /** As it is in the address, with its `?`; empty when there is nothing. */
  state: string;
  /** The same, read. Anyone can write an address: every screen checks what it takes from here. */
  search: Readonly<Record<string, unknown>>;
}>;

/** Reads what is behind `#` (with it or without). Never throws: what makes no sense is a path that leads nowhere. */
export function readPlace(hash: string): Place {
  const [rough = '', ...rest] = hash.replace(/^#/, '').split('?');
  const state = rest.length === 0 ? '' : `?${rest.join('?')}`;
  const fields = [...new URLSearchParams(state)].map(([name, text]) => [name, readValue(text)] as const);
  return { path: rough.replace(/\/+$/, '') || '/', state, search: Object.fromEntries(fields) };
}

/** Writes what `readPlace` reads, without `#`. Fields that are undefined are left out. */
export function writePlace(path: string, search: Readonly<Record<string, unknown>> = {}): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) fields.set(name, writeValue(value));
  }
  const state = fields.toString();
  return state === '' ? path : `${path}?${state}`;
}

/** The values of a path's places (`/review/$id`), if it is a path of that pattern. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: [string, string][] = [];
  for (const [at, part] of wanted.entries()) {
    const value = decoded(given[at] ?? '');
    if (part.startsWith('$')) {
      if (value === undefined || value === '') return undefined;
      params.push([part.slice(1), value]);
    } else if (part !== value) return undefined;
  }
  return Object.fromEntries(params);
}

/** The path that `matchPath` reads. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Text stands as it is, unless it would be read as something else. */
function writeValue(value: unknown): string {
  return typeof value === 'string' && readValue(value) === value ? value : JSON.stringify(value);
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
