import { read } from '@readback/core/readback.ts';
import { maxUint256, encodeFunctionData, erc20Abi, type Hex, toHex } from 'viem';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { asDraft } from './draft.ts';
import type { ToPage } from './messages.ts';
import { servePort } from './servePort.ts';

const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** All that the worker says of a text before anybody asks for it. */
function saidOf(text: string): Promise<readonly ToPage[]> {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  servePort(port2, read);
  const said: ToPage[] = [];
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ToPage>) => {
      said.push(data);
      if (data.type === 'drafted') resolve(said);
    };
    port1.postMessage({ type: 'warm', id: 1, text, context: {} });
  });
}

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
const pieces = fc.constantFrom(approve, '0x', '{', '}', '"to"', ':', spender, '[', ' ', '\n', 'data', 'eth');
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces).map((it) => it.join('')),
  fc.uint8Array({ maxLength: 200 }).map((it): Hex => `0x095ea7b3${toHex(it).slice(2)}`),
);

test('what a text says by itself asks nobody anything and holds no verdict, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const said = await saidOf(text);
      expect(said.map(({ type }) => type)).toEqual(['parsed', 'drafted']);
      const last = said.at(-1);
      const draft = last?.type === 'drafted' ? last.draft : undefined;
      if (draft === undefined) return;
      expect(asDraft(draft)).toBe(draft);
      expect(['sentence', 'facts', 'fn']).toEqual(expect.arrayContaining(Object.keys(draft)));
    }),
    { numRuns: 60 },
  );
});

test('an approval without its contract says who may spend, and that there is no limit', async () => {
  const last = (await saidOf(approve)).at(-1);
  if (last?.type !== 'drafted') throw new Error('nothing was drafted');
  expect(last.draft?.fn).toBe('approve');
  expect(JSON.stringify(last.draft?.sentence)).toContain('"how":"all","whose":"you"');
});

test('what is no draft is not taken for one', () => {
  for (const it of [undefined, 1, {}, { sentence: [1], facts: {} }, { sentence: [], facts: [], fn: 1 }])
    expect(asDraft(it)).toBeUndefined();
});
