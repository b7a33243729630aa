import type { Can, Capabilities } from './capabilities.ts';

/** Whether a node shows what a request does before it is signed: in one simulation, or traced on an assumed state. */
export function simulates({ simulate, trace }: Pick<Capabilities, 'simulate' | 'trace'>): Can['can'] {
  if (simulate.can === 'yes' || trace.can === 'yes') return 'yes';
  return simulate.can === 'no' && trace.can === 'no' ? 'no' : 'unknown';
}
