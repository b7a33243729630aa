import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  parseEther,
  parseUnits,
  size,
  toHex,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { safeOwners, user } from '../accounts.ts';
import { ownArtefact } from '../deploy/artefact.ts';
import type { Chain } from '../deploy/chain.ts';
import { deployTokens, deployWeth, wethArtefact } from '../deploy/tokens.ts';
import { deployUniswap } from '../deploy/uniswap.ts';
import { rpc } from '../rpc.ts';
import { mnemonic, type RunningNode } from './program.ts';

/** What an app asks for on a chain of tokens, each as a wallet request; a swap where its blocks have room for an exchange. */
export type Requests = Readonly<Record<'payment' | 'token' | 'creation', string> & { swap?: string }>;

/** What the creation of the exchange's router may use. */
const routerGas = 6_000_000n;

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);

/**
 * Sets up an empty chain by signed transactions alone, which every node takes, and gives what is asked of it. A chain of
 * before Shanghai gets WETH alone: our own tokens are of later.
 */
export async function ground({ url, chainId }: RunningNode): Promise<Requests> {
  const chain = await signing(url, chainId);
  const isOld = await lacksPush0(url);
  const tokens = isOld ? undefined : await deployTokens(chain);
  const hasRoom = chain.most >= routerGas;
  const router = tokens && hasRoom ? (await deployUniswap(chain, tokens)).router : undefined;
  const token = tokens?.practiceDollar ?? (await deployWeth(chain));
  await chain.settled();
  const [friend] = safeOwners;
  const asked = (transaction: object) => askedOn(chainId, transaction);
  const transfer = [friend, parseUnits('12', 6)] as const;
  // One dollar buys a three-thousandth of an ETH here, less what the pool keeps.
  const swap = (path: readonly Address[]) =>
    [parseUnits('30', 6), parseEther('0.0095'), path, user, 9_999_999_999n] as const;
  return {
    payment: paymentOn(chainId),
    token: asked({
      to: token,
      data: encodeFunctionData({ abi, functionName: 'transfer', args: transfer }),
    }),
    ...(tokens &&
      router && {
        swap: asked({
          to: router,
          data: encodeFunctionData({
            abi,
            functionName: 'swapExactTokensForTokens',
            args: swap([tokens.practiceDollar, tokens.weth9]),
          }),
        }),
      }),
    creation: asked({
      data: encodeDeployData({ ...(isOld ? wethArtefact() : ownArtefact('PracticeToken')), args: [] }),
    }),
  };
}

/** A payment, which needs nothing to be there. */
export function paymentOn(chainId: number): string {
  return askedOn(chainId, { to: safeOwners[0], value: toHex(parseEther('0.5')) });
}

function askedOn(chainId: number, transaction: object): string {
  const params = [{ from: user, chainId: toHex(chainId), ...transaction }];
  return JSON.stringify({ method: 'eth_sendTransaction', params });
}

/** Signs as the first account, and does not wait: some nodes make a block every ten seconds. */
async function signing(
  url: string,
  chainId: number,
): Promise<Chain & Readonly<{ most: bigint; settled: () => Promise<void> }>> {
  const { gasLimit } = await rpc<{ gasLimit: Hex }>(url, 'eth_getBlockByNumber', ['latest', false]);
  const most = BigInt(gasLimit);
  const signer = mnemonicToAccount(mnemonic);
  const from = signer.address;
  let nonce = Number(await rpc<Hex>(url, 'eth_getTransactionCount', [from, 'latest']));
  const sent: Hex[] = [];
  const send = async (call: Readonly<{ to?: Address; data: Hex; value?: bigint }>) => {
    const fields = { type: 'legacy', chainId, nonce, gasPrice: 2_500_000_000n } as const;
    const created = 300_000n + 230n * BigInt(size(call.data));
    const gas = call.to === undefined ? created : most < routerGas ? 300_000n : 4_000_000n;
    const raw = await signer.signTransaction({ ...fields, gas, ...call });
    nonce += 1;
    sent.push(await rpc<Hex>(url, 'eth_sendRawTransaction', [raw]));
  };
  return {
    url,
    most,
    account: from,
    send: ({ to, data = '0x', value = 0n }) => send({ to, data, value }),
    read: (call) => rpc(url, 'eth_call', [call, 'latest']),
    create: async ({ bytecode, abi: of, args = [] }) => {
      const address = getContractAddress({ from, nonce: BigInt(nonce) });
      await send({ data: encodeDeployData({ abi: of, bytecode, args }) });
      return address;
    },
    setCode: () => Promise.reject(new Error('No transaction puts code anywhere.')),
    settled: async () => {
      for (const hash of sent) await mined(url, hash);
    },
  };
}

async function mined(url: string, hash: Hex): Promise<void> {
  for (let asked = 0; asked < 600; asked += 1) {
    const receipt = await rpc<{ status: Hex } | null>(url, 'eth_getTransactionReceipt', [hash]);
    if (receipt?.status === '0x1') return;
    if (receipt) throw new Error(`A transaction that sets up the chain failed: ${hash}`);
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error(`The node did not mine ${hash}.`);
}

/** EIP-3855, of Shanghai. */
function lacksPush0(url: string): Promise<boolean> {
  const creation = { from: user, data: '0x5f5ff3', gas: toHex(200_000) };
  return rpc(url, 'eth_call', [creation, 'latest']).then(
    () => false,
    () => true,
  );
}
