import { relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { senderOf } from './account/testing/senderOf.ts';
import { registryCalls, registryTypedData } from '../decode/testing/registry.ts';
import { known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { SigningRequest } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { parse } from '../request/parse/parse.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';
import type { KeptFunctions } from '../world/world.ts';
import { registryFolder } from '../label/erc7730/testing/registryFolder.ts';
import { honestFirings } from './testing/honestFirings.ts';

/**
 * The honest corpus: every transaction and all typed data of the tests in the registry of ERC-7730 descriptors. What a rule says of one of them is either written down with the reason why it is right,
 * or wrong. They are read without a node, so that no effects are known: that alone is not a firing.
 */
const { root: registry, whole, name } = registryFolder();

type Firing = Readonly<{ file: string; rule: string; severity: string }>;

describe(`what honest requests make the checks say (${name})`, () => {
  const firings: Firing[] = [];
  const files = new Set<string>();
  let cases = 0;

  beforeAll(async () => {
    for (const it of registryCalls()) {
      const { file, chainId, call, abis } = it;
      const from = senderOf(it);
      const its = from === undefined ? {} : { from };
      const body = { kind: 'transaction', chainId, ...its, call, set: {} } as const;
      await judge(file, freeze(body, ''), abis as readonly KeptFunctions[]);
    }
    for (const { file, data } of registryTypedData()) {
      const parsed = parse(JSON.stringify(data), {});
      if (!parsed.ok) throw parsed.error;
      await judge(file, parsed.request, []);
    }
  }, 120_000);

  async function judge(path: string, request: SigningRequest, abis: readonly KeptFunctions[]): Promise<void> {
    cases += 1;
    const file = relative(`${registry}/registry`, path).replace('/testsv2', '').replace('.tests.json', '');
    files.add(file);
    for (const finding of (await readHere(request, abis)).findings) {
      if (finding.outcome !== 'fired' || finding.severity === 'note') continue;
      firings.push({ file, rule: finding.rule, severity: finding.severity });
    }
  }

  it('has many cases', () => expect(cases).toBeGreaterThan(whole ? 300 : 35));

  it('is right each time: a Stop always, a Caution in all but one in twenty', () => {
    const unjust = firings.filter((it) => reasonFor(it) === undefined);
    expect(unjust.filter(({ severity }) => severity === 'stop')).toEqual([]);
    const cautions = new Set(unjust.map(({ file, rule }) => `${file} ${rule}`));
    expect([...cautions].sort()).toEqual([]);
  });

  it('has no reason written down for what nobody says', () => {
    const meant = honestFirings.filter((line) => whole || line.files.some((it) => files.has(it)));
    const idle = meant.filter((line) => !firings.some((it) => isOf(line, it)));
    expect(idle.map(({ rule, files }) => `${rule} ${files.join(' ')}`)).toEqual([]);
  });
});

type Line = (typeof honestFirings)[number];

function isOf({ rule, severity, files }: Line, it: Firing): boolean {
  return rule === it.rule && severity === it.severity && files.includes(it.file);
}

function reasonFor(it: Firing): string | undefined {
  return honestFirings.find((line) => isOf(line, it))?.why;
}

async function readHere(request: SigningRequest, abis: readonly KeptFunctions[]): Promise<Readback> {
  const world = tableWorld({}, { rpc: () => unknown('offline'), abi: () => known(abis) });
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (!last) throw new Error('Nothing was read.');
  return last;
}
