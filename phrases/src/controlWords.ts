import type { EffectPart } from '@readback/core/model/effects.ts';

/**
 * What of a contract or an account changes, in the fewest words; whose it is follows. Where `{other}` stands, the
 * one whom it is about: an owner, a module, who has a role.
 */
export const controlWords: Readonly<Record<EffectPart, string>> = {
  owner: 'Owner of',
  pendingOwner: 'Next owner, once they accept, of',
  granted: 'Role of {other} on',
  implementation: 'Code that runs from now on as',
  admin: 'Who may exchange the code of',
  beacon: 'Where the code is taken from that runs as',
  contract: 'Code of',
  delegation: 'Code that acts as',
  owners: 'Whether {other} is an owner of',
  threshold: 'How many owners must sign for',
  module: 'Whether {other} may act without signatures for',
  guard: 'Guard that checks what is done by',
  moduleGuard: 'Guard that checks what modules do for',
  fallbackHandler: 'Code that answers other calls to',
};
