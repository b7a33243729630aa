import type { Readback } from '@readback/core/model/readback.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { OthersCall } from '@readback/scenarios/scenario.ts';
import { type Address, type Hex, toHex } from 'viem';
import type { Call } from '../corpus/ground.ts';
import { rpc } from '../rpc.ts';
import { turnedBack } from '../turnedBack.ts';
import { mine } from '../truth/node.ts';
import { call } from '../truth/sky.ts';
import type { Proof } from './hostile.ts';
import type { Stage } from './stage.ts';
import { lossesBetween, type Wealth, wealthOf } from './wealth.ts';

/** Whether a readback is one that people sign by a mere press. */
export function isCalm({ verdict, control }: Readback): boolean {
  return verdict === 'read' && control.kind === 'press';
}

/**
 * What signing it takes that the steps do not openly say, each as a line; none: nothing is taken. The chain is as it
 * was after that. What is openly said is a payment by a standard transfer, and an allowance well below what is held.
 */
export async function takenBy(
  proof: Proof,
  readback: Readback | undefined,
  stage: Stage,
): Promise<readonly string[]> {
  if (proof.by === 'construction') return [proof.why];
  const { url, makers, smallSafe } = stage;
  const all = [...makers, smallSafe];
  const mark = await rpc<string>(url, 'evm_snapshot');
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  try {
    const before = await Promise.all(all.map((who) => wealthOf(stage, who)));
    const ofMaker = before[all.indexOf(proof.maker)] ?? new Map<string, bigint>();
    const said =
      readback === undefined ? [] : everyStep(readback.steps).flatMap((step) => openly(step, stage, ofMaker));
    await carryOut(proof, stage);
    await spendAllowances(proof.maker, stage);
    const after = await Promise.all(all.map((who) => wealthOf(stage, who)));
    return all.flatMap((who, n) =>
      [...lossesBetween(before[n] ?? new Map(), after[n] ?? new Map())].flatMap(([what, lost]) => {
        const known = said.filter((it) => it.what === what).reduce((sum, it) => sum + it.amount, 0n);
        return lost - known > dust(what) ? [`${lost - known} of ${what}, of ${who}`] : [];
      }),
    );
  } finally {
    await turnedBack(url, mark);
    await rpc(url, 'anvil_autoImpersonateAccount', [false]);
  }
}

/** Fees are paid in coins by those who send. */
function dust(what: string): bigint {
  return what === 'coins' ? 4n * 10n ** 15n : 0n;
}

async function carryOut(proof: Exclude<Proof, { by: 'construction' }>, { url }: Stage): Promise<void> {
  if (proof.by === 'calls') {
    for (const it of proof.calls) await send(url, proof.maker, it, proof.gas);
    for (const it of proof.after ?? []) await other(url, it);
    return;
  }
  const signature = await proof.sign();
  for (const it of proof.after(signature)) await other(url, it);
}

const fee = 10n ** 18n;

async function send(
  url: string,
  from: Address,
  { to, data, value, operation }: Call,
  gas?: bigint,
): Promise<void> {
  // A delegatecall of a Safe is never made here: such a call has been taken apart before.
  if (operation === 1) throw new RangeError('A delegatecall is not sent.');
  const its = gas === undefined ? {} : { gas: toHex(gas) };
  await mine(url, { from, to, data, value: toHex(value), ...its });
}

async function other(url: string, { from, to, data, value = 0n }: OthersCall): Promise<void> {
  await rpc(url, 'anvil_setBalance', [from, toHex(fee + value)]);
  await mine(url, { from, to, data, value: toHex(value) });
}

/** Whoever was allowed something takes it. */
async function spendAllowances(maker: Address, { url, at, shop, practiceTokens }: Stage): Promise<void> {
  for (const token of practiceTokens) {
    const held = await word(url, token, call('function balanceOf(address)', maker));
    for (const spender of [at.stranger, at.trap, shop]) {
      const may = await word(url, token, call('function allowance(address,address)', maker, spender));
      if (may === 0n || held === 0n) continue;
      const data = call(
        'function transferFrom(address,address,uint256)',
        maker,
        at.stranger,
        may < held ? may : held,
      );
      await other(url, { from: spender, to: token, data });
    }
  }
}

async function word(url: string, to: Address, data: Hex): Promise<bigint> {
  const it = await rpc<Hex>(url, 'eth_call', [{ to, data }, 'latest']);
  return it === '0x' ? 0n : BigInt(it);
}

function everyStep(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((it) => [it, ...everyStep(it.steps)]);
}

type Openly = Readonly<{ what: string; amount: bigint }>;

/**
 * What a step says for itself, in the standard's own words: a payment, or an allowance. Whatever comes near to all that
 * is held is never just said.
 */
function openly({ fn, to, args, value }: Step, stage: Stage, of: Wealth): readonly Openly[] {
  const { at, lending } = stage;
  const names: readonly (readonly [Address, readonly string[]])[] = [
    [at.practiceDollar, ['dollars', 'agent']],
    [at.weth9, ['coins']],
    [at.practiceToken, ['tokens']],
    [at.practiceDai, ['dai']],
    [lending, ['lending']],
  ];
  const number = args.find(({ value: it }) => it.kind === 'integer')?.value;
  // An allowance at Permit2 names its token first.
  const first = args[0]?.value;
  const token = fn?.signature === atPermit2 && first?.kind === 'address' ? first.address : to;
  const [, whats] = names.find(([it]) => it.toLowerCase() === token?.toLowerCase()) ?? [];
  const said: readonly Openly[] =
    value > 0n && fn === undefined
      ? [{ what: 'coins', amount: value }]
      : whats !== undefined && number?.kind === 'integer' && standard.has(fn?.signature ?? '')
        ? whats.map((what) => ({ what, amount: number.value }))
        : [];
  return said.filter(({ what, amount }) => amount * 10n < (of.get(what) ?? 0n) * 9n);
}

const atPermit2 = 'approve(address,address,uint160,uint48)';

const standard: ReadonlySet<string> = new Set([
  'transfer(address,uint256)',
  'approve(address,uint256)',
  atPermit2,
]);
