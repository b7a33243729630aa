// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Token {
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  event Transfer(address indexed from, address indexed to, uint256 value);
  event Approval(address indexed owner, address indexed spender, uint256 value);
  error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);

  function mint(address to, uint256 value) external {
    balanceOf[to] += value;
    emit Transfer(address(0), to, value);
  }

  function approve(address spender, uint256 value) external returns (bool) {
    allowance[msg.sender][spender] = value;
    emit Approval(msg.sender, spender, value);
    return true;
  }

  function transfer(address to, uint256 value) external returns (bool) {
    return move(msg.sender, to, value);
  }

  // No Approval event when an allowance is used, as in OpenZeppelin 5.
  function transferFrom(address from, address to, uint256 value) external returns (bool) {
    allowance[from][msg.sender] -= value;
    return move(from, to, value);
  }

  function move(address from, address to, uint256 value) internal returns (bool) {
    if (balanceOf[from] < value) revert ERC20InsufficientBalance(from, balanceOf[from], value);
    balanceOf[from] -= value;
    balanceOf[to] += value;
    emit Transfer(from, to, value);
    return true;
  }
}

contract Collection {
  mapping(uint256 => address) owners;
  mapping(uint256 => address) approvals;
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 indexed id);
  event Approval(address indexed owner, address indexed approved, uint256 indexed id);
  event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

  function mint(uint256 id) external {
    require(owners[id] == address(0), 'taken');
    owners[id] = msg.sender;
    balanceOf[msg.sender]++;
    emit Transfer(address(0), msg.sender, id);
  }

  function ownerOf(uint256 id) external view returns (address) {
    require(owners[id] != address(0), 'nobody');
    return owners[id];
  }

  function getApproved(uint256 id) external view returns (address) {
    require(owners[id] != address(0), 'nobody');
    return approvals[id];
  }

  function approve(address to, uint256 id) external {
    approvals[id] = to;
    emit Approval(msg.sender, to, id);
  }

  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
    emit ApprovalForAll(msg.sender, operator, approved);
  }

  function transferFrom(address from, address to, uint256 id) external {
    require(owners[id] == from);
    owners[id] = to;
    approvals[id] = address(0);
    balanceOf[from]--;
    balanceOf[to]++;
    emit Transfer(from, to, id);
  }
}

// Pulls a token from its caller, and tells nobody. Pays back what it is sent.
contract Router {
  function pull(Token token, uint256 value) external {
    token.transferFrom(msg.sender, address(this), value);
  }

  function back() external payable {
    payable(msg.sender).transfer(msg.value);
  }

  function half(Token token) external {
    token.transfer(msg.sender, token.balanceOf(address(this)) / 2);
  }

  function many(Token token, uint256 count) external {
    for (uint256 n = 1; n <= count; n++) token.transfer(msg.sender, n);
  }
}

// Announces a gift that it does not give.
contract Liar {
  event Transfer(address indexed from, address indexed to, uint256 value);

  function balanceOf(address) external pure returns (uint256) {
    return 5;
  }

  function claim() external {
    emit Transfer(address(this), msg.sender, 1000);
  }
}

// Burns all gas of whoever reads it.
contract Starver {
  event Transfer(address indexed from, address indexed to, uint256 value);

  function balanceOf(address) external view returns (uint256 n) {
    while (gasleft() > 0) n++;
  }

  function give(Token token) external payable {
    token.transfer(msg.sender, 7);
    emit Transfer(address(this), msg.sender, 9);
  }
}

// Is kind only where gas costs nothing, and keeps what is sent where it does.
contract RedPill {
  function play() external payable {
    if (tx.gasprice == 0 || block.basefee == 0) payable(msg.sender).transfer(msg.value);
  }

  function seen() external view {
    require(block.basefee > 0 && tx.gasprice > block.basefee, 'simulated');
  }
}

