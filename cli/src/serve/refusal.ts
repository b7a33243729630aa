import type { Readback } from '@readback/core/model/readback.ts';
import { errorText, type Outcome } from '@readback/server/scripts/outcome.ts';
import { jsonOf } from '../json/jsonOf.ts';

/** The code by which wallets say that the user rejected a request (EIP-1193). */
const rejected = 4001;

/** In characters of JSON, which is ASCII. */
const mostData = 1024 * 1024;

/** Refuses a request that was read: one sentence, and the readback as data. */
export function refusal(sentence: string, readback: Readback): Outcome {
  const head = jsonOf({ message: sentence, code: rejected }).slice(0, -1);
  return errorText(`${head},"data":${dataOf(readback)}}`);
}

/** Where the readback is huge, the largest parts of it are left out, and named in `leftOut`. */
function dataOf(readback: Readback): string {
  const whole = jsonOf(readback);
  if (whole.length <= mostData) return whole;
  const parts = Object.entries(readback)
    .map(([name, value]) => ({ name, value, size: jsonOf({ value }).length }))
    .sort((one, other) => one.size - other.size);
  const leftOut: string[] = [];
  for (;;) {
    const last = parts.pop();
    if (last === undefined) return jsonOf({ leftOut });
    leftOut.push(last.name);
    const text = jsonOf({ ...Object.fromEntries(parts.map(({ name, value }) => [name, value])), leftOut });
    if (text.length <= mostData) return text;
  }
}
