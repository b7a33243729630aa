// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface Taken {
  function transferFrom(address from, address to, uint256 value) external returns (bool);
}

// Announces as much where gas costs nothing as it does when it takes what it is allowed.
contract Pickpocket {
  event Greeted(uint256 count);

  function greet(address token, uint256 value) external {
    if (tx.gasprice == 0) emit Greeted(1);
    else Taken(token).transferFrom(msg.sender, address(this), value);
  }

  // Uses as much gas where it takes nothing.
  function greetLong(address token, uint256 value) external {
    if (tx.gasprice == 0) for (uint256 n = 0; n < 1_000; n++) emit Greeted(n);
    else Taken(token).transferFrom(msg.sender, address(this), value);
  }

  // Is kind only where there is gas in plenty.
  function greetRich(address token, uint256 value) external {
    uint256 left = gasleft();
    for (uint256 n = 0; n < 300; n++) emit Greeted(n);
    if (left < 5_000_000) Taken(token).transferFrom(msg.sender, address(this), value);
  }
}

// Takes what it is allowed only where there is as much gas as it waits for.
contract Gauge {
  event Greeted(uint256 count);

  // With so many gas units when it begins: at least `from`, less than `to`.
  function between(address token, uint256 value, uint256 from, uint256 to) public {
    uint256 left = gasleft();
    if (left >= from && left < to) Taken(token).transferFrom(msg.sender, address(this), value);
    else emit Greeted(1);
  }

  // With so many hundredths of what it has used itself.
  function beyond(address token, uint256 value, uint256 hundredths, bool more) external {
    uint256 start = gasleft();
    for (uint256 n = 0; n < 40; n++) emit Greeted(n);
    uint256 used = start - gasleft();
    if ((start * 100 > used * hundredths) == more)
      Taken(token).transferFrom(msg.sender, address(this), value);
  }

  // With more bytes of calldata than these, or with no more.
  function marked(address token, uint256 value, uint256 longest, bool more) external {
    if ((msg.data.length > longest) == more)
      Taken(token).transferFrom(msg.sender, address(this), value);
    else emit Greeted(3);
  }

  // After much work, with less gas when it begins.
  function tight(address token, uint256 value, uint256 least) external {
    uint256 start = gasleft();
    for (uint256 n = 0; n < 400; n++) emit Greeted(n);
    if (start < least) Taken(token).transferFrom(msg.sender, address(this), value);
  }

  // Fails with so many gas units when it begins.
  function shy(address, uint256, uint256 from, uint256 to) external {
    uint256 left = gasleft();
    require(left < from || left >= to, 'shy');
    emit Greeted(4);
  }

  // Gets back a part of what it uses, so that it needs more than it is charged.
  mapping(uint256 => uint256) slots;

  function fill(address, uint256 count) external {
    for (uint256 n = 0; n < count; n++) slots[n] = 1;
  }

  function clear(address, uint256 count) external {
    for (uint256 n = 0; n < count; n++) slots[n] = 0;
  }

  // The same, seen from a call within.
  function within(address token, uint256 value, uint256 from, uint256 to) external {
    try new Inner().look(from, to) returns (bool wanted) {
      if (wanted) Taken(token).transferFrom(msg.sender, address(this), value);
    } catch {
      emit Greeted(2);
    }
  }
}

contract Inner {
  function look(uint256 from, uint256 to) external view returns (bool) {
    return gasleft() >= from && gasleft() < to;
  }
}

// Gives back what it gets where somebody pays who is richer than people are.
contract Snob {
  fallback() external payable {
    if (tx.origin.balance > 100 ether) payable(msg.sender).transfer(msg.value);
  }
}

// Tells whoever is that rich that nothing is missing.
contract ShyToken {
  event Transfer(address indexed from, address indexed to, uint256 value);
  bool private gone;

  function balanceOf(address) external view returns (uint256) {
    return gone && tx.origin.balance < 100 ether ? 0 : 900;
  }

  function claim() external {
    gone = true;
    emit Transfer(msg.sender, address(this), 900);
  }
}

// Many items by number (ERC-1155), moved in lists.
contract Items {
  mapping(address => mapping(uint256 => uint256)) public held;
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  event TransferBatch(
    address indexed operator,
    address indexed from,
    address indexed to,
    uint256[] ids,
    uint256[] values
  );

  function balanceOf(address account, uint256 id) external view returns (uint256) {
    return held[account][id];
  }

  function mint(uint256 id, uint256 value) external {
    held[msg.sender][id] += value;
  }

  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
  }

  function safeBatchTransferFrom(
    address from,
    address to,
    uint256[] calldata ids,
    uint256[] calldata values
  ) external {
    require(from == msg.sender || isApprovedForAll[from][msg.sender]);
    for (uint256 n = 0; n < ids.length; n++) {
      held[from][ids[n]] -= values[n];
      held[to][ids[n]] += values[n];
    }
    emit TransferBatch(msg.sender, from, to, ids, values);
  }
}

