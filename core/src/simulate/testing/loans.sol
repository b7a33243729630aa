// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// As Aave's pools answer: what secures loans is worth `limit`, and each unit that is borrowed one.
contract Pool {
  mapping(address => uint256) public limit;
  mapping(address => uint256) public owed;

  function secure(uint256 value) external {
    limit[msg.sender] += value;
  }

  function borrow(address, uint256 amount, uint256, uint16, address onBehalfOf) external {
    owed[onBehalfOf] += amount;
  }

  function withdraw(address, uint256 amount, address) external returns (uint256) {
    limit[msg.sender] -= amount;
    return amount;
  }

  function getUserAccountData(address user)
    external
    view
    returns (uint256, uint256, uint256, uint256, uint256, uint256)
  {
    uint256 health = owed[user] == 0 ? type(uint256).max : limit[user] * 1e18 / owed[user];
    return (limit[user], owed[user], 0, 0, 0, health);
  }
}

/// Lends against collateral at the price of an oracle, as Morpho Blue does.
contract Morpho {
  struct MarketParams {
    address loanToken;
    address collateralToken;
    address oracle;
    address irm;
    uint256 lltv;
  }
  struct Position {
    uint256 supplyShares;
    uint128 borrowShares;
    uint128 collateral;
  }
  struct Market {
    uint128 totalSupplyAssets;
    uint128 totalSupplyShares;
    uint128 totalBorrowAssets;
    uint128 totalBorrowShares;
    uint128 lastUpdate;
    uint128 fee;
  }
  mapping(bytes32 => mapping(address => Position)) public position;
  mapping(bytes32 => Market) public market;

  function secure(MarketParams calldata params, uint256 assets) external {
    position[keccak256(abi.encode(params))][msg.sender].collateral += uint128(assets);
  }

  function borrow(MarketParams calldata params, uint256 assets, uint256, address onBehalf, address)
    external
    returns (uint256, uint256)
  {
    bytes32 id = keccak256(abi.encode(params));
    uint128 shares = uint128(assets * 1e6);
    position[id][onBehalf].borrowShares += shares;
    market[id].totalBorrowAssets += uint128(assets);
    market[id].totalBorrowShares += shares;
    return (assets, shares);
  }

  function withdrawCollateral(MarketParams calldata params, uint256 assets, address onBehalf, address) external {
    position[keccak256(abi.encode(params))][onBehalf].collateral -= uint128(assets);
  }
}

contract Oracle {
  uint256 public price;

  constructor() {
    price = 2e36;
  }
}

/// A market of Compound III with two assets, of which an account has the second.
contract Comet {
  struct AssetInfo {
    uint8 offset;
    address asset;
    address priceFeed;
    uint64 scale;
    uint64 borrowCollateralFactor;
    uint64 liquidateCollateralFactor;
    uint64 liquidationFactor;
    uint128 supplyCap;
  }
  struct UserBasic {
    int104 principal;
    uint64 baseTrackingIndex;
    uint64 baseTrackingAccrued;
    uint16 assetsIn;
    uint8 reserved;
  }
  uint8 public constant numAssets = 2;
  uint256 public constant baseScale = 1e6;
  address public constant baseTokenPriceFeed = address(0xBA5E);
  mapping(address => uint256) public borrowBalanceOf;
  mapping(address => mapping(address => uint256)) held;

  function secure(uint256 amount) external {
    held[msg.sender][address(0xA2)] += amount;
  }

  function supply(address asset, uint256 amount) external {
    held[msg.sender][asset] += amount;
  }

  function withdrawFrom(address src, address, address asset, uint256 amount) external {
    if (asset == address(0xBA)) borrowBalanceOf[src] += amount;
    else held[src][asset] -= amount;
  }

  function balanceOf(address) external pure returns (uint256) {
    return 0;
  }

  function userBasic(address user) external view returns (UserBasic memory) {
    return UserBasic(0, 0, 0, held[user][address(0xA2)] > 0 ? 2 : 0, 0);
  }

  function userCollateral(address user, address asset) external view returns (uint128, uint128) {
    return (uint128(held[user][asset]), 0);
  }

  function getAssetInfo(uint8 i) external pure returns (AssetInfo memory) {
    if (i == 0) return AssetInfo(0, address(0xA1), address(0xF1), 1e18, 0, 5e17, 0, 0);
    return AssetInfo(1, address(0xA2), address(0xF2), 1e18, 0, 8e17, 0, 0);
  }

  function getPrice(address feed) external pure returns (uint256) {
    return feed == address(0xBA5E) ? 1e8 : 1000e8;
  }
}

/// Which vault an account owes to.
contract Connector {
  mapping(address => address[]) controllers;

  function set(address account, address vault) external {
    controllers[account] = [vault];
  }

  function getControllers(address account) external view returns (address[] memory) {
    return controllers[account];
  }
}

/// A vault of Euler: it lends, and says how what secures a loan compares with it.
contract Vault {
  address public EVC;
  mapping(address => uint256) public secured;
  mapping(address => uint256) public owed;

  constructor(address connector) {
    EVC = connector;
  }

  function secure(uint256 value) external {
    secured[msg.sender] += value;
  }

  function borrow(uint256 amount, address) external returns (uint256) {
    owed[msg.sender] += amount;
    return amount;
  }

  function withdraw(uint256 assets, address, address owner) external returns (uint256) {
    secured[owner] -= assets;
    return assets;
  }

  function accountLiquidity(address account, bool) external view returns (uint256, uint256) {
    return (secured[account], owed[account]);
  }
}

