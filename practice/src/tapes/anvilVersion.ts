import { createRequire } from 'node:module';

/** Another version of the program may answer otherwise: what it answered is not an answer of that one. */
export const anvilVersion: string = createRequire(import.meta.url)('@foundry-rs/anvil/package.json').version;
