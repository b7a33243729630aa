import { join } from 'node:path';
import { known, unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { startAnvil } from '@readback/core/world/testing/anvil.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import {
  type Abi,
  type Address,
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
  toFunctionSelector,
  toHex,
} from 'viem';
import { deployer, user } from '../accounts.ts';
import { compiledIn } from '../compiledIn.ts';
import { chainAs } from '../deploy/chain.ts';
import { rpc } from '../rpc.ts';
import { turnedBack } from '../turnedBack.ts';
import { must } from '../truth/node.ts';
import { createSmartAccount, deployAccountAbstraction } from '../deploy/accountAbstraction.ts';
import { createSafe, deploySafeContracts } from '../deploy/safe.ts';
import { askedBy, pool } from './asking.ts';
import type { Mixed } from './mixed.ts';
import type { Askers } from './mixedDays.ts';
import { dataOf, opsOf, type RealCase, type RealTokens, requestOf } from './realCase.ts';

/** Reads one case where each contract that takes part is a stand-in, published long ago, that does what the real one does. */
export type Ground = Readonly<{
  read: (it: RealCase) => Promise<Readback>;
  readMixed: (it: Mixed) => Promise<Readback>;
  /** An account with a key, and a Safe and a smart account of its own. */
  askers: Askers;
  stop: () => Promise<void>;
}>;

const control = parseAbi([
  'struct Op { uint8 kind; address token; address who; address from; uint256 amount; }',
  'function does(bytes4 selector, Op[] ops)',
  'function says(bytes4 selector, bytes answer)',
  'function call_(uint8 it, string said, uint8 places)',
  'function cheat(address from, address to, uint256 it)',
  'function approve(address spender, uint256 value) returns (bool)',
]);
const oldAge = 900n * 86_400n;

