import type { Address, Hex } from 'viem';
import { same } from '../../../ledger/account.ts';
import type { SafeTx } from '../../../model/request.ts';
import { readJson } from '../../../text/json/readJson.ts';
import { ownerSignaturesIn, packSignatures } from '../../ownerSignature.ts';
import { proposalIn } from '../../proposal.ts';

/** The Safe as the stand-in has it from its chain. */
export type StandInSafe = Readonly<{
  address: Address;
  chainId: number;
  version: string;
  nonce: bigint;
  threshold: bigint;
  owners: readonly Address[];
  modules?: readonly Address[];
  guard?: Address;
  fallbackHandler?: Address;
  singleton: Address;
}>;

export type StandInTx = Readonly<{
  tx: SafeTx;
  hash: Hex;
  confirmations: readonly Readonly<{ owner: Address; signature: Hex }>[];
  decoded?: unknown;
  isExecuted?: boolean;
}>;

export type StandInAnswer = Readonly<{
  status: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
}>;

type Asked = Readonly<{ method: string; path: string; body?: string }>;

/** What a lying one does to an answer before it gives it: any JSON, by the path that was asked for. */
export type Lie = (answer: unknown, path: string) => unknown;

const zero: Address = '0x0000000000000000000000000000000000000000';
const when = '2026-01-02T03:04:05Z';

/**
 * A transaction service of one Safe in memory, by the service's published schema (its serializers): the Safe, its queue in pages,
 * one transaction, and what is proposed and confirmed, refused as the service refuses it. `asked` is all that it was sent.
 */
export function serviceStandIn(safe: StandInSafe, given: readonly StandInTx[] = [], lie: Lie = (it) => it) {
  const all: StandInTx[] = [...given];
  const asked: Asked[] = [];
  const json = (value: unknown, path: string, status = 200): StandInAnswer => {
    const told = lie(value, path);
    return { status, body: typeof told === 'string' ? told : JSON.stringify(told) };
  };

  function get(path: string): StandInAnswer {
    const url = new URL(path, 'https://service.test/');
    const one = /^\/v[12]\/multisig-transactions\/(0x[\da-f]{64})\/$/.exec(url.pathname)?.[1];
    if (one !== undefined) {
      const found = all.find(({ hash }) => hash === one);
      return found === undefined ? json({ detail: 'Not found.' }, path, 404) : json(txOf(safe, found), path);
    }
    if (!url.pathname.includes(`/safes/${safe.address}/`)) return json({ detail: 'Not found.' }, path, 404);
    if (/^\/v1\/safes\/\w+\/$/.test(url.pathname)) return json(infoOf(safe), path);
    if (!url.pathname.endsWith('/multisig-transactions/')) return json({ detail: 'Not found.' }, path, 404);
    const from = BigInt(url.searchParams.get('nonce__gte') ?? 0);
    const [limit, offset] = ['limit', 'offset'].map((it) => Number(url.searchParams.get(it) ?? 0));
    const its = all.filter(({ tx, isExecuted }) => tx.nonce >= from && isExecuted !== true);
    const end = (offset ?? 0) + (limit || 100);
    const page = its.slice(offset, end);
    const next = end < its.length ? `https://elsewhere.test/?offset=${end}` : null;
    const results = page.map((it) => txOf(safe, it));
    return json({ count: its.length, next, previous: null, results }, path);
  }

  async function post(path: string, body: string): Promise<StandInAnswer> {
    const refuse = (nonFieldErrors: string) => json({ nonFieldErrors: [nonFieldErrors] }, path, 422);
    const said = JSON.parse(body) as Record<string, string>;
    const confirmed = /\/multisig-transactions\/(0x[\da-f]{64})\/confirmations\/$/.exec(path)?.[1] as
      | Hex
      | undefined;
    const its = all.find(({ hash }) => hash === confirmed);
    if (confirmed !== undefined && its === undefined) return json({ detail: 'Not found.' }, path, 404);
    const hash = confirmed ?? (said['contractTransactionHash'] as Hex);
    const signature = (said['signature'] ?? '0x') as Hex;
    if (signature.length < 132) return refuse('Signatures must be at least 65 bytes');
    const read = await ownerSignaturesIn(hash, signature);
    const owners = read.ok ? read.signatures.map(({ owner }) => owner) : [];
    if (owners.length === 0 || owners.some((it) => !safe.owners.some((owner) => same(it, owner))))
      return refuse(`Signer=${owners.join()} is not an owner`);
    const confirmations = (read.ok ? read.signatures : []).map((it) => ({
      owner: it.owner,
      signature: packSignatures([it]),
    }));
    if (its !== undefined) {
      all[all.indexOf(its)] = { ...its, confirmations: [...its.confirmations, ...confirmations] };
      return json({ signature }, path, 201);
    }
    if (!owners.some((it) => same(it, said['sender']))) return refuse('Signature does not match sender');
    const proposed = proposalIn(readJson(JSON.stringify({ ...said, safe: safe.address })), body, {
      chainId: safe.chainId,
    });
    if (proposed.digest !== hash) return refuse('Contract-transaction-hash does not match');
    all.push({ tx: proposed.request.body.tx, hash, confirmations });
    return { status: 201, body: '' };
  }

  return {
    asked,
    all: (): readonly StandInTx[] => all,
    answer: async ({ method, path, body = '' }: Asked): Promise<StandInAnswer> => {
      asked.push({ method, path, ...(body === '' ? {} : { body }) });
      return method === 'POST' ? post(path, body) : get(`/${path.replace(/^\/+/, '')}`);
    },
  };
}

function infoOf(safe: StandInSafe) {
  const { address, nonce, threshold, owners, version, singleton } = safe;
  return {
    address,
    nonce: String(nonce),
    threshold: Number(threshold),
    owners,
    masterCopy: singleton,
    modules: safe.modules ?? [],
    fallbackHandler: safe.fallbackHandler ?? zero,
    guard: safe.guard ?? zero,
    version,
  };
}

function txOf(
  { address, threshold }: StandInSafe,
  { tx, hash, confirmations, decoded, isExecuted = false }: StandInTx,
) {
  return {
    safe: address,
    to: tx.to,
    value: String(tx.value),
    data: tx.data === '0x' ? null : tx.data,
    operation: tx.operation,
    gasToken: tx.gasToken,
    safeTxGas: String(tx.safeTxGas),
    baseGas: String(tx.baseGas),
    gasPrice: String(tx.gasPrice),
    refundReceiver: tx.refundReceiver,
    nonce: String(tx.nonce),
    executionDate: null,
    submissionDate: when,
    modified: when,
    blockNumber: null,
    transactionHash: null,
    safeTxHash: hash,
    proposer: confirmations[0]?.owner ?? null,
    proposedByDelegate: null,
    executor: null,
    isExecuted,
    isSuccessful: null,
    ethGasPrice: null,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gasUsed: null,
    fee: null,
    origin: '{}',
    dataDecoded: decoded ?? null,
    confirmationsRequired: Number(threshold),
    confirmations: confirmations.map((it) => ({
      ...it,
      submissionDate: when,
      transactionHash: null,
      signatureType: 'EOA',
    })),
    trusted: true,
    signatures: null,
  };
}
