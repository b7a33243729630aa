import type { FingerprintKind } from '@readback/core/model/fingerprint.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';
import { stepPlace } from './stepPlace.ts';

/** How many fingerprints of inner calls are written out. */
const mostInner = 20;

/** The digests that a wallet or another device shows, those of the request first. Labels as in ERC-8213. */
export function fingerprintLines({ readback: { fingerprints } }: Page): readonly Line[] {
  const own = fingerprints.filter(({ step }) => step === undefined);
  const inner = fingerprints.filter(({ step }) => step !== undefined);
  const rest = inner.length - mostInner;
  return [
    ...own.map(({ kind, hex }) => line(2, `${labels[kind].padEnd(24)}${hex}`)),
    ...inner
      .slice(0, mostInner)
      .map(({ kind, hex, step }) => line(2, `${labels[kind]} of step ${stepPlace(step ?? '')}  ${hex}`)),
    ...(rest > 0 ? [line(2, `… and ${rest} more of inner calls: --json has all of them.`)] : []),
  ];
}

const labels: Readonly<Record<FingerprintKind, string>> = {
  calldata: 'Calldata Digest',
  eip712Digest: 'EIP-712 Digest',
  domainHash: 'Domain Hash',
  messageHash: 'Message Hash',
  safeTxHash: 'Safe transaction hash',
  eip191Digest: 'ERC-191 Digest',
  messageSha256: 'SHA-256 of the message',
};
