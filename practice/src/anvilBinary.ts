import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Path of the Anvil binary for this machine. npm installs it as an optional package of `@foundry-rs/anvil`; its
 * start script in JavaScript is skipped, which is three times as fast. Throws `NoAnvil` when there is none.
 */
export function anvilBinary(platform: string = process.platform, arch: string = process.arch): string {
  const cpu = arch === 'x64' ? 'amd64' : arch;
  const own = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json');
  const name = platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    const pack = createRequire(own).resolve(`@foundry-rs/anvil-${platform}-${cpu}/package.json`);
    const path = join(dirname(pack), 'bin', name);
    if (existsSync(path)) return path;
  } catch {
    // Not installed: said below.
  }
  throw new NoAnvil(platform, arch);
}

/** There is no practice chain on this machine. Everything else works without it. */
export class NoAnvil extends Error {
  override name = 'NoAnvil';
  constructor(platform: string, arch: string) {
    super(
      `The practice chain needs Anvil, and npm installed none for ${platform}-${arch} ` +
        '(there are ones for Linux and macOS on x64 and arm64, and Windows on x64). Everything else works without it.',
    );
  }
}
