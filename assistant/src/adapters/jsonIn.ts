/** The one JSON object in a text; models without a schema like to put words or a fence around it. */
export function jsonIn(text: string): object | undefined {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    const json: unknown = JSON.parse(text.slice(start, end + 1));
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}
