import { allowances } from './allowances.ts';
import { calls } from './calls.ts';
import type { Case } from './case.ts';
import { signatures } from './signatures.ts';
import { texts } from './texts.ts';

/** Hostile requests by name: of every family at least six. */
export const cases: readonly Case[] = [...calls, ...allowances, ...signatures, ...texts];
