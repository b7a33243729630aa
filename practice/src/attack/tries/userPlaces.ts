import { seaportAddress } from '@readback/scenarios/seaportOrder.ts';
import { type Address, maxUint256, parseEther, parseUnits } from 'viem';
import { deployer } from '../../accounts.ts';
import { ownArtefact } from '../../deploy/artefact.ts';
import { chainAs } from '../../deploy/chain.ts';
import { must } from '../../truth/node.ts';
import { call, pilot } from '../../truth/sky.ts';
import type { Stage } from '../stage.ts';
import { as, type Own } from './own.ts';

/** The thief's contracts on the practice chain, with what the user, the Safe and the smart account keep in them. */
export type Places = Readonly<{
  byId: Address;
  hashed: Address;
  events: Address;
  bits: Address;
  market: Address;
  any: Address;
  buyer: Address;
  changer: Address;
  v3: Address;
  wrapped: Address;
  mints: Readonly<Record<'coins' | 0 | 1, Address>>;
  junk: Address;
}>;

const user = pilot(0).address;
const usd = (n: number) => parseUnits(String(n), 6);
const placed = new WeakMap<Own, Places>();

export function placesOf(own: Own): Places {
  const there = placed.get(own);
  if (there === undefined) throw new Error('Nothing was put up.');
  return there;
}

export async function putUpPlaces(ground: Stage, own: Own): Promise<void> {
  const { at, url } = ground;
  const thief = at.stranger;
  const dollar = at.practiceDollar;
  const byId = await own.put('ById', [dollar, thief]);
  const hashed = await own.put('Hashed', [dollar, thief]);
  const events = await own.put('EventsOnly');
  const bits = await own.put('Bits', [dollar, thief, [user, pilot(5).address]]);
  const market = await own.put('Market');
  const any = await own.put('Anything', [dollar, thief]);
  const buyer = await own.put('Buyer', [dollar, thief], parseEther('5'));
  const changer = await own.put('Changer', [dollar, thief]);
  const v3 = await own.put('FakeRouter', [thief]);
  const wrapped = await own.put('FakeWrapped', [thief]);
  const mints = {
    coins: await own.put('MintsBack', [dollar, thief, 0n, 18]),
    0: await own.put('MintsBack', [dollar, thief, 0n, 6]),
    1: await own.put('MintsBack', [dollar, thief, 1n, 6]),
  };
  const chain = await chainAs(deployer, url);
  const pay = (to: Address, signature: string, ...args: readonly unknown[]) =>
    chain.send({ to, data: call(signature, ...args) });
  for (const it of [byId, any, hashed])
    await pay(dollar, 'function approve(address,uint256)', it, maxUint256);
  for (const [who, id] of [
    [user, 3n],
    [at.safe, 4n],
    [at.smartAccount, 5n],
  ] as const)
    await pay(byId, 'function keep(uint256,address,uint256)', id, who, usd(300));
  await pay(any, 'function keep(address,uint256)', user, usd(300));
  await pay(hashed, 'function keep(address,uint256)', user, usd(300));
  await pay(dollar, 'function transfer(address,uint256)', changer, usd(20_000));
  await chain.send({ to: at.weth9, data: call('function deposit() payable'), value: parseEther('2') });
  await pay(at.weth9, 'function transfer(address,uint256)', v3, parseEther('2'));
  await as(url, async () => {
    for (const who of [user, at.safe, at.smartAccount])
      await must(url, {
        from: who,
        to: at.practicePass,
        data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
      });
    await must(url, {
      from: user,
      to: at.practicePass,
      data: call('function setApprovalForAll(address,bool)', market, true),
    });
    await must(url, {
      from: user,
      to: market,
      data: call('function list(address,uint256,uint256)', at.practicePass, 1n, parseEther('2')),
    });
    for (const it of [buyer, v3, mints[0], mints[1]])
      await must(url, {
        from: user,
        to: dollar,
        data: call('function approve(address,uint256)', it, usd(300)),
      });
  });
  const junk = await chain.create(ownArtefact('PracticePass'));
  await pay(junk, 'function make(address,uint256)', pilot(9).address, 77n);
  await pay(at.practicePass, 'function make(address,uint256)', at.safe, 501n);
  await pay(at.practicePass, 'function make(address,uint256)', at.smartAccount, 502n);
  await as(url, () =>
    must(url, {
      from: pilot(9).address,
      to: junk,
      data: call('function setApprovalForAll(address,bool)', seaportAddress, true),
    }),
  );

  own.old(junk);
  placed.set(own, { byId, hashed, events, bits, market, any, buyer, changer, v3, wrapped, mints, junk });
}
