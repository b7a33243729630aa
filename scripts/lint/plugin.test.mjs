import { resolve } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import plugin from './plugin.mjs';

RuleTester.describe = describe;
// It asserts by throwing.
RuleTester.it = (name, run) => it(name, () => expect(run).not.toThrow());
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const at = (path) => resolve(import.meta.dirname, '../..', path);
const one = [{ message: /./ }];

tester.run('boundaries', plugin.rules.boundaries, {
  valid: [
    { code: "import { read } from '@readback/core/readback.ts'", filename: at('web/src/a.ts') },
    { code: "import { spawn } from 'node:child_process'", filename: at('practice/src/a.ts') },
    { code: "import { readFileSync } from 'node:fs'", filename: at('core/src/a.test.ts') },
    { code: "import { keccak256 } from 'viem'", filename: at('core/src/a.ts') },
    { code: "import { x } from '../text/errors.ts'", filename: at('core/src/a/b.ts') },
  ],
  invalid: [
    { code: "import { x } from '@readback/web/a.ts'", filename: at('core/src/a.ts'), errors: one },
    { code: "import { x } from '@readback/practice/a.ts'", filename: at('server/src/a.ts'), errors: one },
    { code: "import { readFileSync } from 'node:fs'", filename: at('core/src/a.ts'), errors: one },
    { code: "import { useState } from 'react'", filename: at('core/src/a.ts'), errors: one },
    { code: "import { getBlock } from 'viem/actions'", filename: at('core/src/a.ts'), errors: one },
    { code: "import lodash from 'lodash'", filename: at('phrases/src/a.ts'), errors: one },
    { code: "import { readFileSync } from 'fs'", filename: at('core/src/a.ts'), errors: one },
    { code: 'await import(`node:fs`)', filename: at('web/src/a.ts'), errors: one },
    { code: "type T = import('../../practice/src/rpc.ts').T", filename: at('web/src/a.ts'), errors: one },
    { code: "import { rpc } from '../../practice/src/rpc.ts'", filename: at('web/src/a.ts'), errors: one },
    { code: "export * from '../../web/src/a.ts'", filename: at('core/src/a.ts'), errors: one },
    {
      code: "await import('@uniswap/v2-core/build/UniswapV2Factory.json')",
      filename: at('web/src/a.ts'),
      errors: one,
    },
  ],
});

tester.run('stations', plugin.rules.stations, {
  valid: [
    { code: "import { a } from '../actions/a.ts'", filename: at('core/src/label/b.ts') },
    { code: "import { a } from '../readback.ts'", filename: at('core/src/label/b.test.ts') },
    { code: "import { a } from '../../core/src/a.ts'", filename: at('web/src/a.ts') },
  ],
  invalid: [
    { code: "import { a } from '../../check/a.ts'", filename: at('core/src/label/tokens/b.ts'), errors: one },
    { code: "import type { A } from '../narrate/a.ts'", filename: at('core/src/check/b.ts'), errors: one },
    { code: "export * from '../reading/a.ts'", filename: at('core/src/model/b.ts'), errors: one },
    { code: "type T = import('../check/a.ts').T", filename: at('core/src/text/b.ts'), errors: one },
    { code: "await import('../check/a.ts')", filename: at('core/src/text/b.ts'), errors: one },
    { code: "import { a } from '../misc/a.ts'", filename: at('core/src/check/b.ts'), errors: one },
    // Nothing that is judged or said may rest on what an amount is worth.
    { code: "import { a } from '../money/a.ts'", filename: at('core/src/check/b.ts'), errors: one },
    { code: "import { a } from './money/a.ts'", filename: at('core/src/readback.ts'), errors: one },
  ],
});

