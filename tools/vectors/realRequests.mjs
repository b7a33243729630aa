// Picks real requests out of the tests of the ERC-7730 registry (CC0; READBACK_REGISTRY): the transaction, or the
// typed data, as it is pasted. What is said of each is beside the test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from './print.mjs';

/** Each `folder/file` and the number of its test. */
const picked = [
  '1inch/calldata-AggregationRouterV3 0',
  '1inch/calldata-AggregationRouterV5 0',
  '1inch/calldata-NativeOrderFactory 0',
  '1inch/eip712-1inch-limit-order 0',
  'aave/calldata-lpv2 0',
  'aave/calldata-lpv3 0',
  'circle/eip712-ReceiveWithAuthorization 0',
  'circle/eip712-TransferWithAuthorization 0',
  'ethena/calldata-ethena 0',
  'ethena/calldata-ethena 1',
  'hyperliquid/eip712-withdraw 0',
  'kiln/calldata-Vault-USDC-Euler-Yield 0',
  'kiln/calldata-Vault-USDC-Euler-Yield 1',
  'kiln/calldata-kiln-batch-deposit-v2 0',
  'kiln/calldata-kiln-batch-exit 0',
  'lens/eip712-lens-lenshub 0',
  'lido/calldata-WithdrawalQueueERC721 0',
  'lido/calldata-wstETH-referral-staker 0',
  'lido/calldata-wstETH 0',
  'lido/calldata-wstETH 1',
  'lifi/calldata-LIFIDiamond 0',
  'morpho/calldata-MorphoBlue 0',
  'morpho/calldata-MorphoBlue 1',
  'morpho/calldata-gauntlet-gtUSDC 0',
  'ondo-finance/calldata-OUSGInstantManager 0',
  'ondo-finance/calldata-USDYInstantManager 1',
  'opensea/eip712-opensea 0',
  'p2p/calldata-EigenPodManager 0',
  'p2p/calldata-P2pOrgUnlimitedEthDepositor 0',
  'paraswap/eip712-paraswap 0',
  'permit/eip712-permit-ethereum-dai 0',
  'permit/eip712-permit-arbitrum-usdc 0',
  'safe/calldata-Safe-1.3.0 0',
  'safe/calldata-Safe-1.3.0 1',
  'safe/calldata-SafeL2-1.3.0 1',
  'safe/eip712-Safe-1.5.0 0',
  'safe/eip712-SafeL2-1.4.1 0',
  'starkgate/calldata-StarkGate-STRK 0',
  'swell/calldata-swell 0',
  'swell/calldata-swell 1',
  'swissborg/calldata-ChsbToBorgMigrator 0',
  'tally/eip712-tally-ethereum-bitcoin-governor 0',
  'tally/eip712-tally-ethereum-bravo-governor 0',
  'tally/eip712-tally-ethereum-ens-token 0',
  'tally/eip712-tally-ethereum-hop-governor 0',
  'threshold/calldata-RebateStaking 0',
  'threshold/calldata-TBTC 0',
  'uniswap/calldata-UniswapV3Router02 0',
  'uniswap/calldata-UniswapV3Router02 1',
  'uniswap/eip712-UniswapX-DutchOrder 0',
  'uniswap/eip712-UniswapX-LimitOrder 0',
  'walletconnect/calldata-wct 0',
  'walletconnect/calldata-wct 1',
  'weth/calldata-weth 0',
  'yieldxyz/calldata-yieldxyz-pol-validator 0',
];

print({
  from: 'github.com/ethereum/clear-signing-erc7730-registry 3b66ba2, CC0',
  requests: picked.map((line) => {
    const [file, at] = line.split(' ');
    const [folder, name] = file.split('/');
    const path = join(process.env.READBACK_REGISTRY, 'registry', folder, 'testsv2', `${name}.tests.json`);
    const { description, rawTx, txHash, data } = JSON.parse(readFileSync(path, 'utf8')).tests[Number(at)];
    return { id: line, description, ...(txHash && { sent: txHash }), pasted: rawTx ?? JSON.stringify(data) };
  }),
});
