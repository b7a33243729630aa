import { type Address, hexToBigInt } from 'viem';
import { type Known, known } from '../../model/known.ts';
import type { Arg, Step } from '../../model/step.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { flat } from '../../effects/candidates.ts';
import type { StateChange } from '../../effects/engine.ts';
import type { Later } from './later.ts';
import { recordsIn } from './records.ts';

/** Adds what contracts keep about the accounts and change, once the node has listed what becomes of the state. */
export async function withRecords(
  report: Promise<Later>,
  state: Promise<Known<readonly StateChange[]>> | undefined,
  { steps, accounts }: Readonly<{ steps: readonly Step[]; accounts: readonly Address[] }>,
): Promise<Later> {
  if (state === undefined) return report;
  const [its, changes] = await Promise.all([report, state]);
  const records =
    changes.s === 'known' ? known(recordsIn(changes.v, accounts, keysOf(steps, accounts))) : changes;
  return { ...its, grow: (effects) => ({ ...its.grow(effects), records }) };
}

/** How many keys of mappings are tried beside an account. */
const mostKeys = 24;

/** What else a contract may keep something under: addresses and small numbers of the request, and the first numbers. */
function keysOf(steps: readonly Step[], accounts: readonly Address[]): readonly bigint[] {
  const keys = new Set<bigint>(accounts.map((it) => hexToBigInt(it)));
  const add = (arg: Arg) => {
    const { value } = arg;
    if (keys.size >= mostKeys) return;
    if (value.kind === 'address') keys.add(hexToBigInt(value.address));
    if (value.kind === 'integer' && value.value >= 0n) keys.add(value.value);
    if (value.kind === 'bool') keys.add(value.value ? 1n : 0n);
    insideOf(arg).forEach(add);
  };
  for (const { to, args } of flat(steps)) {
    if (to !== null && keys.size < mostKeys) keys.add(hexToBigInt(to));
    args.forEach(add);
  }
  for (const first of [0n, 1n, 2n, 3n]) keys.add(first);
  return [...keys];
}
