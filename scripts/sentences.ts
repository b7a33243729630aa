import { parseArgs } from 'node:util';
import { lyingDrafter, perfectDrafter } from '@readback/assistant/draft/testing/draftModels.ts';
import { knownNames, scoreSentences } from '@readback/assistant/draft/testing/score.ts';
import { understandDraft } from '@readback/assistant/draft/understandDraft.ts';
import { AiError } from '@readback/assistant/aiError.ts';
import type { AiPort } from '@readback/assistant/port.ts';
import { openPort, type ProviderKind } from '@readback/assistant/provider.ts';

// Puts the sentences of the tests to the patterns alone or to a model too, and prints how many became the draft that is meant.
const usage = `npm run sentences -- [options]
  --with <what>    none (the patterns alone, the default), perfect, lying, openaiCompatible or anthropic
  --url <address>  the provider’s base address, as https://api.example.org/v1
  --model <name>   the model
  --key-from <var> the environment variable that holds the key
  --no-schema      do not ask the provider to hold the model to a JSON schema
  --kept           only the sentences by which nothing was tuned
  --missed         also list the sentences that were not understood`;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    with: { type: 'string', default: 'none' },
    url: { type: 'string', default: '' },
    model: { type: 'string', default: '' },
    'key-from': { type: 'string', default: '' },
    schema: { type: 'boolean', default: true },
    kept: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const kinds: readonly string[] = ['openaiCompatible', 'anthropic'];
const isProvider = kinds.includes(values.with);
const isWrong = !isProvider && !['none', 'perfect', 'lying'].includes(values.with);
if (values.help || isWrong || (isProvider && (!URL.canParse(values.url) || values.model === ''))) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const port = await portOf(values.with);
let unanswered = 0;
const scores = await scoreSentences(port && ((text) => draftBy(port, text)), (it) => !values.kept || it.kept);
for (const [language, { count, right, asked, refused, wrong, missed }] of Object.entries(scores)) {
  console.log(
    `${language.padEnd(4)} ${count} sentences: ${right} as meant, ${asked} asked about, ${refused} refused, ${wrong} wrong`,
  );
  if (!values.missed || language === 'all') continue;
  for (const it of missed) console.log(`     ${it}`);
}
if (unanswered > 0) console.log(`${unanswered} without an answer`);

async function draftBy(model: AiPort, text: string) {
  try {
    return (await understandDraft(text, knownNames, model, new AbortController().signal)).drafted;
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    unanswered += 1;
    return undefined;
  }
}

async function portOf(what: string): Promise<AiPort | undefined> {
  if (what === 'none') return undefined;
  if (what === 'perfect') return perfectDrafter();
  if (what === 'lying') return lyingDrafter();
  const key = process.env[values['key-from']];
  return openPort({
    kind: what as ProviderKind,
    baseUrl: values.url,
    model: values.model,
    structured: values.schema,
    ...(key ? { key } : {}),
  });
}
