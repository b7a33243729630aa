import type { Description } from '@readback/core/model/description.ts';

/** What one descriptor says of one step. */
export type Claim = Extract<Description, { kind: 'said' }>;
