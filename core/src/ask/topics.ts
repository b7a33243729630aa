import { factOfToken } from '../model/factIds.ts';
/** What on a readback a question can be about, each with the fact that shows it. */
import { sameAsset, isKeptBy } from '../ledger/asset.ts';
import type { Address } from 'viem';
import type { Asset, FactId, FactValue } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { AskSubject } from './answer.ts';
import { groundFact } from './ground.ts';

export type Topics = Readonly<{
  /** By lower-case address, the fact that shows the account. */
  accounts: ReadonlyMap<string, FactId>;
  assets: readonly Readonly<{ asset: Asset; fact: FactId }>[];
}>;

const kept = new WeakMap<object, Topics>();

/** The accounts and assets of a readback. Those of the request come before those that only the simulation shows. */
export function topicsOf(subject: AskSubject): Topics {
  const { readback } = subject;
  const before = kept.get(readback);
  if (before !== undefined) return before;
  const accounts = new Map<string, FactId>();
  const assets: { asset: Asset; fact: FactId }[] = [];
  for (const [id, fact] of Object.entries(readback.facts)) {
    const value = valueOf(fact.value);
    if (value === undefined) continue;
    if (value.kind === 'address') {
      const at = value.address.toLowerCase();
      if (!accounts.has(at)) accounts.set(at, id);
    }
    if (value.kind === 'asset' && !assets.some((it) => sameAsset(it.asset, value.asset))) {
      assets.push({ asset: value.asset, fact: id });
    }
  }
  // An argument that is a token's address represents the token where no line of the simulation does.
  for (const [at, fact] of accounts) {
    if (valueOf(groundFact(subject, factOfToken(at, 'symbol'))?.value) === undefined) continue;
    const address = addressIn(valueOf(groundFact(subject, fact)?.value));
    if (address === undefined) continue;
    const isThere = assets.some(({ asset }) => isKeptBy(asset, address));
    const chain = valueOf(groundFact(subject, 'request.chain')?.value);
    if (!isThere && chain?.kind === 'chain') {
      assets.push({ asset: { kind: 'token', chainId: chain.chainId, address }, fact });
    }
  }
  const topics = { accounts, assets };
  kept.set(readback, topics);
  return topics;
}

/** The fact that shows an account, where the readback names it. */
export function accountFact(subject: AskSubject, address: Address): FactId | undefined {
  return topicsOf(subject).accounts.get(address.toLowerCase());
}

/** The fact that shows an asset. */
export function assetFact(subject: AskSubject, asset: Asset): FactId | undefined {
  return topicsOf(subject).assets.find((it) => sameAsset(it.asset, asset))?.fact;
}

/** An asset in a sentence: its own fact, or that of its contract. */
export function assetPhrase(subject: AskSubject, asset: Asset): Phrase {
  const fact = assetFact(subject, asset);
  return fact === undefined ? nothing : { id: 'who.account', args: { account: fact } };
}

export function accountPhrase(subject: AskSubject, address: Address): Phrase {
  const fact = accountFact(subject, address);
  return fact === undefined ? nothing : { id: 'who.account', args: { account: fact } };
}

export const nothing: Phrase = { id: 'what.nothing', args: {} };

function addressIn(value: FactValue | undefined): Address | undefined {
  return value?.kind === 'address' ? value.address : undefined;
}