/// As Liquity's operations, its troves and its price in one.
contract Troves {
  mapping(address => uint256) public coins;
  mapping(address => uint256) public debt;
  uint256 public lastGoodPrice = 2000e18;
  uint256 price = 2000e18;

  function troveManager() external view returns (address) {
    return address(this);
  }

  function priceFeed() external view returns (address) {
    return address(this);
  }

  function secure(uint256 amount) external {
    coins[msg.sender] += amount;
  }

  /// What a coin is worth, of which the contract learns with the next call.
  function fall(uint256 to) external {
    price = to;
  }

  function withdrawLUSD(uint256, uint256 amount, address, address) external {
    lastGoodPrice = price;
    debt[msg.sender] += amount;
  }

  function withdrawColl(uint256 amount, address, address) external {
    lastGoodPrice = price;
    coins[msg.sender] -= amount;
  }

  function getNominalICR(address account) external view returns (uint256) {
    return debt[account] == 0 ? type(uint256).max : coins[account] * 1e20 / debt[account];
  }
}

/// As Maker's manager and its accounting in one.
contract Cdps {
  uint256 ink;
  uint256 art;

  function vat() external view returns (address) {
    return address(this);
  }

  function urns(uint256) external view returns (address) {
    return address(this);
  }

  function ilks(uint256) external pure returns (bytes32) {
    return 'ETH-A';
  }

  function urns(bytes32, address) external view returns (uint256, uint256) {
    return (ink, art);
  }

  function ilks(bytes32) external pure returns (uint256, uint256, uint256, uint256, uint256) {
    return (0, 1e27, 1000e27, 0, 0);
  }

  function frob(uint256, int256 dink, int256 dart) external {
    ink = uint256(int256(ink) + dink);
    art = uint256(int256(art) + dart);
  }
}

/// As the comptroller of Compound II, and its prices in one; as Venus, too, it may lend a currency of its own.
contract Comptroller {
  mapping(address => address[]) entered;
  mapping(address => mapping(address => bool)) public checkMembership;
  mapping(address => uint256) public getUnderlyingPrice;
  mapping(address => uint256) public getVAIRepayAmount;
  address public vaiController;
  mapping(address => bool) listed;

  function oracle() external view returns (address) {
    return address(this);
  }

  function markets(address market) external view returns (bool, uint256, bool) {
    return (listed[market], 8e17, true);
  }

  function list(address market, uint256 price) external {
    listed[market] = true;
    getUnderlyingPrice[market] = price;
  }

  function mint(uint256 amount) external {
    vaiController = address(this);
    getVAIRepayAmount[msg.sender] += amount;
  }

  function enter(address account, address market) public {
    if (checkMembership[account][market]) return;
    checkMembership[account][market] = true;
    entered[account].push(market);
  }

  function enterMarkets(address[] calldata cTokens) external {
    for (uint256 n = 0; n < cTokens.length; n++) enter(msg.sender, cTokens[n]);
  }

  function getAssetsIn(address account) external view returns (address[] memory) {
    return entered[account];
  }
}

/// A market of it, of which each share is worth a fiftieth of what is lent.
contract CToken {
  Comptroller public comptroller;
  mapping(address => uint256) shares;
  mapping(address => uint256) owed;

  constructor(address its) {
    comptroller = Comptroller(its);
  }

  function secure(uint256 amount) external {
    shares[msg.sender] += amount;
  }

  function redeem(uint256 amount) external {
    shares[msg.sender] -= amount;
  }

  function borrow(uint256 amount) external {
    comptroller.enter(msg.sender, address(this));
    owed[msg.sender] += amount;
  }

  function getAccountSnapshot(address account) external view returns (uint256, uint256, uint256, uint256) {
    return (0, shares[account], owed[account], 2e16);
  }
}

/// A pair of Fraxlend, whose loans may be worth three quarters of what secures them.
contract Pair {
  uint256 public constant maxLTV = 75000;
  mapping(address => uint256) public userCollateralBalance;
  mapping(address => uint256) public userBorrowShares;
  uint256 shares;
  uint256 high = 1e18 / 2000;

  function secure(uint256 amount) external {
    userCollateralBalance[msg.sender] += amount;
  }

  function rise(uint256 to) external {
    high = to;
  }

  function totalBorrow() external view returns (uint128, uint128) {
    return (uint128(shares * 2), uint128(shares));
  }

  function exchangeRateInfo() external view returns (address, uint32, uint184, uint256, uint256) {
    return (address(0), 0, 0, high / 2, high);
  }

  function borrowAsset(uint256 amount, uint256 collateral, address) external returns (uint256) {
    userCollateralBalance[msg.sender] += collateral;
    userBorrowShares[msg.sender] += amount / 2;
    shares += amount / 2;
    return amount / 2;
  }

  function removeCollateral(uint256 amount, address) external {
    userCollateralBalance[msg.sender] -= amount;
  }
}

/// Takes every call, and answers nothing.
contract Silent {
  fallback() external {}
}
