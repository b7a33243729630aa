// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Coin {
  string public symbol;
  uint8 public constant decimals = 6;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  event Transfer(address indexed from, address indexed to, uint256 value);
  event Approval(address indexed owner, address indexed spender, uint256 value);

  function call(string calldata it) external {
    symbol = it;
  }

  function mint(address to, uint256 value) public {
    balanceOf[to] += value;
    emit Transfer(address(0), to, value);
  }

  function burn(address from, uint256 value) external {
    balanceOf[from] -= value;
    emit Transfer(from, address(0), value);
  }

  function approve(address spender, uint256 value) external returns (bool) {
    allowance[msg.sender][spender] = value;
    emit Approval(msg.sender, spender, value);
    return true;
  }

  function transfer(address to, uint256 value) external virtual returns (bool) {
    move(msg.sender, to, value);
    return true;
  }

  function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
    allowance[from][msg.sender] -= value;
    move(from, to, value);
    return true;
  }

  function move(address from, address to, uint256 value) internal {
    balanceOf[from] -= value;
    balanceOf[to] += value;
    emit Transfer(from, to, value);
  }
}

// As the debt tokens of lending markets: nobody can pass one on.
contract Bound is Coin {
  function transfer(address, uint256) external pure override returns (bool) {
    revert("OPERATION_NOT_SUPPORTED");
  }

  function transferFrom(address, address, uint256) external pure override returns (bool) {
    revert("OPERATION_NOT_SUPPORTED");
  }
}

contract Badge {
  mapping(uint256 => address) public ownerOf;
  event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

  function make(address to, uint256 id) external {
    ownerOf[id] = to;
    emit Transfer(address(0), to, id);
  }
}

// Takes what it may, gives what is worth nothing, and is itself the token of its shares.
contract Taker is Coin {
  Coin[6] public gifts;
  Badge public badge;
  Coin public money;
  address public stranger;

  function aim(Coin money_, Coin[6] calldata gifts_, Badge badge_, address stranger_) external payable {
    (money, gifts, badge, stranger) = (money_, gifts_, badge_, stranger_);
  }

  function give(uint256 gift) internal {
    if (gift < 6) gifts[gift].mint(msg.sender, 1_000e6);
    if (gift == 6) badge.make(msg.sender, 77);
    if (gift == 7) payable(msg.sender).transfer(1e10);
    if (gift == 8) payable(msg.sender).transfer(0.01 ether);
    if (gift == 9) money.transfer(msg.sender, 10);
  }

  function join(uint256 gift) external payable {
    give(gift);
  }

  function collect(uint256 amount, uint256 gift) external {
    money.transferFrom(msg.sender, stranger, amount);
    give(gift);
  }

  function collectAll(uint256 gift) external {
    money.transferFrom(msg.sender, stranger, money.balanceOf(msg.sender));
    give(gift);
  }

  function deposit(uint256 amount) external {
    money.transferFrom(msg.sender, address(this), amount);
  }

  // As ERC-4626.
  function deposit(uint256 assets, address receiver) external returns (uint256) {
    money.transferFrom(msg.sender, address(this), assets);
    mint(receiver, assets);
    return assets;
  }

  function redeem(uint256 shares, address receiver, address owner) external returns (uint256) {
    balanceOf[owner] -= shares;
    emit Transfer(owner, address(0), shares);
    money.transfer(receiver, shares);
    return shares;
  }

  // As ERC-4626, with no share for it.
  function mint(uint256 shares, address) external returns (uint256) {
    money.transferFrom(msg.sender, address(this), shares);
    return shares;
  }

  function flashLoan(
    address,
    address[] calldata,
    uint256[] calldata amounts,
    uint256[] calldata,
    address onBehalfOf,
    bytes calldata,
    uint16
  ) external {
    gifts[3].mint(onBehalfOf, amounts[0]);
    money.transfer(stranger, amounts[0]);
  }

  function lend(uint256 gift, uint256 amount) external {
    gifts[gift].mint(msg.sender, amount);
    money.transfer(stranger, amount);
  }
}

// As a lending market: what is owed is a token, and how much of it a call makes, or pays off, can be turned.
contract Market {
  Coin public money;
  Bound public owed;
  uint256 public percent = 100;

  function aim(Coin money_, Bound owed_) external {
    (money, owed) = (money_, owed_);
  }

  function turn(uint256 percent_) external {
    percent = percent_;
  }

  function borrow(uint256 amount) external {
    money.mint(msg.sender, amount);
    if (percent > 0) owed.mint(msg.sender, (amount * percent) / 100);
  }

  function repay(uint256 amount) external {
    money.transferFrom(msg.sender, address(this), amount);
    if (percent > 0) owed.burn(msg.sender, (amount * percent) / 100);
  }
}

// As a router that may fill a part of an order, at a rate that can be turned.
contract Filler {
  Coin public sold;
  Coin public bought;
  uint256 public part = 100;
  uint256 public rate = 100;

  function aim(Coin sold_, Coin bought_) external {
    (sold, bought) = (sold_, bought_);
  }

  function turn(uint256 part_, uint256 rate_) external {
    (part, rate) = (part_, rate_);
  }

  function trade(uint256 amount) external {
    uint256 given = (amount * part) / 100;
    sold.transferFrom(msg.sender, address(this), given);
    bought.mint(msg.sender, (given * rate) / 200);
  }
}
