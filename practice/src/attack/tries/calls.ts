import { type Address, encodeAbiParameters, type Hex, pad, parseAbiParameters, toHex } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import { pool } from './contractsAt.ts';
import { ask, type Ethereum, me, type Op, usdc, weth } from './ground.ts';
import { E18, K, one } from './oneCall.ts';
import { control, type OnEthereum } from './table.ts';

export const pull: Op = { kind: 0, token: usdc, amount: K };

export const b32 = (it: Address): Hex => pad(it).toLowerCase() as Hex;

/** The same, in which shares come back, as they truly do. */
export const gives = (it: Parameters<typeof one>, amount: bigint): OnEthereum => ({
  id: it[0],
  why: it[1],
  read: async (e) => {
    const share = await e.put('Coin');
    e.published(share);
    await e.send(me, share, call('function call_(string,uint8)', 'SHARE', 18));
    return one(it[0], it[1], it[2], it[3], it[4], {
      ...it[5],
      ops: [...(it[5]?.ops ?? []), { kind: 5, token: share, amount }],
    }).read(e);
  },
});

export const now = Math.floor(Date.now() / 1_000);

export const usd = (n: number) => BigInt(n) * 10n ** 6n;

export const free = (id: string, why: string, read: OnEthereum['read'], chain = 1): OnEthereum => ({
  id,
  why,
  read,
  chain,
});

/** One call on another network than Ethereum. */
export const away = (
  chainId: number,
  id: string,
  why: string,
  to: Address,
  text: string,
  args: readonly unknown[],
  { ops = [], value = 0n }: Readonly<{ ops?: readonly Op[]; value?: bigint }> = {},
): OnEthereum =>
  free(
    id,
    why,
    async (e) => {
      for (const { kind, token, amount = 0n } of ops)
        if (kind === 1 && token !== undefined)
          await e.send(to, token, call('function mint(address,uint256)', to, 2n * amount));
      await e.stand(to, { [text]: ops }, ops.some(({ kind }) => kind === 0) ? [usdc, weth] : []);
      return e.read(ask(chainId, to, call(text, ...args), value), { abis: { [to]: [text] } });
    },
    chainId,
  );

export const pullToPool: Op = { kind: 0, token: usdc, who: pool, amount: K };

export const abi = (types: string, ...its: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), its as never);

/** An old token that is a protocol of its own, and moves its own balances. */
export const itself = (
  id: string,
  why: string,
  where: Address,
  name: string,
  text: string,
  args: readonly unknown[],
  ops: readonly Op[],
  value = 0n,
): OnEthereum =>
  free(id, why, async (e) => {
    await e.stand(where, { [text]: ops });
    await e.send(me, where, call('function call_(string,uint8,bool)', name, 18, false));
    await e.send(me, where, call('function give(address,uint256)', me, 100n * E18));
    return e.read(ask(1, where, call(text, ...args), value), { abis: { [where]: [text] } });
  });

export const come = (amount: bigint, token = usdc): Op => ({ kind: 1, token, amount });

export const stuck =
  'The token there is a true one, and is not minted by this bridge: what arrives can never be finished, and is lost (documented, and hundreds of people have).';

export const quarter = E18 / 4n;

/** What is at a shipped address, and what it has to pay with. */
export async function put(
  e: Ethereum,
  where: Address,
  text: string,
  ops: readonly Op[],
  allowed: readonly Address[] = [usdc, weth],
): Promise<void> {
  for (const { kind, token, amount = 0n } of ops)
    if (kind === 1 && token !== undefined)
      await e.send(where, token, call('function mint(address,uint256)', where, amount));
  await e.stand(where, { [text]: ops }, allowed);
}

export type Call = Readonly<{ to: Address; data?: Hex; value?: bigint }>;

export const most = 2n ** 256n - 1n;

type More = Readonly<{
  ops?: readonly Op[];
  value?: bigint;
  allowed?: readonly Address[];
  chain?: number;
  /** Whether its ABI is published. */
  abi?: boolean;
  /** Others that are there. */
  beside?: readonly Address[];
}>;

/** What a protocol at an address does when its function is called. */
async function standsWith(
  e: Ethereum,
  where: Address,
  text: string,
  { ops = [], allowed }: More,
): Promise<void> {
  await rpc(e.url, 'anvil_setBalance', [where, toHex(1_000n * E18)]);
  for (const { kind, token, amount = 0n } of ops)
    if (kind === 1 && token !== undefined)
      await e.send(me, token, call('function mint(address,uint256)', where, amount));
  if (where !== usdc && where !== weth)
    await e.stand(
      where,
      { [text]: ops },
      allowed ?? [usdc, weth].filter((it) => ops.some((op) => op.kind === 0 && op.token === it)),
    );
}

/** One call of what is at a shipped address, or of an old protocol that nobody vouches for (`old`). */
export function plainCall(
  id: string,
  why: string,
  to: Address | 'old',
  text: string,
  args: readonly unknown[] | ((e: Ethereum) => readonly unknown[]),
  more: More = {},
): OnEthereum {
  const { value = 0n, chain = 1, beside = [] } = more;
  return {
    id,
    why,
    chain,
    read: async (e) => {
      const where = to === 'old' ? await e.put('Genuine') : to;
      for (const it of beside) await e.stand(it, {});
      await standsWith(e, where, text, more);
      const data = call(text, ...(typeof args === 'function' ? args(e) : args));
      return e.read(ask(chain, where, data, value), more.abi === false ? {} : { abis: { [where]: [text] } });
    },
  };
}

/** One call on a chain that is not Ethereum. */
export function on(
  chain: number,
  id: string,
  why: string,
  to: Address,
  text: string,
  args: readonly unknown[],
  more: More = {},
): OnEthereum {
  return plainCall(id, why, to, text, args, { ...more, chain });
}

export const least = 2_990n * 10n ** 6n;

export const honestly = (honest: boolean, it: OnEthereum): OnEthereum => (honest ? control(it) : it);

/** A read of an old contract, passed on by one that is known, which lends it what the user allowed or is. */
export const total = 'function totalSupply() view returns (uint256)';