tester.run('rooms', plugin.rules.rooms, {
  valid: [
    { code: "import { a } from '../data/a.ts'", filename: at('web/src/review/b.tsx') },
    { code: "import { a } from '../steps/a.ts'", filename: at('web/src/review/bytes/b.tsx') },
    { code: "const a = () => import('../review/ReviewScreen.tsx')", filename: at('web/src/app/b.tsx') },
    { code: "import { a } from '../review/steps/a.ts'", filename: at('web/src/data/b.test.ts') },
    { code: "import { a } from '../review/a.ts'", filename: at('web/src/data/testing/b.ts') },
    { code: "import './app/boot.css'", filename: at('web/src/main.tsx') },
    { code: "import { a } from '../hub/a.ts'", filename: at('extension/src/popup/b.ts') },
  ],
  invalid: [
    {
      code: "import { a } from '../review/ReviewScreen.tsx'",
      filename: at('web/src/data/b.ts'),
      errors: one,
    },
    { code: "import type { A } from '../wallet/a.ts'", filename: at('web/src/ui/b.tsx'), errors: one },
    { code: "export * from '../../names/a.ts'", filename: at('web/src/ui/text/b.tsx'), errors: one },
    { code: "type T = import('../../inbox/a.ts').T", filename: at('web/src/data/world/b.ts'), errors: one },
    { code: "await import('../find/Finder.tsx')", filename: at('web/src/start/b.tsx'), errors: one },
    { code: 'await import(`../find/Finder.tsx`)', filename: at('web/src/start/b.tsx'), errors: one },
    { code: "import styles from '../app/Shell.module.css'", filename: at('web/src/ui/b.tsx'), errors: one },
    // Before it in the order, and still closed.
    { code: "import { a } from '../review/steps/a.ts'", filename: at('web/src/activity/b.tsx'), errors: one },
    { code: "import styles from '../start/a.module.css'", filename: at('web/src/app/b.tsx'), errors: one },
    { code: "import { a } from '../main.tsx'", filename: at('web/src/app/b.tsx'), errors: one },
    { code: "import { a } from '../misc/a.ts'", filename: at('web/src/app/b.tsx'), errors: one },
  ],
});

tester.run('ways', plugin.rules.ways, {
  valid: [
    { code: 'const a = askerOf(origin.via)?.through === name', filename: at('web/src/a.ts') },
    { code: "const a = { via: 'paste' }", filename: at('web/src/a.ts') },
    { code: 'const a = one.via === other.via', filename: at('web/src/a.ts') },
    { code: "const a = typeof via === 'string'", filename: at('core/src/a.ts') },
    { code: "const a = via === 'link'", filename: at('web/src/a.test.ts') },
  ],
  invalid: [
    { code: "const a = via === 'link'", filename: at('web/src/a.ts'), errors: one },
    { code: "const a = 'link' !== it.origin.via", filename: at('core/src/a.ts'), errors: one },
    { code: "const a = it.origin?.via === 'link'", filename: at('cli/src/a.ts'), errors: one },
    { code: "switch (origin.via) { case 'link': f() }", filename: at('extension/src/a.ts'), errors: one },
  ],
});

