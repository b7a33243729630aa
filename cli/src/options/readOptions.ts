import { errorText } from '@readback/phrases/problemText.ts';
import { parseArgs } from 'node:util';
import { siteTyped } from '@readback/core/request/wallet/siteTyped.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import type { Address, Hex } from 'viem';
import { fill } from '@readback/phrases/fill.ts';
import * as intentWords from '@readback/phrases/words/cli/intent.ts';
import * as recordWords from '@readback/phrases/words/cli/record.ts';
import * as safeWords from '@readback/phrases/words/cli/safe.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { UsageError } from '../usageError.ts';
import { chainNamed } from './chainNamed.ts';
import { type OptionName, type OptionRow, optionTable } from './table.ts';

/** What the command is told besides the request. `rpc` is an address of a node, `abi` and `override` name files. */
export type Options = Readonly<{
  chainId?: number;
  from?: Address;
  /** The host of the site that asks. */
  site?: string;
  to?: Address;
  rpc?: URL;
  registry?: string;
  abi: readonly string[];
  override?: string;
  /** Names a file: what the request is meant to do. */
  intent?: string;
  offline: boolean;
  json: boolean;
  /** What amounts are worth in dollars. */
  money: boolean;
  /** Everything that was found, and not only what decides. */
  full: boolean;
}>;

/** What is to be done. `input` is a text or the name of a file; without it standard input is read. */
export type Command =
  | Readonly<{ kind: 'help' | 'version' }>
  | Readonly<{ kind: 'conformance'; folder: string; registry?: string; out?: string }>
  | Readonly<{ kind: 'serve'; options: ServeOptions }>
  | Readonly<{ kind: 'intent'; words: string; from: Address; chainId?: number; out?: string }>
  | Readonly<{ kind: 'safe'; safe: Address; files: readonly string[]; options: SafeOptions }>
  | Readonly<{ kind: 'record'; file: string; options: RecordOptions }>
  | Readonly<{ kind: 'read'; input?: string; options: Options }>;

/** What `readback record` is told. */
export type RecordOptions = Readonly<{ rpc?: URL; offline: boolean; json: boolean }>;

/**
 * What `readback safe` is told. `service`: the address of a transaction service. `sign`: the hash of what an owner's signer is to
 * sign, where the policy allows it. `send`: whether the signatures that the service lacks are passed on to it.
 */
export type SafeOptions = Readonly<{
  chainId: number;
  rpc: URL;
  from?: Address;
  json: boolean;
  service?: URL;
  sign?: Readonly<{ hash: Hex; policy: string; signer: URL; send: boolean; out?: string }>;
}>;

/**
 * Reads the arguments of the command.
 *
 * @throws {UsageError} for an option that is not known, stands twice or has a value that makes no sense
 */
