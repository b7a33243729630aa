import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { probe } from '@readback/core/world/probe/probe.ts';
import { startPractice } from '@readback/practice/practice.ts';
import { allowsPages, postTo } from './lib/askNode.ts';
import { endpointsPage, type Probed, probedText } from './lib/endpointsPage.ts';

// Checks what nodes support, prints it, and writes it to docs/endpoints.md.
const usage = `npm run probe -- [options] <url>…
  --practice    also check the node of a practice chain, which is started for this
  --no-write    only print the result, and leave docs/endpoints.md unchanged`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    practice: { type: 'boolean', default: false },
    write: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
  },
});

const wrong = positionals.find((it) => !/^https?:$/.test(URL.canParse(it) ? new URL(it).protocol : ''));
if (values.help || wrong !== undefined || (positionals.length === 0 && !values.practice)) {
  if (wrong !== undefined) console.error(`${wrong} is not an http or https URL.`);
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const probed: Probed[] = [];
for (const url of positionals) probed.push(await probeUrl(url, nameOf(url)));
if (values.practice) {
  const practice = await startPractice();
  probed.push(await probeUrl(practice.rpcUrl, 'the practice chain', postTo(practice.rpcUrl, null)));
  await practice.close();
}
if (values.write) {
  writeFileSync(resolve(import.meta.dirname, '../docs/endpoints.md'), endpointsPage(probed, new Date()));
  console.log('Written to docs/endpoints.md.');
}

async function probeUrl(url: string, name: string, post = postTo(url)): Promise<Probed> {
  const capabilities = await probe(post, AbortSignal.timeout(120_000));
  const pages = await allowsPages(url);
  const it = { name, capabilities, pages };
  console.log(probedText(it));
  return it;
}

/** Without its path, where keys stand. */
function nameOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? host : `${host}/…`;
}
