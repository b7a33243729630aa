import type { Query } from '@readback/core/ask/query.ts';
import type { AiPort } from '../../port.ts';
import { understand } from '../understand.ts';
import { match } from '../match.ts';
import { askedPage } from './page.ts';
import { type Language, type Question, questions } from './questions.ts';

export type Score = Readonly<{
  count: number;
  /** How many have the right query first, and among the first three. Of what no query answers: refused. */
  first: number;
  three: number;
  missed: readonly Readonly<{ text: string; wants: string; got: readonly string[] }>[];
  failed: number;
}>;

/** Puts questions to a model, or without one to the matcher, and counts. */
export async function runQuestions(
  port: AiPort | undefined,
  which: (question: Question) => boolean = () => true,
): Promise<Readonly<Record<Language | 'all', Score>>> {
  const page = askedPage();
  const rows: { question: Question; got: readonly Query[]; failed: boolean }[] = [];
  for (const question of questions.filter(which)) {
    if (port === undefined) {
      const { understood, nearest } = match(question.text, page);
      const got = question.wants === 'none' ? understood : [...understood, ...nearest];
      rows.push({ question, got, failed: false });
      continue;
    }
    try {
      const { queries } = await understand(question.text, page, port, new AbortController().signal);
      rows.push({ question, got: queries, failed: false });
    } catch {
      rows.push({ question, got: [], failed: true });
    }
  }
  const score = (of: typeof rows): Score => {
    const hits = (most: number) =>
      of.filter(({ question, got, failed }) => !failed && isRight(question, got.slice(0, most))).length;
    return {
      count: of.length,
      first: hits(1),
      three: hits(3),
      failed: of.filter((it) => it.failed).length,
      missed: of
        .filter(({ question, got }) => !isRight(question, got.slice(0, 1)))
        .map(({ question, got }) => ({
          text: question.text,
          wants: question.wants,
          got: got.map(({ id }) => id),
        })),
    };
  };
  const languages = ['en', 'de', 'es', 'fr', 'zh'] as const;
  const each = languages.map(
    (it) => [it, score(rows.filter(({ question }) => question.language === it))] as const,
  );
  return Object.fromEntries([['all', score(rows)], ...each]) as Record<Language | 'all', Score>;
}

function isRight({ wants }: Question, got: readonly Query[]): boolean {
  return wants === 'none' ? got.length === 0 : got.some(({ id }) => id === wants);
}
