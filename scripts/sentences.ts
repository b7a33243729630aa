import { AiError } from '@readback/assistant/aiError.ts';
import { lyingDrafter, perfectDrafter } from '@readback/assistant/draft/testing/draftModels.ts';
import { knownNames, scoreSentences } from '@readback/assistant/draft/testing/score.ts';
import { scoreTyped } from '@readback/assistant/draft/testing/scoreTyped.ts';
import { understandDraft } from '@readback/assistant/draft/understandDraft.ts';
import type { AiPort } from '@readback/assistant/port.ts';
import { modelOptions } from './lib/modelOptions.ts';

// Puts the sentences of the tests to the patterns alone or to a model too, and prints how many became the draft that is meant.
const {
  port,
  kept,
  missed: lists,
} = await modelOptions(
  { name: 'sentences', items: 'sentences', alone: 'the patterns' },
  { perfect: perfectDrafter, lying: lyingDrafter },
);
let unanswered = 0;
const scores = await scoreSentences(port && ((text) => draftBy(port, text)), (it) => !kept || it.kept);
for (const [language, { count, right, asked, refused, wrong, missed }] of Object.entries(scores)) {
  console.log(
    `${language.padEnd(4)} ${count} sentences: ${right} as meant, ${asked} asked about, ${refused} refused, ${wrong} wrong`,
  );
  if (!lists || language === 'all') continue;
  for (const it of missed) console.log(`     ${it}`);
}
if (port === undefined) {
  const { score, of } = scoreTyped((it) => !kept || it.kept);
  console.log(
    `as typed: ${score.count} sentences: ${score.meant} as meant, ${score.needless} with a needless question, ${score.asked} asked about, ${score.refused} refused, ${score.wrong} wrong`,
  );
  // Those that nothing may be tuned by are only counted.
  if (lists)
    for (const outcome of ['wrong', 'needless', 'asked', 'refused'] as const)
      for (const it of of(outcome)) if (!it.kept) console.log(`     ${outcome}: ${it.text}`);
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