tester.run('one-signer', plugin.rules['one-signer'], {
  valid: [
    { code: 'provider.request({ method })', filename: at('web/src/wallet/submit.ts') },
    { code: "const names = ['eth_sendTransaction']", filename: at('core/src/request/wallet/methods.ts') },
    { code: "import { useConnection } from 'wagmi'", filename: at('web/src/a.ts') },
    { code: "import type { WalletClient } from 'viem'", filename: at('web/src/a.ts') },
    { code: 'const { request } = parsed; show(incoming.request)', filename: at('web/src/review/a.ts') },
  ],
  invalid: [
    { code: 'provider.request({ method })', filename: at('web/src/review/a.ts'), errors: one },
    { code: "provider?.['request']({ method })", filename: at('web/src/review/a.ts'), errors: one },
    { code: "call('personal_sign')", filename: at('web/src/compose/a.ts'), errors: one },
    { code: "import { useSendTransaction } from 'wagmi'", filename: at('web/src/a.ts'), errors: one },
    { code: "import { writeContract } from 'viem/actions'", filename: at('web/src/a.ts'), errors: one },
    { code: 'const { request } = provider', filename: at('web/src/review/a.ts'), errors: one },
    {
      code: 'const { request: ask } = await getProvider()',
      filename: at('web/src/review/a.ts'),
      errors: one,
    },
    { code: 'const ask = wallet.provider.request', filename: at('web/src/review/a.ts'), errors: one },
    { code: 'provider.request.call(provider, it)', filename: at('web/src/review/a.ts'), errors: one },
    { code: 'provider[`request`]({ method })', filename: at('web/src/review/a.ts'), errors: one },
    { code: 'provider.sendAsync({ method })', filename: at('web/src/review/a.ts'), errors: one },
    { code: 'call(`personal_sign`)', filename: at('web/src/compose/a.ts'), errors: one },
    { code: "import { signMessage as say } from '@wagmi/core'", filename: at('web/src/a.ts'), errors: one },
    { code: "import { sendCalls } from 'wagmi/actions'", filename: at('web/src/a.ts'), errors: one },
    { code: "import * as actions from 'wagmi/actions'", filename: at('web/src/a.ts'), errors: one },
    { code: "export { signTypedData } from 'viem/actions'", filename: at('web/src/a.ts'), errors: one },
    { code: "export * from 'wagmi/actions'", filename: at('web/src/a.ts'), errors: one },
    { code: "await import('wagmi/actions')", filename: at('web/src/a.ts'), errors: one },
    { code: "import { createWalletClient } from 'viem'", filename: at('web/src/a.ts'), errors: one },
    { code: "import { useWalletClient } from 'wagmi'", filename: at('web/src/a.ts'), errors: one },
    { code: "import { walletActions } from 'viem'", filename: at('web/src/a.ts'), errors: one },
  ],
});

const tsx = (code) => ({ code, filename: at('web/src/a.tsx') });
const refused = (code) => ({ ...tsx(code), errors: one });

const here = (code) => ({ code, filename: at('web/src/main/a.tsx') });

tester.run('own-language', plugin.rules['own-language'], {
  valid: [
    "import * as words from '@readback/phrases/words/settings.ts'; const A = () => <h1>{words.title}</h1>",
    '<Words of={words.lead} values={{ name: <SafeText text={name} /> }} />',
    '<p className="wide open" data-says="two words">{words.lead} · {count}</p>',
    '<p aria-describedby="what why">{words.lead}</p>',
    "if (key === 'Enter') press()",
    "throw new Error('No wallet is behind it.')",
    "type Says = 'two words'",
    "const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])",
  ]
    .map(here)
    .concat({ code: "export const title = 'Two words'", filename: at('phrases/src/en/a.ts') })
    .concat({ code: "const name = 'Wrapped Ether'", filename: at('core/src/shipped/a.ts') })
    .concat({ code: "expect(said).toBe('Two words')", filename: at('web/src/main/a.test.ts') }),
  invalid: [
    '<p>Paste a request</p>',
    '<p>Rules</p>',
    "<p>{busy ? 'Checking' : words.check}</p>",
    '<Button label="Cancel" />',
    '<Field hint={`Of ${count} calls`} />',
    "const says = 'Reload the page'",
    "const section = { id: 'data', title: 'Data' }",
    'const says = `${count} calls left`',
  ].map((code) => ({ ...here(code), errors: one })),
});

