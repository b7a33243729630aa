import type { Log } from '../../effects/log.ts';
import type { Move } from '../../model/effects.ts';
import type { StepId } from '../../model/fact.ts';

/** An event, and the step of the request that it belongs to. */
export type OwnedLog = Log & Readonly<{ step?: StepId }>;

export type Unproven = Omit<Move, 'basis'>;
