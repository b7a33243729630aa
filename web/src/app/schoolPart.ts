import type { PartId } from '../school/course.ts';

const parts: readonly PartId[] = [
  'first',
  'allowances',
  'signatures',
  'transfers',
  'safe',
  'accounts',
  'tokens',
  'run',
  'wallets',
];

/** The part of the school that an address names; undefined where it names none. */
export function schoolPart(it: unknown): PartId | undefined {
  return parts.find((part) => part === it);
}
