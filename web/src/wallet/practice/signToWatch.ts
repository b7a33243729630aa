/** The one thing that this page signs without a wallet: a flight's request, with a test key, on the practice chain. */
import * as words from '@readback/phrases/words/web/wallet/practice/refusals.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, type Hex, isHex } from 'viem';
import type { Config } from '../../data/networks/parseConfig.ts';
import { PracticeError } from './errors.ts';
import { practiceKey, thief } from './keys.ts';
import { type Node, nodeAt } from './node.ts';
import { practiceNode } from './practiceNode.ts';
import { invalid, unauthorised } from './refusals.ts';
import { askedMessage, askedTypedData, signAndSend, signDigest, signMessage } from './sign.ts';
import { askedTransaction, filled } from './transaction.ts';
import { isWatchable } from './watchable.ts';

/** What came of it: a transaction's hash, or a signature that someone else may use. */
export type SignedToWatch = Readonly<{ hash: Hex } | { signature: Hex }>;

const { chainId } = practiceMarker;

/**
 * Signs a flight's request as the practice wallet would, and sends it where it is a transaction. An authorization is
 * handed in by another practice account. Only a node that is recognized as the practice chain is asked, and no wallet.
 *
 * @throws {PracticeError} if it is no such request, no account of the practice wallet, or there is no practice chain
 */
export async function signToWatch(
  incoming: Incoming,
  account: Address,
  practice: Config['practice'],
): Promise<SignedToWatch> {
  if (!isWatchable(incoming)) throw unauthorised(words.notPermitted);
  if (practiceKey(account) === undefined) throw unauthorised(words.noKey);
  const url = await practiceNode(practice);
  if (url === undefined) throw new PracticeError(4901, words.unknownChain);
  const node = nodeAt(url);
  const { request } = incoming;
  if (request.body.kind === 'authorization') return { hash: await delegate(request.body, account, node) };
  const { method, params } = walletCall(request, account);
  if (method === signingMethods.message)
    return { signature: await signMessage(account, askedMessage(params).bytes, 'honest') };
  if (method === signingMethods.typedData)
    return { signature: await signDigest(account, askedTypedData(params, chainId).digest, 'honest') };
  const asked = askedTransaction(params[0]);
  return {
    hash: hashOf(await signAndSend({ asked, tx: await filled(asked, node), chainId }, 'honest', node)),
  };
}

/** Signs an authorization (EIP-7702), and sends it as a thief does: in a transaction of their own. */
async function delegate(
  { delegate: address, nonce }: Readonly<{ delegate: Address; nonce?: bigint }>,
  account: Address,
  node: Node,
): Promise<Hex> {
  const [key, sender] = [practiceKey(account), practiceKey(thief)];
  if (!key || !sender) throw unauthorised(words.noKey);
  const asked = askedTransaction({ from: thief, to: thief });
  const { fees, to, ...rest } = await filled({ ...asked, gas: 200_000n }, node);
  if ('gasPrice' in fees || to === null) throw invalid(words.params.oddAnswer);
  // One for another nonce does nothing, and what it would have led to would look harmless.
  const own = askedTransaction({ from: account, to: thief });
  const next = nonce ?? (await filled({ ...own, gas: 200_000n }, node)).nonce;
  const signed = await key.signAuthorization({ address, chainId, nonce: Number(next) });
  const raw = await sender.signTransaction({
    ...rest,
    ...fees,
    to,
    chainId,
    type: 'eip7702',
    authorizationList: [signed],
  });
  return hashOf(await node('eth_sendRawTransaction', [raw]));
}

function hashOf(it: unknown): Hex {
  if (!isHex(it)) throw invalid(words.params.oddAnswer);
  return it;
}
