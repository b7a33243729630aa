import { rules } from '@readback/core/check/rules.ts';
import { type Family, familyOf, type Rule } from '@readback/core/check/rule.ts';
import { ruleReasons } from '@readback/phrases/rules/reasons.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import { families } from '@readback/phrases/words/rules/families.ts';
import { needWords } from '@readback/phrases/rules/needWords.ts';
import { lessons } from '@readback/web/data/course/lessons.ts';

const lead = `# The rules

Written from the code by \`npm run specification\`. The page shows the same under \`#/rules\`, with the state of each rule.

A rule is data and a pure function over the facts of a readback. It fires, is clear, has no answer (a fact is missing), or is not about this request. A missing fact never counts as passed, and never as danger. The severity below is the gravest that a rule can fire with. In the ids of facts \`<a>\` stands for an address, \`<s>\` for a step and \`<n>\` for a number.`;

/** docs/rules.md as it should be: every rule by family, with its words, what it needs, and where it can be flown. */
export function rulesDocument(): string {
  const names = Object.keys(families) as Family[];
  const count = (severity: string) => rules.filter((it) => it.severity === severity).length;
  const sum = `${rules.length} rules: ${count('stop')} can say Stop, ${count('caution')} at most Caution, ${count('note')} only Note.`;
  return `${[lead, sum, ...names.map(familyPart)].join('\n\n')}\n`;
}

function familyPart(family: Family): string {
  const { title, says } = families[family];
  const own = rules.filter((rule) => familyOf(rule) === family);
  return [`## ${title}`, says, ...own.map(rulePart)].join('\n\n');
}

function rulePart(rule: Rule): string {
  const words = ruleWords[rule.id];
  const reason = ruleReasons[rule.id];
  if (!words || reason === undefined) throw new Error(`Nothing is said of the rule ${rule.id}.`);
  const needs = rule.needs.map((need) => `${needWords(need) ?? ''} (\`${need}\`)`);
  const flights = lessons
    .filter(({ fires }) => fires.includes(rule.id))
    .map(({ id, title }) => `${title} (\`${id}\`)`);
  const lines = [
    ['Severity', `${severities[rule.severity]}. ${reason}`],
    ['Needs', needs.join('; ')],
    ['What to do', words.remedy],
    ...(flights.length > 0 ? [['Flown in', flights.join('; ')]] : []),
  ];
  const list = lines.map(([name, text]) => `- ${name}: ${text}`).join('\n');
  return [`### ${words.title}`, `\`${rule.id}\``, words.explanation, list].join('\n\n');
}

const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;
