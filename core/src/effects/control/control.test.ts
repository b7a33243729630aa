import { isTruncated } from '../../evidence/truncation.ts';
import { type Address, type Hex, toHex, zeroAddress, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { alice, bob, carol, chainId } from '../../simulate/testing/chain.ts';
import { type ControlChain, control, startControlChain } from '../../simulate/testing/controlChain.ts';
import { call, effectsOf, simulated, transaction } from '../../simulate/testing/inputs.ts';

let chain: ControlChain;
let names: Record<string, Address>;

beforeAll(async () => {
  chain = await startControlChain();
  names = { ...chain.names, alice, bob, carol };
});
afterAll(() => chain.stop());

const run = async (name: string, fn: string, args: readonly unknown[] = []) =>
  control(await transaction(rpcWorld(chain.url), call(chain.at(name), chain.say(name, fn, args))), names);

/** The same, called by another contract in between, so that no step names it. */
const passed = async (name: string, fn: string, args: readonly unknown[] = []) =>
  run('Caller', 'pass', [chain.at(name), chain.say(name, fn, args)]);

const role: Hex = `0x${'ab'.repeat(32)}`;

describe('who owns a contract', () => {
  test('a new owner is a line, from the old to the new', async () => {
    expect(await run('Owned', 'transferOwnership', [bob])).toEqual(['Owned owner: alice > bob']);
    expect(await run('Owned', 'transferOwnership', [zeroAddress])).toEqual(['Owned owner: alice > none']);
  });

  test('one who has still to accept is said apart', async () => {
    expect(await run('Owned', 'offerOwnership', [bob])).toEqual(['Owned pendingOwner: none > bob']);
  });

  test('an owner who changes without a word is seen where the contract is called', async () => {
    expect(await run('Owned', 'claim')).toEqual(['Owned owner: alice > Owned']);
  });

  test('a change that is only announced is a claim', async () => {
    expect(await run('Owned', 'pretend', [bob])).toEqual(['Owned owner: ? > bob claimed']);
  });

  test('a contract on the way that announces it is looked at too', async () => {
    expect(await passed('Owned', 'transferOwnership', [bob])).toEqual(['Owned owner: alice > bob']);
    expect(await passed('Owned', 'pretend', [bob])).toEqual(['Owned owner: ? > bob claimed']);
  });
});

describe('roles', () => {
  test('a role that is given and one that is taken', async () => {
    expect(await run('Roles', 'grantRole', [zeroHash, bob])).toEqual(['Roles granted bob: false > true']);
    const { send, receipt, at, say } = chain;
    await receipt(await send(alice, { to: at('Roles'), data: say('Roles', 'grantRole', [role, carol]) }));
    expect(await passed('Roles', 'revokeRole', [role, carol])).toEqual(['Roles granted carol: true > false']);
  });

  test('the role itself is in the line', async () => {
    const it = call(chain.at('Roles'), chain.say('Roles', 'grantRole', [role, bob]));
    const result = await transaction(rpcWorld(chain.url), it);
    expect(effectsOf(result).lines[0]).toMatchObject({ what: 'role', role, counterparty: bob });
    expect(result.facts['effect.0.role']?.value).toMatchObject({ v: { kind: 'bytes', hex: role } });
  });

  test('one that is only announced is a claim', async () => {
    expect(await run('Roles', 'pretend', [role, bob])).toEqual(['Roles granted bob: ? > true claimed']);
  });
});

describe('whose code runs', () => {
  test('an upgrade of a proxy, with and without an event, and by another contract', async () => {
    const line = ['Proxy implementation: none > Owned'];
    expect(await run('Proxy', 'upgradeTo', [chain.at('Owned')])).toEqual(line);
    expect(await run('Proxy', 'ping', [chain.at('Owned')])).toEqual(line);
    expect(await passed('Proxy', 'upgradeTo', [chain.at('Owned')])).toEqual(line);
  });

  test('who may upgrade', async () => {
    expect(await run('Proxy', 'changeAdmin', [bob])).toEqual(['Proxy admin: none > bob']);
  });

  test('an upgrade that is only announced is a claim', async () => {
    expect(await run('Proxy', 'pretend', [bob])).toEqual(['Proxy implementation: ? > bob claimed']);
  });

  test('a beacon says itself what it hands on', async () => {
    expect(await run('Beacon', 'upgradeTo', [chain.at('Owned')])).toEqual([
      'Beacon implementation: none > Owned',
    ]);
  });

  test('a contract that is made is new code, and its owner is not asked of what was not there', async () => {
    const lines = await run('Caller', 'make');
    expect([...lines].sort()).toEqual([
      expect.stringMatching(/^0x\w+ contract: none > hash$/),
      expect.stringMatching(/^0x\w+ owner: none > alice$/),
    ]);
  });
});

describe('what is not looked at', () => {
  test('is other contracts than those that are called or speak', async () => {
    const it = call(chain.at('Owned'), chain.say('Owned', 'transferOwnership', [bob]));
    const { notLookedAt } = effectsOf(await transaction(rpcWorld(chain.url), it));
    expect(notLookedAt.map(({ is }) => is)).toEqual(['others', 'otherControl']);
  });
});

describe('a diamond', () => {
  test('whose functions run other code from then on is said to be unread', async () => {
    const it = call(chain.at('Diamond'), chain.say('Diamond', 'cut'));
    const effects = effectsOf(await transaction(rpcWorld(chain.url), it));
    expect(effects.notLookedAt.map(({ is }) => is)).toContain('diamond');
    expect(isTruncated(effects)).toBe(true);
  });
});

describe('an account that cannot pay the fee', () => {
  test('still shows who decides afterwards, run without one', async () => {
    const poor: Address = '0x000000000000000000000000000000000000bEEF';
    await chain.ask('anvil_setBalance', [poor, toHex(1n)]);
    const it = call(chain.at('Proxy'), chain.say('Proxy', 'ping', [bob]));
    const body = { kind: 'transaction', chainId, from: poor, call: it, set: {} } as const;
    const result = await simulated(rpcWorld(chain.url), body, [it], [poor]);
    expect(control(result, names)).toEqual(['Proxy implementation: none > bob']);
    const { assumed, notLookedAt } = effectsOf(result);
    expect(assumed.map(({ is }) => is)).toContain('noFees');
    expect(notLookedAt.map(({ is }) => is)).toContain('otherControl');
  });
});

describe('a contract that floods the run with events', () => {
  test('hides no change of what is called, and what is left out is counted', async () => {
    const it = call(chain.at('Flood'), chain.say('Flood', 'flood', [200n]));
    const result = await transaction(rpcWorld(chain.url), it);
    expect(control(result, names)).toContain('Flood owner: none > alice');
    const out = effectsOf(result).notLookedAt.find(({ is }) => is === 'reads');
    expect(out).toMatchObject({ count: expect.any(Number) });
  });
});
