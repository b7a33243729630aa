import type { TypedData } from '@readback/core/model/request.ts';
import { utf8Text } from '@readback/core/text/utf8Text.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { type Hex, hexToBytes } from 'viem';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/request.ts';
import { foreign, foreignLines } from './foreign.ts';
import { hexLines } from './hexLines.ts';
import { type Line, line } from './line.ts';
import { addressWords } from './names.ts';
import type { Page } from './pageContent.ts';

/** What is signed, where it is not a call: the words of a message, whole; the domain of typed data. */
export function askedLines(page: Page): readonly Line[] {
  const { body } = page.readback.incoming.request;
  if (body.kind === 'message') return messageLines(body.bytes);
  return body.kind === 'typedData' ? domainLines(body.typed, page) : [];
}

/** How much of a message is shown; the rest is said to be there. */
const mostMessage = 20_000;

/** A bar is before each line of a message, so that none of them can pass for a line of ours. */
function messageLines(hex: Hex): readonly Line[] {
  const bytes = hexToBytes(hex);
  const text = utf8Text(bytes);
  const head = (said: string): Line => line(0, { text: said, tone: 'strong' });
  if (text === undefined) {
    return [head(fill(words.messageBytes, { count: bytes.length })), ...hexLines(hex, 2)];
  }
  return [
    head(words.message),
    ...foreignLines(text, mostMessage).map((it) => line(2, { text: '| ', tone: 'faint' }, it)),
  ];
}

function domainLines({ domain }: TypedData, { facts, context }: Page): readonly Line[] {
  const { name, version, chainId, verifyingContract, salt } = domain;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.domainRows.name, name === undefined ? undefined : foreign(name)],
    [words.domainRows.version, version === undefined ? undefined : foreign(version)],
    [words.domainRows.network, chainId === undefined ? undefined : networkWords(chainId)],
    [
      words.domainRows.contract,
      verifyingContract === undefined ? undefined : addressWords(verifyingContract, facts, context.own),
    ],
    [words.domainRows.salt, salt],
  ];
  const nothing = verifyingContract === undefined && chainId === undefined;
  return [
    line(0, { text: words.domain, tone: 'strong' }),
    ...rows.flatMap(([head, said]) => (said === undefined ? [] : [line(2, `${head.padEnd(10)}${said}`)])),
    ...(nothing ? [line(2, words.noDomain)] : []),
  ];
}

function networkWords(chainId: bigint): string {
  return chainId <= BigInt(Number.MAX_SAFE_INTEGER)
    ? `${chainName(Number(chainId))} (${chainId})`
    : String(chainId);
}
