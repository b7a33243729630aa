import type { Address, Hex } from 'viem';
import { sameReceiver, isZero } from '../../../ledger/account.ts';
import type { Arg } from '../../../model/step.ts';
import type { ReadClearSigned } from '../../../model/clearSigned.ts';
import { lintField } from './lintField.ts';
import { otherAsset } from './lintAsset.ts';
import { isShown, type DescribedLeaf, describedLeavesOf, showsValue, shownParts } from './lintLeaves.ts';
import type { LintFinding } from './lintFinding.ts';

/** What the decoder knows of the same call, without the descriptor. */
export type LintSubject = Readonly<{
  args: readonly Arg[];
  /** The canonical signature by which the decoder read it, if it knows one. */
  signature?: string;
  /** Native currency that goes along, in wei. */
  value?: bigint;
  /** The calls inside, as the decoder opened them. */
  inner?: readonly Readonly<{ to: Address | null; data: Hex }>[];
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
  const shown = shownParts(said);
  const findings: LintFinding[] = [];
  for (const leaf of describedLeavesOf(subject.args)) {
    const hidden = isShown(leaf, shown.get(leaf.key)) ? undefined : hiddenAs(leaf, subject.from);
    if (hidden !== undefined) findings.push({ code: hidden, at: leaf.path });
    const other = otherAsset(said, leaf);
    if (other !== undefined) findings.push({ code: 'otherAsset', at: leaf.path, detail: other });
  }
  if ((subject.value ?? 0n) > 0n && !showsValue(said)) findings.push({ code: 'hidesValue', at: '@.value' });
  if (subject.signature !== undefined && !sameFunction(said.format, subject.signature))
    findings.push({ code: 'otherFunction', at: said.format, detail: subject.signature });
  const names = new Map(describedLeavesOf(subject.args).map((leaf) => [leaf.path, leaf] as const));
  for (const field of said.fields) findings.push(...lintField(field, names, subject.from));
  findings.push(...lintCallees(said.fields, subject.inner ?? []));
  return findings;
}

/** A description of a call holds for the contract that the call goes to. What the decoder did not open it cannot say. */
function lintCallees(
  fields: ReadClearSigned['fields'],
  inner: NonNullable<LintSubject['inner']>,
): readonly LintFinding[] {
  return fields.flatMap(({ callee, value, label }): readonly LintFinding[] => {
    const hex = value[0]?.value;
    const calls = hex?.kind === 'bytes' ? inner.filter(({ data }) => data === hex.hex) : [];
    const right = calls.some(({ to }) => sameReceiver(to, callee));
    return callee === undefined || calls.length === 0 || right
      ? []
      : [{ code: 'otherCallee', at: label, detail: callee }];
  });
}

const spenders = /spender|operator|delegat|approved|guy|grantee|manager|module|newOwner/i;
const amounts = /amount|value|wad|assets|shares|price|quantity|sum$|limit/i;

function hiddenAs({ arg, names }: DescribedLeaf, from: Address | undefined): LintFinding['code'] | undefined {
  const { value, meaning } = arg;
  const name = names.at(-1) ?? '';
  switch (value.kind) {
    case 'address':
      if (isZero(value.address) || value.address === from) return undefined;
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
