import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const usual = join(import.meta.dirname, '../../node_modules/.cache/readback/running.txt');

/** Notes the address of the server that serves the practice chain now, so that `reset` finds it. Returns the undoing. */
export function noteRunning(url: string, file = usual): () => Promise<void> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${url}\n${process.pid}\n`);
  } catch {
    // Then `reset` has to be told with --url.
  }
  return async () => {
    if (running(file) === url) rmSync(file, { force: true });
  };
}

/** The address of the server that was started last and still runs. What a killed one left behind is taken away. */
export function running(file = usual): string | undefined {
  try {
    const [url, pid] = readFileSync(file, 'utf8').split('\n');
    if (isAlive(Number(pid))) return url;
    rmSync(file, { force: true });
    return undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Someone else's is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
