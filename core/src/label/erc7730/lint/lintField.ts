import type { Address } from 'viem';
import { same, isPartOfChain } from '../../../ledger/account.ts';
import type { ShownField, Span } from '../../../model/clearSigned.ts';
import type { LintFinding } from './lintFinding.ts';
import type { DescribedLeaf } from './lintLeaves.ts';

/**
 * What is wrong with one line: its label, its words, and what it makes of the value. `leaves` by their path; `from`
 * is who signs.
 */
export function lintField(
  field: ShownField,
  leaves: ReadonlyMap<string, DescribedLeaf>,
  from?: Address,
): readonly LintFinding[] {
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
  if (field.value.some((span) => isFalseSender(span, from)))
    found.push({ code: 'labelContradicts', at, detail: 'Sender' });
  for (const span of field.value) {
    const code = lintMessage(span) ?? lintChoice(span);
    if (code !== undefined) found.push({ code, at, detail: span.text.slice(0, 100) });
  }
  return found;
}

/** An account that a descriptor calls the sender, and that is neither who signs nor a mark that represents them. */
function isFalseSender({ is, from: sources, value }: Span, from: Address | undefined): boolean {
  if (is !== 'name' || value?.kind !== 'address' || !sources.some(({ by }) => by === 'engine')) return false;
  if (sources.some((it) => it.by === 'container' && it.what === 'from')) return false;
  return !isPartOfChain(value.address) && !same(value.address, from);
}

const weighty = /amount|value|price|recipient|spender|\bto\b|fee|cost|pay|receive|limit/i;

const recipients = /^(?:_?to|dst|dest(?:ination)?)$|recipient|receiver|beneficiary|payee/i;

/** Only where the decoder's name speaks of power, and the label of a payment, or the other way round. */
function contradicts(label: string, name: string, leaf: DescribedLeaf | undefined): boolean {
  if (leaf?.arg.value.kind !== 'address') return false;
  const saysPower = /spender|operator|delegat|approv|allow|manager/i.test(label);
  const saysPaid = /recipient|receiver|beneficiary|payee|\bto\b/i.test(label);
  if (/spender|operator|guy|grantee/i.test(name)) return saysPaid && !saysPower;
  return recipients.test(name) && saysPower && !saysPaid && name !== 'to' && name !== '_to';
}

/** Less than this is an amount that someone could mean: some eighty billion of a token with 18 decimals. */
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
