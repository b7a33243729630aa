import { errorText } from '@readback/phrases/problemText.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { expect, test } from 'vitest';
import { doubted, outcomeOf } from './outcome.ts';
import type { PasteDetails } from './pasteOutcome.ts';

const transfer = `0xa9059cbb${'11'.repeat(20).padStart(64, '0')}${'0'.repeat(63)}1`;

function paste(text: string, details: PasteDetails = {}) {
  return outcomeOf(parse(text, details), details);
}

test('a message is read at once', () => {
  expect(paste('Good morning')).toMatchObject({ kind: 'ready', incoming: { origin: { via: 'paste' } } });
});

test('a word, a command, or JSON that is no request is read as a message only when the user says so', async () => {
  for (const text of ['settings', 'Flight school', 'cast send 0x11 "transfer(address)"']) {
    expect(await doubted(paste(text))).toMatchObject({ kind: 'unsure', readings: [{ took: 'text' }] });
  }
  expect(await doubted(paste('Good morning'))).toMatchObject({ kind: 'ready', took: 'text' });
  expect(await doubted(paste('{"foo":1}'))).toMatchObject({ kind: 'refused', readings: [{ took: 'text' }] });
});

test('words that say what somebody wants to do are no message unless the user says so', async () => {
  for (const text of [
    'swap 10 PUSD for WETH',
    'send 25 usdc to bob',
    'schick Bob 20 USDC',
    'envía 3 DAI a Ana',
    'revoke USDC from Bob',
    'revoke Uniswap',
    'wrap 1 ETH',
    'buy 1 ETH with USDC',
    'bridge 100 USDC to Base',
    '给Bob转5 USDC',
  ])
    expect(await doubted(paste(text)), text).toMatchObject({ kind: 'wish', readings: [{ took: 'text' }] });
  for (const text of [
    'Good morning',
    'Sign in to app.example with this account',
    'I agree to the terms of service of app.example.',
    'We are the team of Example and this is our account.',
    'Welcome to OpenSea! Click to sign in.',
    'My vote on proposal 12 is yes',
    'Signed on 12 May 2024 UTC by the team',
    'I own 3 BAYC, and prove it to app.example: nonce 1f2e',
  ])
    expect(await doubted(paste(text)), text).toMatchObject({ kind: 'ready', took: 'text' });
});

test('bare calldata asks for its contract and network, and may still be a message', () => {
  const outcome = paste(transfer);
  expect(outcome).toMatchObject({ kind: 'needs', needs: ['to', 'chain'] });
  expect('readings' in outcome ? outcome.readings.map(({ took }) => took) : []).toEqual(['bytes']);
});

test('and is read once both are known, without asking what it is again', () => {
  const to = '0x2222222222222222222222222222222222222222';
  expect(paste(transfer, { chainId: 31337, to })).toMatchObject({
    kind: 'ready',
    incoming: {
      request: { body: { kind: 'transaction', chainId: 31337, call: { to, data: transfer } }, raw: transfer },
    },
  });
});

test('what was said is kept where more is asked', () => {
  const to = '0x2222222222222222222222222222222222222222';
  expect(paste(transfer, { to })).toMatchObject({ kind: 'needs', needs: ['chain'], said: { to } });
});

test('what cannot be a request says why and keeps the other ways to read it', () => {
  const outcome = paste('{"to": ');
  expect(outcome.kind).toBe('refused');
  expect('error' in outcome ? errorText(outcome.error) : '').not.toBe('');
  expect('readings' in outcome ? outcome.readings.length : 0).toBe(1);
});

test('a link with names asks for them, and they are behind the request', () => {
  const link = 'ethereum:pilot.eth@1?value=1';
  expect(paste(link)).toMatchObject({ kind: 'needs', needs: ['names'], names: ['pilot.eth'], chainId: 1 });
  const address = '0x2222222222222222222222222222222222222222';
  const names = [{ name: 'pilot.eth', address }] as const;
  expect(paste(link, { names, typed: names })).toMatchObject({
    kind: 'ready',
    incoming: { names, request: { body: { call: { to: address } } } },
  });
  expect(paste(link, { names, typed: [] })).not.toHaveProperty('incoming.names');
});

test('what is signed by which version is asked, also once the network was said', () => {
  const op = {
    sender: '0x2222222222222222222222222222222222222222',
    nonce: '0x0',
    callData: '0x',
    callGasLimit: '0x1',
    verificationGasLimit: '0x1',
    preVerificationGas: '0x1',
    maxFeePerGas: '0x1',
    maxPriorityFeePerGas: '0x1',
    signature: '0x',
  };
  const outcome = paste(JSON.stringify(op), { chainId: 1 });
  expect('readings' in outcome ? outcome.readings.map(({ took }) => took) : []).toEqual([
    'userOperation07',
    'userOperation08',
  ]);
});

test('what belongs elsewhere says where, with what it names', () => {
  const hash = `0x${'ab'.repeat(32)}`;
  expect(paste(`https://basescan.org/tx/${hash}`)).toMatchObject({
    kind: 'refused',
    seems: 'transactionHash',
    parts: { hash, chainId: 8453 },
  });
});
