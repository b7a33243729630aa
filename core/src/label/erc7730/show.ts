import type { ShownField, Warning } from '../../model/clearSigned.ts';
import { decrypt } from './decrypt.ts';
import type { FieldSpec, GroupSpec, Spec } from './fieldSpec.ts';
import { formats } from './formats/all.ts';
import type { FormatInput } from './formats/format.ts';
import { raw } from './formats/raw.ts';
import type { Found } from './paths/found.ts';
import { innerCall } from './innerCall.ts';
import { constant } from './document/literal.ts';
import { type BoundIndices, resolve } from './paths/resolve.ts';
import { type Scope, Unfit } from './paths/scope.ts';
import { isVisible } from './lint/visible.ts';

/** A line, with the specification it was made by. */
export type Shown = Readonly<{ spec: FieldSpec; field: ShownField }>;

/**
 * Shows fields in their order, groups flattened. A group whose path leads into an array is shown whole for each element.
 * In a group with `iteration: bundled` the elements of its arrays alternate; else each field goes through its arrays
 * before the next field comes.
 *
 * @throws {Unfit} when one field cannot be shown: then none is
 */
export function showAll(
  scope: Scope,
  specs: readonly Spec[],
  groups: readonly string[] = [],
  outer: BoundIndices = outside,
): readonly Shown[] {
  const shown: Shown[] = [];
  for (const spec of specs) {
    if (spec.kind === 'field') showField(scope, spec, groups, outer, shown);
    else {
      const inside = spec.label === undefined ? groups : [...groups, spec.label];
      const levels = levelsOf(scope, spec, outer) + (spec.bundled ? 1 : 0);
      shown.push(...showElements(scope, spec, inside, outer, levels));
    }
  }
  return shown;
}

const outside: BoundIndices = { indices: [], lengths: [], open: true };

/** How many arrays the path of a group goes through, its end included. */
function levelsOf(scope: Scope, { path }: GroupSpec, outer: BoundIndices): number {
  if (path === undefined) return 0;
  let most = outer.indices.length;
  resolve(scope, path, outer, (level) => {
    most = Math.max(most, level + 1);
  });
  return most - outer.indices.length;
}

/**
 * Shows a group element by element, down so many levels of arrays. Fields that go through no array of the group are shown
 * once, before its first element.
 */
function showElements(
  scope: Scope,
  group: Pick<GroupSpec, 'items' | 'at'>,
  groups: readonly string[],
  outer: BoundIndices,
  levels: number,
): readonly Shown[] {
  if (levels === 0) return showAll(scope, group.items, groups, outer);
  const level = outer.indices.length;
  const lengths = new Map(group.items.map((item) => [item, lengthsOf(scope, item, outer, level)]));
  const all = new Set([...lengths.values()].flatMap((it) => [...it]));
  if (all.size > 1) throw new Unfit('arrayLengths', group.at, [...all].join(', '));
  const iterated = group.items.filter((item) => (lengths.get(item)?.size ?? 0) > 0);
  const shown = showAll(
    scope,
    group.items.filter((item) => !iterated.includes(item)),
    groups,
    outer,
  );
  const [length = 0] = all;
  const inner = { items: iterated, at: group.at };
  const elements = Array.from({ length }, (_, index) => {
    const bound: BoundIndices = {
      indices: [...outer.indices, index],
      lengths: [...outer.lengths, length],
      open: true,
    };
    return showElements(scope, inner, groups, bound, levels - 1);
  });
  return [...shown, ...elements.flat()];
}

/** How long the arrays are that a field, or the fields of a group, go through at this level. */
function lengthsOf(scope: Scope, spec: Spec, outer: BoundIndices, level: number): ReadonlySet<number> {
  const lengths = new Set<number>();
  if (spec.kind === 'group') {
    for (const item of spec.items)
      for (const length of lengthsOf(scope, item, outer, level)) lengths.add(length);
  } else if (spec.path !== undefined && spec.visible !== 'never') {
    resolve(scope, spec.path, outer, (at, length) => {
      if (at === level) lengths.add(length);
    });
  }
  return lengths;
}

function showField(
  scope: Scope,
  spec: FieldSpec,
  groups: readonly string[],
  outer: BoundIndices,
  shown: Shown[],
): void {
  if (spec.visible === 'never') return;
  for (const value of valuesOf(scope, spec, outer))
    if (isVisible(scope, spec.visible, value, spec.at))
      shown.push({ spec, field: showValue(scope, spec, groups, value) });
}

function valuesOf(scope: Scope, { path, literal, at }: FieldSpec, outer: BoundIndices): readonly Found[] {
  if (path !== undefined) return resolve(scope, path, path.root === '#' ? outer : undefined);
  return literal === undefined ? [] : [constant(scope.descriptor.root, literal, `${at}.value`)];
}

function showValue(scope: Scope, spec: FieldSpec, groups: readonly string[], encrypted: Found): ShownField {
  scope.room.fields -= 1;
  if (scope.room.fields < 0) throw new Unfit('tooMuch', encrypted.at);
  const warnings: Warning[] = [];
  const warn: FormatInput['warn'] = (code, detail) => {
    const more = detail === undefined ? {} : { detail: detail.slice(0, 200) };
    if (!warnings.some((it) => it.code === code)) warnings.push({ code, at: encrypted.at, ...more });
  };
  const { value, inner, callee } = makeValue(scope, spec, encrypted, warn);
  const separator = spec.separator === undefined ? undefined : separatorOf(spec.separator, encrypted);
  const shown = { label: spec.label, groups, format: spec.format, paths: [encrypted.at], warnings, value };
  if (inner === undefined && callee === undefined && separator === undefined) return shown;
  return {
    ...shown,
    ...(inner === undefined ? {} : { inner }),
    ...(callee === undefined ? {} : { callee }),
    ...(separator === undefined ? {} : { separator }),
  };
}

function makeValue(
  scope: Scope,
  spec: FieldSpec,
  encrypted: Found,
  warn: FormatInput['warn'],
): Pick<ShownField, 'value' | 'inner' | 'callee'> {
  const value = spec.encryption === undefined ? encrypted : decrypt(scope, spec.encryption, encrypted);
  if ('hidden' in value) {
    warn('encrypted');
    return { value: [value.hidden] };
  }
  const input: FormatInput = { scope, value, params: spec.params, warn };
  if (spec.format === 'calldata') return innerCall(input);
  const format = formats.get(spec.format);
  if (format === undefined) warn('unknownFormat', spec.format);
  return { value: (format ?? raw)(input) };
}

function separatorOf(separator: string, { indices }: Found): string | undefined {
  const index = indices.at(-1);
  if (index === undefined) return undefined;
  return separator.replace(/\{\{|\}\}|\{index\}/g, (it) => (it === '{index}' ? String(index) : it.slice(1)));
}
