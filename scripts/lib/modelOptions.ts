import { parseArgs } from 'node:util';
import type { AiPort } from '@readback/assistant/port.ts';
import type { ProviderKind } from '@readback/assistant/chosenModel.ts';
import { openPort } from '@readback/assistant/provider.ts';

/** The words of a command: its name, what it puts to a model, and what answers without one. */
export type ModelCommand = Readonly<{ name: string; items: string; alone: string }>;

/** The models of the tests: one that knows every answer, and one that lies. */
export type TestModels = Readonly<{ perfect: () => AiPort; lying: () => AiPort }>;

/** `port` is undefined where no model is asked. */
export type ModelOptions = Readonly<{ port: AiPort | undefined; kept: boolean; missed: boolean }>;

const kinds: readonly string[] = ['openaiCompatible', 'anthropic'];

/** Reads the options of a command that measures how a model does. Prints how it is used, and ends, where they are wrong. */
export async function modelOptions(command: ModelCommand, models: TestModels): Promise<ModelOptions> {
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
  const isProvider = kinds.includes(values.with);
  const isWrong = !isProvider && !['none', 'perfect', 'lying'].includes(values.with);
  if (values.help || isWrong || (isProvider && (!URL.canParse(values.url) || values.model === ''))) {
    console.log(usageOf(command));
    process.exit(values.help ? 0 : 1);
  }
  const { kept, missed } = values;
  if (values.with === 'none') return { port: undefined, kept, missed };
  if (values.with === 'perfect') return { port: models.perfect(), kept, missed };
  if (values.with === 'lying') return { port: models.lying(), kept, missed };
  const key = process.env[values['key-from']];
  const port = await openPort({
    kind: values.with as ProviderKind,
    baseUrl: values.url,
    model: values.model,
    structured: values.schema,
    ...(key ? { key } : {}),
  });
  return { port, kept, missed };
}

function usageOf({ name, items, alone }: ModelCommand): string {
  return `npm run ${name} -- [options]
  --with <what>    none (${alone} alone, the default), perfect, lying, openaiCompatible or anthropic
  --url <address>  the provider’s base address, as https://api.example.org/v1
  --model <name>   the model
  --key-from <var> the environment variable that holds the key
  --no-schema      do not ask the provider to hold the model to a JSON schema
  --kept           only the ${items} by which nothing was tuned
  --missed         also list the ${items} that were not understood`;
}
