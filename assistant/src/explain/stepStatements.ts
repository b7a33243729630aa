import { everyStep } from '@readback/core/check/walk.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Step } from '@readback/core/model/step.ts';
import { stepPlace } from './place.ts';
import { plain, type Statement, type Subject } from './statement.ts';

/** Further ones are only counted: the Review lists them. */
const most = 12;

/** The calls of a request of several, in the order in which they run. A single one is what the sentence says. */
export function stepStatements({ readback }: Subject): readonly Statement[] {
  const steps = everyStep(readback.steps);
  if (steps.length < 2) return [];
  const said = steps.slice(0, most).flatMap((step): Statement[] => {
    const says = phraseOf(step);
    return says ? [plain(says, stepPlace(step.id))] : [];
  });
  const more = steps.length - most;
  const rest: Phrase = { id: 'line.more', args: { count: more, what: 'calls' } };
  return more > 0 ? [...said, plain(rest, stepPlace(''))] : said;
}

function phraseOf({ id, op, to, value, data, reading, fn }: Step): Phrase | undefined {
  const fact = (part: string) => `step.${id}.${part}`;
  if (op === 'permission') return fn ? { id: 'line.permission', args: { fn: fact('fn') } } : undefined;
  if (to === null) return { id: 'line.creation', args: {} };
  if (op === 'call' && data === '0x') {
    return value > 0n ? { id: 'line.payment', args: { amount: fact('value'), to: fact('to') } } : undefined;
  }
  if (reading === 'unread' && op === 'call') return { id: 'line.unreadCall', args: { to: fact('to') } };
  return { id: 'line.call', args: { how: op, fn: fact('fn'), to: fact('to') } };
}
