import type { Hex } from 'viem';

/** How an answer is wrapped. */
export type Shape = readonly [name: string, make: (it: Hex) => unknown];

/** Ways in which wallets, bridges and relays have been seen to wrap an answer. */
const shapes: readonly Shape[] = [
  ['without 0x', (it) => it.slice(2)],
  ['in capitals, without 0x', (it) => it.slice(2).toUpperCase()],
  ['with 0X', (it) => `0X${it.slice(2)}`],
  ['with blanks around it', (it) => `  ${it} `],
  ['with a line break after it', (it) => `${it}\n`],
  ['with a byte order mark', (it) => `\uFEFF${it}`],
  ['in quotes', (it) => `"${it}"`],
  ['in quotes and blanks, without 0x', (it) => ` '${it.slice(2)}' `],
  ['as {result}', (it) => ({ result: it })],
  ['as {data}', (it) => ({ data: it })],
  ['as {value}', (it) => ({ value: it })],
  ['as {response}', (it) => ({ response: it })],
  ['as a JSON-RPC answer', (it) => ({ jsonrpc: '2.0', id: 7, result: it })],
  ['as a JSON-RPC answer, in text', (it) => JSON.stringify({ jsonrpc: '2.0', id: 7, result: it })],
  ['nested once', (it) => ({ result: { result: it } })],
  ['nested twice', (it) => ({ data: { response: { result: it } } })],
  ['as a list of one', (it) => [it]],
  ['as a list of one in a list of one', (it) => [[it]]],
  ['as a list of one object', (it) => [{ result: it }]],
  ['as {result} of a list of one', (it) => ({ result: [it] })],
  ['as {result} without 0x', (it) => ({ result: it.slice(2) })],
  ['as {result} with blanks', (it) => ({ result: `${it} ` })],
  ['as {Result}', (it) => ({ Result: it })],
  ['as an object of text', (it) => new String(it)],
  ['as an object without a prototype', (it) => Object.assign(Object.create(null), { result: it })],
  ['as a map', (it) => new Map([['result', it]])],
  ['twice the same', (it) => ({ result: it, data: it.toUpperCase().replace('0X', '0x') })],
  ['beside other things', (it) => ({ success: true, chainId: '0x1', result: it, receipt: null })],
  ['as {result} that is JSON in text', (it) => ({ result: JSON.stringify({ data: it }) })],
];

/** The same for the hash of a transaction. */
export const hashShapes: readonly Shape[] = [
  ...shapes,
  ['as {hash}', (it) => ({ hash: it })],
  ['as {transactionHash}', (it) => ({ transactionHash: it })],
  ['as {transaction_hash}', (it) => ({ transaction_hash: it })],
  ['as {txHash}', (it) => ({ txHash: it })],
  ['as {txid}', (it) => ({ txid: it.slice(2) })],
  ['as {tx: {hash}}', (it) => ({ tx: { hash: it } })],
  [
    'as a receipt',
    (it) => ({ transactionHash: it, blockHash: `0x${'e1'.repeat(32)}`, logsBloom: '0x00', status: '0x1' }),
  ],
  ['as a transaction', (it) => ({ hash: it, blockHash: `0x${'e1'.repeat(32)}`, data: '0x', value: '0x1' })],
];

/** The same for a signature. */
export const signatureShapes: readonly Shape[] = [
  ...shapes,
  ['as {signature}', (it) => ({ signature: it })],
  ['as {sig}', (it) => ({ address: `0x${'11'.repeat(20)}`, msg: '0x48', sig: it, version: '2' })],
  ['with the hash of the message', (it) => ({ messageHash: `0x${'e1'.repeat(32)}`, signature: it })],
];

/** Answers in which nobody can tell what was asked for. */
export const unclearAnswers: readonly Readonly<[name: string, answer: unknown]>[] = [
  ['nothing', undefined],
  ['null', null],
  ['true', true],
  ['a number', 7],
  ['empty text', ''],
  ['a word', 'ok'],
  ['a sentence with a hash in it', `sent: 0x${'ab'.repeat(32)}`],
  ['half a hash', `0x${'ab'.repeat(16)}`],
  ['two hashes that differ', { hash: `0x${'ab'.repeat(32)}`, txHash: `0x${'cd'.repeat(32)}` }],
  ['a list of two', [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`]],
  ['an object without it', { done: 'yes', code: [1, 2] }],
  ['an error that is returned', { error: { code: 4001, message: 'User rejected' } }],
];
