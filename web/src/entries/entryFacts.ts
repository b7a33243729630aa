/** What an entry is about, in plain values: for finding it, filtering it and exporting it. */
import type { Authorization, Body } from '@readback/core/model/request.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Address } from 'viem';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { calledAccount } from '../readback/calledAccount.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';

/** The account that was asked to sign: by the wallet's call, else by the request. */
export function accountOf(entry: ActivityEntry): Address | undefined {
  return calledAccount(entry) ?? askedAccount(entry.incoming.request.body) ?? signerOf(entry);
}

function signerOf({ readback }: ActivityEntry): Address | undefined {
  return readback?.parties.find(({ role }) => role === 'from' || role === 'signer')?.address;
}

/** Every address that the request or its readback names, in lower case. */
export function addressesOf(entry: ActivityEntry): ReadonlySet<string> {
  const { readback, incoming } = entry;
  const all = [
    accountOf(entry),
    ...inBody(incoming.request.body),
    ...(incoming.names ?? []).map(({ address }) => address),
    ...(readback?.parties ?? []).map(({ address }) => address),
  ];
  return new Set(all.filter((it) => typeof it === 'string').map((it) => it.toLowerCase()));
}

function inBody(body: Body): readonly (Address | null | undefined)[] {
  switch (body.kind) {
    case 'transaction':
      return [body.from, body.call.to, ...(body.set.authorizationList ?? []).flatMap(ofAuthorization)];
    case 'calldata':
      return [body.from, body.to];
    case 'calls':
      return [body.from, ...body.calls.map(({ to }) => to)];
    case 'message':
      return [body.signer];
    case 'typedData':
      return [body.signer, body.typed.domain.verifyingContract];
    case 'safeTransaction':
      return [body.safe, body.tx.to];
    case 'userOperation':
      return [
        body.entryPoint,
        body.op.sender,
        ...(body.authorization ? ofAuthorization(body.authorization) : []),
      ];
    case 'authorization':
      return ofAuthorization(body);
  }
}

function ofAuthorization({ delegate, authority }: Pick<Authorization, 'delegate' | 'authority'>) {
  return authority === undefined ? [delegate] : [delegate, authority];
}

/** Names and symbols that its readback found for accounts and tokens: foreign text. */
export function foundNames({ readback, incoming }: ActivityEntry): readonly string[] {
  const typed = (incoming.names ?? []).map(({ name }) => name);
  const found = Object.entries(readback?.facts ?? {})
    .filter(([id]) => /^(account|book|token)\.0x[0-9a-f]{40}\.(name|symbol)$/.test(id))
    .map(([, fact]) => valueOf(fact.value));
  return [...typed, ...found.map((it) => (it?.kind === 'text' ? it.text : '')).filter((it) => it !== '')];
}
