import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { standardRows } from '../decode/testing/rows.ts';
import { factAt } from '../label/steps/stepFacts.ts';
import { unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import { read } from '../readback.ts';
import { parse } from '../request/parse/parse.ts';

type Input = Readonly<{ type: string; components?: readonly Input[] }>;

const thief: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const inner = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [thief, 7n] });

/** Some value of a type: a stranger wherever an account can stand, and a call where bytes can. */
function valueOf({ type, components = [] }: Input): unknown {
  const [, item, count] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (item !== undefined)
    return Array.from({ length: Number(count === '' ? 1 : count) }, () =>
      valueOf({ type: item, components }),
    );
  if (type === 'tuple') return components.map(valueOf);
  if (type === 'address') return thief;
  if (type === 'bool') return true;
  if (type === 'string') return 'text';
  if (type === 'bytes') return inner;
  const size = Number(type.slice(5));
  return type.startsWith('bytes')
    ? `0x${'00'.repeat(size)}`
    : type.endsWith('8') && type.length < 6
      ? 1
      : numberOf(type);
}

function numberOf(type: string): bigint | number {
  return Number(type.replace(/^u?int/, '')) <= 48 ? 5 : 5n;
}

async function openly(data: Hex, value = '0x0'): Promise<Readback> {
  const parsed = parse(JSON.stringify({ data, value }), {});
  if (parsed.ok || parsed.open === undefined) throw new Error('nothing is open');
  const incoming = { request: parsed.open.request, origin: { via: 'paste' }, receivedAt: 1 } as const;
  let last: Readback | undefined;
  const world = { ask: async () => unknown('notAsked') };
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

/** Each fact and phrase of a sentence. */
function partsOf(args: object): readonly (string | { id: string; args: object })[] {
  return Object.values(args).flatMap((it: unknown) => {
    if (typeof it === 'string') return [it];
    if (typeof it !== 'object' || it === null || !('id' in it) || !('args' in it)) return [];
    const phrase = it as { id: string; args: object };
    return [phrase, ...partsOf(phrase.args)];
  });
}

const texts = new Set(
  standardRows()
    .map(({ text }) => text)
    .filter((it) => !it.includes('=')),
);

const ofTokens =
  /^(?:approve\(address[^,]*,uint256[^,]*\)|(?:increaseAllowance|increaseApproval|transfer)\(address[^,]*,uint256[^,]*\)|setApprovalForAll\(address[^,]*,bool[^,]*\)|transferFrom\(address[^,]*,address[^,]*,uint256[^,]*\)|permit\()/;

test('no function that is known says of an open contract what only the contract would tell', async () => {
  const escapes: string[] = [];
  for (const text of texts) {
    const abi = parseAbi([`function ${text}`] as readonly string[]);
    const [fn] = abi as readonly { name: string; inputs: readonly Input[] }[];
    if (fn === undefined) continue;
    const data = encodeFunctionData({ abi, functionName: fn.name, args: fn.inputs.map(valueOf) } as never);
    for (const value of ['0x0', '0x8ac7230489e80000']) {
      const readback = await openly(data, value);
      const { sentence, verdict, control } = readback;
      const parts = partsOf(sentence);
      const ids = parts.flatMap((it) => (typeof it === 'string' ? [] : [it.id]));
      const missing = parts.filter(
        (it) =>
          typeof it === 'string' && /^(?:step|account|token|request)\./.test(it) && !factAt(readback, it),
      );
      const wrong = [
        verdict !== 'notFullyRead' && verdict !== 'stop' ? verdict : '',
        control.kind === 'none' ? '' : control.kind,
        readback.steps.every((it) => it.steps.length === 0) &&
        ids.some((it) => it.startsWith('sentence.open')) &&
        !ofTokens.test(text.replaceAll(', ', ','))
          ? 'open'
          : '',
        missing.length > 0 ? `missing ${JSON.stringify(missing)}` : '',
        /"sentence\.runAs"[^}]*"who\.wallet"/.test(JSON.stringify(sentence)) ? 'as the wallet' : '',
        value !== '0x0' && !JSON.stringify(sentence).includes('.value"') ? 'no value' : '',
      ].filter((it) => it !== '');
      if (wrong.length > 0) escapes.push(`${text} ${value}: ${wrong.join('; ')} ${JSON.stringify(ids)}`);
    }
  }
  expect(texts.size).toBeGreaterThan(1_000);
  expect(escapes).toEqual([]);
});
