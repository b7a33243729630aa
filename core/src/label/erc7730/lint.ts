import type { Address } from 'viem';
import type { Arg } from '../../model/step.ts';
import type { ReadClearSigned, ShownField, Span } from './clearSigned.ts';
import { type Leaf, leavesOf, showsValue, shownKeys } from './lintLeaves.ts';

/** What a descriptor does that deceives, or could. `at` is a path into the data, or the label of a field. */
export type LintFinding = Readonly<{
  code:
    | 'hidesAddress' // an address in the data that no line was made from
    | 'hidesSpender' // the same, of one who gains power
    | 'hidesAmount' // an amount in the data that no line was made from
    | 'hidesCall' // calldata inside the data that no line was made from
    | 'hidesValue' // native currency goes along, and no line says so
    | 'otherFunction' // the call is known as another function with the same selector
    | 'labelContradicts' // a spender called a recipient, or the other way round
    | 'constantShown' // a label such as Amount, bound to words of the descriptor
    | 'smallCalledUnlimited' // a message such as Unlimited for an amount that is none
    | 'unlimitedRenamed' // a message for an unlimited amount that does not say so
    | 'invertedChoice' // words that say the opposite of the flag they stand for
    | 'cannotBeAddress'; // an address made of a number that is too short for one
  at: string;
  detail?: string;
}>;

/** What the decoder knows of the same call, without the descriptor. */
export type LintSubject = Readonly<{
  args: readonly Arg[];
  /** The canonical signature by which the decoder read it, if it knows one. */
  signature?: string;
  /** Native currency that goes along, in wei. */
  value?: bigint;
  /** Who signs: that this account is not shown hides nothing. */
  from?: Address;
}>;

/**
 * Holds what a descriptor shows against what the decoder sees. It warns of what is left out or called by a wrong name;
 * a hidden value is not always a trick, but the one who signs should know that it is there.
 *
 * Each call is linted by itself: for `inner` calls, with the arguments of the inner step.
 */
export function lint(said: ReadClearSigned, subject: LintSubject): readonly LintFinding[] {
  const shown = shownKeys(said);
  const findings: LintFinding[] = [];
  for (const leaf of leavesOf(subject.args)) {
    const hidden = shown.has(leaf.key) ? undefined : hiddenAs(leaf, subject.from);
    if (hidden !== undefined) findings.push({ code: hidden, at: leaf.path });
  }
  if ((subject.value ?? 0n) > 0n && !showsValue(said)) findings.push({ code: 'hidesValue', at: '@.value' });
  if (subject.signature !== undefined && !sameFunction(said.format, subject.signature))
    findings.push({ code: 'otherFunction', at: said.format, detail: subject.signature });
  const names = new Map(leavesOf(subject.args).map((leaf) => [leaf.path, leaf] as const));
  for (const field of said.fields) findings.push(...lintField(field, names));
  return findings;
}

const spenders = /spender|operator|delegat|approved|guy|grantee|manager|module|newOwner/i;
const recipients = /^(?:_?to|dst|dest(?:ination)?)$|recipient|receiver|beneficiary|payee/i;
const amounts = /amount|value|wad|assets|shares|price|quantity|sum$|limit/i;

function hiddenAs({ arg, names }: Leaf, from: Address | undefined): LintFinding['code'] | undefined {
  const { value, meaning } = arg;
  const name = names.at(-1) ?? '';
  switch (value.kind) {
    case 'address':
      if (/^0x0{40}$/.test(value.address) || value.address === from) return undefined;
      return spenders.test(name) ? 'hidesSpender' : 'hidesAddress';
    case 'integer': {
      const means = meaning?.as === 'amount' || meaning?.as === 'allowance' || meaning?.as === 'item';
      return value.value !== 0n && (means || amounts.test(name)) ? 'hidesAmount' : undefined;
    }
    case 'bytes':
      return meaning?.as === 'nested' && value.hex.length >= 10 ? 'hidesCall' : undefined;
    default:
      return undefined;
  }
}

/** The same name and types; names of parameters and white space aside. */
function sameFunction(key: string, signature: string): boolean {
  const name = (it: string): string => it.trim().split('(')[0] ?? '';
  return !key.includes('(') || name(key.replace(/^function\s+/, '')) === name(signature);
}

function lintField(field: ShownField, leaves: ReadonlyMap<string, Leaf>): readonly LintFinding[] {
  const at = field.label;
  const found: LintFinding[] = [];
  const [path = ''] = field.paths;
  const leaf = leaves.get(path.replace(/\.\[\d+:\d+\]$/, ''));
  const name = leaf?.names.at(-1) ?? '';
  if (path.startsWith('$') && (weighty.test(at) || /^[-+~$€]?\d/.test(textOf(field.value))))
    found.push({ code: 'constantShown', at, detail: textOf(field.value).slice(0, 100) });
  if (contradicts(at, name, leaf)) found.push({ code: 'labelContradicts', at, detail: name });
  const bits = Number(/^u?int([0-9]+)$/.exec(leaf?.arg.type ?? '')?.[1] ?? 256);
  if (field.format === 'addressName' && bits < 160 && field.value[0]?.is !== 'integer')
    found.push({ code: 'cannotBeAddress', at, detail: leaf?.arg.type ?? '' });
  for (const span of field.value) {
    const code = lintMessage(span) ?? lintChoice(span);
    if (code !== undefined) found.push({ code, at, detail: span.text.slice(0, 100) });
  }
  return found;
}

const weighty = /amount|value|price|recipient|spender|\bto\b|fee|cost|pay|receive|limit/i;

/** Only where the decoder's name speaks of power, and the label of a payment, or the other way round. */
function contradicts(label: string, name: string, leaf: Leaf | undefined): boolean {
  if (leaf?.arg.value.kind !== 'address') return false;
  const saysPower = /spender|operator|delegat|approv|allow|manager/i.test(label);
  const saysPaid = /recipient|receiver|beneficiary|payee|\bto\b/i.test(label);
  if (/spender|operator|guy|grantee/i.test(name)) return saysPaid && !saysPower;
  return recipients.test(name) && saysPower && !saysPaid && name !== 'to' && name !== '_to';
}

/** Less than this is an amount that somebody could mean: some eighty billion of a token with 18 decimals. */
const anAmount = 2n ** 96n;

function lintMessage({ is, text, from, value }: Span): LintFinding['code'] | undefined {
  const isMessage = from.some(
    (it) => it.by === 'engine' || (it.by === 'descriptor' && it.at.endsWith('.params.message')),
  );
  if (is !== 'amount' || !isMessage || value?.kind !== 'integer') return undefined;
  if (value.value < anAmount) return 'smallCalledUnlimited';
  return /unlimit|infinit|max|\ball\b|every|any|full|entire|no limit|∞/i.test(text)
    ? undefined
    : 'unlimitedRenamed';
}

function lintChoice({ is, text, value }: Span): LintFinding['code'] | undefined {
  if (is !== 'choice' || value?.kind !== 'bool') return undefined;
  const says = /^(?:no\b|not\b|none|false|off|den|revok|disab|remov|disallow|unapprov)/i.test(text)
    ? false
    : /^(?:yes|true|on\b|allow|approv|enabl|grant|add)/i.test(text)
      ? true
      : undefined;
  return says !== undefined && says !== value.value ? 'invertedChoice' : undefined;
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
