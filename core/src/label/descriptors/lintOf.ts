import type { Lint } from '../../model/description.ts';
import type { Step } from '../../model/step.ts';
import type { ReadClearSigned } from '../../model/clearSigned.ts';
import { lint } from '../erc7730/lint/lint.ts';
import type { LintFinding } from '../erc7730/lint/lintFinding.ts';

/** How many findings of one description are kept. */
const most = 12;

/**
 * Our own look at what a descriptor shows of a step, the gravest first. What it leaves out weighs nothing where the
 * reader loses nothing: an address that another line shows, the user's own account, and the contract itself; the
 * currency that goes along where an argument of the same amount is shown.
 */
export function lintOf(said: ReadClearSigned, step: Step): readonly Lint[] {
  const { args, fn, value, op, to, actor } = step;
  const signature = op === 'permission' ? undefined : fn?.signature;
  const found = lint(said, {
    args,
    value,
    inner: step.steps,
    ...(signature === undefined ? {} : { signature }),
    ...(actor === 'unknown' ? {} : { from: actor }),
  });
  const seen = seenIn(said, [to, actor]);
  const once = new Set(seen);
  const paid = said.fields.some((field) =>
    field.value.some(({ is, value: it }) => is === 'amount' && isNumber(it, value)),
  );
  return found
    .map((it) => weighed(it, step, once, paid))
    .sort((a, b) => order[a.weight] - order[b.weight])
    .slice(0, most);
}

/** Addresses that a reader sees anyway, and those at which no token lives: they represent the coin of the chain. */
function seenIn(
  { fields }: ReadClearSigned,
  more: readonly (string | null)[],
): ReadonlySet<string | undefined> {
  const shown = fields.flatMap(({ value, warnings }) => [
    ...value.map(({ value: it }) => addressOf(it)),
    ...warnings.map(({ code, detail }) => (code === 'unknownToken' ? detail : undefined)),
  ]);
  return new Set([...coins, ...shown, ...more].map((it) => it?.toLowerCase()));
}

const coins = ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', '0x0000000000000000000000000000000000000000'];

const order: Readonly<Record<Lint['weight'], number>> = { contradicts: 0, hides: 1, note: 2 };

/** What is left out twice is said once. */
function weighed(
  { code, at, detail }: LintFinding,
  step: Step,
  seen: Set<string | undefined>,
  paid: boolean,
): Lint {
  const arg = at.startsWith('#.') ? argOf(at) : undefined;
  const hidden = code.startsWith('hides');
  const address = hidden ? addressAt(step, arg)?.toLowerCase() : undefined;
  const harmless =
    (code === 'hidesAddress' && seen.has(address)) ||
    code === 'constantShown' ||
    (code === 'hidesValue' && paid);
  if (address !== undefined) seen.add(address);
  return {
    code,
    weight: harmless ? 'note' : hidden ? 'hides' : 'contradicts',
    ...(arg === undefined ? {} : { arg }),
    ...(detail === undefined ? {} : { detail }),
  };
}

/** `#.order.[0].token` is `order.0.token` in the id of a fact. */
function argOf(path: string): string {
  return path.slice(2).replace(/\[(\d+)\]/g, '$1');
}

function addressAt({ args }: Step, path: string | undefined): string | undefined {
  let level = args;
  let found: Step['args'][number] | undefined;
  for (const name of path?.split('.') ?? []) {
    found = level.find((it) => it.name === name);
    const value = found?.value;
    level = value?.kind === 'array' ? value.items : value?.kind === 'tuple' ? value.fields : [];
  }
  return addressOf(found?.value);
}

function isNumber(it: Step['args'][number]['value'] | undefined, value: bigint): boolean {
  return it?.kind === 'integer' && it.value === value;
}

function addressOf(it: Step['args'][number]['value'] | undefined): string | undefined {
  return it?.kind === 'address' ? it.address : undefined;
}
