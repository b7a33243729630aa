import type { Rendered } from '../renderPlain.ts';

/**
 * How what was rendered differs from what a test expects: labels and values in their order, exactly. `owner` and
 * `interpolatedIntent` count only where the test names them.
 */
export function differences(rendered: Rendered, expected: Rendered, at = ''): readonly string[] {
  const found: string[] = [];
  const compare = (what: string, is: string | undefined, should: string | undefined): void => {
    if (should !== undefined && is !== should)
      found.push(`${at}${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
  };
  compare('intent', rendered.intent, expected.intent);
  compare('interpolatedIntent', rendered.interpolatedIntent, expected.interpolatedIntent);
  compare('owner', rendered.owner, expected.owner);
  compare('number of fields', String(rendered.fields.length), String(expected.fields.length));
  for (const [index, should] of expected.fields.entries()) {
    const is = rendered.fields[index];
    const here = `field ${index + 1} (${should.label})`;
    if (is === undefined) break;
    compare(`${here}, label`, is.label, should.label);
    if (typeof is.value === 'string' && typeof should.value === 'string')
      compare(here, is.value, should.value);
    else if (typeof is.value === 'string' || typeof should.value === 'string')
      found.push(`${at}${here}: ${typeof is.value === 'string' ? 'bytes, not a call' : 'a call, not bytes'}`);
    else found.push(...differences(is.value, should.value, `${at}${here}: `));
  }
  return found;
}
