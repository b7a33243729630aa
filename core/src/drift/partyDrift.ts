import type { Fact, FactId, FactValue } from '../model/fact.ts';
import { known } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import { checksummed } from '../text/address.ts';
import { type DriftFound, nowId } from './drift.ts';
import { notRenewed } from './found.ts';

/** Changes of whoever takes part, and the facts that they need: addresses that are not a fact of the readback. */
export type PartyDrift = Readonly<{ found: readonly DriftFound[]; facts: readonly Fact[] }>;

/** What changed of who takes part, of the code that runs as whom, and of what tokens say of themselves. */
export function partyDrift(read: Readback, now: Readback): PartyDrift {
  const facts: Fact[] = [];
  const addressFact = (address: string): FactId => {
    const id = `drift.${address.toLowerCase()}`;
    const value = known({ kind: 'address', address: checksummed(address as `0x${string}`) } as const);
    facts.push({ id, value, from: [] });
    return id;
  };
  const found = [...newParties(read, now, addressFact), ...factsDrift(read, now, addressFact)];
  return { found, facts };
}

function newParties(read: Readback, now: Readback, fact: (address: string) => FactId): readonly DriftFound[] {
  const before = new Set(read.parties.map(({ role, address }) => `${role} ${address}`.toLowerCase()));
  return now.parties
    .filter(({ role, address }) => !before.has(`${role} ${address}`.toLowerCase()))
    .map(({ address }) => {
      const account = fact(address);
      const says: Phrase = { id: 'drift.party', args: { account } };
      return { kind: 'party', read: [], now: [account], says, isMaterial: true };
    });
}

/** Facts that say whose code runs, who may exchange it, whom a typed name gives, and what a token calls itself. */
const watched =
  /^(?:account\.(0x[0-9a-f]{40})\.(code|implementation|release|admin|facet\..+)|token\.(0x[0-9a-f]{40})\.(?:symbol|decimals)|name\.\d+\.now)$/;

function factsDrift(read: Readback, now: Readback, fact: (address: string) => FactId): readonly DriftFound[] {
  const ids = new Set([...Object.keys(read.facts), ...Object.keys(now.facts)]);
  const found: DriftFound[] = [];
  const told = new Set<string>();
  for (const id of ids) {
    const match = watched.exec(id);
    if (match === null) continue;
    const change = factDrift(id, match, read, now, fact);
    const key = change && `${change.says.id} ${match[1] ?? id}`;
    if (change === undefined || key === undefined || told.has(key)) continue;
    told.add(key);
    found.push(change);
  }
  return found;
}

function factDrift(
  id: FactId,
  match: RegExpExecArray,
  read: Readback,
  now: Readback,
  fact: (address: string) => FactId,
): DriftFound | undefined {
  const [was, is] = [valueAt(read, id), valueAt(now, id)];
  const [, account, part, token] = match;
  if (was === undefined) {
    // Code that a contract had no place for when it was read; what was not inspected then is not news now.
    const isNew = part === 'implementation' && is !== undefined && !Object.hasOwn(read.facts, id);
    return isNew && account !== undefined ? codeChange(id, fact(account)) : undefined;
  }
  if (is === undefined) return notRenewed();
  if (sameValue(was, is)) return undefined;
  const ids = { read: [id], now: [nowId(id)] };
  if (account !== undefined && part === 'admin') {
    const args = { account: fact(account), was: id, now: nowId(id) };
    return { kind: 'code', ...ids, says: { id: 'drift.admin', args }, isMaterial: true };
  }
  if (account !== undefined) return codeChange(id, fact(account));
  if (token !== undefined) {
    const args = { token: fact(token), was: id, now: nowId(id) };
    return { kind: 'token', ...ids, says: { id: 'drift.token', args }, isMaterial: true };
  }
  const args = { was: id, now: nowId(id) };
  return { kind: 'party', ...ids, says: { id: 'drift.name', args }, isMaterial: true };
}

function codeChange(id: FactId, account: FactId): DriftFound {
  const says: Phrase = { id: 'drift.code', args: { account } };
  return { kind: 'code', read: [id], now: [nowId(id)], says, isMaterial: true };
}

function valueAt({ facts }: Readback, id: FactId): FactValue | undefined {
  const value = Object.hasOwn(facts, id) ? facts[id]?.value : undefined;
  return value?.s === 'known' ? value.v : undefined;
}

function sameValue(one: FactValue, other: FactValue): boolean {
  const text = (value: FactValue) =>
    JSON.stringify(value, (_, it: unknown) => (typeof it === 'bigint' ? `${it}n` : it)).toLowerCase();
  return text(one) === text(other);
}
