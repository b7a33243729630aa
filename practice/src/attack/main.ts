import { parseArgs } from 'node:util';
import { attack } from './attack.ts';
import { type Family, families } from './hostile.ts';
import { recipeIn } from './recipe.ts';
import { escapesOf, tableOf, tricksThatEscaped } from './report.ts';
import { seeds } from './seeds.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    family: { type: 'string' },
    only: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
  },
});
const family = values.family === undefined ? undefined : (Number(values.family) as Family);
if (family !== undefined && !(family in families)) {
  console.error(`There is no family ${values.family}. There are: ${Object.keys(families).join(', ')}.`);
  process.exit(1);
}
const first = values.only?.map(recipeIn) ?? (family === undefined ? seeds : []);
const cases = values.only === undefined ? Number(values.cases) : first.length;
const begun = performance.now();
const tried = await attack({ cases, seed: Number(values.seed), family, first });
const seconds = (performance.now() - begun) / 1_000;
console.log(tableOf(tried));
console.log(`\n${tried.length} tried in ${seconds.toFixed(0)} s, from seed ${values.seed}`);
const escaped = escapesOf(tried);
if (escaped.length > 0) {
  console.log(`\n${tricksThatEscaped(tried).join('\n')}`);
  console.log('\nEach can be tried again: npm run attack -- --only "…"');
  console.log((values.all ? escaped : escaped.slice(0, 40)).join('\n'));
  if (!values.all && escaped.length > 40) console.log(`… and ${escaped.length - 40} more (--all)`);
}
process.exit(escaped.length > 0 ? 1 : 0);