export function readOptions(argv: readonly string[]): Command {
  const { values, positionals } = parsed(argv);
  const text = (name: OptionName): string | undefined => {
    const it = values[name];
    return typeof it === 'string' ? it : undefined;
  };
  if (values.help === true) return { kind: 'help' };
  if (values.version === true) return { kind: 'version' };
  const registry = text('registry');
  const out = text('out');
  if (positionals[0] === 'conformance') {
    const [, folder] = positionals;
    if (folder === undefined || positionals.length > 2) {
      throw new UsageError(usage.giveFolder);
    }
    return {
      kind: 'conformance',
      folder,
      ...(registry === undefined ? {} : { registry }),
      ...(out === undefined ? {} : { out }),
    };
  }
  if (positionals[0] === 'serve') return { kind: 'serve', options: serveOptions(values, positionals) };
  if (positionals[0] === 'safe' && positionals.length > 1) return safeCommand(values, positionals);
  if (positionals[0] === 'record' && positionals.length > 1) return recordCommand(values, positionals);
  if (positionals[0] === 'intent' && positionals.length > 1) {
    const [, words = '', ...more] = positionals;
    const other = Object.keys(values).find((it) => !['from', 'chain', 'out'].includes(it));
    if (more.length > 0 || other !== undefined) throw new UsageError(intentWords.use);
    const from = text('from');
    if (from === undefined) throw new UsageError(intentWords.needsFrom);
    return {
      kind: 'intent',
      words,
      from: addressOf('--from', from),
      ...given('chainId', text('chain'), chainOf),
      ...(out === undefined ? {} : { out }),
    };
  }
  const served = onlyServed.find((it) => values[it] !== undefined);
  if (served !== undefined) throw new UsageError(fill(usage.onlyServe, { option: served }));
  const ofSafe = onlySafe.find((it) => values[it] !== undefined);
  if (ofSafe !== undefined) throw new UsageError(fill(usage.onlySafe, { option: ofSafe }));
  if (out !== undefined) {
    throw new UsageError(usage.outForConformance);
  }
  if (positionals.length > 1) {
    throw new UsageError(usage.oneRequest);
  }
  const [input] = positionals;
  const options: Options = {
    ...given('chainId', text('chain'), chainOf),
    ...given('from', text('from'), (it) => addressOf('--from', it)),
    ...given('site', text('site'), siteOf),
    ...given('to', text('to'), (it) => addressOf('--to', it)),
    ...given('rpc', text('rpc'), nodeOf),
    ...(registry === undefined ? {} : { registry }),
    abi: Array.isArray(values.abi) ? values.abi.filter((it) => typeof it === 'string') : [],
    ...given('override', text('override'), (it) => it),
    ...given('intent', text('intent'), (it) => it),
    offline: values.offline === true,
    json: values.json === true,
    money: values.money === true,
    full: values.full === true,
  };
  return { kind: 'read', ...(input === undefined ? {} : { input }), options };
}

/** What `readback serve` is told. `nodeChain` is the network that `--rpc` names before its node. */
export type ServeOptions = Readonly<{
  policy: string;
  signer: URL;
  rpc: URL;
  nodeChain?: number;
  chainId?: number;
  port?: number;
  token?: string;
  printAddress: boolean;
}>;

const onlySafe = ['service', 'sign', 'send'] as const;
const onlyServed = ['policy', 'signer', 'port', 'token', 'print-address'] as const;
const alsoServed: readonly string[] = [...onlyServed, 'chain', 'rpc'];

function serveOptions(values: Values, positionals: readonly string[]): ServeOptions {
  const other = Object.keys(values).find((it) => !alsoServed.includes(it));
  if (other !== undefined) throw new UsageError(fill(usage.notServe, { option: other }));
  const { policy, signer, chain, rpc, port, token } = values;
  if (positionals.length > 1 || typeof policy !== 'string' || typeof signer !== 'string')
    throw new UsageError(usage.serveNeeds);
  if (typeof rpc !== 'string') throw new UsageError(usage.serveNode);
  const [, on, node = rpc] = /^(\d+)=(.*)$/.exec(rpc) ?? [];
  return {
    policy,
    signer: urlOf(signer, { password: usage.signerPassword, bad: usage.badSigner }),
    rpc: nodeOf(node),
    ...given('nodeChain', on, chainOf),
    ...given('chainId', typeof chain === 'string' ? chain : undefined, chainOf),
    ...given('port', typeof port === 'string' ? port : undefined, portOf),
    ...(typeof token === 'string' ? { token } : {}),
    printAddress: values['print-address'] === true,
  };
}

function safeCommand(values: Values, [, safe = '', ...files]: readonly string[]): Command {
  const other = Object.keys(values).find((it) => !safeOptionNames.has(it));
  if (other !== undefined) throw new UsageError(safeWords.use);
  const { chain, rpc, from, service } = values;
  if (typeof rpc !== 'string') throw new UsageError(safeWords.needsNode);
  if (typeof chain !== 'string') throw new UsageError(safeWords.needsChain);
  const options: SafeOptions = {
    chainId: chainOf(chain),
    rpc: nodeOf(rpc),
    json: values.json === true,
    ...given('from', typeof from === 'string' ? from : undefined, (it) => addressOf('--from', it)),
    ...given('service', typeof service === 'string' ? service : undefined, (it) =>
      urlOf(it, { password: safeWords.servicePassword, bad: safeWords.badService }),
    ),
    ...signOptions(values),
  };
  return { kind: 'safe', safe: addressOf(safeWords.address, safe), files, options };
}

