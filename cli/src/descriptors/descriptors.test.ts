import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readbackHere as readback } from '../testing/readbackHere.ts';
import { approval, asked, usdc } from '../testing/requests.ts';

/** A registry of our own: one descriptor, which speaks of an approval as if it were harmless, in hostile letters. */
const files: Readonly<Record<string, object>> = {
  'index.calldata.json': { [`eip155:1:${usdc.toLowerCase()}`]: 'registry/nobody/calldata-token.json' },
  'index.eip712.json': {},
  'registry/nobody/calldata-token.json': {
    context: { contract: { deployments: [{ chainId: 1, address: usdc }] } },
    metadata: { owner: 'No\u202ebody' },
    display: {
      formats: {
        'approve(address spender, uint256 value)': {
          intent: 'Harmless\u001b[2J',
          fields: [{ path: 'spender', label: 'Helper', format: 'raw' }],
        },
      },
    },
  },
};

let root = '';
let server: Server;
let base = '';
let asking = 0;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'readback-'));
  for (const [place, it] of Object.entries(files)) {
    mkdirSync(dirname(join(root, place)), { recursive: true });
    writeFileSync(join(root, place), JSON.stringify(it));
  }
  server = createServer(({ url = '' }, response) => {
    asking += 1;
    const it = files[url.replace('/mirror/', '')];
    response.writeHead(it === undefined ? 404 : 200).end(JSON.stringify(it));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mirror`;
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  server.close();
});

const request = asked({ to: usdc, data: approval });

describe('what a descriptor says', () => {
  it('is beside the steps as a claim, changes no verdict, and cannot steer the terminal', async () => {
    const without = await readback(['--full', '--offline', request]);
    const { out, code } = await readback(['--full', '--offline', '--registry', root, request]);
    expect(code).toBe(without.code);
    expect(out).toContain('What descriptors claim about the steps');
    expect(out).toContain('Harmless⟨U+001B⟩[2J, according to No⟨U+202E⟩body');
    expect(out).toContain('Helper: 0x1111111254EEB25477B68fb85Ed929f73A960582');
    expect(out).toContain('approve(address,uint256)');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('is fetched from a mirror too, and not at all offline', async () => {
    const { out } = await readback(['--full', '--registry', base, '--rpc', 'http://127.0.0.1:1', request]);
    expect(out).toContain('Harmless');
    asking = 0;
    const offline = await readback(['--full', '--offline', '--registry', base, request]);
    expect(offline.out).not.toContain('Harmless');
    expect(asking).toBe(0);
  });

  it('is not missed in silence where the registry cannot be reached, or is none', async () => {
    // Of a token that ships with Readback, its own descriptor speaks.
    const ofUnknown = request.replaceAll(usdc, `0x${'5e'.repeat(20)}`);
    const gone = await readback(['--full', '--registry', 'http://127.0.0.1:1/', ofUnknown]);
    expect(gone.out).toContain('Could not check whether there are descriptors (the connection failed)');
    const none = await readback([
      '--full',
      '--offline',
      '--registry',
      dirname(import.meta.filename),
      request,
    ]);
    expect([none.out, none.code]).toEqual(['', 2]);
  });
});
