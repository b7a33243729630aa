import type { Description } from '@readback/core/model/description.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';

export type StepDetailsProps = {
  step: Step;
  description: Description | undefined;
  facts: FindFact;
  chainId: number | undefined;
};
