import type { Why } from '@readback/core/model/known.ts';
import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { capabilityRows } from '@readback/phrases/capabilityRows.ts';
import { why as reasons } from '@readback/phrases/words/capabilities.ts';
import type { Pages } from './askNode.ts';

/** A node that was asked. `name` is what may be shown of its address. */
export type Probed = Readonly<{ name: string; capabilities: Capabilities; pages: Pages | undefined }>;

type Line = readonly [label: string, says: string];

/** What was found out about one node, for a terminal. */
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

Readback needs more from a node than most pages do. Without \`eth_simulateV1\`, and without \`debug_traceCall\` on an assumed state, most transactions are at best *Not fully read*. \`npm run probe -- <url>…\` checks what nodes support and writes this page. It sends at most 17 requests to each node, one after the other, and two more to see which pages may use the node (CORS). Readback makes the same check, without CORS, when you press *Check this node* in Settings, Networks.

**Checked on ${day}: ${names}.** No other node was checked, and this page says nothing about other nodes. A node can change at any time. To check other nodes:

\`\`\`sh
npm run probe -- https://ethereum.reth.rs/rpc https://mainnet.base.org
\`\`\`

This page shows only the host of each node’s URL, because the path can contain a key. *yes* means that the node’s answer was correct. *unknown* is followed by the reason. A node’s own words are in quotes.

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
    ['Chain ID', chainId.s === 'known' ? String(chainId.v) : whyOf(chainId)],
    ['Reported software', client.s === 'known' ? quoted(client.v) : whyOf(client)],
    ['Latest block', latest.s === 'known' ? String(latest.v) : whyOf(latest)],
    ...capabilityRows(it).map(
      ({ label, says, said }): Line => [label, said === undefined ? says : `${says} (${quoted(said)})`],
    ),
    ['Answers pages from any host (CORS)', pagesSay(pages)],
    ['Requests', `${requests}, and 2 for CORS`],
  ];
}

function pagesSay(pages: Pages | undefined): string {
  if (!pages) return 'unknown: the node could not be reached';
  const said = Object.entries({ ...pages.answer, ...pages.preflight }).map(([name, it]) => `${name}: ${it}`);
  return `${pages.allowed ? 'yes' : 'no'} (${said.length > 0 ? said.join('; ') : 'no such header'})`;
}

function whyOf(it: Readonly<{ s: string; why?: Why }>): string {
  return `unknown: ${it.why === undefined ? it.s : reasons[it.why]}`;
}

/** Foreign text: what cannot be seen is spelt out. */
function quoted(text: string): string {
  const seen = text.replace(/[^\x20-\x7e]/gu, (it) => `U+${(it.codePointAt(0) ?? 0).toString(16)}`);
  return `“${seen}”`;
}

/** What would be read as a table, a link or HTML is not one of it. */
function cell(text: string): string {
  return text.replace(/[\\|<>[\]`*_]/g, (it) => `\\${it}`);
}
