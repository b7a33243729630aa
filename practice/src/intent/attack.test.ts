import type { Readback } from '@readback/core/model/readback.ts';
import type { Clause } from '@readback/core/model/intent.ts';
import type { World, Questions } from '@readback/core/world/world.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import { allows, changes, collection, ether, gets, item, pays, paysAtMost, revokes, token } from '@readback/scenarios/intents/clauses.ts';
import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { type Address, concat, type Hex, maxUint256, pad, toHex, encodeAbiParameters, parseAbiParameters } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../accounts.ts';
import { allowPermit2, approve, one, transfer, execute } from '../corpus/moves.ts';
import { readHere } from '../corpus/readHere.ts';
import { type Practice, startPractice } from '../practice.ts';
import { rpc } from '../rpc.ts';
import { must } from '../truth/node.ts';
import { authorized } from '../truth/flights/borrowed.ts';
import { call, pilot } from '../truth/sky.ts';
import { meant } from './asked.ts';
import { outcomeIn } from './compared.ts';
import { type Field, makeField } from './field.ts';
import { eth, exactIn, exactOut, usd } from './moves.ts';
import { ways } from './ways.ts';

let practice: Practice;
let field: Field;
beforeAll(async () => { practice = await startPractice(); field = await makeField(practice); }, 180_000);
afterAll(async () => { await practice.close(); });

const oldAge = 800n * 86_400n;
/** Reads with contracts that are old and published. */
async function read(request: string, account: Address, clauses: readonly Clause[], abis: Readonly<Record<Address, readonly string[]>> = {}): Promise<Readback> {
  const { url, info, now } = field;
  const records = [...info.records, ...Object.keys(abis).map((address) => ({ address: address as Address, verified: true, createdAt: Number(now - oldAge) }))];
  const changed = (world: World): World => ({
    ask: async (kind, question, bounds) => {
      if (kind === 'verified') {
        const { source, address } = question as Questions['verified']['ask'];
        const found = Object.entries(abis).find(([it]) => it.toLowerCase() === address.toLowerCase())?.[1];
        const from = { by: 'source', name: 'Sourcify' } as const;
        return (source !== 'sourcify' || found === undefined ? unknown('notFound') : known({ functions: found, from })) as never;
      }
      return world.ask(kind, question, bounds);
    },
  });
  return readHere(request, { url, info: { ...info, records }, now, changed, intent: meant(account, clauses) });
}

const batch = (from: Address, calls: readonly { to: Address; data: Hex; value?: bigint }[]) =>
  JSON.stringify({ method: 'wallet_sendCalls', params: [{ version: '2.0.0', chainId: toHex(practiceMarker.chainId), from, atomicRequired: true, calls: calls.map(({ to, data, value = 0n }) => ({ to, data, value: toHex(value) })) }] });

