import type { Actor, Step } from '../../../model/step.ts';

/** The addresses of the vectors, by what they represent. */
const names: Readonly<Record<string, string>> = {
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266': 'me',
  '0x5afe3855358e112b5647b952709e6165e1c1eeee': 'account',
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': 'token',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8': 'friend',
};

/**
 * Steps as lines, indented by depth: whose authority is used, whom it reaches, what is called there. Only what is out
 * of the ordinary is added: delegatecalls, values, and calls that may fail or come later.
 */
export function treeOf(steps: readonly Step[], indent = ''): readonly string[] {
  return steps.flatMap((step) => [`${indent}${lineOf(step)}`, ...treeOf(step.steps, `${indent}  `)]);
}

function lineOf({ op, actor, to, value, data, fn, runs, reading }: Step): string {
  const what = reading === 'unread' ? 'unread' : (fn?.name ?? (data === '0x' ? 'payment' : 'nothing'));
  const more = [
    ...(op === 'call' ? [] : [op]),
    ...(value === 0n ? [] : [String(value)]),
    ...(runs === 'always' ? [] : [runs]),
    ...(reading === 'lenient' ? [reading] : []),
  ];
  return [`${nameOf(actor)} > ${nameOf(to)}`, what, ...more].join(' ');
}

function nameOf(it: Actor | null): string {
  if (it === null || it === 'unknown') return it ?? 'nobody';
  return names[it.toLowerCase()] ?? it;
}
