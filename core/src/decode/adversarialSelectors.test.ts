import { concatHex, encodeAbiParameters, type Hex, parseAbiParameters, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import type { Provenance } from '../model/fact.ts';
import { functionAbi, selectorOf } from '../codec/functionAbi.ts';
import { freshBudget, maxDepth } from '../codec/budget.ts';
import type { AbiFor } from '../model/abi.ts';
import { decode } from './decode.ts';
import { readFunction } from './readFunction.ts';
import {
  callData,
  execTransaction,
  friend,
  from,
  multiSend,
  multiSendAddress,
  packed,
  safe,
  token,
  transaction,
  transfer,
} from './testing/requests.ts';

// Names that were made to share four bytes with functions everybody uses, as public signature databases list them.
const collisions = [
  ['0xa9059cbb', 'transfer(address,uint256)', 'many_msg_babbage(bytes1)'],
  ['0xa9059cbb', 'transfer(address,uint256)', 'join_tg_invmru_haha_fd06787(address,bool)'],
  ['0x70a08231', 'balanceOf(address)', 'watch_tg_invmru_119a5a98(address,uint256,uint256)'],
  ['0xad45080b', 'watch67925(address)', 'follow51361(address,uint256,uint256)'],
] as const;

const guess: Provenance = { by: 'guess', why: 'a database of names' };
const pasted: Provenance = { by: 'user', entry: 'pasted' };

describe('names that share four bytes', () => {
  test.each(collisions)('%s is the selector of %s and of %s', (selector, real, other) => {
    expect([selectorOf(real), selectorOf(other)]).toEqual([selector, selector]);
  });

  test('a transfer stays one, whatever name someone found for its selector', () => {
    const data = transfer(friend, 1n);
    for (const [, , other] of collisions.slice(0, 2)) {
      const step = read(data, [abi(guess, other)]);
      expect(step).toMatchObject({ reading: 'canonical', fn: { signature: 'transfer(address,uint256)' } });
      expect(step.fn?.from.some(({ by }) => by === 'guess')).toBe(false);
    }
  });

  test('a guess that does not fit is dropped, and one that fits is shown as the guess it is', () => {
    const data = concatHex(['0xad45080b', encodeAbiParameters(parseAbiParameters('address'), [friend])]);
    const [, right, wrong] = collisions[3];
    expect(read(data, [abi(guess, wrong)]).fn?.name).not.toBe('follow51361');
    const both = read(data, [abi(guess, wrong), abi(guess, right)]);
    expect(both).toMatchObject({ reading: 'canonical', fn: { name: 'watch67925' } });
    expect(both.fn?.from.every(({ by }) => by === 'guess')).toBe(true);
  });

  test('a guess that only a lenient decoder would take is dropped', () => {
    const signature = 'mystery(address,bool)';
    const data = concatHex([
      selectorOf(signature),
      encodeAbiParameters(parseAbiParameters('address,uint256'), [friend, 2n]),
    ]);
    expect(read(data, [abi(guess, signature)])).toMatchObject({ reading: 'unread', args: [] });
    expect(read(data, [abi(pasted, signature)])).toMatchObject({ reading: 'lenient' });
  });

  test('a guess counts for nothing where the ABI of the contract is known', () => {
    const real = 'join_tg_invmru_haha_fd06787(address,bool)';
    const odd = concatHex([callData(real, friend, true), '0xdeadbeef']);
    const step = read(odd, [abi(guess, 'many_msg_babbage(bytes1)'), abi(pasted, real)]);
    expect(step.fn?.signature).not.toBe('many_msg_babbage(bytes1)');
  });

  test('of two guesses that both fit the first is shown, as odd, and the second is named', () => {
    const data = transfer(friend, 1n);
    const guesses = [collisions[1][1], collisions[1][2]].flatMap((it) => {
      const fn = functionAbi(it);
      return fn === undefined ? [] : [{ fn, from: [guess] }];
    });
    expect(readFunction(data, guesses, freshBudget())).toMatchObject({
      reading: 'lenient',
      oddities: [{ what: 'otherFunction' }],
      fn: { name: 'transfer', from: [guess, { by: 'guess', why: collisions[1][2] }] },
    });
  });
});

describe('names that mislead', () => {
  test('an approval stays one, whatever an ABI calls its spender', () => {
    const data = callData('approve(address,uint256)', friend, 5n);
    const step = read(data, [abi(pasted, 'approve(address recipient, uint256 gift)')]);
    expect(step.args.map(({ name }) => name)).toEqual(['spender', 'amount']);
    expect(step.fn?.from).toHaveLength(3);
  });

  test('a contract that calls a known selector something harmless is not believed silently', () => {
    const data = transfer(friend, 1n);
    const step = read(data, [abi(pasted, 'join_tg_invmru_haha_fd06787(address,bool)')]);
    expect(step.fn?.signature).toBe('transfer(address,uint256)');
    expect(step).toMatchObject({ reading: 'lenient', oddities: [{ at: 0, what: 'otherFunction' }] });
  });
});

describe('calls inside calls', () => {
  test('forty layers of Safe, MultiSend and multicall end at the depth, and the rest is said to be unread', () => {
    let data: Hex = transfer(friend, 1n);
    let to = token;
    for (let layer = 0; layer < 40; layer += 1) {
      if (layer % 3 === 0) data = callData('multicall(bytes[])', [data]);
      else if (layer % 3 === 1) [data, to] = [multiSend(packed({ to, data })), multiSendAddress];
      else [data, to] = [execTransaction(to, 0n, data, to === multiSendAddress ? 1 : 0), safe];
    }
    const { steps, complete } = decode(transaction({ to, data }), {});
    expect(complete).toBe(false);
    let depth = 0;
    let deepest = steps[0];
    while (deepest?.steps[0] !== undefined) {
      deepest = deepest.steps[0];
      depth += 1;
    }
    expect(depth).toBe(maxDepth + 1);
    expect(deepest).toMatchObject({ reading: 'unread', oddities: [{ what: 'budget' }] });
  });

  test('a multicall that carries itself many times over costs no more than its bytes', () => {
    let data: Hex = transfer(friend, 1n);
    for (let layer = 0; layer < 12; layer += 1) data = callData('multicall(bytes[])', [data, data]);
    const { steps } = decode(transaction({ data }), {});
    const count = (all: typeof steps): number => all.reduce((sum, step) => sum + 1 + count(step.steps), 0);
    expect(count(steps)).toBeLessThanOrEqual(freshBudget().nodes);
  });

  test('a delegatecall that a Safe makes is a delegatecall, to whatever address', () => {
    const inner = execTransaction(friend, 0n, transfer(from, 1n), 1);
    expect(read(inner, [], '0x6a761202', safe).steps[0]).toMatchObject({ op: 'delegatecall', to: friend });
  });

  test('an operation that no Safe knows is not read, and nothing is opened', () => {
    const step = read(execTransaction(friend, 0n, transfer(from, 1n), 2), [], '0x6a761202', safe);
    expect(step).toMatchObject({ reading: 'unread', oddities: [{ what: 'unknownOperation' }], steps: [] });
  });

  test('a MultiSend with too much, too little or an unknown operation is read as it runs', () => {
    const over = packed({ to: token, data: transfer(friend, 1n), length: 100n });
    expect(inMultiSend(over)).toMatchObject({ reading: 'lenient', oddities: [{ what: 'overrun' }] });
    const left = concatHex([packed({ to: token, data: '0x' }), '0xdeadbeef']);
    expect(inMultiSend(left)).toMatchObject({ reading: 'lenient', oddities: [{ what: 'trailingBytes' }] });
    const two = packed({ to: token, operation: 2 });
    expect(inMultiSend(two)).toMatchObject({ reading: 'unread', oddities: [{ what: 'unknownOperation' }] });
  });

  test('a batch to nobody is not a call of anything', () => {
    const step = inMultiSend(packed({ to: zeroAddress, data: transfer(friend, 1n) }));
    expect(step.steps[0]).toMatchObject({ op: 'call' });
  });
});

function inMultiSend(entries: Hex) {
  return read(multiSend(entries), [], '0x8d80ff0a', multiSendAddress);
}

function abi(from: Provenance, signature: string): AbiFor {
  return { address: token, functions: [signature], from };
}

function read(data: Hex, abis: readonly AbiFor[] = [], selector: Hex = data.slice(0, 10) as Hex, to = token) {
  expect(data.slice(0, 10)).toBe(selector);
  const [step] = decode(transaction({ to, data }), { abis }).steps;
  if (step === undefined) throw new Error('no step');
  return step;
}
