import type { Attack } from './attacks.ts';

/** A request that is an attack, and the mildest verdict that it may get with all sources on. */
export type Variant = Readonly<{ id: string; expected: Attack['expected']; request: string }>;