const safeOptionNames: ReadonlySet<string> = new Set([
  'chain',
  'rpc',
  'from',
  'json',
  'service',
  'sign',
  'send',
  'policy',
  'signer',
  'out',
]);

/** Signing needs its hash, who signs, and the policy that allows it: one alone is refused. */
function signOptions({ sign, policy, signer, out, send, service }: Values): Pick<SafeOptions, 'sign'> {
  if (
    sign === undefined &&
    policy === undefined &&
    signer === undefined &&
    out === undefined &&
    send !== true
  )
    return {};
  if (typeof sign !== 'string' || typeof policy !== 'string' || typeof signer !== 'string')
    throw new UsageError(safeWords.signNeeds);
  if (!isHash(sign)) throw new UsageError(safeWords.badHash, { details: sign });
  if (send === true && service === undefined) throw new UsageError(safeWords.sendNeeds);
  return {
    sign: {
      hash: sign.toLowerCase() as Hex,
      policy,
      signer: urlOf(signer, { password: usage.signerPassword, bad: usage.badSigner }),
      send: send === true,
      ...(typeof out === 'string' ? { out } : {}),
    },
  };
}

function isHash(it: string): it is Hex {
  return /^0x[0-9a-f]{64}$/i.test(it);
}

function recordCommand(values: Values, [, file = '', ...more]: readonly string[]): Command {
  const other = Object.keys(values).find((it) => !['rpc', 'offline', 'json'].includes(it));
  if (more.length > 0 || other !== undefined) throw new UsageError(recordWords.use);
  const { rpc } = values;
  const options: RecordOptions = {
    ...given('rpc', typeof rpc === 'string' ? rpc : undefined, nodeOf),
    offline: values.offline === true,
    json: values.json === true,
  };
  return { kind: 'record', file, options };
}

function portOf(it: string): number {
  if (/^\d{1,5}$/.test(it) && Number(it) <= 65_535) return Number(it);
  throw new UsageError(usage.badPort, { details: it });
}

type Values = Partial<Record<OptionName, string | boolean | (string | boolean)[]>>;

function parsed(argv: readonly string[]): { values: Values; positionals: readonly string[] } {
  const rows: readonly OptionRow[] = optionTable;
  const options = Object.fromEntries(
    rows.map(({ name, value, many }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: many === true },
    ]),
  );
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...argv],
      options,
      allowPositionals: true,
      tokens: true,
    });
    const seen = new Set<string>();
    for (const token of tokens) {
      if (token.kind !== 'option' || options[token.name]?.multiple) continue;
      if (seen.has(token.name)) throw new UsageError(fill(usage.twice, { name: token.name }));
      seen.add(token.name);
    }
    return { values, positionals };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof TypeError)) throw error;
    throw new UsageError(fill(usage.unknownOption, { problem: error.message.split('. ')[0] ?? '' }), {
      cause: error,
    });
  }
}

function given<K extends string, T>(
  key: K,
  it: string | undefined,
  read: (it: string) => T,
): Partial<Record<K, T>> {
  return it === undefined ? {} : ({ [key]: read(it) } as Record<K, T>);
}

function chainOf(it: string): number {
  const number = /^(?:[1-9]\d{0,15}|0x[1-9a-f][0-9a-f]{0,12})$/i.test(it) ? Number(it) : undefined;
  if (number !== undefined && Number.isSafeInteger(number)) return number;
  return chainNamed(it);
}

function siteOf(it: string): string {
  const site = siteTyped(it);
  if (site !== undefined) return site;
  throw new UsageError(usage.badSite, { details: it });
}

function addressOf(option: string, it: string): Address {
  const read = parseAddress(it);
  if (read.ok) return read.value;
  throw new UsageError(`${option}: ${errorText(read.error)}`, { details: read.error.details });
}

function nodeOf(it: string): URL {
  return urlOf(it, { password: usage.rpcPassword, bad: usage.badRpc });
}

function urlOf(it: string, wrong: Readonly<{ password: string; bad: string }>): URL {
  const url = URL.canParse(it) ? new URL(it) : undefined;
  if (url && (url.username !== '' || url.password !== '')) {
    throw new UsageError(wrong.password);
  }
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(wrong.bad);
  }
  return url;
}
