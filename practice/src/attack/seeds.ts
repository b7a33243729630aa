import { type Recipe, recipeIn } from './recipe.ts';

/** Requests that once escaped, one a line: they are tried before all others, for ever. */
const lines: readonly string[] = [];

export const seeds: readonly Recipe[] = lines.map(recipeIn);
