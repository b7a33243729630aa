import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../node_modules/.cache/readback');
const file = join(folder, 'running.txt');

/** Notes the address of the server that serves the practice chain now, so that `reset` finds it. Returns the undoing. */
export function noteRunning(url: string): () => Promise<void> {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, url);
  } catch {
    // Then `reset` has to be told with --url.
  }
  return async () => {
    if (running() === url) rmSync(file, { force: true });
  };
}

/** The address of the server that was started last and has not ended, as far as it could say so. */
export function running(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
