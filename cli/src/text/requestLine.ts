import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import { disjoined } from '@readback/phrases/listed.ts';
import * as words from '@readback/phrases/words/cli/request.ts';
import { foreign } from './foreign.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';

/** What was read: "Transaction on Ethereum, read from calldata in request.txt". */
export function requestLine({ readback, context: { took, others, file } }: Page): Line {
  const { request, mined } = readback.incoming;
  const chainId = chainOf(request.body);
  const text = fill(words.line, {
    kind: words.kinds[request.body.kind],
    hasChain: chainId === undefined ? 'no' : 'yes',
    chain: chainId === undefined ? '' : chainName(chainId),
    chainId: String(chainId),
    isMined: mined === undefined ? 'no' : 'yes',
    block: String(mined?.blockNumber),
    took: words.took[took],
    hasFile: file === undefined ? 'no' : 'yes',
    file: file === undefined ? '' : foreign(file),
    hasOthers: others.length === 0 ? 'no' : 'yes',
    others: disjoined(others.map((it) => words.took[it])),
  });
  return line(0, { text, tone: 'faint' });
}
