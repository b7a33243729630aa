import { factOfAccount, factOfToken, factOfBook } from '../../model/factIds.ts';
import type { Intent } from '../../model/intent.ts';
import { isRecord } from '../../world/schema.ts';
import type { Address } from 'viem';
import type { PinnedBlock } from '../../model/effects.ts';
import type { Fact, FactId, Facts, FactValue } from '../../model/fact.ts';
import { type Known, unknown, valueOf, known } from '../../model/known.ts';
import type { StationState } from '../../model/readback.ts';
import type { SigningRequest } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import { ofTheUser } from '../../world/rpc.ts';
import type { World, BookEntry } from '../../world/world.ts';
import { accountFacts } from '../accounts/accountFacts.ts';
import { accountsOf } from '../accounts/accounts.ts';
import { contractRecords } from '../accounts/contractRecords.ts';
import { domainFacts } from '../accounts/domainFacts.ts';
import { isWeth9 } from '../../shipped/known.ts';
import { type AssetKind, amountTokensOf, withMeanings } from '../tokens/meanings.ts';
import { askedName, nameInTables, shippedName } from '../accounts/names.ts';
import { packedCodes } from '../accounts/packedCodes.ts';
import { payeeFacts } from '../accounts/payeeFacts.ts';
import { permissionFacts } from '../tokens/permissionFacts.ts';
import { debtFacts } from '../tokens/debtFacts.ts';
import { nameOwnerFacts } from '../accounts/nameOwners.ts';
import { positionFacts } from '../tokens/positionFacts.ts';
import { poolFacts } from '../tokens/poolFacts.ts';
import { rateFacts } from '../tokens/poolRates.ts';
import { refundFacts } from '../accounts/refundFacts.ts';
import { safeFacts, unreadSafeFacts } from '../accounts/safeFacts.ts';
import { stepFacts } from './stepFacts.ts';
import { shippedTokenFacts, tokenFacts } from '../tokens/tokenFacts.ts';
import { chainInfo } from '../../world/chains.ts';
import { counted } from '../../world/counted.ts';

export type LabelInput = Readonly<{
  request: SigningRequest;
  steps: readonly Step[];
  block: Known<PinnedBlock>;
  /** What the user said names accounts and tokens, too. */
  intent?: Intent;
}>;

/** `facts` are all that the station has so far, those of the steps included. */
export type Labelled = Readonly<{ steps: readonly Step[]; facts: Facts; state: StationState }>;

/**
 * Says who and what the steps speak of: code, nonces and token metadata read at the pinned block, names, and the
 * user's own book; and sets what arguments mean. Yields at once what needs no answer, then after each batch of
 * answers; the last has a state other than `pending`. Without a block the chain is not asked, and says why.
 */
