import { resolve } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './plugin.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
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

tester.run('one-signer', plugin.rules['one-signer'], {
  valid: [
    { code: 'provider.request({ method })', filename: at('web/src/wallet/submit.ts') },
    { code: "const names = ['eth_sendTransaction']", filename: at('core/src/request/methods.ts') },
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

tester.run('foreign-text', plugin.rules['foreign-text'], {
  valid: [
    { code: '<SafeText value={token.symbol} />', filename: at('web/src/a.tsx') },
    { code: '<p>{label}</p>', filename: at('web/src/a.tsx') },
    { code: '<p>{count(token.symbol)}</p>', filename: at('web/src/a.tsx') },
  ],
  invalid: [
    { code: '<p>{token.symbol}</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: '<p title={`from ${origin.claimed}`}>x</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: '<p>{ok ? error?.message : null}</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: "<p>{token['symbol']}</p>", filename: at('web/src/a.tsx'), errors: one },
    { code: '<p>{symbol}</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: '<p>{revert.reason.slice(0, 80)}</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: '<p>{String(error.details)}</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: '<p>{[token.symbol]}</p>', filename: at('web/src/a.tsx'), errors: one },
  ],
});
