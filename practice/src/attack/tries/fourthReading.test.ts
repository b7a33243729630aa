import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, encodeAbiParameters, type Hex, maxUint256, pad, parseAbiParameters, toFunctionSelector, toHex } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, type Op, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, one as oneCall, soon, type Try as OneTry } from './oneCall.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A fourth reading: what one step of a batch explains of another, fees by a number, penalties, and what no balance shows. */
type Try = OneTry & Readonly<{ chainId?: number }>;

/** Read back calmly, and said: by the sentence, or by the name of the function. */
const told: ReadonlySet<string> = new Set([]);

/** Those that are read back calmly, though they harm. */
const open: readonly string[] = [];

const on = (chainId: number, it: OneTry): Try => ({ ...it, chainId });
const one = oneCall;
const free = (id: string, why: string, read: Try['read'], chainId = 1): Try => ({ id, why, read, chainId });
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
const pull: Op = { kind: 0, token: usdc, who: pool, amount: K };
const abi = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values as never);

/**
 * Code that writes a number down when a function is called, and answers every other call by the number one: the record is
 * kept by the caller, or by the word of the arguments that starts at a place.
 */
async function records(e: Ethereum, where: Address, text: string, by: 'caller' | number): Promise<void> {
  const selector = toFunctionSelector(text).slice(2);
  const key = by === 'caller' ? '33' : `60${by.toString(16).padStart(2, '0')}35`;
  const write = `${key}5f526005602052600160405f205500`;
  const head = `5f3560e01c63${selector}1460`;
  const other = `73${me.slice(2).toLowerCase()}5f5260205ff3`;
  const to = (head.length / 2 + 2 + other.length / 2).toString(16).padStart(2, '0');
  await rpc(e.url, 'anvil_setCode', [where, `0x${head}${to}57${other}5b${write}`]);
  e.published(where);
}

const lens = at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d');
const handles = at('0xd4f2f33680fccb36748fa9831851643781608844');
const moonbirds = at('0x23581767a106ae21c074b2276d25e5c3e136a68b');
const guardian = 'function DANGER__disableTokenGuardian()';
const nesting = 'function toggleNesting(uint256[] tokenIds)';
const unlink = 'function unlink(uint256 handleId, uint256 profileId)';
const balanceOf = 'function balanceOf(address owner) view returns (uint256)';

const masked = [
  free('Lens: the guardian of all profiles is off', 'A week later one approval takes the profiles.', async (e) => {
    await records(e, lens, guardian, 'caller');
    return e.read(ask(137, lens, call(guardian)), { abis: { [lens]: [guardian] } });
  }, 137),
  free('Lens: the guardian is off, beside a question', 'The question to the same contract explains what it keeps of the user.', async (e) => {
    await records(e, lens, guardian, 'caller');
    return e.read(
      askBatch(137, [{ to: lens, data: call(guardian) }, { to: lens, data: call(balanceOf, me) }]),
      { abis: { [lens]: [guardian, balanceOf] } },
    );
  }, 137),
  free('Lens: a handle is no longer the profile’s', 'Whoever looks for the name finds nobody, and payments by it fail.', async (e) => {
    await records(e, handles, unlink, 4);
    return e.read(ask(137, handles, call(unlink, 7n, 9n)), { abis: { [handles]: [unlink] } });
  }, 137),
  free('Lens: a handle is no longer the profile’s, beside a question', 'The same, masked.', async (e) => {
    await records(e, handles, unlink, 4);
    return e.read(
      askBatch(137, [{ to: handles, data: call(unlink, 7n, 9n) }, { to: handles, data: call('function name() view returns (string)') }]),
      { abis: { [handles]: [unlink] } },
    );
  }, 137),
  free('Moonbirds: the nest is left', 'The time in the nest, which its rank comes from, begins anew.', async (e) => {
    await records(e, moonbirds, nesting, 0x44);
    return e.read(ask(1, moonbirds, call(nesting, [7n])), { abis: { [moonbirds]: [nesting] } });
  }),
  free('Moonbirds: the nest is left, beside a question', 'The same, masked by a question to the collection.', async (e) => {
    await records(e, moonbirds, nesting, 0x44);
    return e.read(
      askBatch(1, [{ to: moonbirds, data: call(nesting, [7n]) }, { to: moonbirds, data: call(balanceOf, me) }]),
      { abis: { [moonbirds]: [nesting] } },
    );
  }),
  free('Moonbirds: the nest is left, beside an approval that is taken back', 'The same, masked by care.', async (e) => {
    await records(e, moonbirds, nesting, 0x44);
    const all = 'function setApprovalForAll(address operator, bool approved)';
    return e.read(
      askBatch(1, [{ to: moonbirds, data: call(all, thief, false) }, { to: moonbirds, data: call(nesting, [7n]) }]),
      { abis: { [moonbirds]: [nesting, all] } },
    );
  }),
];