export async function* label(input: LabelInput, world: World, signal: AbortSignal): AsyncGenerator<Labelled> {
  const { request, steps, block } = input;
  const chainId = chainOf(request.body);
  const typed = request.body.kind === 'typedData' ? request.body.typed : undefined;
  const { accounts, more } = accountsOf(request.body, steps);
  const tokens = amountTokensOf(steps, typed).slice(0, maxTokens);
  const said = saidIn(input.intent, chainId);

  const found: Record<FactId, Fact> = {};
  const kinds = new Map<string, AssetKind>();
  const put = (facts: readonly (Fact | undefined)[]) => {
    for (const fact of facts) if (fact !== undefined) found[fact.id] = fact;
  };
  let meant: Readonly<{ kinds: string; steps: readonly Step[]; facts: Facts }> | undefined;
  const now = (state: StationState): Labelled => {
    const kindOf = (address: Address): AssetKind => {
      const kind = kinds.get(address.toLowerCase());
      return kind === 'token' && isWrapped(found, chainId, address) ? 'wrapped' : kind;
    };
    // What arguments mean changes only with what their tokens are: of ten thousand calls it is not said again.
    const all = tokens.map((token) => kindOf(token)).join();
    if (meant?.kinds !== all) {
      const those = withMeanings(steps, { chainId, typed, kindOf });
      meant = { kinds: all, steps: those, facts: stepFacts(those, chainId) };
    }
    return { steps: meant.steps, facts: { ...meant.facts, ...found }, state };
  };

  if (chainId !== undefined) {
    put([chainName(chainId)]);
    put(refundFacts(steps, chainId));
  }
  yield now('pending');

  const unnamed = accounts.filter(
    (account) => chainId !== undefined && nameInTables(chainId, account) === undefined,
  );
  const book = world.ask('book', {}, ofTheUser(signal));
  const batches: Promise<void>[] = [
    book.then((it) => {
      if (it.s === 'known') put(bookFacts(it.v, [...accounts, ...said.accounts]));
    }),
  ];
  if (chainId !== undefined) {
    const names = [...new Set([...unnamed, ...said.accounts])];
    batches.push(Promise.all(names.map((it) => askedName(world, chainId, it, signal))).then(put));
  }
  if (block.s === 'known') {
    const at = { world, block: block.v, signal };
    const coded = Promise.all(accounts.map((account) => accountFacts(at, account))).then((facts) => {
      put(facts.flat());
      // A shipped name is that of a contract: it says nothing of an address where none stands.
      put(accounts.map((it) => shippedName(at.block.chainId, it, isCode(found, it))));
    });
    const isContract = (account: Address) => coded.then(() => isCode(found, account));
    const ofAccounts = coded.then((): Facts => found);
    batches.push(
      coded,
      contractRecords({ steps, block: block.v, book, isContract }, world, signal).then(put),
      Promise.all([
        permissionFacts(at, steps),
        positionFacts(at, steps),
        rateFacts(at, steps),
        poolFacts(at, steps),
        packedCodes(at, steps, accounts),
        nameOwnerFacts(at, steps),
        debtFacts(at, steps),
        domainFacts(at, request.body),
        safeFacts(at, request.body, steps, isContract),
        payeeFacts(at, steps, ofAccounts),
      ]).then((read) => put(read.flat())),
      Promise.all(tokens.map((token) => tokenFacts(at, token))).then((read) => {
        put(read.flatMap(({ facts }) => facts));
        for (const { address, kind } of read) kinds.set(address.toLowerCase(), kind);
      }),
    );
    if (said.tokens.length > 0) {
      const read = Promise.all(said.tokens.map((token) => tokenFacts(at, token)));
      batches.push(read.then((its) => put(its.flatMap(({ facts }) => facts))));
    }
  } else if (chainId !== undefined) {
    put(accounts.map((it) => shippedName(chainId, it, false)));
    put(unreadFacts(accounts, tokens, block));
    if (block.s === 'unknown' && block.why === 'notAsked') {
      for (const it of new Set([...tokens, ...accounts])) {
        const shipped = shippedTokenFacts(chainId, it);
        put(shipped);
        if (shipped.length > 0) kinds.set(it.toLowerCase(), 'token');
      }
    }
    put(unreadSafeFacts(request.body, steps, block.s === 'pending' ? unknown('notAsked') : block));
  }

  for await (const _ of settling(batches)) yield now('pending');
  yield now(stateOf(found, more));
}

/** The accounts that the user named in what they said, and its tokens on the request's network. */
function saidIn(
  intent: Intent | undefined,
  chainId: number | undefined,
): Readonly<{ accounts: readonly Address[]; tokens: readonly Address[] }> {
  const parts = (intent?.clauses ?? []).flatMap((clause) => Object.values(clause) as readonly unknown[]);
  const accounts = new Set<Address>();
  const tokens = new Set<Address>();
  for (const it of parts) {
    if (!isRecord(it) || typeof it.address !== 'string') continue;
    if (it.kind === undefined) accounts.add(it.address as Address);
    else if (it.chainId === chainId) tokens.add(it.address as Address);
  }
  return { accounts: [...accounts], tokens: [...tokens].slice(0, maxTokens) };
}

