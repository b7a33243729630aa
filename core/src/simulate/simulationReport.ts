import type { Effects } from '../model/effects.ts';
import type { Facts } from '../model/fact.ts';

export type SimulationReport = Readonly<{ effects: Effects; facts: Facts }>;