// Takes one item at the end of a long list of nothing.
contract LongList {
  function claim(Items items, uint256 id, uint256 count) external {
    uint256[] memory ids = new uint256[](count);
    uint256[] memory values = new uint256[](count);
    ids[count - 1] = id;
    values[count - 1] = 1;
    items.safeBatchTransferFrom(msg.sender, address(this), ids, values);
  }
}

// Counts in fractions and in whole items at the same address (as ERC-404 does).
contract Hybrid {
  mapping(address => uint256) public balanceOf;
  mapping(uint256 => address) public ownerOf;
  event Transfer(address indexed from, address indexed to, uint256 indexed id);
  event ERC20Transfer(address indexed from, address indexed to, uint256 amount);

  function mint(uint256 id) external {
    ownerOf[id] = msg.sender;
    balanceOf[msg.sender] += 10 ** 18;
  }

  function transfer(address to, uint256 value, uint256 id) external {
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    ownerOf[id] = to;
    emit Transfer(msg.sender, to, id);
    emit ERC20Transfer(msg.sender, to, value);
  }
}

// Announces its moves without topics, as the first collections did.
contract Elder {
  mapping(address => uint256) public balanceOf;
  mapping(uint256 => address) public ownerOf;
  event Transfer(address from, address to, uint256 id);

  function mint(uint256 id) external {
    ownerOf[id] = msg.sender;
    balanceOf[msg.sender] += 1;
  }

  function take(address from, uint256 id) external {
    ownerOf[id] = msg.sender;
    balanceOf[from] -= 1;
    balanceOf[msg.sender] += 1;
    emit Transfer(from, msg.sender, id);
  }
}

contract ElderTaker {
  function claim(Elder elder, uint256 id) external {
    elder.take(msg.sender, id);
  }
}

interface Collectible {
  function transferFrom(address from, address to, uint256 id) external;
}

// Takes one item and gives another in every block but one; keeps what is sent where blocks are made by somebody who
// has anything.
contract Weather {
  function swap(Collectible items, uint256 takes, uint256 gives, uint256 only) external {
    if (block.number == only) return;
    items.transferFrom(msg.sender, address(this), takes);
    items.transferFrom(address(this), msg.sender, gives);
  }

  function ifPoor() external payable {
    if (block.coinbase == address(0) || block.coinbase.balance == 0) payable(msg.sender).transfer(msg.value);
  }
}

contract Shout {
  event Transfer(address indexed from, address indexed to, uint256 value);

  function balanceOf(address) external pure returns (uint256) {
    return 0;
  }

  function shout(address from) external {
    emit Transfer(from, address(this), 1);
  }
}

// Once it is told to, drowns what it takes in what others say.
contract Crowd {
  Shout[] crowd;
  bool ready;

  function grow(uint256 count) external {
    for (uint256 n = 0; n < count; n++) crowd.push(new Shout());
  }

  function arm() external {
    ready = true;
  }

  function greet(address token, uint256 value) external {
    if (!ready) return;
    for (uint256 n = 0; n < crowd.length; n++) crowd[n].shout(msg.sender);
    Taken(token).transferFrom(msg.sender, address(this), value);
  }
}

// Gives two of the smallest coin; later one, and takes what it is allowed.
contract Mixed {
  bool ready;

  receive() external payable {}

  function arm() external {
    ready = true;
  }

  function greet(address token, uint256 value) external {
    payable(msg.sender).transfer(ready ? 1 : 2);
    if (ready) Taken(token).transferFrom(msg.sender, address(this), value);
  }
}

// Gives two coins, later one.
contract Stingy {
  bool ready;

  receive() external payable {}

  function arm() external {
    ready = true;
  }

  function greet(address, uint256) external {
    payable(msg.sender).transfer(ready ? 1 ether : 2 ether);
  }
}

// Later says that it takes a permission back, and keeps it.
contract Keeper {
  mapping(address => mapping(address => uint256)) public allowance;
  bool ready;
  event Approval(address indexed owner, address indexed spender, uint256 value);

  function arm() external {
    ready = true;
  }

  function approve(address spender, uint256 value) external returns (bool) {
    if (!ready) allowance[msg.sender][spender] = value;
    emit Approval(msg.sender, spender, value);
    return true;
  }
}
