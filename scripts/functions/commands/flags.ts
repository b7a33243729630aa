import type { ArgPath } from '@readback/core/decode/argPath.ts';
import { kindOf, type Parameter } from '../parameter.ts';
import { wrong } from '../wrong.ts';

/** Throws where a command has a flag of which no clause says what it does, and which is not said to be an option. */
export function wrongFlags(parameters: readonly Parameter[], spoken: readonly ArgPath[]): void {
  const said = new Set(spoken.map((it) => it.filter((part) => part !== '*').join('.')));
  const walk = (all: readonly Parameter[], above: readonly number[]): void => {
    for (const [at, it] of all.entries()) {
      const place = [...above, at];
      if (it.parts !== undefined) walk(it.parts, place);
      else if (kindOf(it) === 'flag' && it.role === undefined && !said.has(place.join('.')))
        throw wrong(`no clause says what the flag "${it.name}" does: write one, or "bool ${it.name}@option"`);
    }
  };
  walk(parameters, []);
}