contract Failing {
  function demanding() external view {
    require(gasleft() > 200_000, 'too tight');
  }

  error Odd(uint256 code);

  function text() external pure {
    revert('not today');
  }

  function panic(uint256 by) external pure returns (uint256) {
    return 1 / by;
  }

  function custom() external pure {
    revert Odd(7);
  }
}

// Takes all that it may take of another token from whoever calls it, with whatever call.
contract Thief {
  Token token;

  function aim(Token at) external {
    token = at;
  }

  // A wrapper that also steals.
  mapping(address => uint256) public balanceOf;

  function deposit() external payable {
    balanceOf[msg.sender] += msg.value;
    steal();
  }

  function multicall(bytes[] calldata) external {
    steal();
  }

  fallback() external payable {
    steal();
  }

  function steal() internal {
    token.transferFrom(msg.sender, address(this), token.balanceOf(msg.sender));
  }
}

// Moves all where one unit is asked for, allows all where one is allowed, and tells nobody.
contract Glutton {
  string public symbol = 'ETH';
  uint8 public decimals = 0;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;

  function mint(address to, uint256 value) external {
    balanceOf[to] += value;
  }

  function transfer(address to, uint256) external returns (bool) {
    balanceOf[to] += balanceOf[msg.sender];
    balanceOf[msg.sender] = 0;
    return true;
  }

  function approve(address spender, uint256) external returns (bool) {
    allowance[msg.sender][spender] = type(uint256).max;
    return true;
  }
}

// Keeps a tenth of what is sent, or another part, and announces the whole. Does not tell what its favourite holds.
contract Toll {
  string public symbol = 'FEE';
  uint8 public decimals = 0;
  address quiet;
  uint256 percent = 10;
  mapping(address => uint256) held;
  event Transfer(address indexed from, address indexed to, uint256 value);

  function mint(address to, uint256 value) external {
    held[to] += value;
  }

  function keep(uint256 part) external {
    percent = part;
  }

  function hush(address about) external {
    quiet = about;
  }

  function balanceOf(address who) external view returns (uint256) {
    require(who != quiet);
    return held[who];
  }

  function transfer(address to, uint256 value) external returns (bool) {
    held[msg.sender] -= value;
    held[to] += value - (value * percent) / 100;
    emit Transfer(msg.sender, to, value);
    return true;
  }
}

// Is kind only to senders that have code, or are looked at as if they had.
contract SeesCode {
  function play() external payable {
    if (msg.sender.code.length > 0) payable(msg.sender).transfer(msg.value);
  }
}

interface Hooked {
  function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4);
  function isValidSignature(bytes32, bytes calldata) external view returns (bytes4);
}

// Asks its caller what is asked of whatever has code.
contract Asker {
  function hooks() external {
    if (msg.sender.code.length == 0) return;
    require(Hooked(msg.sender).onERC721Received(address(this), address(0), 1, '') == 0x150b7a02, 'hook');
    (bool ok, bytes memory said) = msg.sender.call(
      abi.encodeCall(Hooked.isValidSignature, (bytes32(uint256(1)), new bytes(65)))
    );
    require(ok && said.length == 0, 'signature');
    (ok, ) = msg.sender.call(hex'1111111111111111111111111111111111111111111111111111111111111111');
    require(ok, 'orders');
  }
}

// Is kind in some blocks only: it gives back what it is sent, or keeps it.
contract Moody {
  function ifCoinbase(address like) external payable {
    back(block.coinbase == like);
  }

  function ifRandao(uint256 like) external payable {
    back(block.prevrandao == like);
  }

  function ifBaseFee(uint256 most) external payable {
    back(block.basefee <= most);
  }

  function ifGasPrice(uint256 most) external payable {
    back(tx.gasprice <= most);
  }

  function ifParity(uint256 parity) external payable {
    back(block.number % 2 == parity);
  }

  function ifNumber(uint256 most) external payable {
    require(block.number <= most, 'too late');
  }

  // Takes another token of the caller, in every second block.
  function pullIfParity(Token token, uint256 parity) external {
    if (block.number % 2 == parity) token.transferFrom(msg.sender, address(this), 100);
  }

  function seen() external view returns (address, uint256) {
    return (block.coinbase, block.prevrandao);
  }

  // Honest: a draw, of which the block decides the number.
  function draw(Collection from) external {
    uint256 id = 1000 + (block.prevrandao % 1_000_000);
    from.mint(id);
    from.transferFrom(address(this), msg.sender, id);
  }

  function back(bool kind) internal {
    if (kind) payable(msg.sender).transfer(msg.value);
  }
}

