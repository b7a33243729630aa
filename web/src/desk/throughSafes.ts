import { decimalJson } from '@readback/core/kit/decimalJson.ts';
import type { Body, Incoming } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { type Agreeable, agreeable } from '@readback/core/request/safe/agreeable.ts';
import { asSafeMessage } from '@readback/core/request/safe/safeMessage.ts';
import { canOwnerAct } from '@readback/core/safe/canAct.ts';
import type { OwnersAgreement } from '@readback/core/safe/agreement.ts';
import type { OwningSafe, SafeOwner } from '@readback/core/safe/safeAccount.ts';
import { approvalOfOwner, messageOfOwner, type SignedSafeMessage } from '@readback/core/safe/throughSafe.ts';
import { same } from '@readback/core/ledger/account.ts';
import type { Address, Hex } from 'viem';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';

/** The messages of Safes that were signed here, with their signatures, and those to which they agree in turn. */
export function signedMessagesIn(entries: readonly ActivityEntry[]): readonly SignedSafeMessage[] {
  const found = new Map<Hex, SignedSafeMessage>();
  const add = (body: Body, signatures: readonly Hex[]) => {
    const says = body.kind === 'typedData' ? asSafeMessage(body.typed)?.message : undefined;
    const it = says === undefined ? undefined : agreeable(body);
    if (says === undefined || it === undefined) return;
    const before = found.get(it.digest)?.signatures ?? [];
    found.set(it.digest, { it, says, signatures: [...before, ...signatures] });
  };
  for (const { incoming, signature } of entries) {
    if (signature === undefined) continue;
    add(incoming.request.body, [signature]);
    for (const body of incoming.request.beside ?? []) add(body, []);
  }
  return [...found.values()];
}

/** What a Safe that is an owner agrees to, and what that is of, from the inside out: what comes beside the request for it. */
export type ToAgree = Readonly<{ of: Agreeable; version: string; beside: readonly Body[] }>;

/** A Safe that is an owner and has not agreed: how many of its own owners have, and what they agree to. */
export type OwnerSafe = Readonly<{
  address: Address;
  safe: OwningSafe;
  signed: number;
  canAct: boolean;
  toAgree: ToAgree;
  /** Safes that own it. */
  inner: readonly OwnerSafe[];
}>;

/** The owners that are Safes and have not agreed yet, with those that own them. */
export function ownerSafesOf(
  owners: readonly SafeOwner[],
  agreement: OwnersAgreement | undefined,
  toAgree: ToAgree,
): readonly OwnerSafe[] {
  return owners.flatMap((owner): readonly OwnerSafe[] => {
    const { account: address, safe } = owner;
    if (safe === undefined || agreement?.agreed.some((it) => same(it.owner, address))) return [];
    const own = agreement?.inner.find((it) => same(it.owner, address))?.agreement;
    const body = messageOfOwner({ address, version: safe.version }, toAgree.of, toAgree.version);
    const message = agreeable(body);
    const through = message && {
      of: message,
      version: safe.version,
      beside: [body, ...toAgree.beside],
    };
    return [
      {
        address,
        safe,
        signed: own?.agreed.length ?? 0,
        canAct: canOwnerAct(owner),
        toAgree,
        inner: through === undefined ? [] : ownerSafesOf(safe.owners, own, through),
      },
    ];
  });
}

/** What an owner of a Safe signs, so that it agrees as an owner of another one: no transaction, and no gas fee. */
export function messageIncoming({ address, safe, toAgree }: OwnerSafe): Incoming {
  const body = messageOfOwner({ address, version: safe.version }, toAgree.of, toAgree.version);
  return incomingOf(body, body.json, toAgree);
}

/** The transaction of a Safe that approves on chain what another Safe hashes, with the first nonce that nothing here wants. */
export function approvalIncoming(
  { address, safe, toAgree }: OwnerSafe,
  entries: readonly ActivityEntry[],
): Incoming {
  const taken = new Set(
    entries.flatMap(({ incoming: { request } }) => {
      const { body } = request;
      const isIts =
        body.kind === 'safeTransaction' && body.chainId === toAgree.of.chainId && same(body.safe, address);
      return isIts ? [body.tx.nonce] : [];
    }),
  );
  let { nonce } = safe;
  while (taken.has(nonce)) nonce += 1n;
  const body = approvalOfOwner({ address, version: safe.version }, toAgree.of, nonce);
  return incomingOf(body, textOf(body), toAgree);
}

/** `raw` is what could be pasted to read the same. */
function incomingOf(body: Body, text: string, { beside }: ToAgree): Incoming {
  const raw = [text, ...beside.map(textOf)].join('\n');
  return { request: freeze(body, raw, beside), origin: { via: 'form' }, receivedAt: Date.now() };
}

function textOf(body: Body): string {
  if (body.kind === 'typedData') return body.json;
  if (body.kind !== 'safeTransaction') return '';
  const { safe, chainId, tx } = body;
  return decimalJson({ safe, chainId, ...tx });
}