const odos = at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');
const odosExecutor = at('0xb28ca7e465c452ce4252598e0bc96aeba553cf82');
const odosSwap =
  'function swap((address inputToken, uint256 inputAmount, address inputReceiver, address outputToken, uint256 outputQuote, uint256 outputMin, address outputReceiver) tokenInfo, bytes pathDefinition, address executor, uint32 referralCode) payable returns (uint256)';
const odosTry = (id: string, why: string, code: number, min: bigint) =>
  one(
    id,
    why,
    odos,
    odosSwap,
    [
      {
        inputToken: usdc,
        inputAmount: K,
        inputReceiver: odosExecutor,
        outputToken: weth,
        outputQuote: (E18 * 25n) / 100n,
        outputMin: min,
        outputReceiver: me,
      },
      '0x0102',
      odosExecutor,
      code,
    ],
    { ops: [{ ...pull, who: odosExecutor }, { kind: 1, token: weth, amount: (E18 * 245n) / 1000n }] },
  );
const okx = at('0x5e1f62dac767b0491e3ce72469c217365d5b48cc');
const unxswap = 'function unxswapByOrderId(uint256 srcToken, uint256 amount, uint256 minReturn, bytes32[] pools) payable returns (uint256)';
const fees = [
  odosTry('Odos: an honest swap', 'to compare.', 0, (E18 * 244n) / 1000n),
  odosTry(
    'Odos: a code that takes two percent',
    'A code above 2^31 takes a fee out of what comes, to whoever registered it: up to two percent.',
    3_000_000_000,
    (E18 * 244n) / 1000n,
  ),
  free('OKX: a commission behind the arguments', 'The last words of the data send three percent to the thief.', async (e) => {
    await e.stand(okx, { [unxswap]: [pull, { kind: 1, token: weth, amount: E18 / 4n }] }, [usdc]);
    await e.send(me, weth, call('function mint(address,uint256)', okx, E18));
    const data = call(unxswap, BigInt(usdc), K, (E18 * 249n) / 1000n, [pad('0x80000000000000003b6d0340b4e16d0168e52d35cacd2c6185b44281ec28c9dc', { size: 32 })]);
    const tail = concat([pad(weth, { size: 32 }), `0x3ca20afc2bbb${(300).toString(16).padStart(12, '0')}${thief.slice(2)}`]);
    return e.read(ask(1, okx, concat([data, tail])), { abis: { [okx]: [unxswap] } });
  }),
];

const rebates = at('0x0184739c32edc3471d3e4860c8e39a5f3ff85a45');
const vester = at('0x199070ddfd1cfb69173aa2f7e20906f26b363004');
const gmxRewards = at('0x5e4766f932ce00aa4a1a82d3da85adf15c5694a1');
const savax = at('0x2b2c81e08f1af8835a78bb2a90ae924ace0ea4be');
const wct = at('0x521b4c065bbdbe3e20b3727340730936912dfa46');
const silent = [
  one('Threshold: rebates go to the treasury', 'What comes back of fees goes to somebody else from then on.', rebates, 'function setRebateTreasuryFeeMode(uint8 mode)', [2]),
  one('Threshold: all of the stake begins to leave', 'Rebates end at once, and the stake earns nothing for a month.', rebates, 'function startUnstaking(uint96 amount)', [10n ** 22n]),
  on(43114, one('BENQI: all shares wait', 'Fifteen days without yield, and two days to take it out, else all over.', savax, 'function requestUnlock(uint256 shareAmount)', [10n * E18], { ops: [{ kind: 0, token: weth, who: savax, amount: E18 }], allowed: [weth] })),
  on(42161, one('GMX: the vester takes the stake as a pledge', 'Staked GMX cannot be sold for a year.', vester, 'function deposit(uint256 _amount)', [10n * E18])),
  on(42161, one('GMX: the vester is left', 'to compare.', vester, 'function withdraw()', [])),
  on(42161, one('GMX: rewards are staked', 'to compare.', gmxRewards, 'function compound()', [])),
  on(42161, one('GMX: part of the stake leaves', 'All multiplier points of that part are burned.', gmxRewards, 'function unstakeGmx(uint256 _amount)', [10n * E18], { ops: [{ kind: 1, token: weth, amount: E18 }] })),
  on(10, one('WalletConnect: a lock of four years', 'Long, and nobody is told.', wct, 'function createLock(uint256 amount, uint256 unlockTime)', [10n * E18, 1_900_000_000n], { ops: [{ kind: 0, token: usdc, who: wct, amount: K }] })),
];

