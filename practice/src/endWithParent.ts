import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Makes sure that `child` does not outlive this process. An orderly end kills it on `exit`. When this process is
 * killed outright nothing of ours runs any more, so on Unix a shell waits for the end of its input, which the
 * system closes with us, and then kills the child. Returns what undoes all of it, to be called once the child has
 * ended (its number may belong to another process later).
 */
export function endWithParent(child: ChildProcess): () => void {
  if (living.size === 0) process.on('exit', endAll);
  living.add(child);
  const guard = process.platform === 'win32' || !child.pid ? undefined : startGuard(child.pid);
  return () => {
    living.delete(child);
    if (living.size === 0) process.off('exit', endAll);
    guard?.kill('SIGKILL');
  };
}

const living = new Set<ChildProcess>();

function endAll(): void {
  for (const child of living) child.kill('SIGKILL');
}

function startGuard(pid: number): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Signals for our process group are not meant for it.
    detached: true,
  });
  guard.on('error', () => {});
  guard.stdin?.on('error', () => {});
  guard.unref();
  (guard.stdin as { unref?: () => void } | null)?.unref?.();
  return guard;
}