test('attacks', async () => {
  const { at, friend, thief, now, other } = field;
  const credit = await field.put('CreditToken');
  const vault = await field.put('Vault', at.practiceDollar);
  await rpc(field.url, 'anvil_autoImpersonateAccount', [true]);
  await must(field.url, { from: user, to: at.practiceDollar, data: call(approve, vault, maxUint256) });
  await must(field.url, { from: user, to: vault, data: call('function keepFor(address,uint256)', user, usd('500')) });
  await must(field.url, { from: user, to: at.practiceDollar, data: call(transfer, vault, usd('500')) });
  await rpc(field.url, 'anvil_autoImpersonateAccount', [false]);
  const paid = [pays(token(at.practiceDollar), usd('120'), friend)];
  const pay = one(at.practiceDollar, call(transfer, friend, usd('120')));
  const nonce = Number(await rpc<Hex>(field.url, 'eth_getTransactionCount', [user, 'latest']));
  const list = [await authorized(pilot(0), { chainId: practiceMarker.chainId, address: at.sweeper, nonce: nonce + 1 })];
  const op = (more: object, account = at.smartAccount) => { const it = paymentOperation({ info: field.info, now }); return askTypedData(user, { ...it, message: { ...it.message, ...more } }); };
  const tf = ['function payFor(address to) payable', 'function payTokensFor(address token, address to, uint256 value)', 'function convert(address give, uint256 amount, address take, uint256 back)', 'function claim(address give, uint256 amount, address take, uint256 taken)', 'function setGreedy(bool on)'];
  const vf = ['function deposit(uint256 assets, address receiver) returns (uint256)', 'function withdraw(uint256 assets, address receiver, address owner) returns (uint256)', 'function setOperator(address operator, bool on) returns (bool)', 'function borrow(uint256 assets, address receiver) returns (uint256)'];
  const cases: Record<string, () => Promise<Readback>> = {
    'approveDelegation besides': () => read(batch(user, [...pay, ...one(credit, call('function approveDelegation(address delegatee, uint256 amount)', at.stranger, maxUint256))]), user, paid),
    'approveDelegation alone, nothing': () => read(askTransaction(user, one(credit, call('function approveDelegation(address delegatee, uint256 amount)', at.stranger, maxUint256))[0]!), user, [{ kind: 'nothing' }]),
    'thief pays for': () => read(askTransaction(user, { to: thief, data: call(tf[0]!, friend), value: eth('1') }), user, [pays(ether, eth('1'), friend)], { [thief]: tf }),
    'thief pays tokens for': () => read(askTransaction(user, { to: thief, data: call(tf[1]!, at.practiceDollar, friend, usd('120')) }), user, paid, { [thief]: tf }),
    'thief converts': () => read(askTransaction(user, { to: thief, data: call(tf[2]!, at.practiceDollar, usd('100'), at.weth9, eth('0.04')) }), user, [pays(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))], { [thief]: tf }),
    'thief swaps, as a router': () => read(askTransaction(user, { to: thief, data: call(exactIn, usd('100'), eth('0.03'), [at.practiceDollar, at.weth9], user, now + 1200n) }), user, [pays(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))], { [thief]: [exactIn] }),
    'dust and a hidden act': () => read(batch(user, [...pay, ...one(thief, call(tf[4]!, true))]), user, paid, { [thief]: tf }),
    'dust from the thief, claim': () => read(batch(user, [...pay, ...one(thief, call(tf[3]!, at.weth9, 1n, at.weth9, 0n))]), user, paid, { [thief]: tf }),
    'vault deposit for another': () => read(askTransaction(user, one(vault, call(vf[0]!, usd('50'), at.stranger))[0]!), user, [pays(token(at.practiceDollar), usd('50'))], { [vault]: vf }),
    'vault deposit for me': () => read(askTransaction(user, one(vault, call(vf[0]!, usd('50'), user))[0]!), user, [pays(token(at.practiceDollar), usd('50'))], { [vault]: vf }),
    'vault withdraw to friend': () => read(askTransaction(user, one(vault, call(vf[1]!, usd('50'), at.stranger, user))[0]!), user, [{ kind: 'nothing' }], { [vault]: vf }),
    'vault withdraw to me and a part to stranger': () => read(batch(user, [...one(vault, call(vf[1]!, usd('50'), user, user)), ...one(vault, call(vf[1]!, usd('450'), at.stranger, user))]), user, [gets(token(at.practiceDollar), usd('50'))], { [vault]: vf }),
    'vault operator': () => read(askTransaction(user, one(vault, call(vf[2]!, at.stranger, true))[0]!), user, [{ kind: 'nothing' }], { [vault]: vf }),
    'vault operator besides': () => read(batch(user, [...pay, ...one(vault, call(vf[2]!, at.stranger, true))]), user, paid, { [vault]: vf }),
    'borrow as get': () => read(askTransaction(user, one(vault, call(vf[3]!, usd('50'), user))[0]!), user, [gets(token(at.practiceDollar), usd('50'))], { [vault]: vf }),
    '7702 tx pays and lends': () => read(JSON.stringify({ method: 'eth_sendTransaction', params: [{ chainId: toHex(practiceMarker.chainId), from: user, to: at.practiceDollar, data: pay[0]!.data, type: '0x4', authorizationList: list }] }), user, paid),
    'paymaster takes tokens': () => read(op({ paymasterAndData: concat([thief, pad('0x1', { size: 16 }), pad('0x1', { size: 16 })]) }), at.smartAccount, [pays(token(at.practiceDollar), usd('250'), friend)]),
    'operation with init code': () => read(op({ initCode: concat([thief, '0x12345678']) }), at.smartAccount, [pays(token(at.practiceDollar), usd('250'), friend)]),
    'operation with an enormous fee': () => read(op({ gasFees: concat([pad(toHex(10n ** 13n), { size: 16 }), pad(toHex(10n ** 13n), { size: 16 })]) }), at.smartAccount, [pays(token(at.practiceDollar), usd('250'), friend)]),
    'operation far nonce': () => read(op({ nonce: 5n << 64n }), at.smartAccount, [pays(token(at.practiceDollar), usd('250'), friend)]),
    'vote delegation': () => read(batch(user, [...pay, ...one(at.practiceToken, call('function delegate(address delegatee)', at.stranger))]), user, paid),
    'cancel besides': () => read(batch(user, [...pay, ...one(at.seaport, call('function incrementCounter() returns (uint256)'))]), user, paid),
    'transferFrom of an own account': () => read(batch(user, [...one(at.practiceDollar, call('function transferFrom(address from, address to, uint256 value)', user, friend, usd('120')))]), user, paid),
    'self-allowance': () => read(batch(user, [...one(at.practiceDollar, call(approve, user, usd('1')))]), user, [{ kind: 'nothing' }]),
    'exact out with the allowance beyond': () => read(batch(user, [...one(at.router, call(exactOut, eth('0.03'), maxUint256, [at.practiceDollar, at.weth9], user, now + 1200n))]), user, [paysAtMost(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))]),
    'two exact outs': () => read(batch(user, [0, 1].flatMap(() => one(at.router, call(exactOut, eth('0.015'), usd('90'), [at.practiceDollar, at.weth9], user, now + 1200n)))), user, [paysAtMost(token(at.practiceDollar), usd('100')), gets(token(at.weth9), eth('0.03'))]),
    'text on chain': () => read(askTransaction(user, one(at.stranger, '0x48656c6c6f')[0]!), user, [{ kind: 'nothing' }]),
    'value to a token': () => read(askTransaction(user, { to: at.weth9, data: '0x', value: eth('1') }), user, [{ kind: 'nothing' }]),
  };
  for (const [id, it] of Object.entries(cases)) {
    try {
      const rb = await it();
      console.log(id.padEnd(45), rb.verdict, JSON.stringify(outcomeIn(rb)).slice(0, 200));
    } catch (error) { console.log(id, 'ERROR', String(error).slice(0, 200)); }
  }
}, 300_000);
void allows; void changes; void collection; void item; void revokes; void allowPermit2; void execute; void ways; void encodeAbiParameters; void parseAbiParameters; void expect;
