import { parseArgs } from 'node:util';
import { lyingModel, perfectModel } from '@readback/assistant/ask/testing/askModels.ts';
import { runQuestions } from '@readback/assistant/ask/testing/runQuestions.ts';
import type { AiPort } from '@readback/assistant/port.ts';
import { openPort, type ProviderKind } from '@readback/assistant/provider.ts';

// Puts the questions of the tests to the matcher or to a model, and prints how many were understood.
const usage = `npm run questions -- [options]
  --with <what>    none (the matcher alone, the default), perfect, lying, openaiCompatible or anthropic
  --url <address>  the provider’s base address, as https://api.example.org/v1
  --model <name>   the model
  --key-from <var> the environment variable that holds the key
  --no-schema      do not ask the provider to hold the model to a JSON schema
  --kept           only the questions by which nothing was tuned
  --missed         also list the questions that were not understood`;

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

const scores = await runQuestions(await portOf(values.with), (it) => !values.kept || it.kept);
for (const [language, { count, first, three, failed, missed }] of Object.entries(scores)) {
  const share = (part: number) => `${Math.round((100 * part) / Math.max(1, count))}%`;
  const rest = failed > 0 ? `, ${failed} without an answer` : '';
  console.log(
    `${language.padEnd(4)} ${count} questions: ${share(first)} first, ${share(three)} in three${rest}`,
  );
  if (!values.missed || language === 'all') continue;
  for (const it of missed) console.log(`     ${it.text} (${it.wants}): ${it.got.join(', ') || 'nothing'}`);
}

async function portOf(what: string): Promise<AiPort | undefined> {
  if (what === 'none') return undefined;
  if (what === 'perfect') return perfectModel();
  if (what === 'lying') return lyingModel();
  const key = process.env[values['key-from']];
  return openPort({
    kind: what as ProviderKind,
    baseUrl: values.url,
    model: values.model,
    structured: values.schema,
    ...(key ? { key } : {}),
  });
}
