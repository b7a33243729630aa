import type { AskSubject } from '@readback/core/ask/answer.ts';
import type { Topic } from '@readback/core/ask/query.ts';
import { topicsOf } from '@readback/core/ask/topics.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { nativeSymbol } from '@readback/phrases/native.ts';
import type { Address } from 'viem';
import type { Handle, KnownName, Masked } from './handle.ts';
import { maskWords } from './maskWords.ts';

/** Networks that people name, whatever the request is for. */
const chains = [1, 10, 56, 100, 137, 324, 8453, 42161, 43114, 59144, 11155111];

/** Names longer than this are not names that anybody types. */
const longest = 120;

/** Every name, symbol and network that a readback knows, with what it represents. */
export function pageNames(subject: AskSubject): readonly KnownName[] {
  const { facts } = subject.readback;
  const names: KnownName[] = [];
  const assets = topicsOf(subject).assets;
  for (const [id, fact] of Object.entries(facts)) {
    const value = valueOf(fact.value);
    if (value?.kind === 'chain') {
      const symbol = nativeSymbol(value.chainId);
      const native: Topic = { kind: 'asset', asset: { kind: 'native', chainId: value.chainId } };
      names.push({ name: chainName(value.chainId), kind: 'NET', topics: [] });
      if (symbol !== undefined) names.push({ name: symbol, kind: 'TOK', topics: [native] });
      continue;
    }
    if (value?.kind !== 'text') continue;
    const [, symbolOf] = /^token\.(0x[0-9a-f]{40})\.symbol$/i.exec(id) ?? [];
    const [, account] = /^(?:account|book)\.(0x[0-9a-f]{40})\./i.exec(id) ?? [];
    const address = (symbolOf ?? account) as Address | undefined;
    const asset = assets.find(
      (it) => it.asset.kind !== 'native' && it.asset.address.toLowerCase() === address?.toLowerCase(),
    )?.asset;
    const topics: readonly Topic[] =
      address === undefined
        ? []
        : [{ kind: 'account', address }, ...(asset === undefined ? [] : [{ kind: 'asset', asset } as const])];
    names.push({ name: value.text, kind: symbolOf === undefined ? 'NAME' : 'TOK', topics });
  }
  for (const id of chains) {
    const name = chainInfo(id)?.name;
    if (name !== undefined) names.push({ name, kind: 'NET', topics: [] });
  }
  return names.filter(({ name }) => name.trim() !== '' && name.length <= longest);
}

/** The words of a question, with what its values are on the page. */
export function maskQuestion(text: string, subject: AskSubject): Masked {
  const masked = maskWords(text, pageNames(subject));
  return { text: masked.text, handles: masked.handles.map((it) => onPage(it, subject)) };
}

/** An address that is written whole or by its ends is the account that the page has by it, if it is only one. */
function onPage(handle: Handle, subject: AskSubject): Handle {
  if (handle.kind !== 'ADDR') return handle;
  const { accounts, assets } = topicsOf(subject);
  const [, start = '', end = ''] =
    /^(?:0x)?([\da-f]*)(?:…|\.{2,3})?([\da-f]*)$/i.exec(handle.text.toLowerCase()) ?? [];
  const isWhole = start.length === 40 && end === '';
  if (!isWhole && start.length + end.length < 6) return handle;
  const fits = [...accounts.keys()].filter((it) =>
    isWhole ? it === `0x${start}` : it.startsWith(`0x${start}`) && it.endsWith(end),
  );
  const [only] = fits;
  if (only === undefined || fits.length > 1) return handle;
  const address = only as Address;
  const asset = assets.find(
    (it) => it.asset.kind !== 'native' && it.asset.address.toLowerCase() === only,
  )?.asset;
  return {
    ...handle,
    topics: [
      { kind: 'account', address },
      ...(asset === undefined ? [] : [{ kind: 'asset', asset } as const]),
    ],
  };
}
