import { lyingModel, perfectModel } from '@readback/assistant/ask/testing/askModels.ts';
import { runQuestions } from '@readback/assistant/ask/testing/runQuestions.ts';
import { scoreTypedQuestions } from '@readback/assistant/ask/testing/typedQuestions.ts';
import { modelOptions } from './lib/modelOptions.ts';

// Puts the questions of the tests to the matcher or to a model, and prints how many were understood.
const options = await modelOptions(
  { name: 'questions', items: 'questions', alone: 'the matcher' },
  { perfect: perfectModel, lying: lyingModel },
);
const scores = await runQuestions(options.port, (it) => !options.kept || it.kept);
for (const [language, { count, first, three, failed, missed }] of Object.entries(scores)) {
  const share = (part: number) => `${Math.round((100 * part) / Math.max(1, count))}%`;
  const rest = failed > 0 ? `, ${failed} without an answer` : '';
  console.log(
    `${language.padEnd(4)} ${count} questions: ${share(first)} first, ${share(three)} in three${rest}`,
  );
  if (!options.missed || language === 'all') continue;
  for (const it of missed) console.log(`     ${it.text} (${it.wants}): ${it.got.join(', ') || 'nothing'}`);
}
if (options.port === undefined) {
  for (const [name, english] of [
    ['English', true],
    ['other languages', false],
  ] as const) {
    const { count, right, offered, other } = scoreTypedQuestions(
      (it) => (!options.kept || it.kept) && (it.language === 'en') === english,
    );
    console.log(
      `as typed, ${name}: ${count} questions: ${right} answered, ${offered} among the nearest, ${other.length} taken for others`,
    );
  }
}
