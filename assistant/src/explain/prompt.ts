import { objectSchema } from '../objectSchema.ts';
import type { AiRequest, JsonSchema } from '../port.ts';
import type { Brief } from './brief.ts';

/** Models that think aloud count their thinking too; the answer itself takes less than half of this. */
const maxTokens = 4_000;

/** The question about one brief: the same words for every request, and the brief as data. */
export function promptOf(brief: Brief): Omit<AiRequest, 'signal'> {
  return {
    system: system.join('\n'),
    messages: [{ role: 'user', content: JSON.stringify(brief) }],
    schema: schemaOf(brief),
    maxTokens,
  };
}

/** The answer's form for this brief: every string is one of a closed list. */
export function schemaOf({ facts, terms }: Pick<Brief, 'facts' | 'terms'>): JsonSchema {
  return objectSchema({
    blocks: {
      type: 'array',
      items: objectSchema({
        fact: { type: 'string', enum: facts.map(({ id }) => id) },
        detail: { type: 'string', enum: details },
      }),
    },
    explain: { type: 'array', items: { type: 'string', enum: terms } },
  });
}

const system = [
  'A person is about to sign a request with a wallet. A program has computed facts about it. Choose the order in which the person should read them.',
  'You get JSON. "sentence": what the program says first, in the same form as a fact. "facts": each has an id, the predicate it says, its arguments as handles such as ADDR1 or AMT2, and a severity. "handles": what is known of each handle. "meanings": the sentence behind each predicate. "terms": glossary entries that can be explained.',
  'Answer with one JSON object and nothing else: {"blocks":[{"fact":"<id>","detail":"full|short"}],"explain":["<term>"]}',
  'Rules. Use only ids and terms that are given. Use each fact at most once. Begin with what could cost the person most, then what they get or give, then the rest. Keep facts about the same handle together. Leave out what adds nothing. "detail" is "full" where the reason matters to a newcomer, else "short". "explain": up to four terms that a newcomer needs to understand these facts.',
  'You write no sentences, numbers, names or advice: the program shows its own words.',
];

/** The only words that a model may choose besides ids. */
const details = ['full', 'short'] as const;
