import type { Step } from '../model/step.ts';

/** Whether nobody confirms which function a step calls: its name and its arguments are only a guess. */
export function isGuessed({ fn }: Pick<Step, 'fn'>): boolean {
  return fn !== undefined && fn.from.length > 0 && fn.from.every(({ by }) => by === 'guess');
}
