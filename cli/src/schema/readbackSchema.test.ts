import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misfit } from '../testing/conforms.ts';
import { readbackHere as readback } from '../testing/readbackHere.ts';
import { account, approval, asked, permit, usdc } from '../testing/requests.ts';
import { readbackSchema } from './readbackSchema.ts';

const file = new URL('../../../docs/readback.schema.json', import.meta.url);
const written = JSON.parse(readFileSync(file, 'utf8'));

describe('the schema of --json', () => {
  it('in the docs is the one that the model makes (written again by `npm run schema`)', () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(readbackSchema())));
  });

  const requests: readonly (readonly [string, string])[] = [
    ['an approval', asked({ to: usdc, data: approval, gas: '0x5208', nonce: '0x1' })],
    ['a payment of nothing that is known', asked({ to: usdc, data: '0x12345678' })],
    ['typed data', permit],
    ['a message', 'Hello'],
    [
      'a batch',
      JSON.stringify({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            chainId: '0x1',
            from: account,
            atomicRequired: true,
            calls: [{ to: usdc, data: approval }],
          },
        ],
      }),
    ],
  ];
  it.each(requests)('fits what is printed for %s', async (_, request) => {
    const { out } = await readback(['--offline', '--json', '--from', account, request]);
    const printed: unknown = JSON.parse(out);
    expect(printed).toMatchObject({ schema: 1 });
    expect(misfit(printed, written, written)).toBeUndefined();
  });

  it('does not fit what is something else', async () => {
    const { out } = await readback(['--json', 'Hello']);
    const printed = JSON.parse(out);
    expect(misfit({ ...printed, verdict: 'fine' }, written, written)).toContain('verdict');
    expect(misfit({ ...printed, more: 1 }, written, written)).toContain('more');
    expect(misfit({ ...printed, revision: '1' }, written, written)).toContain('revision');
    const { unread: _unread, ...less } = printed;
    expect(misfit(less, written, written)).toContain('unread');
  });
});
