import { factOfStep, factOfAccount } from '@readback/core/model/factIds.ts';
import type { FactId } from '@readback/core/model/fact.ts';
import type { PartyRole, Readback } from '@readback/core/model/readback.ts';
import type { ByteRange, Step } from '@readback/core/model/step.ts';
import { type WalletCall, walletCall } from '@readback/core/request/wallet/walletCall.ts';
import { type Address, isHex } from 'viem';
import { type Stretch, stretchesOf } from './stretches.ts';
import { typedFact } from './typedFact.ts';
import { leafId, type WalletField, walletFields } from './walletFields.ts';

/**
 * A field of the wallet beside the readback. `found`: the readback has this value at this place; `facts` are what it
 * shows it as, as far as all of each is the same. `differs`: it has another one there, or none. `unshown`: the request
 * that was read has it, and the readback does not show it.
 */
export type ComparedField = Readonly<{
  field: WalletField;
  is: 'found' | 'differs' | 'unshown';
  facts: readonly FactId[];
  /** Of calldata that differs: the name of the value that the readback has there. */
  instead?: string;
}>;

/** `left`: what the request has that was read, and the wallet does not show. */
export type Comparison = Readonly<{ fields: readonly ComparedField[]; left: readonly WalletField[] }>;

/** What was read back, as far as it is compared. */
export type ReadSide = Pick<Readback, 'incoming' | 'steps' | 'parties'>;

/**
 * Compares what a wallet shows with what was read back, place by place: never a text with a text elsewhere that happens
 * to be the same. Undefined where the two cannot be compared at all.
 *
 * @param account the account that the wallet was asked for
 */
export function compareFields(
  shown: WalletCall,
  readback: ReadSide,
  account: Address,
): Comparison | undefined {
  const handed = handedOver(readback, account);
  const fields = walletFields(shown);
  const read = handed && walletFields(handed);
  if (fields === undefined || read === undefined || handed?.method !== shown.method) return undefined;
  const sides = sidesOf(fields, read, readback);
  return {
    fields: fields.map((field) => compared(field, sides)),
    left: read.filter(({ id }) => !sides.shown.has(id)),
  };
}

/** What the request that was read is for a wallet. */
function handedOver({ incoming }: ReadSide, account: Address): WalletCall | undefined {
  try {
    return walletCall(incoming.request, account);
  } catch {
    return undefined;
  }
}

type Sides = Readonly<{
  shown: ReadonlyMap<string, WalletField>;
  read: ReadonlyMap<string, WalletField>;
  readback: ReadSide;
  root: Step | undefined;
  stretches: readonly Stretch[];
  /** Whether bytes of the calldata are the same on both sides. */
  isSame: (bytes: ByteRange) => boolean;
  /** Values of which some of the bytes are not the same, or mean something else. */
  differing: ReadonlySet<FactId>;
}>;

function sidesOf(fields: readonly WalletField[], read: readonly WalletField[], readback: ReadSide): Sides {
  const [root] = readback.steps;
  const readData = dataOf(read);
  const stretches = root === undefined || readData === '' ? [] : stretchesOf(root);
  const isSame = sameBytes(dataOf(fields), readData);
  const differing = new Set<FactId>();
  for (const { bytes, fact, rests } of stretches) {
    if (fact !== undefined && !(isSame(bytes) && rests.every(isSame)))
      for (const it of withWholes(fact)) differing.add(it);
  }
  return { shown: byId(fields), read: byId(read), readback, root, stretches, isSame, differing };
}

function compared(field: WalletField, sides: Sides): ComparedField {
  const other = sides.read.get(field.id);
  if (other === undefined || !sameText(field, other)) {
    const instead = other === undefined ? undefined : nameAt(field, sides);
    return { field, is: 'differs', facts: [], ...(instead === undefined ? {} : { instead }) };
  }
  const facts = factsOf(field, sides);
  return typeof facts === 'string' ? { field, is: facts, facts: [] } : { field, is: 'found', facts };
}

/** Only where the bytes are of the same call: of another one they would be something else. */
function nameAt({ bytes = [0, 0] }: WalletField, { stretches, isSame }: Sides): string | undefined {
  const over = stretches.filter((it) => it.bytes[0] < bytes[1] && bytes[0] < it.bytes[1]);
  const fact = over.find(({ rests }) => rests.every(isSame))?.fact;
  return fact === undefined ? undefined : /\.arg\.(.+)$/s.exec(fact)?.[1];
}

