/** Lists of scams, as far as they make sense. Everything in them is foreign. */
import * as v from 'valibot';

/**
 * What is kept of a list: one entry a line, so that it is one text and not hundreds of thousands. `allowed` are sites
 * that whoever keeps it excepts.
 */
export type ScamEntries = Readonly<{ sites: string; allowed: string; addresses: string; count: number }>;

/** How many entries of a file are inspected. */
const most = 1_000_000;

/** The configuration of eth-phishing-detect: sites, and sites that are not. Undefined for what has another shape. */
export function parsePhishingSites(json: unknown): ScamEntries | undefined {
  const read = v.safeParse(phishingSchema, json);
  if (!read.success) return undefined;
  const { blacklist, blocklist, whitelist, allowlist } = read.output;
  const listed = blocklist ?? blacklist;
  if (listed === undefined) return undefined;
  const sites = lines(listed, isHost);
  return {
    sites: sites.join('\n'),
    allowed: lines(allowlist ?? whitelist ?? [], isHost).join('\n'),
    addresses: '',
    count: sites.length,
  };
}

/** A list of addresses, and one of sites, as the scam database of ScamSniffer has them: JSON arrays of strings. */
export function parseScamDatabase(addressFile: unknown, siteFile: unknown): ScamEntries | undefined {
  const [a, s] = [v.safeParse(strings, addressFile), v.safeParse(strings, siteFile)];
  if (!a.success || !s.success) return undefined;
  const [addresses, sites] = [lines(a.output, isAddress), lines(s.output, isHost)];
  return {
    sites: sites.join('\n'),
    allowed: '',
    addresses: addresses.join('\n'),
    count: sites.length + addresses.length,
  };
}

const strings = v.array(v.unknown());

const phishingSchema = v.object({
  blacklist: v.optional(strings),
  blocklist: v.optional(strings),
  whitelist: v.optional(strings),
  allowlist: v.optional(strings),
});

/** Each entry that is one, once, in lower case. */
function lines(entries: readonly unknown[], isOne: (it: string) => boolean): readonly string[] {
  const found = new Set<string>();
  for (const entry of entries.slice(0, most)) {
    const it = typeof entry === 'string' ? entry.trim().toLowerCase() : '';
    if (isOne(it)) found.add(it);
  }
  return [...found];
}

/** A host of at least two labels: one label would be all of `com`. */
function isHost(it: string): boolean {
  return it.length <= 253 && /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u.test(it);
}

function isAddress(it: string): boolean {
  return /^0x[0-9a-f]{40}$/.test(it);
}
