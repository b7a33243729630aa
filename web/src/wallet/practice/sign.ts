import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/practice/refusals.ts';
import { type Address, type Hex, hashTypedData, isHex, stringToHex, type TypedDataDefinition } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { addressIn } from './addressIn.ts';
import { isTyped, PracticeError } from './errors.ts';
import { invalid } from './refusals.ts';
import type { Behaviour } from './memory.ts';
import { type Filled, misbehaved } from './misbehave.ts';
import { practiceKey, thief } from './keys.ts';
import type { Node } from './node.ts';
import type { Asked } from './transaction.ts';

/** The message and the account of `personal_sign`. Text that is not hex is signed as its UTF-8 bytes. */
export function askedMessage(params: readonly unknown[]): { account: Address; bytes: Hex } {
  const [message, account] = params;
  if (typeof message !== 'string') throw invalid(words.params.noMessage);
  const bytes = isHex(message) && message.length % 2 === 0 ? message : stringToHex(message);
  return { account: addressIn(account, words.params.noAccount), bytes };
}

/** The account and the typed data of `eth_signTypedData_v4`. A domain of another chain is refused, as wallets do. */
export function askedTypedData(
  params: readonly unknown[],
  chainId: number,
): { account: Address; digest: Hex } {
  const [account, json] = params;
  const data = typeof json === 'string' ? parsed(json) : json;
  if (!isTyped(data) || !isTyped(data['domain'])) throw invalid(words.params.noTypedData);
  const domainChain = data['domain']['chainId'];
  if (domainChain !== undefined && !isChain(domainChain, chainId)) {
    throw invalid(fill(words.params.otherDomain, { id: String(chainId) }));
  }
  try {
    return {
      account: addressIn(account, words.params.noAccount),
      digest: hashTypedData(data as unknown as TypedDataDefinition),
    };
  } catch (error) {
    throw invalid(error instanceof Error ? error.message.slice(0, 200) : words.params.notEncodable);
  }
}

/** The signature of a message (EIP-191); of another one, if the wallet is told to sign something else. */
export function signMessage(account: Address, bytes: Hex, behaviour: Behaviour): Promise<Hex> {
  return keyOf(account).signMessage({ message: { raw: behaviour === 'signElse' ? `${bytes}2e` : bytes } });
}

/** The signature of typed data (EIP-712) by its digest; of something else, if the wallet is told so. */
export async function signDigest(account: Address, digest: Hex, behaviour: Behaviour): Promise<Hex> {
  const key = keyOf(account);
  return behaviour === 'signElse'
    ? key.signMessage({ message: { raw: digest } })
    : key.sign({ hash: digest });
}

/** A transaction as it was asked, with what was left to the wallet filled in. */
export type ToSend = Readonly<{ asked: Asked; tx: Filled; chainId: number }>;

/** Signs a transaction, or what a wallet that behaves so makes of it, and sends it. Gives the hash. */
export async function signAndSend(
  { asked, tx, chainId }: ToSend,
  behaviour: Behaviour,
  node: Node,
): Promise<unknown> {
  const { fees, to, ...rest } = misbehaved(tx, behaviour, thief);
  const common = { ...rest, to: to ?? undefined, chainId };
  const list = asked.accessList ?? [];
  const key = keyOf(asked.from);
  const raw =
    'gasPrice' in fees
      ? asked.accessList || asked.type === '0x1'
        ? await key.signTransaction({ ...common, ...fees, type: 'eip2930', accessList: list })
        : await key.signTransaction({ ...common, ...fees, type: 'legacy' })
      : await key.signTransaction({ ...common, ...fees, type: 'eip1559', accessList: list });
  return node('eth_sendRawTransaction', [raw]);
}

function keyOf(account: Address): PrivateKeyAccount {
  const key = practiceKey(account);
  if (!key) throw new PracticeError(4100, words.noKey);
  return key;
}

function isChain(it: unknown, chainId: number): boolean {
  const sane = typeof it === 'number' || (typeof it === 'string' && /^(0x[0-9a-f]+|[0-9]+)$/i.test(it));
  return sane && Number(it) === chainId;
}

/** JSON whose numbers survive: an integer beyond 2^53 must come as text, or it would be another number. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'number' && !Number.isSafeInteger(value)) throw invalid(words.params.inexact);
      return value;
    });
  } catch (error) {
    throw error instanceof PracticeError ? error : invalid(words.params.notJson);
  }
}
