import type { Severity } from '../../model/finding.ts';

/** What the checks say of honest requests, and why that is right: a line for each rule and reason. */
export const honestFirings: readonly Readonly<{
  rule: string;
  severity: Exclude<Severity, 'note'>;
  files: readonly string[];
  why: string;
}>[] = [
  {
    rule: 'approvals.noLimit',
    severity: 'caution',
    files: ['walletconnect/calldata-wct'],
    why: 'The allowance is 2^256 − 1 for a contract that nobody here names.',
  },
  {
    rule: 'approvals.operator',
    severity: 'caution',
    files: ['flyingtulip/calldata-PftNft'],
    why: 'Every item of the collection is put into the hands of another account.',
  },
  {
    rule: 'power.fallbackHandler',
    severity: 'caution',
    files: ['safe/calldata-SafeL2-1.3.0'],
    why: 'A Safe is told to let another contract answer in its name.',
  },
  {
    rule: 'power.givenAway',
    severity: 'caution',
    files: ['layerswap/calldata-LayerswapDepository'],
    why: 'The contract is given to another owner, or to nobody, which cannot be undone.',
  },
  {
    rule: 'power.newSafe',
    severity: 'caution',
    files: ['safe/calldata-SafeL2-1.3.0'],
    why: 'A new Safe is set up with one owner, who is enough to move all it has.',
  },
  {
    rule: 'power.owners',
    severity: 'caution',
    files: ['safe/calldata-Safe-1.3.0'],
    why: 'One owner of a Safe takes the place of another.',
  },
  {
    rule: 'power.owners',
    severity: 'stop',
    files: ['safe/calldata-Safe-1.3.0', 'safe/calldata-SafeL2-1.3.0'],
    why: 'After it one signature is enough: the last argument is a threshold of 1.',
  },
  {
    rule: 'signatures.anyChain',
    severity: 'caution',
    files: ['rarible/eip712-rarible-exchange-v2-meta-tx'],
    why: 'The domain names no network, so that the signature is good on each of them.',
  },
  {
    rule: 'signatures.checksum',
    severity: 'caution',
    files: [
      'degate/eip712-degate',
      'ledgerquest/eip712-ledgerquest',
      'lens/eip712-lens-lenshub',
      'opensea/eip712-opensea',
      'permit/eip712-permit-ethereum-aave',
      'rarible/eip712-rarible-erc-1155',
      'tally/eip712-tally-ethereum-ens-token',
      'tally/eip712-tally-ethereum-gtk-token',
      'tally/eip712-tally-ethereum-uni-token',
      'uniswap/eip712-UniswapX-DutchOrder',
      'uniswap/eip712-UniswapX-ExclusiveDutchOrder',
    ],
    why: 'An address in the data has capitals that are not those of its checksum (ERC-55): it was typed or changed.',
  },
  {
    rule: 'signatures.noLimit',
    severity: 'caution',
    files: ['permit/eip712-permit-ethereum-dai', 'permit/eip712-permit-polygon-dai'],
    why: 'A permit of DAI’s kind has no amount: it allows everything.',
  },
  {
    rule: 'signatures.offerElsewhere',
    severity: 'caution',
    files: ['1inch/eip712-1inch-limit-order'],
    why: 'What the order brings goes to a receiver who is not its maker.',
  },
  {
    rule: 'signatures.power',
    severity: 'caution',
    files: [
      'tally/eip712-tally-ethereum-ens-token',
      'tally/eip712-tally-ethereum-gtk-token',
      'tally/eip712-tally-ethereum-hop-token',
      'tally/eip712-tally-ethereum-pool-token',
      'tally/eip712-tally-ethereum-uni-token',
    ],
    why: 'Votes are given to a delegate who is not the signer.',
  },
  {
    rule: 'signatures.privateBuyer',
    severity: 'caution',
    files: ['paraswap/eip712-paraswap'],
    why: 'The order names one taker, and nobody else can take it.',
  },
  {
    rule: 'signatures.transfer',
    severity: 'caution',
    files: ['circle/eip712-ReceiveWithAuthorization', 'circle/eip712-TransferWithAuthorization'],
    why: 'The signature itself moves tokens to somebody the user never paid.',
  },
  {
    rule: 'transfers.lost',
    severity: 'caution',
    files: [
      'morpho/calldata-gauntlet-gtWBTCc',
      'morpho/calldata-gauntlet-gtWETHe',
      'morpho/calldata-gauntlet-gtcbBTCc',
      'morpho/calldata-gauntlet-gtmsUSDc',
      'morpho/calldata-gauntlet-mhyETH',
      'morpho/calldata-gauntlet-midasUSDC',
      'morpho/calldata-mev_capital-pWBTC',
      'morpho/calldata-re7_labs-Re7cbBTC',
      'morpho/calldata-re7_labs-fxUSDC',
      'morpho/calldata-sparkdao-spDAI',
      'morpho/calldata-steakhouse_financial-bbqUSDT',
      'morpho/calldata-steakhouse_financial-steakPYUSD',
      'morpho/calldata-steakhouse_financial-steakUSDR',
    ],
    why: 'Shares of a vault are made for an address that nobody has the key of. Makers of vaults do that once, on purpose.',
  },
  {
    rule: 'transfers.outputElsewhere',
    severity: 'caution',
    files: [
      '1inch/calldata-AggregationRouterV3',
      '1inch/calldata-AggregationRouterV6',
      'flyingtulip/calldata-EpochRewardsVault',
      'kyberswap/calldata-MetaAggregationRouterV2',
    ],
    why: 'The receiver in the call is another account than the sender that the test names.',
  },
];