/** How many contracts are asked whether they are tokens. */
const maxTokens = 32;

function isCode(found: Facts, address: Address): boolean {
  const code = valueOf(found[factOfAccount(address, 'code')]?.value);
  return code?.kind === 'code' && code.state === 'contract';
}

function isWrapped(found: Facts, chainId: number | undefined, address: Address): boolean {
  const code = valueOf(found[factOfAccount(address, 'code')]?.value);
  return chainId !== undefined && isWeth9(chainId, address, code?.kind === 'code' ? code.hash : undefined);
}

function unreadFacts(
  accounts: readonly Address[],
  tokens: readonly Address[],
  block: Exclude<Known<PinnedBlock>, { s: 'known' }>,
): readonly Fact[] {
  const value = block.s === 'pending' ? unknown('notAsked') : block;
  const ids = [
    ...accounts.map((it) => factOfAccount(it, 'code')),
    ...tokens.flatMap((it) => [factOfToken(it, 'symbol'), factOfToken(it, 'decimals')]),
  ];
  return ids.map((id) => ({ id, value, from: [] }));
}

/**
 * A name that nobody has is not a gap, and what is on record of a contract is missed only by the checks that need it;
 * anything else that was asked and not answered is one.
 */
function stateOf(found: Facts, more: number): StationState {
  const all = Object.values(found);
  if (all.length === 0) return 'skipped';
  const gap = all.some(
    ({ id, value }) => value.s === 'unknown' && !/\.(?:name|verified|sourceName|created)$/.test(id),
  );
  return gap || more > 0 ? 'partial' : 'done';
}

/** Yields each promise's value as it settles, in the order of settling. For promises that do not reject. */
async function* settling<T>(promises: readonly Promise<T>[]): AsyncGenerator<T> {
  const left = new Map(
    promises.map((promise, index) => [index, promise.then((value) => ({ index, value }))]),
  );
  while (left.size > 0) {
    const { index, value } = await Promise.race(left.values());
    left.delete(index);
    yield value;
  }
}

/** The fact `chain.name`. */
function chainName(chainId: number): Fact {
  const name = chainInfo(chainId)?.name;
  return {
    id: 'chain.name',
    value: name === undefined ? unknown('notFound') : known({ kind: 'text', text: name }),
    from: [{ by: 'source', name: 'Readback' }],
  };
}

/**
 * What the user's own book says of accounts: `book.….name`, `book.….own` and `book.….paid` (how often it was paid
 * from here). Accounts that are not in the book were never paid and are not the user's. A name that came with a file is
 * `book.….label`: it is shown as what the file says.
 */
function bookFacts(book: readonly BookEntry[], accounts: readonly Address[]): readonly Fact[] {
  const entries = new Map(book.map((entry) => [entry.address.toLowerCase(), entry]));
  return accounts.flatMap((account) => {
    const key = account.toLowerCase();
    const given = entries.get(key);
    const entry = given === undefined ? undefined : counted(given);
    const fact = (what: 'paid' | 'own' | 'name', value: FactValue): Fact => ({
      id: factOfBook(key, what),
      value: known(value),
      from: [{ by: 'user', entry: key }],
    });
    const facts = [
      fact('paid', { kind: 'integer', value: BigInt(Math.max(0, Math.trunc(entry?.paid ?? 0))) }),
      fact('own', { kind: 'bool', value: entry?.own ?? false }),
    ];
    if (entry?.name !== undefined) return [...facts, fact('name', { kind: 'text', text: entry.name })];
    if (given?.name === undefined) return facts;
    const label: Fact = {
      id: factOfBook(key, 'label'),
      value: known({ kind: 'text', text: given.name }),
      from: [{ by: 'source', name: 'imported file' }],
    };
    return [...facts, label];
  });
}
