import { same } from '../../../ledger/account.ts';
import { type Found, keyOf } from '../paths/found.ts';
import { isList, isJsonRecord, type Json, member } from '../document/json.ts';
import { constant } from '../document/literal.ts';
import { type Scope, Unfit } from '../paths/scope.ts';

/** How many values one rule may list: each is compared with each element of an array. */
const maxListed = 256;

/** Whether a field is always shown (or may be): the only ones that a sentence may be made of. */
export function alwaysVisible(rule: Json | undefined): boolean {
  return rule === undefined || rule === 'always';
}

/**
 * Whether a value is to be shown by the `visible` rule of its field. Optional fields are shown.
 *
 * @throws {Unfit} when `mustMatch` does not hold, or for a rule that is not of the standard
 */
export function isVisible(scope: Scope, rule: Json | undefined, value: Found, at: string): boolean {
  if (rule === undefined || rule === 'always' || rule === 'optional') return true;
  if (rule === 'never') return false;
  const ifNotIn = member(rule, 'ifNotIn');
  const mustMatch = member(rule, 'mustMatch');
  const keys = isJsonRecord(rule) ? Object.keys(rule).filter((key) => !key.startsWith('$')) : [];
  const list = isList(ifNotIn) ? ifNotIn : mustMatch;
  if (keys.length !== 1 || !isList(list) || list.length > maxListed) throw new Unfit('invalidDescriptor', at);
  if (isList(ifNotIn)) return !ifNotIn.some((it) => agrees(scope, value, it, at));
  if (isList(mustMatch) && !mustMatch.some((it) => agrees(scope, value, it, at)))
    throw new Unfit('mustMatch', value.at, keyOf(value));
  return false;
}

/** Equal as values, not as texts: `0x1`, `1` and `"1"` are the same number, an address is the same in any case. */
function agrees(scope: Scope, value: Found, given: Json, at: string): boolean {
  if (given === null) return false;
  const other = constant(scope.descriptor.root, given, at).value;
  const it = value.value;
  switch (it.kind) {
    case 'integer':
      if (other.kind === 'integer') return other.value === it.value;
      return (
        other.kind === 'text' &&
        /^(?:-?[0-9]{1,80}|0x[0-9a-f]{1,64})$/i.test(other.text) &&
        BigInt(other.text) === it.value
      );
    case 'bool':
      return other.kind === 'bool'
        ? other.value === it.value
        : other.kind === 'text' && other.text === String(it.value);
    case 'text':
      return other.kind === 'text' && other.text === it.text;
    case 'address':
      return other.kind === 'text' && same(other.text, it.address);
    case 'bytes':
      return other.kind === 'text' && same(other.text, it.hex);
    default:
      return false;
  }
}