export async function startGround(tokens: RealTokens): Promise<Ground> {
  const { url, stop } = await startAnvil(['--order', 'fifo']);
  const chain = await chainAs(deployer, url);
  const [it] = await compiledIn(join(import.meta.dirname, 'contracts'));
  if (it === undefined) throw new Error('The contract of the stand-ins was not compiled.');
  const first = await chain.create({ bytecode: it.bytecode as Hex, abi: it.abi as Abi });
  const code = await rpc<Hex>(url, 'eth_getCode', [first, 'latest']);
  const askers = {
    me: user,
    safe: await createSafe(chain, await deploySafeContracts(chain), [user, deployer], 1n),
    account: await createSmartAccount(chain, await deployAccountAbstraction(chain), user),
  };
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  const { timestamp } = await rpc<{ timestamp: Hex }>(url, 'eth_getBlockByNumber', ['latest', false]);
  const now = BigInt(timestamp) + 60n;

  async function place(one: RealCase): Promise<ReadonlySet<string>> {
    const { chain: chainId, sender, to, moves = [], says = {}, has = [], contracts = [] } = one;
    await rpc(url, 'anvil_setChainId', [chainId]);
    const send = (target: Address, data: Hex, from: Address = deployer) =>
      must(url, { from, to: target, data });
    const ops = opsOf(moves);
    const symbols = tokens[String(chainId)] ?? {};
    const symbolOf = (token: Address) =>
      Object.entries(symbols).find(([it]) => it.toLowerCase() === token.toLowerCase())?.[1];
    const isItems = (token: Address) => / (?:nft|1155)$/.test(symbolOf(token) ?? '');
    const data = dataOf(one.data, now).toLowerCase();
    const named = Object.keys(symbols).filter((it) => data.includes(it.slice(2).toLowerCase()));
    // Whoever is only paid is a person.
    const called = one.data === '' ? [] : [to];
    const there = new Set(
      [
        ...called,
        ...named,
        ...contracts,
        ...ops.flatMap(({ token, kind }) => (kind < 2 || kind === 5 ? [token] : [])),
      ].map((it) => it.toLowerCase()),
    );
    await rpc(url, 'anvil_setBalance', [sender, toHex(parseEther('1000000'))]);
    for (const where of there as ReadonlySet<string> as ReadonlySet<Address>) {
      await rpc(url, 'anvil_setCode', [where, code]);
      const said = symbolOf(where)?.split(' ');
      if (said === undefined) continue;
      const [symbol = '', places = ''] = said;
      const sort = places === 'nft' ? 2 : places === '1155' ? 3 : 1;
      await send(
        where,
        encodeFunctionData({
          abi: control,
          functionName: 'call_',
          args: [sort, symbol, sort === 1 ? Number(places) : 0],
        }),
      );
    }
    await rpc(url, 'anvil_setBalance', [to, toHex(parseEther('1000000'))]);
    for (const line of has) {
      const [token, amount] = line.split(' ') as [Address, string];
      await send(
        token,
        encodeFunctionData({ abi: control, functionName: 'cheat', args: [deployer, sender, BigInt(amount)] }),
      );
    }
    for (const { kind, token, amount } of ops) {
      const its = kind === 0 || kind === 5 ? token : kind === 4 ? to : undefined;
      if (its === undefined) continue;
      const has = isItems(its) ? amount : amount * 3n;
      await send(
        its,
        encodeFunctionData({ abi: control, functionName: 'cheat', args: [deployer, sender, has] }),
      );
      if (kind !== 4 && !isItems(its))
        await send(
          its,
          encodeFunctionData({ abi: control, functionName: 'approve', args: [to, maxUint256] }),
          sender,
        );
    }
    const selector = data.slice(0, 10) as Hex;
    if (ops.length > 0)
      await send(
        to,
        encodeFunctionData({
          abi: control,
          functionName: 'does',
          args: [selector.length === 10 ? selector : '0x00000000', ops],
        }),
      );
    for (const [text, answer] of Object.entries(says)) {
      const [, where = to, its = ''] = /^(0x\w{40})? ?(.*)$/.exec(text) as unknown as [
        string,
        Address?,
        string?,
      ];
      if (!there.has(where.toLowerCase())) await rpc(url, 'anvil_setCode', [where, code]);
      there.add(where.toLowerCase());
      await send(
        where,
        encodeFunctionData({ abi: control, functionName: 'says', args: [toFunctionSelector(its), answer] }),
      );
    }
    return there;
  }

  /** `abi`: what the contract that is called has published. */
  async function readWith(
    text: string,
    {
      chain,
      sender,
      to,
      abi,
      site,
    }: Pick<RealCase, 'chain' | 'sender' | 'to' | 'abi'> & Readonly<{ site?: string }>,
    there: ReadonlySet<string>,
  ): Promise<Readback> {
    const parsed = await readPasted(text, { chainId: chain });
    if (!parsed.ok) throw parsed.error;
    const from = { by: 'source', name: 'Sourcify' } as const;
    const world = rpcWorld(url, {
      time: () => known(now),
      session: () =>
        known({ host: 'localhost', wallet: { chainId: chain, account: sender, name: 'Wallet' } }),
      contract: ({ address }) =>
        known(
          there.has(address.toLowerCase())
            ? { verified: true, createdAt: now - oldAge, from }
            : { verified: false, from },
        ),
      verified: ({ source, address }) => {
        const isIts = source === 'sourcify' && address.toLowerCase() === to.toLowerCase();
        return isIts && abi !== undefined ? known({ functions: [abi], from }) : unknown('notFound');
      },
    });
    const incoming = {
      request: parsed.request,
      origin: { via: 'paste', ...(site === undefined ? {} : { site }) },
      receivedAt: Number(now) * 1000,
    } as const;
    let last: Readback | undefined;
    const { signal } = new AbortController();
    for await (const revision of read(incoming, world, signal, { onlyLast: true })) last = revision;
    if (!last) throw new Error('Nothing was read.');
    return last;
  }

  async function placeAll({
    chain,
    who,
    calls,
    contracts = [],
    says = {},
    has = [],
  }: Mixed): Promise<ReadonlySet<string>> {
    const { asking } = askedBy(who);
    const beside = asking('', calls[0]?.to ?? pool, '0x', { chain, contracts, says, has });
    const its = calls
      .filter(({ to }) => to.toLowerCase() !== who.toLowerCase())
      .map(({ to, data = '0x', value = 0n, moves = [] }) =>
        asking('', to, data, { chain, value, moves, contracts }),
      );
    const there = new Set<string>();
    for (const one of [...its, beside]) for (const it of await place(one)) there.add(it);
    return there;
  }

  async function meanwhile<T>(whileIts: () => Promise<T>): Promise<T> {
    const before = await rpc<Hex>(url, 'evm_snapshot');
    try {
      return await whileIts();
    } finally {
      await turnedBack(url, before);
    }
  }

  return {
    stop,
    askers,
    read: (one) => meanwhile(async () => readWith(requestOf(one, now), one, await place(one))),
    readMixed: (one) =>
      meanwhile(async () => {
        const { chain, who, calls, site } = one;
        const there = await placeAll(one);
        const where = {
          chain,
          sender: one.who === askers.safe || one.who === askers.account ? askers.me : who,
        };
        const to = calls[0]?.to ?? pool;
        const text = JSON.stringify(one.asks(now), (_, it: unknown) =>
          typeof it === 'bigint' ? String(it) : it,
        );
        return readWith(text, { ...where, to, ...(site === undefined ? {} : { site }) }, there);
      }),
  };
}
