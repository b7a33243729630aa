import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { exitCodes } from './exitCode.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs a shell line in which `readback` is the command, with a message to read. */
function ended(line: string): Promise<number | null> {
  const text = line.replace('readback', `"${process.execPath}" "${main}" "Good morning"`);
  return new Promise((resolve) => {
    spawn('bash', ['-c', text], { stdio: 'ignore' }).on('close', resolve);
  });
}

it('a readback that is written ends with its verdict', async () => {
  expect(await ended('readback --offline > /dev/null')).toBe(exitCodes.caution);
});

it('a full disk or a closed pipe is never a readback', async () => {
  if (existsSync('/dev/full')) {
    expect(await ended('readback --offline > /dev/full')).toBe(exitCodes.unwritten);
    expect(await ended('readback --offline --json > /dev/full')).toBe(exitCodes.unwritten);
  }
  expect(await ended('readback --offline | true; exit "${PIPESTATUS[0]}"')).toBe(exitCodes.unwritten);
});