/** Hex is the same in capitals; of anything else every character counts, and of what may be a text. */
function sameText(a: WalletField, b: WalletField): boolean {
  if (a.written !== undefined || b.written !== undefined) return a.written === b.written && a.text === b.text;
  return isHex(a.text) ? a.text.toLowerCase() === b.text.toLowerCase() : a.text === b.text;
}

function factsOf(field: WalletField, sides: Sides): readonly FactId[] | 'differs' | 'unshown' {
  const { root, readback } = sides;
  switch (field.part) {
    case 'account':
      return party(field.text, readback, ['from', 'signer', 'safe']);
    case 'to':
      if (root?.to?.toLowerCase() !== field.text.toLowerCase()) return 'unshown';
      return [factOfAccount(field.text, 'code'), ...headOf(sides)];
    case 'value':
      return root !== undefined && isHex(field.text) && root.value === BigInt(field.text)
        ? headOf(sides)
        : 'unshown';
    case 'chain':
      return ['request.chain'];
    case 'data':
      return dataFacts(field, sides);
    case 'message':
      return ['message.bytes'];
    case 'type':
    case 'types':
      return root?.fn === undefined ? 'unshown' : headOf(sides);
    case 'domain':
      return domainFacts(field, sides);
    case 'typed':
      if (!sameMeaning(sides)) return 'differs';
      return typedFact(field, root) ?? 'unshown';
    case 'other':
      return 'unshown';
  }
}

/** The line that says what is called, where and with how much: it counts only where all of that is the same. */
function headOf(sides: Sides): readonly FactId[] {
  const { root } = sides;
  const said = ['to', 'value', 'data.0', 'types', 'primaryType', leafId('domain', ['verifyingContract'])];
  const isAllSame = said.every((id) => {
    const [shown, read] = [sides.shown.get(id), sides.read.get(id)];
    return shown === undefined || read === undefined ? shown === read : sameText(shown, read);
  });
  return root !== undefined && isAllSame ? [factOfStep(root.id, 'fn')] : [];
}

function dataFacts({ bytes = [0, 0] }: WalletField, sides: Sides): readonly FactId[] | 'differs' | 'unshown' {
  const over = sides.stretches.filter((it) => it.bytes[0] < bytes[1] && bytes[0] < it.bytes[1]);
  if (over.length === 0) return 'unshown';
  // The same bytes mean something else in a call of something else.
  if (!over.every(({ rests }) => rests.every(sides.isSame))) return 'differs';
  const facts = over.flatMap(({ fact }) => (fact === undefined || sides.differing.has(fact) ? [] : [fact]));
  return over.some(({ fact }) => fact !== undefined) ? [...new Set(facts)] : headOf(sides);
}

function domainFacts(
  { text, path = [] }: WalletField,
  { readback, root }: Sides,
): readonly FactId[] | 'unshown' {
  const [name] = path;
  if (name === 'chainId') return ['request.chain', 'domain.chainId'];
  if (name === 'verifyingContract' && root?.to?.toLowerCase() === text.toLowerCase())
    return [factOfAccount(text, 'code'), 'domain.verifyingContract'];
  return name !== undefined && readback.incoming.request.body.kind === 'typedData'
    ? [`domain.${name}`]
    : 'unshown';
}

/** What the types are called says what their values are. */
function sameMeaning({ shown, read }: Sides): boolean {
  return ['types', 'primaryType'].every((id) => shown.get(id)?.text === read.get(id)?.text);
}

function party(
  address: string,
  { parties }: ReadSide,
  roles: readonly PartyRole[],
): readonly FactId[] | 'unshown' {
  const at = address.toLowerCase();
  const isShown = parties.some((it) => roles.includes(it.role) && it.address.toLowerCase() === at);
  return isShown ? [factOfAccount(at, 'code')] : 'unshown';
}

/** A value, and all that it is a part of. */
function withWholes(fact: FactId): readonly FactId[] {
  const names = fact.split('.');
  const first = names.indexOf('arg') + 2;
  return names.slice(first - 1).map((_, at) => names.slice(0, first + at).join('.'));
}

function byId(fields: readonly WalletField[]): ReadonlyMap<string, WalletField> {
  return new Map(fields.map((it) => [it.id, it]));
}

/** The calldata, as it was cut into fields. */
function dataOf(fields: readonly WalletField[]): string {
  return fields.flatMap(({ part, text }) => (part === 'data' ? [text] : [])).join('');
}

function sameBytes(shown: string, read: string): (bytes: ByteRange) => boolean {
  const known = new Map<string, boolean>();
  return ([from, to]) => {
    const key = `${from}-${to}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const same = shown.slice(from * 2, to * 2) === read.slice(from * 2, to * 2);
    known.set(key, same);
    return same;
  };
}
