import { factOfRequest } from '@readback/core/model/factIds.ts';
import type { FactId, FactValue } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/request.ts';
import { type Line, line } from './line.ts';
import { amountWords } from './names.ts';
import type { Page } from './pageContent.ts';

const fields = [
  'nonce',
  'gas',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'feeLeast',
  'feeMost',
] as const;

/** What a transaction sets that wallets otherwise set themselves: its nonce, gas limit and fees. */
export function setLines({ readback, facts }: Page): readonly Line[] {
  if (readback.incoming.request.body.kind !== 'transaction') return [];
  return fields.flatMap((name): readonly Line[] => {
    const id: FactId = factOfRequest(name);
    const value = valueOf(readback.facts[id]?.value);
    const text = value === undefined ? undefined : shown(name, value);
    return text === undefined ? [] : [line(2, fill(words.set[name], { value: text }))];
  });

  function shown(name: (typeof fields)[number], value: FactValue): string | undefined {
    if (value.kind === 'amount') return amountWords(value.raw, value.asset, facts);
    if (value.kind !== 'integer') return undefined;
    return name === 'nonce' || name === 'gas' ? String(value.value) : gwei(value.value);
  }
}

/** Wei per gas, in gwei to the last digit. */
function gwei(wei: bigint): string {
  const [whole, part] = [wei / 10n ** 9n, wei % 10n ** 9n];
  const rest = part === 0n ? '' : `.${String(part).padStart(9, '0').replace(/0+$/, '')}`;
  return fill(words.gwei, { amount: `${whole}${rest}` });
}
