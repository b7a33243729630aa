import { type Address, encodeAbiParameters, getAddress, type Hex, pad, parseAbiParameters } from 'viem';
import { describe, expect, test } from 'vitest';
import type { ReadPair } from '../../effects/draft.ts';
import type { Log } from '../../effects/log.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { handleOps, operationSays, batch } from '../carried/testing/wrappings.ts';
import { bob, carol } from '../testing/ledger.ts';
import { heardLast, quickly } from '../testing/quickly.ts';
import { balance, readOn } from '../testing/readOn.ts';
import { coins, ether, held, scene } from '../testing/scene.ts';
import { shown } from '../testing/shown.ts';
import { hearTransaction } from '../transaction/transaction.ts';
import { depositRead, selfPaid, withoutPrefund } from './prefund.ts';

const { signal } = new AbortController();
const entryPoint: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
const account: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
const receipt = (...logs: readonly Log[]) => ({
  ok: true,
  blockHash: pad('0x01'),
  blockNumber: 1n,
  gasUsed: 1n,
  gasPrice: 1n,
  fee: 1n,
  logs,
});
const says = (cost: bigint, paymaster: Address = getAddress(pad('0x', { size: 20 })), ok = true): Log => {
  const plain = operationSays(entryPoint, account);
  const data = encodeAbiParameters(parseAbiParameters('uint256, bool, uint256, uint256'), [1n, ok, cost, 9n]);
  return { ...plain, topics: [...plain.topics.slice(0, 3), pad(paymaster)], data };
};

describe('an operation that an account pays for itself', () => {
  test('is the only one of it, without a paymaster', () => {
    const operation = { hash: pad('0x', { size: 32 }), entryPoint, paymaster: false, ok: true, cost: 5n };
    expect(selfPaid(receipt(says(5n)), account)).toEqual(operation);
    expect(selfPaid(receipt(says(5n), operationSays(entryPoint, bob.address)), account)).toEqual(operation);
    expect(selfPaid(receipt(says(5n, undefined, false)), account)).toEqual({ ...operation, ok: false });
    expect(selfPaid(receipt(), account)).toBeUndefined();
    expect(selfPaid(receipt(says(5n), says(5n)), account)).toBeUndefined();
    expect(selfPaid(receipt(says(5n, carol.address)), account)).toBeUndefined();
    expect(selfPaid(receipt({ ...says(5n), topics: says(5n).topics.slice(0, 3) }), account)).toEqual(
      operation,
    );
  });

  test('sent what it cost, and by how much its deposit grew', () => {
    const operation = selfPaid(receipt(says(50n)), account);
    if (operation === undefined) throw new Error('no operation');
    const own: ReadPair = { read: coins(account), before: known(900n), after: known(800n) };
    const others: ReadPair = { read: coins(bob.address), before: known(9n), after: known(8n) };
    const tokens: ReadPair = { read: held(account), before: known(7n), after: known(6n) };
    const deposit = (before: ReadPair['before'], after: ReadPair['after']): ReadPair => ({
      read: depositRead(operation, account),
      before,
      after,
    });
    const rest = [own, others, tokens];
    const with_ = (it: ReadPair) => withoutPrefund([own, it, others, tokens], operation, account);
    expect(with_(deposit(known(10n), known(13n)))).toEqual({ readings: rest, sent: 53n });
    expect(with_(deposit(known(10n), known(4n)))).toEqual({ readings: rest, sent: 44n });
    // Where it is not known, neither is what the account has of coins after that.
    const blind = { readings: [{ ...own, after: unknown('refused') }, others, tokens], sent: 0n };
    expect(with_(deposit(unknown('refused'), known(4n)))).toEqual(blind);
    expect(with_(deposit(known(4n), unknown('refused')))).toEqual(blind);
    expect(withoutPrefund(rest, operation, account)).toEqual(blind);
    expect(withoutPrefund(rest, undefined, account)).toEqual({ readings: rest, sent: 0n });
    // The deposit of someone else, and what the account has elsewhere, are other things.
    const alien: ReadPair = {
      read: { ...held(bob.address), token: entryPoint },
      before: known(1n),
      after: known(2n),
    };
    expect(withoutPrefund([...rest, alien], operation, account)).toEqual({
      readings: [...blind.readings, alien],
      sent: 0n,
    });
  });

  test('has what it paid for gas taken out of its effects, alone and among others of the block', async () => {
    const call = { to: bob.address, value: 12n, data: '0x' as const };
    const body: Body = { kind: 'transaction', chainId: 1, from: account, call, set: {} };
    for (const beside of [0, 1]) {
      for (const known of [true, false]) {
        const chain = scene();
        const deposit = held(account, entryPoint);
        chain.code(account, '0x60');
        chain.set(coins(account), ether);
        if (known) chain.set(deposit, 100n);
        chain.mine();
        const read = readOn(chain, body, { lines: [balance('0', account, [ether, ether - 12n])] });
        const data: Hex = handleOps('0.7', [[account, batch([call])]]);
        const tx = await chain.send(bob, { to: entryPoint, data });
        const others = beside === 0 ? [] : [{ tx: await chain.send(carol, { to: account, value: 5n }) }];
        // Forty were its prefund, of which thirty were used; and what someone else did took five.
        chain.set(coins(account), ether - 12n - 40n - 5n * BigInt(beside));
        if (known) chain.set(deposit, 110n);
        const frame = (from: Address, to: Address, value: bigint, input: Hex = '0x') => ({
          type: 'CALL',
          from,
          to,
          value: `0x${value.toString(16)}`,
          input,
          gasUsed: '0x0',
        });
        const trace = {
          ...frame(bob.address, entryPoint, 0n, data),
          calls: [frame(account, bob.address, 12n), frame(account, entryPoint, 40n)],
        };
        chain.mine([...others, { tx, logs: [says(30n)], trace }]);
        const all = hearTransaction(read, { account, hash: tx.hash }, chain.world(), signal, quickly);
        const it = shown(await heardLast(all), read);
        expect([it.is, it.rows.find((row) => row.startsWith('balance'))]).toEqual(
          known
            ? ['carried asRead', 'balance (asset wei, account …eEEe): -12 wei | -12 wei']
            : ['carried cannotTell', expect.stringContaining('mined.effect.0.delta')],
        );
      }
    }
  });
});