tester.run('foreign-text', plugin.rules['foreign-text'], {
  valid: [
    // Words of our own, numbers, elements, and what draws foreign text.
    '<SafeText text={token.symbol} />',
    '<p>Paste a request</p>',
    "<p>{open ? 'Show less' : `Show all ${rules.length}`}</p>",
    'function A({ label }: { label: string }) { return <p>{label}</p> }',
    'function A({ count }: { count: number }) { return <p>{count} calls</p> }',
    "function A({ way }: { way: 'in' | 'out' }) { return <p>{way}</p> }",
    "const codes = { none: 'no code' } as const; const A = ({ state }) => <p>{codes[state]}</p>",
    "import { outcomes } from './outcomes.ts'; const A = ({ it }) => <p>{outcomes[it.kind].title}</p>",
    '<p>{kindWords(it.kind)} {safeString(it.name)}</p>',
    '<ul>{items.map((it) => <li key={it.id}><SafeText text={it.name} /></li>)}</ul>',
    "<p>{['one', 'two'].map((it) => <b>{it}</b>)}</p>",
    '<p className={token.symbol} key={token.symbol} data-x={token.symbol}>x</p>',
    '<img src={src} alt="" />',
    '<input value={typed} onChange={change} />',
    "const says = count === 1 ? 'one call' : `${numberWords(count)} calls`; const A = () => <p>{says}</p>",
    "document.createElement('a')",
    "import * as words from '@readback/phrases/words/a.ts'; const A = () => <p title={words.lead}>{words.says}</p>",
    "import * as words from '@readback/phrases/words/a.ts'; const A = ({ count }) => <p>{fill(words.says, { name: chainName(1) })}</p>",
    '<Words of={words.lead} values={{ name: <SafeText text={name} />, link: (inner) => <a href="#">{inner}</a> }} />',
  ].map(tsx),
  invalid: [
    // Whatever it is called, and however it comes here.
    '<p>{token.symbol}</p>',
    '<p>{fill(words.says, { name: token.symbol })}</p>',
    '<Words of={words.says} values={{ name: token.symbol }} />',
    '<Words of={words.says} values={{ link: (inner) => token.symbol }} />',
    '<p>{anything}</p>',
    '<p>{it.whatever}</p>',
    "<p>{token['symbol']}</p>",
    '<p>{token[key]}</p>',
    '<p>{token?.symbol}</p>',
    '<p>{token!.symbol as string}</p>',
    '<>{symbol}</>',
    '<p>{ok ? error?.message : null}</p>',
    '<p>{ok && token.symbol}</p>',
    "<p>{token.symbol || 'none'}</p>",
    '<p>{(log(), token.symbol)}</p>',
    '<p>{revert.reason.slice(0, 80)}</p>',
    "<p>{'a'.concat(token.symbol)}</p>",
    "<p>{'x'.replace('x', token.symbol)}</p>",
    "<p>{'x'.replace('x', () => token.symbol)}</p>",
    "<p>{'Token ' + token.symbol}</p>",
    '<p>{`Token ${token.symbol}`}</p>',
    '<p>{[token.symbol]}</p>',
    "<p>{[token.symbol, 'a'].join(' ')}</p>",
    '<p>{String(error.details)}</p>',
    '<p>{token.symbol.toLocaleString()}</p>',
    '<p>{JSON.stringify(token)}</p>',
    '<p>{[...token.symbol]}</p>',
    '<ul>{tokens.map((it) => it.symbol)}</ul>',
    '<ul>{tokens.map((it) => <li>{it}</li>)}</ul>',
    '<ul>{tokens.map(({ symbol: label }) => <li>{label}</li>)}</ul>',
    '<ul>{tokens.map(nameOf)}</ul>',
    // By way of a variable or a function of the same file.
    'const label = token.symbol; const A = () => <p>{label}</p>',
    'const { symbol: label } = token; const A = () => <p>{label}</p>',
    'const { symbol } = useToken(); const A = () => <p>{symbol}</p>',
    "let label = 'ours'; label = token.symbol; const A = () => <p>{label}</p>",
    'function words() { return 1 } function said() { return token.symbol } const A = () => <p>{said()}</p>',
    'const table = { a: token.symbol }; const A = () => <p>{table[key]}</p>',
    "const words = { a: 'x', ...foreign }; const A = () => <p>{words[key]}</p>",
    'function A({ symbol }: { symbol: string }) { return <p>{symbol}</p> }',
    'function A({ symbol: label }) { return <p>{label}</p> }',
    'function A(props) { return <p>{props.symbol}</p> }',
    "import { symbol } from 'elsewhere'; const A = () => <p>{symbol}</p>",
    // Attributes that are shown or read out, also those of our components that show what they are given.
    '<p title={token.symbol}>x</p>',
    '<p title={`from ${origin.claimed}`}>x</p>',
    '<img alt={token.name} />',
    '<button aria-label={`Open ${name}`}>x</button>',
    '<input placeholder={it.name} />',
    '<Notice title={errorText(error)} />',
    '<Row label={field.name} />',
    '<Provenance note={piece.called} />',
    '<p children={token.symbol} />',
    '<p {...{ title: token.symbol }} />',
    "<p {...{ 'aria-label': token.symbol }} />",
    // Around React.
    'document.title = token.symbol',
    "window.document['title'] = token.symbol",
    'ref.current.textContent = token.symbol',
    'element.innerHTML = token.symbol',
    'document.createTextNode(token.symbol)',
    "node.insertAdjacentText('beforeend', token.symbol)",
    "node.setAttribute('title', token.symbol)",
    "React.createElement('p', null, token.symbol)",
    "createElement('p', null, token.symbol)",
    'cloneElement(it, null, token.symbol)',
    'alert(token.symbol)',
    'new Notification(token.symbol)',
    '<p dangerouslySetInnerHTML={{ __html: "x" }} />',
  ].map(refused),
});

