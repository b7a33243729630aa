/**
 * The one JSON object in what a model wrote. Models think aloud in front of it (`<think>{…}</think>`), and put words, a
 * fence or further braces around it.
 */

/** How many braces are tried: each is followed to its end. */
const mostStarts = 60;

/**
 * The object that has all of `names`, or else the first one; undefined where none is whole.
 *
 * @example
 * jsonIn('<think>{"a":1}</think> Here: {"queries":[]} {ok}', ['queries']); // { queries: [] }
 */
export function jsonIn(text: string, names: readonly string[]): object | undefined {
  const said = afterThinking(text);
  let first: object | undefined;
  let from = 0;
  for (let tries = 0; tries < mostStarts; tries += 1) {
    const start = said.indexOf('{', from);
    if (start < 0) break;
    const end = endOf(said, start);
    const json = end === undefined ? undefined : parsed(said.slice(start, end));
    if (json && names.every((name) => Object.hasOwn(json, name))) return json;
    first ??= json;
    // What is inside an object that was read is part of it.
    from = json && end !== undefined ? end : start + 1;
  }
  return first;
}

/** What was written after the thinking; nothing while it goes on. */
function afterThinking(text: string): string {
  const closed = text.replace(/<(think|thinking|thought|reasoning)>[\s\S]*?<\/\1>/gi, '');
  // Some servers take the opening mark away and leave the closing one.
  const rest = closed.replace(/^[\s\S]*<\/(?:think|thinking|thought|reasoning)>/i, '');
  return rest.replace(/<(?:think|thinking|thought|reasoning)>[\s\S]*$/i, '');
}

/** The index after the brace that closes the one at `start`. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const it = text[at];
    if (quoted) {
      if (it === '\\') at += 1;
      else if (it === '"') quoted = false;
    } else if (it === '"') quoted = true;
    else if (it === '{') depth += 1;
    else if (it === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parsed(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}