const sends = (id: string, why: string, more: object, to: Address, data: Hex, value = 0n) =>
  free(id, why, async (e) => {
    const sent = { chainId: toHex(1), from: me, to, data, value: toHex(value), ...more };
    void e;
    return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
  });
const deposit = call('function deposit() payable');
const fields = [
  sends('a number far ahead', 'It comes due when nobody remembers it.', { nonce: toHex(5_000) }, weth, call('function approve(address spender, uint256 amount)', zero, 0n)),
  sends('a tip of ten thousand gwei', 'Goes to the one who builds the block: him.', { maxPriorityFeePerGas: toHex(10n ** 13n), maxFeePerGas: toHex(2n * 10n ** 13n) }, weth, call('function approve(address spender, uint256 amount)', thief, 0n)),
  sends('a price of gas of a hundred thousand gwei', 'The same in the old form.', { gasPrice: toHex(10n ** 14n) }, weth, call('function approve(address spender, uint256 amount)', thief, 0n)),
  sends('a list of two thousand places to warm', 'Five million units of gas are paid for nothing.', {
    accessList: [{ address: weth, storageKeys: Array.from({ length: 2_000 }, (_, it) => pad(toHex(it), { size: 32 })) }],
  }, weth, call('function approve(address spender, uint256 amount)', thief, 0n)),
  sends('code that costs calldata', 'Twenty thousand bytes behind an allowance that is taken back.', {}, weth, concat([call('function approve(address spender, uint256 amount)', thief, 0n), `0x${'ff'.repeat(20_000)}`])),
  sends('a tip as large as the payment', 'A payment of 0.001 coins with a tip of 0.2.', { gas: toHex(21_000), maxPriorityFeePerGas: toHex(10n ** 13n), maxFeePerGas: toHex(10n ** 13n + 10n ** 11n) }, me, '0x', 10n ** 15n),
];
void deposit;

const funded: readonly Address[] = [odos, okx, rebates, vester, gmxRewards, savax, wct];

const tries: readonly Try[] = [...masked, ...fees, ...silent, ...fields];

const verdicts = new Map<string, string>();

beforeAll(async () => {
  for (const chainId of new Set(tries.map((it) => it.chainId ?? 1))) {
    await onEthereum(chainId, async (e) => {
      for (const it of funded) await rpc(e.url, 'anvil_setBalance', [it, toHex(100n * E18)]);
      for (const it of tries.filter((that) => (that.chainId ?? 1) === chainId)) {
        if (process.env.ONLY !== undefined && !it.id.includes(process.env.ONLY)) continue;
        verdicts.set(
          it.id,
          await outcomeOf(async () => {
            const back = await it.read(e);
            if (process.env.SHOW !== undefined) show(it.id, back);
            return back;
          }),
        );
      }
    });
  }
}, 900_000);

function show(id: string, back: Awaited<ReturnType<Try['read']>>): void {
  const { verdict, control, findings } = back as unknown as { verdict: string; control: { kind: string }; findings: readonly { rule: string; severity: string; outcome?: string }[] };
  // eslint-disable-next-line no-console
  console.log(`## ${id}\n   ${verdict} ${control.kind} ${findings.filter((f) => f.severity !== undefined).map((f) => `${f.rule}:${f.severity}`).join(' ')}`);
}

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' && !told.has(id) ? [id] : []));
  expect(calm.toSorted()).toEqual([...open].toSorted());
});
void [askMessage, askTypedData, safeTx, safeTypedData, maxUint256, abi, pilot];