tester.run('named-functions', plugin.rules['named-functions'], {
  valid: [
    { code: "const x = 'withdraw(uint256)'", filename: at('core/src/check/a.test.ts') },
    { code: "const x = 'withdraw(uint256)'", filename: at('practice/src/a.ts') },
    { code: "const opens = ['multicall(bytes[])']", filename: at('core/src/decode/wrappers/a.ts') },
    { code: "event('AddedOwner(address)')", filename: at('core/src/check/a.ts') },
    { code: "if (fn?.name === 'WRAP_ETH') a()", filename: at('core/src/check/a.ts') },
    { code: "if (arg.name === 'deadline') a()", filename: at('core/src/check/a.ts') },
    { code: "if (/bytes32 root/.test(step.fn?.signature ?? '')) a()", filename: at('core/src/check/a.ts') },
    { code: 'creates.test(fn.name)', filename: at('core/src/decode/abis/soundsLike.ts') },
    { code: "const x = 'function owner() view'", filename: at('core/src/world/solidity.ts') },
    { code: 'if (/^0x/.test(signature)) a()', filename: at('core/src/crypto/a.ts') },
    {
      code: "if (modelOf(fn.selector, fn.signature)?.act === 'view') a()",
      filename: at('core/src/check/a.ts'),
    },
    { code: 'const x = `${name}(${types})`', filename: at('core/src/codec/a.ts') },
    { code: "const x = 'as it (almost) is'", filename: at('core/src/codec/a.ts') },
    { code: "const none = '0x00000000'", filename: at('core/src/codec/a.ts') },
    { code: "const symbol = '0x95d89b41'", filename: at('core/src/world/selectors.ts') },
    { code: "const word = '0x095ea7b3095ea7b3'", filename: at('core/src/codec/a.ts') },
    { code: 'const proxy = /^0x363d3d373d3d3d363d73([0-9a-f]{40})/', filename: at('core/src/abi/a.ts') },
    { code: 'if (of(row.name)) a()', filename: at('core/src/check/a.ts') },
    { code: 'if (/^0x[0-9a-f]{8}$/.test(data)) a()', filename: at('core/src/effects/a.ts') },
  ],
  invalid: [
    { code: "const x = 'withdraw(uint256)'", filename: at('core/src/check/a.ts'), errors: one },
    {
      code: "const x = { 'a((address,bytes)[],int24[2])': 1 }",
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    { code: 'const x = `handleOps(${op}[],address)`', filename: at('core/src/check/a.ts'), errors: one },
    { code: "if (step.fn?.name === 'setup') a()", filename: at('core/src/check/a.ts'), errors: one },
    { code: "if ('setup' !== fn.name) a()", filename: at('core/src/check/a.ts'), errors: one },
    { code: "switch (fn.name) { case 'setup': a() }", filename: at('core/src/check/a.ts'), errors: one },
    {
      code: "if (/^create/.test(step.fn?.name ?? '')) a()",
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    {
      code: "const name = step.fn?.name ?? ''; if (name === 'setup') a()",
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    { code: "const x = places[step.fn?.name ?? '']", filename: at('core/src/check/a.ts'), errors: one },
    { code: "if (stakes.has(step.fn?.name ?? '')) a()", filename: at('core/src/check/a.ts'), errors: one },
    { code: 'if (creates.test(fn.name)) a()', filename: at('core/src/check/a.ts'), errors: one },
    { code: "if (fn?.signature.startsWith('swap(')) a()", filename: at('core/src/check/a.ts'), errors: one },
    { code: "const x = 'function owner() view'", filename: at('core/src/check/a.ts'), errors: one },
    // A function that is given the name compares it, or looks it up.
    { code: "if (promises(step.fn?.name ?? '')) a()", filename: at('core/src/check/a.ts'), errors: one },
    { code: 'if (locksAt(fn.name, model)) a()', filename: at('core/src/check/a.ts'), errors: one },
    {
      code: 'const { fn: { name } } = step; if (locksAt(name)) a()',
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    {
      code: 'const name = fn.name; if (locksAt(name)) a()',
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    // Selectors.
    { code: "const approve = '0x095ea7b3'", filename: at('core/src/effects/a.ts'), errors: one },
    { code: "if (data.startsWith('0x8D80FF0A')) a()", filename: at('core/src/simulate/a.ts'), errors: one },
    { code: "const x = { '0x095ea7b3': 1 }", filename: at('core/src/effects/a.ts'), errors: one },
    { code: 'if (selector === `0x095ea7b3`) a()', filename: at('core/src/effects/a.ts'), errors: one },
    { code: 'if (/^0x095ea7b3/.test(data)) a()', filename: at('core/src/effects/a.ts'), errors: one },
    {
      code: 'if (/^0x(?:095ea7b3|23b872dd)/.test(data)) a()',
      filename: at('core/src/effects/a.ts'),
      errors: one,
    },
    { code: 'const call = `0x095ea7b3${args}`', filename: at('core/src/effects/a.ts'), errors: one },
  ],
});

tester.run('fact-ids', plugin.rules['fact-ids'], {
  valid: [
    { code: "const id = factOfStep(step.id, 'to')", filename: at('core/src/check/a.ts') },
    { code: 'const id = `step.${step.id}.to`', filename: at('core/src/check/a.test.ts') },
    { code: 'const id = `step.${step.id}.to`', filename: at('core/src/model/factIds.ts') },
    { code: 'const says = `account.debt.says${how}`', filename: at('core/src/check/a.ts') },
  ],
  invalid: [
    { code: 'const id = `step.${step.id}.to`', filename: at('core/src/check/a.ts'), errors: one },
    { code: 'const id = `mined.effect.${n}.who`', filename: at('core/src/hearback/a.ts'), errors: one },
    { code: 'const id = `token.${at}.symbol`', filename: at('web/src/ui/a.tsx'), errors: one },
  ],
});

tester.run('nouns', plugin.rules.nouns, {
  valid: [
    { code: "import { getAddress } from 'viem'", filename: at('core/src/check/a.ts') },
    { code: "import { isAddressEqual } from 'viem'", filename: at('core/src/check/a.test.ts') },
    { code: 'const is = a.toLowerCase() === key', filename: at('core/src/check/a.ts') },
    {
      code: 'const is = a.slice(2).toLowerCase() === b.slice(2).toLowerCase()',
      filename: at('core/src/check/a.ts'),
    },
    { code: 'const is = /^0x[0-9a-f]{40}$/.test(it)', filename: at('core/src/check/a.ts') },
    { code: 'const is = /^0x0{40}$/.test(it)', filename: at('core/src/ledger/account.ts') },
    { code: 'const is = /^0x0*$/.test(value.hex)', filename: at('core/src/check/a.ts') },
    { code: 'function sameAsset() {}', filename: at('core/src/ledger/asset.ts') },
  ],
  invalid: [
    { code: 'const is = /^0x0*$/.test(value.address)', filename: at('core/src/check/a.ts'), errors: one },
    { code: 'const is = /^0x0+$/.test(address)', filename: at('core/src/ask/a.ts'), errors: one },
    { code: 'function isNobody(it) {}', filename: at('core/src/ask/a.ts'), errors: one },
    { code: 'function lineKey(line) {}', filename: at('core/src/drift/a.ts'), errors: one },
    { code: "import { isAddressEqual } from 'viem'", filename: at('core/src/check/a.ts'), errors: one },
    {
      code: 'const is = a.toLowerCase() === b.to.toLowerCase()',
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    {
      code: 'const is = a?.to?.toLowerCase() !== b.toLowerCase()',
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    { code: 'const is = /^0x0{40}$/.test(it)', filename: at('core/src/narrate/a.ts'), errors: one },
    { code: 'const is = /^0x(?:0{36}|e{40})/i.test(it)', filename: at('core/src/decode/a.ts'), errors: one },
  ],
});

tester.run('read-phrases', plugin.rules['read-phrases'], {
  valid: [
    { code: "const is = it.is === 'reads'", filename: at('core/src/check/a.ts') },
    { code: "const is = rule === 'outcome.order'", filename: at('core/src/check/a.ts') },
    { code: "const is = step.id === '0.1'", filename: at('core/src/check/a.ts') },
    { code: "const is = fact.id === 'fee.most'", filename: at('core/src/simulate/a.ts') },
    { code: "const is = it.id.startsWith('step.')", filename: at('core/src/drift/a.ts') },
    { code: 'const is = /^step\\.\\d+$/.test(id)', filename: at('core/src/ask/a.ts') },
    { code: 'const is = one.says.id === other.says.id', filename: at('core/src/narrate/a.ts') },
    { code: "const is = it.id === 'effects.notNow'", filename: at('core/src/check/a.test.ts') },
  ],
  invalid: [
    { code: "const is = it.id === 'effects.notNow.gas'", filename: at('core/src/check/a.ts'), errors: one },
    { code: "const is = what.id === 'what.every'", filename: at('core/src/narrate/a.ts'), errors: one },
    { code: "const is = says.id === 'ask.operator'", filename: at('core/src/ask/a.ts'), errors: one },
    {
      code: "const is = says.id === 'intent.pays.saysTo'",
      filename: at('core/src/intent/a.ts'),
      errors: one,
    },
    {
      code: 'const is = /^sentence\\.(?:act|call)$/.test(id)',
      filename: at('core/src/narrate/a.ts'),
      errors: one,
    },
    {
      code: "all.some(({ id }) => 'effects.notNow' !== id)",
      filename: at('core/src/evidence/a.ts'),
      errors: one,
    },
    {
      code: "const is = it.remedy?.id === 'remedy.reject'",
      filename: at('core/src/check/a.ts'),
      errors: one,
    },
    {
      code: "switch (it.id) { case 'effects.notNow': a() }",
      filename: at('core/src/evidence/a.ts'),
      errors: one,
    },
    { code: "const is = it.id.startsWith('effects.')", filename: at('core/src/check/a.ts'), errors: one },
    { code: 'const is = grave.has(it.says.id)', filename: at('core/src/check/a.ts'), errors: one },
  ],
});
