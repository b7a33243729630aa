import { accountOf } from '@readback/core/evidence/purpose/account.ts';
import { check } from '@readback/core/check/check.ts';
import { findingsOf } from '@readback/core/check/rule.ts';
import { rules } from '@readback/core/check/rules.ts';
import {
  allowance,
  balance,
  effectsOf,
  friend,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import type { Effects } from '@readback/core/model/effects.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Step } from '@readback/core/model/step.ts';
import { begin } from '@readback/core/reading/state.ts';
import { concatHex, encodeFunctionData, erc20Abi, maxUint256, pad, parseAbi, toHex } from 'viem';
import { accountCases } from './checks/account.ts';
import { account, batch, type Call } from './checks/batch.ts';
import { median, ms, table } from './measure.ts';

// All rules over what was read, as the page runs them after each answer of the world, and of these the account of the
// request alone; beside them, decoding of the same request. Each run has a view of its own, so that nothing is remembered from the run before. With `--rules` the
// slowest rules of each request are named.
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';

const transfer = (at: number): Call => ({
  to: usdc,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account(at), BigInt(at + 1)] }),
});

const approval = (at: number, amount = maxUint256): Call => ({
  to: usdc,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [account(at), amount] }),
});

const payment = (at: number): Call => ({ to: account(at), data: '0x', value: BigInt(at + 1) });

const swap = (at: number): Call => ({
  to: router,
  data: encodeFunctionData({
    abi: parseAbi([
      'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ]),
    functionName: 'swapExactTokensForTokens',
    args: [1_000_000n + BigInt(at), 900_000n, [usdc, weth], at % 2 === 0 ? friend : safe, 1_900_000_000n],
  }),
});

const unread = (at: number): Call => ({
  to: account(at),
  data: concatHex([pad(toHex(at + 1), { size: 4 }), pad(toHex(at))]),
});

/** Half swaps, half approvals of the router for what they need. */
const swapOrApproval = (at: number): Call => (at % 2 === 0 ? swap(at) : approval(at, BigInt(at)));

const single = ({ to, data }: Call) => transaction(to, data);

const cases: readonly Readonly<{
  what: string;
  body: Body;
  sample?: Sample;
  effects?: Effects;
  bar: number;
}>[] = [
  { what: 'a transfer', body: single(transfer(0)), bar: 3 },
  { what: 'a swap', body: single(swap(0)), bar: 3 },
  { what: 'a batch of ten transfers', body: batch(transfer, 10), bar: 3 },
  { what: 'a batch of a thousand transfers', body: batch(transfer, 1_000), bar: 300 },
  { what: 'ten thousand transfers', body: batch(transfer), bar: 300 },
  { what: 'the same, each with its effects', body: batch(transfer), effects: arriving(), bar: 300 },
  { what: 'ten thousand approvals', body: batch(approval), bar: 300 },
  { what: 'the same, each with its effects', body: batch(approval), effects: allowing(), bar: 300 },
  { what: 'ten thousand payments of coins', body: batch(payment), bar: 300 },
  { what: 'ten thousand swaps', body: batch(swap), bar: 300 },
  { what: 'five thousand swaps, as many approvals', body: batch(swapOrApproval), bar: 300 },
  { what: 'the same, with effects', body: batch(swapOrApproval), effects: allowing(), bar: 300 },
  { what: 'ten thousand calls nobody can read', body: batch(unread), bar: 300 },
  ...accountCases.map((it) => ({ ...it, bar: 300 })),
];

const perRule = process.argv.includes('--rules');
const only = process.argv.find((it) => it.startsWith('--only='))?.slice('--only='.length);
const rows = [['request', 'decode', 'account', 'all rules', 'share', 'bar']];
for (const { what, body, effects = effectsOf([]), sample = { effects: known(effects) }, bar } of cases) {
  if (only !== undefined && !what.includes(only)) continue;
  const view = viewOf(body, sample);
  // The tree of steps is one for all revisions; what is remembered of it is part of the first.
  const judged = await median(() => check(again(view)), { runs: 5, warm: 1 });
  const accounted = await median(() => accountOf(again(view)), { runs: 5, warm: 1 });
  const decoded = await median(() => begin(view.incoming), { runs: 3, warm: 1 });
  rows.push([what, ms(decoded), ms(accounted), ms(judged), `${(judged / decoded).toFixed(1)} x`, ms(bar)]);
  if (perRule) slowest(view);
}
table(rows);

/** The same view as if nobody had asked anything of it. */
function again(view: Evidence): Evidence {
  const { effects } = view;
  const fresh = effects.s === 'known' ? known({ ...effects.v }) : effects;
  return { ...view, steps: view.steps.map(copied), effects: fresh };
}

function copied(step: Step): Step {
  return { ...step, steps: step.steps.map(copied) };
}

function slowest(view: Evidence): void {
  const fresh = again(view);
  const times = rules.map((rule) => {
    const started = performance.now();
    findingsOf(rule, rule.run(fresh));
    return { id: rule.id, time: performance.now() - started };
  });
  times.sort((a, b) => b.time - a.time);
  for (const { id, time } of times.slice(0, 12)) console.log(`    ${id} ${ms(time)}`);
}

function arriving(): Effects {
  return effectsOf(Array.from({ length: 10_000 }, (_, at) => balance(usdc, 101n + BigInt(at), account(at))));
}

function allowing(): Effects {
  return effectsOf(Array.from({ length: 10_000 }, (_, at) => allowance(usdc, account(at), maxUint256, safe)));
}
