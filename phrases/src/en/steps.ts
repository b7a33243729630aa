import type { Step } from '@readback/core/model/step.ts';

/** Whether a step runs for sure. */
export const runsWords: Readonly<Partial<Record<Step['runs'], string>>> = {
  mayFail: 'may fail while the other steps continue',
  later: 'signed now, executed later when someone else chooses',
};
