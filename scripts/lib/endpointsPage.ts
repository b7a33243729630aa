import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { capabilityRows } from '@readback/phrases/capabilityRows.ts';
import type { Pages } from './askNode.ts';

/** A node that was asked. `name` is what may be shown of its address. */
export type Probed = Readonly<{ name: string; capabilities: Capabilities; pages: Pages | undefined }>;

type Line = readonly [label: string, says: string];

/** What was found out of one node, for a terminal. */
export function probedText(it: Probed): string {
  const all = lines(it);
  const width = Math.max(...all.map(([label]) => label.length));
  return [`\n${it.name}`, ...all.map(([label, says]) => `  ${label.padEnd(width)}  ${says}`), ''].join('\n');
}

/** The whole of docs/endpoints.md: what each node said on that day. */
export function endpointsPage(probed: readonly Probed[], when: Date): string {
  const day = when.toISOString().slice(0, 10);
  const names = probed.map((it) => it.name).join(', ');
  return `# What nodes can do

Readback needs more of a node than most pages do: without \`eth_simulateV1\` a transaction is at best *Not fully read*. \`npm run probe -- <url>…\` asks nodes what they can do, by at most 17 requests and two more for what pages are allowed (CORS), one after the other, and writes this page. The page itself finds out the same, without the last, when you press *Check this node* in Settings, Networks.

**Asked on ${day}: ${names}.** No other node was asked, and nothing here is known of one. A node can change what it does on any day. To ask others:

\`\`\`sh
npm run probe -- https://ethereum.reth.rs/rpc https://mainnet.base.org
\`\`\`

Only the host of an address is written down, since keys stand in the path. *yes* means that the answer was right, not merely there; *unknown* says why; what a node said itself stands in quotes.

${probed.map(section).join('\n\n')}
`;
}

function section(it: Probed): string {
  const rows = lines(it).map(([label, says]) => `| ${cell(label)} | ${cell(says)} |`);
  return [`## ${it.name}`, '', '| | |', '|---|---|', ...rows].join('\n');
}

function lines({ capabilities: it, pages }: Probed): readonly Line[] {
  const { chainId, client, latest, requests } = it;
  return [
    ['Chain id', chainId.s === 'known' ? String(chainId.v) : whyOf(chainId)],
    ['Calls itself', client.s === 'known' ? quoted(client.v) : whyOf(client)],
    ['Latest block', latest.s === 'known' ? String(latest.v) : whyOf(latest)],
    ...capabilityRows(it).map(
      ({ label, says, said }): Line => [label, said === undefined ? says : `${says} (${quoted(said)})`],
    ),
    ['Answers pages of any host (CORS)', pagesSay(pages)],
    ['Requests', `${requests} and 2 for CORS`],
  ];
}

function pagesSay(pages: Pages | undefined): string {
  if (!pages) return 'unknown: not reached';
  const said = Object.entries({ ...pages.answer, ...pages.preflight }).map(([name, it]) => `${name}: ${it}`);
  return `${pages.allowed ? 'yes' : 'no'} (${said.length > 0 ? said.join('; ') : 'no header says so'})`;
}

function whyOf(it: Readonly<{ s: string; why?: string }>): string {
  return `unknown: ${it.why ?? it.s}`;
}

/** Foreign text: what cannot be seen is spelt out. */
function quoted(text: string): string {
  const seen = text.replace(/[^\x20-\x7e]/gu, (it) => `U+${(it.codePointAt(0) ?? 0).toString(16)}`);
  return `“${seen}”`;
}

/** What would be read as a table, a link or HTML is none of it. */
function cell(text: string): string {
  return text.replace(/[\\|<>[\]`*_]/g, (it) => `\\${it}`);
}
