import { factOfAccount } from '@readback/core/model/factIds.ts';
import {
  contract,
  friend,
  key,
  me,
  offline,
  safe,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { plain } from '../plain.ts';

/** Nothing was simulated, and accounts and tokens are known. */
export const unrun: Sample = { ...offline, label: 'done' };

/** Facts that name a contract `Router`. */
export const router = {
  facts: { [factOfAccount(contract, 'name')]: { kind: 'text', text: 'Router' } },
} as const satisfies Sample;

/** The sentence of a request in English, with short names instead of whole addresses; `more` names others. */
export function said(
  body: Body,
  sample: Sample = unrun,
  more: Readonly<Record<string, string>> = {},
): string {
  const readback = revisionOf(viewOf(body, sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  const named = Object.entries({ USDC: usdc, WETH: weth, Router: contract, ...more });
  const short = named.reduce((it, [name, address]) => it.replaceAll(`${name} (${address})`, name), text);
  const names = { friend, key, contract, me, safe, usdc, weth, ...more };
  return Object.entries(names).reduce((it, [name, address]) => it.replaceAll(address, name), short);
}
