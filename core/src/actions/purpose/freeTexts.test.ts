import { type Hex, encodeAbiParameters, pad, stringToHex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, me, transaction, viewOf } from '../../check/testing/views.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { AbiField } from '../../codec/abiType.ts';
import { allRows } from '../../decode/abis/rows.ts';
import { roleAt } from '../../decode/abis/roleAt.ts';
import { revisionOf } from '../../reading/state.ts';

const governor = '0x408ed6354d4973f66138c91495f2f2fcbd8724c3';

function fires(signature: string, args: readonly unknown[]): boolean {
  const { findings, verdict } = revisionOf(viewOf(call(governor, signature, args)), 0);
  const fired = findings.some((it) => it.rule === 'account.text' && it.outcome === 'fired');
  if (fired) expect(verdict).not.toBe('read');
  return fired;
}

const orders = [
  'I owe moonfarm 5000 dollars: pay at https://moonfarm.example',
  'I agree that my deposit is owed to moonfarm.',
  'Call 555 01 42 233',
  '{"action":"exit","pubkeys":["0xa1a1"]}',
  'New wallet: moonfarm dot eth',
];
const remarks = ['', 'gm', 'It is a good idea.', 'Against: it costs too much.'];

const said: readonly (readonly [string, (text: string) => readonly unknown[]])[] = [
  ['castVoteWithReason(uint256 proposalId, uint8 support, string reason)', (it) => [7n, 1, it]],
  [
    'castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)',
    (it) => [7n, 1, it, '0x'],
  ],
  [
    'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)',
    (it) => [[governor], [0n], ['0x'], it],
  ],
  ['createStreamWithReason(address to, uint216 amountPerSec, string reason)', (it) => [me, 1n, it]],
  ['purchaseWithComment(uint256 quantity, string comment)', (it) => [1n, it]],
];

describe('a text that is said to others', () => {
  it.each(said)('is a caution in %s, but for a plain remark', (signature, args) => {
    for (const text of orders) expect(fires(signature, args(text)), text).toBe(true);
    for (const text of remarks) expect(fires(signature, args(text)), text).toBe(false);
  });

  it('is seen in the bytes of a call, as they are or encoded, and in place of a name', () => {
    const sends =
      'castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)';
    const text = 'I owe moonfarm 5000 dollars';
    const encoded = encodeAbiParameters([{ type: 'string' }], [text]);
    const data = (it: Hex) => [7n, 1, '', it];
    expect(fires(sends, data(stringToHex(text)))).toBe(true);
    expect(fires(sends, data(encoded))).toBe(true);
    expect(fires(sends, data(`0x${'73'.repeat(65)}`))).toBe(false);
    expect(fires(sends, data('0x'))).toBe(false);
    const refers = 'depositETH(uint256 minRSETHAmountExpected, string referralId)';
    expect(fires(refers, [1n, text])).toBe(true);
    expect(fires(refers, [1n, 'kelp-app_12'])).toBe(false);
    const commits = 'clearDelegate(bytes32 id)';
    expect(fires(commits, [pad(stringToHex(text), { dir: 'right', size: 32 })])).toBe(true);
    expect(fires(commits, [pad(stringToHex('uniswap.eth'), { dir: 'right', size: 32 })])).toBe(false);
    expect(fires(commits, [zeroHash])).toBe(false);
  });

  it('is not looked for where a call has none', () => {
    const { findings } = revisionOf(viewOf(transaction(zeroAddress, '0x')), 0);
    expect(findings.filter(({ rule, outcome }) => rule === 'account.text' && outcome === 'fired')).toEqual(
      [],
    );
  });
});

/** Texts that represent a thing by its name: a name, a symbol, a network, a service or a referrer. Each was inspected. */
const names: ReadonlySet<string> = new Set(
  (
    'name label labels newName key keys symbol bridge integrator aggregatorId shape context referralId targetNames ' +
    'destinationChain timezoneLocation bridgedTokenSymbol _integrator _referrer'
  ).split(' '),
);

/** Texts that a contract reads, and nobody else: each is a type or the name of a function. */
const types: ReadonlySet<string> = new Set(['witnessTypeString', 'schema', 'signature']);

describe('every text among the parameters of a modeled function', () => {
  const all = allRows().flatMap(({ text, model }) =>
    model === undefined || model.act === 'view'
      ? []
      : textsOf(functionAbi(text)?.fields ?? [], []).map((path) => ({
          text,
          name: path.at(-1) ?? '',
          role: roleAt(model, path),
        })),
  );

  it('are many', () => expect(all.length).toBeGreaterThan(80));

  it('has a role that says who reads it, or is a name that was looked at', () => {
    const read: ReadonlySet<string | undefined> = new Set([
      'said',
      'record',
      'thing',
      'remote',
      'call',
      'power',
    ]);
    const open = all.filter(
      ({ name, role }) =>
        !read.has(role) &&
        !((role === 'id' || role === 'partner') && names.has(name)) &&
        !(role === 'data' && types.has(name)),
    );
    expect(open.map(({ text, name, role }) => `${name} (${role}) of ${text}`)).toEqual([]);
  });
});

function textsOf(fields: readonly AbiField[], above: readonly string[]): readonly (readonly string[])[] {
  return fields.flatMap(({ name, type }) => {
    let inner = type;
    while (inner.kind === 'array') inner = inner.of;
    if (inner.kind === 'tuple') return textsOf(inner.fields, [...above, name]);
    return inner.kind === 'string' ? [[...above, name]] : [];
  });
}
