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
  ],
  invalid: [
    { code: "import { x } from '@readback/web/a.ts'", filename: at('core/src/a.ts'), errors: one },
    { code: "import { x } from '@readback/practice/a.ts'", filename: at('server/src/a.ts'), errors: one },
    { code: "import { readFileSync } from 'node:fs'", filename: at('core/src/a.ts'), errors: one },
    { code: "import { useState } from 'react'", filename: at('core/src/a.ts'), errors: one },
    { code: "await import('@uniswap/v2-core/build/UniswapV2Factory.json')", filename: at('web/src/a.ts'), errors: one },
  ],
});

tester.run('one-signer', plugin.rules['one-signer'], {
  valid: [
    { code: 'provider.request({ method })', filename: at('web/src/wallet/submit.ts') },
    { code: "const names = ['eth_sendTransaction']", filename: at('core/src/request/methods.ts') },
    { code: "import { useConnection } from 'wagmi'", filename: at('web/src/a.ts') },
  ],
  invalid: [
    { code: 'provider.request({ method })', filename: at('web/src/review/a.ts'), errors: one },
    { code: "provider?.['request']({ method })", filename: at('web/src/review/a.ts'), errors: one },
    { code: "call('personal_sign')", filename: at('web/src/compose/a.ts'), errors: one },
    { code: "import { useSendTransaction } from 'wagmi'", filename: at('web/src/a.ts'), errors: one },
    { code: "import { writeContract } from 'viem/actions'", filename: at('web/src/a.ts'), errors: one },
  ],
});

tester.run('foreign-text', plugin.rules['foreign-text'], {
  valid: [
    { code: '<SafeText value={token.symbol} />', filename: at('web/src/a.tsx') },
    { code: '<p>{label}</p>', filename: at('web/src/a.tsx') },
  ],
  invalid: [
    { code: '<p>{token.symbol}</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: '<p title={`from ${origin.claimed}`}>x</p>', filename: at('web/src/a.tsx'), errors: one },
    { code: '<p>{ok ? error?.message : null}</p>', filename: at('web/src/a.tsx'), errors: one },
  ],
});
