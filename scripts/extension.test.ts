import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pageHeaders, workerHeaders } from '@readback/server/headers.ts';
import { expect, test } from 'vitest';

const manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../extension/manifest.json'), 'utf8'),
) as { content_security_policy: { extension_pages: string }; permissions: string[] };

test('the page in the extension is held to the policy that a server gives it, but for what cannot be there', () => {
  const served = directives(pageHeaders([])['content-security-policy']);
  const packed = directives(manifest.content_security_policy.extension_pages);
  // One policy is for the page and its worker, which compiles WebAssembly; a frame has no way to it; no manifest of its
  // own; and no dapp in a frame, for the extension meets each dapp in its own tab.
  const { 'manifest-src': _, ...rest } = served;
  expect(packed).toEqual({
    ...rest,
    'script-src': directives(workerHeaders['content-security-policy'])['script-src'],
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('the extension asks for no permission beyond those that are explained in docs/security/extension.md', () => {
  const security = readFileSync(resolve(import.meta.dirname, '../docs/security/extension.md'), 'utf8');
  for (const it of manifest.permissions) expect(security).toContain(`\`${it}\``);
});

function directives(policy = ''): Record<string, string> {
  const all = policy.split('; ').map((it) => it.split(/ (.*)/s));
  return Object.fromEntries(all.map(([name = '', value = '']) => [name, value]));
}
