// Copies a small part of the ERC-7730 registry (READBACK_REGISTRY) to core/registry, byte for byte: descriptors with
// their tests, what they include and what auditors signed of them, and of the two indexes what is about them.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const from = process.env.READBACK_REGISTRY ?? '';
const to = join(import.meta.dirname, '../../core/registry');
const wanted = [
  '1inch/calldata-NativeOrderFactory',
  '1inch/eip712-AggregationRouterV6',
  'aave/calldata-lpv3',
  'circle/eip712-ReceiveWithAuthorization',
  'ethena/calldata-ethena',
  'flyingtulip/calldata-PftNft',
  'hyperliquid/eip712-withdraw',
  'kiln/calldata-Vault-USDT-Aave-v3',
  'ledgerquest/eip712-ledgerquest',
  'lido/calldata-wstETH-referral-staker',
  'morpho/calldata-steakhouse_financial-steakUSDR',
  'p2p/calldata-P2pMessageSender',
  'permit/eip712-permit-ethereum-dai',
  'permit/eip712-permit-ethereum-usdc',
  'poap/calldata-PoapBridge',
  'rarible/eip712-rarible-erc-721',
  'rarible/eip712-rarible-exchange-v2-meta-tx',
  'safe/calldata-Safe-1.3.0',
  'safe/eip712-SafeL2-1.4.1',
  'starkgate/calldata-StarkGate-STRK',
  'swissborg/calldata-ChsbToBorgMigrator',
  'tally/eip712-tally-ethereum-bravo-governor',
  'tally/eip712-tally-ethereum-uni-token',
  'tether/calldata-usdt',
  'threshold/calldata-TBTC',
  'uniswap/eip712-UniswapX-LimitOrder',
  'walletconnect/calldata-wct',
  'weth/calldata-weth',
  'yieldxyz/calldata-yieldxyz-pol-validator',
];

// What auditors signed: of files that include nothing, and of two that do.
const signed = /^(?:weth|tether|kiln|morpho)$/;

const places = new Set(['LICENSE.md']);
for (const name of wanted) {
  const [folder, file] = name.split('/');
  const here = `registry/${folder}`;
  withIncludes(`${here}/${file}.json`);
  const tests = `${here}/testsv2/${file}.tests.json`;
  if (existsSync(join(from, tests))) places.add(tests);
  if (signed.test(folder))
    for (const it of readdirSync(join(from, here, 'sigs')).filter((it) => it.startsWith(`${file}.eip155-`)))
      places.add(`${here}/sigs/${it}`);
}
for (const folder of existsSync(to) ? readdirSync(to) : [])
  if (folder !== 'README.md') rmSync(join(to, folder), { recursive: true });
for (const place of places) {
  mkdirSync(dirname(join(to, place)), { recursive: true });
  cpSync(join(from, place), join(to, place));
}
for (const index of ['index.calldata.json', 'index.eip712.json']) {
  const all = Object.entries(JSON.parse(readFileSync(join(from, index), 'utf8')));
  const kept = all.flatMap(([key, value]) => {
    if (typeof value === 'string') return places.has(value) ? [[key, value]] : [];
    const types = Object.entries(value).flatMap(([type, list]) => {
      const there = list.filter(({ path }) => places.has(path));
      return there.length > 0 ? [[type, there]] : [];
    });
    return types.length > 0 ? [[key, Object.fromEntries(types)]] : [];
  });
  writeFileSync(join(to, index), `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
}
process.stdout.write(`${places.size} files\n`);

function withIncludes(place) {
  places.add(place);
  const { includes } = JSON.parse(readFileSync(join(from, place), 'utf8'));
  if (includes !== undefined) withIncludes(join(dirname(place), includes).replaceAll('\\', '/'));
}
