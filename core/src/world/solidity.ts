/**
 * What Readback itself asks of contracts, and the calls that it makes in a simulation: one line of Solidity each, and nowhere
 * else. What a request calls is no such line: it has a row in `core/functions`.
 */
export const solidity = {
  // Tokens and collections.
  balanceOf: 'function balanceOf(address account) view returns (uint256)',
  unitsOf: 'function balanceOf(address owner, uint256 id) view returns (uint256)',
  supportsInterface: 'function supportsInterface(bytes4) view returns (bool)',
  transfer: 'function transfer(address, uint256) returns (bool)',
  transferFrom: 'function transferFrom(address, address, uint256)',
  safeTransferFrom: 'function safeTransferFrom(address, address, uint256, uint256, bytes)',
  ownerOf: 'function ownerOf(uint256 id) view returns (address)',
  custodyOf: 'function custodyOf(uint256 fid) view returns (address)',
  tokenURI: 'function tokenURI(uint256 tokenId)',
  uri: 'function uri(uint256 id)',

  // Permissions over them: ERC-20, ERC-721, ERC-6909, ERC-777, LSP7, ERC-2612 and the older form of DAI, ERC-3009, Permit2.
  allowance: 'function allowance(address owner, address spender) view returns (uint256)',
  unitsAllowance: 'function allowance(address, address, uint256) view returns (uint256)',
  permit2Allowance:
    'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
  getApproved: 'function getApproved(uint256) view returns (address)',
  isApprovedForAll: 'function isApprovedForAll(address owner, address operator) view returns (bool)',
  isOperator: 'function isOperator(address, address) view returns (bool)',
  isOperatorFor: 'function isOperatorFor(address, address) view returns (bool)',
  // Whether someone may act for an account in a market, a vault or a system of accounts; and take loans that it owes.
  isAuthorized: 'function isAuthorized(address authorizer, address authorized) view returns (bool)',
  isAccountOperatorAuthorized:
    'function isAccountOperatorAuthorized(address account, address operator) view returns (bool)',
  hasApprovedRelayer: 'function hasApprovedRelayer(address user, address relayer) view returns (bool)',
  can: 'function can(address owner, address user) view returns (uint256)',
  borrowAllowance: 'function borrowAllowance(address fromUser, address toUser) view returns (uint256)',
  nonces: 'function nonces(address owner) view returns (uint256)',
  permit:
    'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  permitAllowed:
    'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  authorizationState: 'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  nonceBitmap: 'function nonceBitmap(address owner, uint256 word) view returns (uint256)',
  permitTransferFrom:
    'function permitTransferFrom(Permit permit, Details details, address owner, bytes signature)',
  permitBatchTransferFrom:
    'function permitTransferFrom(Permit permit, Details[] details, address owner, bytes signature)',

  // Who decides over a contract.
  owner: 'function owner() view returns (address)',
  pendingOwner: 'function pendingOwner() view returns (address)',
  implementation: 'function implementation() view returns (address)',
  hasRole: 'function hasRole(bytes32, address) view returns (bool)',

  // Safes.
  getThreshold: 'function getThreshold() view returns (uint256)',
  getOwners: 'function getOwners() view returns (address[])',
  VERSION: 'function VERSION() view returns (string)',
  isOwner: 'function isOwner(address) view returns (bool)',
  isModuleEnabled: 'function isModuleEnabled(address) view returns (bool)',
  getModulesPaginated: 'function getModulesPaginated(address, uint256) view returns (address[], address)',
  getTransactionHash:
    'function getTransactionHash(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, uint256) view returns (bytes32)',
  approveHash: 'function approveHash(bytes32)',
  approvedHashes: 'function approvedHashes(address, bytes32) view returns (uint256)',
  multiSend: 'function multiSend(bytes transactions) payable',
  execTransaction:
    'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes) payable returns (bool)',

  // Accounts and what carries their calls.
  isValidSignature: 'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  isValidSignatureOfBytes: 'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
  handleOps: 'function handleOps(Op[] ops, address beneficiary)',
  createSender: 'function createSender(bytes initCode) returns (address)',
  entryPointNonce: 'function getNonce(address sender, uint192 key) view returns (uint256)',
  getNonce: 'function getNonce(address owner) view returns (uint256)',
  isTrustedForwarder: 'function isTrustedForwarder(address forwarder) view returns (bool)',
  approvalBased: 'function approvalBased(address token, uint256 minAllowance, bytes innerInput)',

  // What an account owes, and what it has put there.
  getUserAccountData: 'function getUserAccountData(address user) view',
  borrowBalanceOf: 'function borrowBalanceOf(address account) view',
  position: 'function position(bytes32 id, address user) view',
  userBorrowShares: 'function userBorrowShares(address user) view',
  debtOf: 'function debtOf(address account) view',
  userBorrowPart: 'function userBorrowPart(address user) view',
  userCollateral: 'function userCollateral(address account, address asset) view',
  comptroller: 'function comptroller() view',
  POOL: 'function POOL() view',
  getAssetsIn: 'function getAssetsIn(address account) view',
  EVC: 'function EVC() view',
  getControllers: 'function getControllers(address account) view',
  accounts: 'function accounts(address owner) view',
  getAccountCollateral: 'function getAccountCollateral(uint128 accountId, address collateralType) view',
  dataStore: 'function dataStore() view',
  getUint: 'function getUint(bytes32 key) view',

  // What a feed says of a price.
  latestRoundData:
    'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',

  // How safe a loan is.
  market: 'function market(bytes32 id) view',
  price: 'function price() view',
  numAssets: 'function numAssets() view',
  userBasic: 'function userBasic(address account) view',
  baseScale: 'function baseScale() view',
  baseTokenPriceFeed: 'function baseTokenPriceFeed() view',
  getAssetInfo: 'function getAssetInfo(uint8 i) view',
  getPrice: 'function getPrice(address priceFeed) view',
  accountLiquidity: 'function accountLiquidity(address account, bool liquidation) view',
  troveManager: 'function troveManager() view',
  priceFeed: 'function priceFeed() view',
  lastGoodPrice: 'function lastGoodPrice() view',
  getNominalICR: 'function getNominalICR(address borrower) view',
  getCurrentICR: 'function getCurrentICR(uint256 troveId, uint256 price) view',
  MCR: 'function MCR() view',
  checkMembership: 'function checkMembership(address account, address cToken) view',
  marketOf: 'function markets(address cToken) view',
  oracle: 'function oracle() view',
  getAccountSnapshot: 'function getAccountSnapshot(address account) view',
  getUnderlyingPrice: 'function getUnderlyingPrice(address cToken) view',
  vaiController: 'function vaiController() view',
  getVAIRepayAmount: 'function getVAIRepayAmount(address account) view',
  userCollateralBalance: 'function userCollateralBalance(address user) view',
  totalBorrow: 'function totalBorrow() view',
  exchangeRateInfo: 'function exchangeRateInfo() view',
  maxLTV: 'function maxLTV() view',
  vat: 'function vat() view',
  urns: 'function urns(uint256 cdp) view',
  ilks: 'function ilks(uint256 cdp) view',
  urnsOfVat: 'function urns(bytes32 ilk, address urn) view',
  ilksOfVat: 'function ilks(bytes32 ilk) view',

  // Pools, their factories and their prices.
  getPair: 'function getPair(address one, address other) view returns (address)',
  getPool: 'function getPool(address one, address other, uint24 fee) view returns (address)',
  token0: 'function token0() view returns (address)',
  token1: 'function token1() view returns (address)',
  fee: 'function fee() view returns (uint24)',
  isRegistered: 'function is_registered(address pool) view returns (bool)',
  isFactoryPool: 'function isFactoryPool(address pool) view returns (bool)',
  markets: 'function markets(address market) view returns (bool)',
  isWhitelisted: 'function isWhitelisted(address market) view returns (bool)',
  isValidMarket: 'function isValidMarket(address market) view returns (bool)',
  gaugeTypes: 'function gauge_types(address gauge) view returns (int128)',
  isGauge: 'function isGauge(address gauge) view returns (bool)',
  isVerified: 'function isVerified(address vault) view returns (bool)',
  isDex: 'function isDex(address dex) view returns (bool)',
  ownerOfFeature: 'function ownerOf(uint256 feature) view returns (address)',
  prev: 'function prev(uint128 feature) view returns (address)',
  isYT: 'function isYT(address token) view returns (bool)',
  getReserves: 'function getReserves() view returns (uint112 one, uint112 other, uint32 at)',
  slot0: 'function slot0() view',
  observe:
    'function observe(uint32[] secondsAgos) view returns (int56[] ticks, uint160[] secondsPerLiquidity)',

  // Positions.
  owns: 'function owns(uint256 id) view returns (address)',
  getAccountOwner: 'function getAccountOwner(uint128 id) view returns (address)',
  positions: 'function positions(uint256 id) view',
  getPositionLiquidity: 'function getPositionLiquidity(uint256 id) view',
  getPoolAndPositionInfo: 'function getPoolAndPositionInfo(uint256 id) view',
  getAccountPermissions: 'function getAccountPermissions(uint128 id) view',

  // Orders of Seaport.
  fulfillAdvancedOrder:
    'function fulfillAdvancedOrder(AdvancedOrder order, CriteriaResolver[] resolvers, bytes32 conduitKey, address recipient) payable returns (bool)',
  getCounter: 'function getCounter(address offerer) view returns (uint256)',
  getOrderStatus: 'function getOrderStatus(bytes32 orderHash) view returns (bool, bool, uint256, uint256)',
  information: 'function information() view returns (string, bytes32, address)',

  // Names.
  resolveWithGateways: 'function resolveWithGateways(bytes name, bytes data, string[] gateways)',
  reverseWithGateways:
    'function reverseWithGateways(bytes lookupAddress, uint256 coinType, string[] gateways)',
  addr: 'function addr(bytes32 node)',
  addrOfCoin: 'function addr(bytes32 node, uint256 coinType)',
  text: 'function text(bytes32 node, string key)',
  query: 'function query(Request[] requests) view returns (bool[] failures, bytes[] responses)',

  // Networks and descriptors.
  aggregate3: 'function aggregate3(Call3[] calls) payable returns ((bool success, bytes returnData)[])',
  getChainId: 'function getChainId() view returns (uint256)',
  getL1Fee: 'function getL1Fee(bytes) view returns (uint256)',
  getRevokeOffchain: 'function getRevokeOffchain(address revoker, bytes32 data) view returns (uint64)',
} as const;