// Honest: grows by a millionth every second, as what earns interest does.
contract Growing {
  uint256 public since = block.timestamp;
  mapping(address => uint256) shares;
  event Transfer(address indexed from, address indexed to, uint256 value);

  function balanceOf(address who) public view returns (uint256) {
    return (shares[who] * (1_000_000 + block.timestamp - since)) / 1_000_000;
  }

  function deposit() external payable {
    shares[msg.sender] += msg.value;
    emit Transfer(address(0), msg.sender, msg.value);
  }
}

// Answers like a Safe, and keeps its owners where no other does.
contract OddSafe {
  uint256 public constant getThreshold = 1;
  uint256 public constant nonce = 0;

  fallback() external payable {
    revert('GS026');
  }
}

// Takes calls that others sign for it (ERC-2771); who signs is not looked at.
contract Forwarder {
  mapping(address => uint256) public nonces;
}

// Lets its forwarder move what accounts keep here, for whom it names behind the data.
contract Vault {
  address immutable forwarder;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 value);

  constructor(address trusted) {
    forwarder = trusted;
  }

  function put(address to, uint256 value) external {
    balanceOf[to] += value;
  }

  function move(address to, uint256 value) external payable {
    address from = msg.sender;
    if (from == forwarder) from = address(bytes20(msg.data[msg.data.length - 20:]));
    balanceOf[from] -= value;
    balanceOf[to] += value;
    emit Transfer(from, to, value);
  }
}

// Pays for operations (ERC-4337, from entry point 0.7 on), and takes a token from the account for it afterwards.
contract Sponsor {
  Token immutable token;

  constructor(Token paid) {
    token = paid;
  }

  fallback(bytes calldata data) external payable returns (bytes memory) {
    if (msg.sig == 0x52b7512c) {
      // The account stands first in the operation, which is behind its offset.
      address sender = address(uint160(uint256(bytes32(data[4 + uint256(bytes32(data[4:36])):]))));
      return abi.encode(abi.encode(sender), uint256(0));
    }
    (, bytes memory context, , ) = abi.decode(data[4:], (uint8, bytes, uint256, uint256));
    token.transferFrom(abi.decode(context, (address)), address(this), 3);
    return '';
  }
}

// Gives one token for another at a rate, and pays whomever it is told to. Keeps coins, too.
contract Dex {
  uint256 rate = 100;

  function trade(uint256 percent) external {
    rate = percent;
  }

  receive() external payable {}

  function swapExactTokensForTokens(
    uint256 amountIn,
    uint256 amountOutMin,
    address[] calldata path,
    address to,
    uint256
  ) external returns (uint256[] memory amounts) {
    uint256 out = (amountIn * rate) / 100;
    require(out >= amountOutMin);
    Token(path[0]).transferFrom(msg.sender, address(this), amountIn);
    Token(path[1]).transfer(to, out);
    amounts = new uint256[](0);
  }

  function swapExactTokensForETH(
    uint256 amountIn,
    uint256 amountOutMin,
    address[] calldata path,
    address payable to,
    uint256
  ) external returns (uint256[] memory amounts) {
    uint256 out = (amountIn * rate) / 100;
    require(out >= amountOutMin);
    Token(path[0]).transferFrom(msg.sender, address(this), amountIn);
    to.transfer(out);
    amounts = new uint256[](0);
  }

  function withdraw(address asset, uint256 amount, address to) external returns (uint256) {
    Token(asset).transfer(to, (amount * rate) / 100);
    return amount;
  }
}
