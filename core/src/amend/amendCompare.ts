import { insideOf } from '../decode/findArgs.ts';
import type { Arg, Step } from '../model/step.ts';
import { type AmendTarget, addressValue, valueText } from './amendTarget.ts';

/** Everything that is read, by where it stands: steps by their ids, arguments by their positions. */
export function readingOf(steps: readonly Step[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  const putArg = (arg: Arg, key: string) => {
    all.set(
      key,
      arg.value.kind === 'array' || arg.value.kind === 'tuple' ? arg.value.kind : valueText(arg.value),
    );
    insideOf(arg).forEach((inner, index) => putArg(inner, `${key}.${index}`));
  };
  const put = (step: Step) => {
    const { id, op, actor, caller, to, value, data, bytes, reading, oddities, fn, commandByte } = step;
    const runs = `${step.runs}${step.failsAlone === true ? ' alone' : ''}`;
    const odd = oddities.map(({ at, what }) => `${at} ${what}`);
    const size = reading === 'unread' ? data : data.length;
    all.set(
      `${id}|is`,
      [op, actor, caller, bytes, runs, reading, fn?.signature, commandByte, ...odd, size].join(),
    );
    all.set(`${id}|to`, to === null ? '' : valueText(addressValue(to)));
    all.set(`${id}|value`, value.toString());
    step.args.forEach((arg, index) => putArg(arg, `${id}|arg.${index}`));
    step.steps.forEach(put);
  };
  steps.forEach(put);
  return all;
}

/** Whether the target has its new value, and nothing else reads otherwise but what carries it. */
export function isOnlyThat(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  target: AmendTarget,
): boolean {
  const { key, old, next } = target;
  if (before.size !== after.size || after.get(key) !== valueText(next)) return false;
  for (const [at, is] of before) {
    const now = after.get(at);
    if (now === undefined) return false;
    if (at === key || now === is) continue;
    const alike = is === valueText(old) && now === valueText(next);
    if (!carries(at, target, alike, isBytes(is) && is.length === now.length)) return false;
  }
  return true;
}

/**
 * Whether what is at a place changes because it holds the target, or is the same thing said at another level: the
 * bytes that a call lies in, the field that a call takes its receiver from, and what a call takes from that field.
 */
function carries(at: string, { step, what, key }: AmendTarget, alike: boolean, bytes: boolean): boolean {
  const [id = '', part = ''] = at.split('|');
  if (id === step.id) return bytes && key.startsWith(`${at}.`);
  if (step.id.startsWith(`${id}.`)) {
    const sameThing = alike && (what !== 'arg' || step.op === 'permission');
    return part.startsWith('arg.') && (bytes || sameThing);
  }
  return id.startsWith(`${step.id}.`) && alike && what === 'arg' && /^(?:to|value|arg\..*)$/.test(part);
}

function isBytes(words: string): boolean {
  return words.startsWith('bytes ');
}
