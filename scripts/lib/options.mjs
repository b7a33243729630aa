import { partNames } from './parts.mjs';

/**
 * The options of `scripts/test.mjs`: which of the tests are run.
 * @returns what to run, or the sentence that says what is wrong.
 */
export function testOptions(args) {
  const options = { when: ['test'], parts: partNames };
  const rest = [...args];
  for (let it = rest.shift(); it !== undefined; it = rest.shift()) {
    if (it === '--all') options.when = ['test', 'rest'];
    else if (it === '--rest') options.when = ['rest'];
    else if (it === '--part') {
      const name = rest.shift();
      if (!partNames.includes(name)) return { wrong: `--part is one of ${partNames.join(', ')}.` };
      options.parts = [name];
      // A part that is named is run whole.
      if (!args.includes('--rest')) options.when = ['test', 'rest'];
    } else if (it === '--shard') {
      const [, index, count] = /^(\d+)\/(\d+)$/.exec(rest.shift() ?? '') ?? [];
      if (!(Number(index) >= 1 && Number(index) <= Number(count))) return { wrong: '--shard is like 1/3.' };
      options.shard = `${index}/${count}`;
    } else return { wrong: `${it} is none of --all, --rest, --part <name> and --shard <i/n>.` };
  }
  return options;
}
