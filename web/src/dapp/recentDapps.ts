import * as v from 'valibot';
import { openSetting } from '../data/base/setting.ts';

/** The addresses of dapps that the user opened here, the last one first. */
export const recentDapps = openSetting<readonly string[]>({
  name: 'dapps',
  schema: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(20)),
  standard: [],
});

const mostKept = 6;

/** Notes that a dapp was opened: each origin once. */
export function keepDapp(url: string): void {
  recentDapps.set([url, ...othersThan(url)].slice(0, mostKept));
}

export function forgetDapp(url: string): void {
  recentDapps.set(othersThan(url));
}

function othersThan(url: string): readonly string[] {
  const { origin } = new URL(url);
  return recentDapps.get().filter((it) => URL.canParse(it) && new URL(it).origin !== origin);
}
