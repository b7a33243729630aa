import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { intentSchema } from '../schema/intentShapes.ts';
import { misfit } from '../testing/conforms.ts';
import { readbackHere } from '../testing/readbackHere.ts';
import { account } from '../testing/requests.ts';

const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const dollars = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const folder = mkdtempSync(join(tmpdir(), 'readback-said-'));

const says = (words: string, ...more: readonly string[]) =>
  readbackHere(['intent', words, '--from', account, ...more]);

function fileOf(json: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(json));
  return file;
}

const transfer = (raw: bigint) =>
  JSON.stringify({
    method: 'eth_sendTransaction',
    params: [
      {
        from: account,
        to: dollars,
        chainId: '0x1',
        data: `0xa9059cbb${payee.slice(2).toLowerCase().padStart(64, '0')}${raw.toString(16).padStart(64, '0')}`,
      },
    ],
  });

it('words become a file that a request is compared with: as said it is no Stop, and ten times as much is one', async () => {
  const out = join(folder, 'said.json');
  const written = await says(`send 120 USDC to ${payee}`, '--chain', 'ethereum', '--out', out);
  expect(written).toEqual({ out: '', err: '', code: 0 });
  const compared = async (raw: bigint) =>
    (await readbackHere(['--offline', '--intent', out, transfer(raw)])).code;
  expect(await compared(120_000_000n)).toBe(5);
  expect(await compared(1_200_000_000n)).toBe(4);
  const schema = JSON.parse(JSON.stringify(intentSchema()));
  expect(misfit(JSON.parse(readFileSync(out, 'utf8')), schema, schema)).toBeUndefined();
});

it.each([
  ['swap 1 eth for at least 3000 usdc', 'get'],
  ['let Permit2 spend up to 300 usdc until 2127-03-01', 'allow'],
  ['revoke Permit2’s usdc allowance', 'revoke'],
  ['wrap half an eth', 'pay'],
  ['just logging in to app.example.org, nothing else', 'signIn'],
  ['zahle 25 USDC an 0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'pay'],
])('“%s” is written as what it means', async (words, kind) => {
  const { out, err, code } = await says(words, '--chain', '1');
  expect([err, code]).toEqual(['', 0]);
  const { clauses } = JSON.parse(out);
  expect(clauses.map((it: { kind: string }) => it.kind)).toContain(kind);
});

it.each([
  [`send 120 USDC to ${payee} tomorrow`, 'tomorrow'],
  ['send 120 USDC to bob', 'bob'],
  [`send half of my USDC to ${payee}`, 'balance'],
  [`send 120 XYZ to ${payee}`, 'XYZ'],
  [`do not send 120 USDC to ${payee}`, 'These words say nothing'],
  [`send 120 USDC`, 'recipient'],
])('nothing is written where anything is unclear, and what that is is said: %s', async (words, why) => {
  const { out, err, code } = await says(words, '--chain', '1');
  expect([out, code]).toEqual(['', 2]);
  expect(err).toContain(why);
});

it('the network and the account are never guessed', async () => {
  expect((await says(`send 1 ETH to ${payee}`)).err).toContain('--chain');
  expect((await readbackHere(['intent', 'wrap 1 eth', '--chain', '1'])).err).toContain('--from');
});

const whole = {
  account,
  chainId: 'ethereum',
  clauses: [{ kind: 'pay', asset: 'USDC', sum: { how: 'exactly', amount: '120' }, to: payee }],
};

it('a file may use names, symbols and decimals, of a token that is not known with its decimals', async () => {
  const code = async (clause: object) =>
    (
      await readbackHere([
        '--offline',
        '--intent',
        fileOf({ ...whole, clauses: [clause] }),
        transfer(120_000_000n),
      ])
    ).code;
  expect(await code({})).toBe(2);
  expect(await code(whole.clauses[0] ?? {})).toBe(5);
  const asset = { kind: 'token', address: dollars, decimals: 6 };
  expect(await code({ ...whole.clauses[0], asset })).toBe(5);
  expect(await code({ ...whole.clauses[0], asset: { ...asset, decimals: 7 } })).toBe(4);
});

const clause = whole.clauses[0];
it.each([
  [{ ...whole, chainId: '1' }, 'chainId is "1". Expected: a chain ID, such as 8453'],
  [{ ...whole, account: 'me' }, 'account is "me". Expected: the address of your account'],
  [{ ...whole, clauses: [{ ...clause, asset: 'DOGEZ' }] }, 'clauses[0].asset is "DOGEZ". Expected: a symbol'],
  [
    { ...whole, clauses: [{ ...clause, sum: { how: 'about', raw: '1' } }] },
    'Expected: one of exactly, atMost, all.',
  ],
  [
    { ...whole, clauses: [{ ...clause, sum: { how: 'exactly', raw: '1.5' } }] },
    'is "1.5". Expected: a whole number',
  ],
  [{ ...whole, clauses: [{ ...clause, to: 'ana.eth' }] }, 'Expected: an address with a correct checksum'],
  [
    { ...whole, clauses: [{ ...clause, memo: 'rent' }] },
    'Expected: no field of this name. Allowed here: asset, sum, to.',
  ],
  [{ ...whole, clauses: [{ kind: 'send' }] }, 'Expected: one of pay, get, allow'],
  [{ ...whole, clauses: [{ kind: 'signIn' }] }, 'clauses[0].site is missing. Expected: the web address'],
])('an error says the place, what stands there and what was expected: %#', async (json, says) => {
  const { err, code } = await readbackHere(['--offline', '--intent', fileOf(json), 'Hello']);
  expect(code).toBe(2);
  expect(err).toContain(says);
});
