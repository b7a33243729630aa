// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Leaf {
  event Paid(address indexed by, uint256 value);
  error Refused(address who, uint256 code);

  function take() external payable {
    emit Paid(msg.sender, msg.value);
  }

  function refuse(uint256 code) external payable {
    emit Paid(msg.sender, msg.value);
    revert Refused(msg.sender, code);
  }

  receive() external payable {}
}

contract Bomb {
  constructor() payable {}

  function end(address payable to) external {
    selfdestruct(to);
  }
}

contract Stillborn {
  constructor() payable {
    revert('not born');
  }
}

contract Library {
  event Ran(address indexed as_);

  function run(address payable to) external payable {
    emit Ran(address(this));
    (bool ok, ) = to.call{ value: 3 }('');
    require(ok);
  }
}

// Calls whom it is told to, and hands failures on.
contract Relay {
  function relay(address to, bytes calldata data) external payable {
    (bool ok, bytes memory why) = to.call{ value: msg.value }(data);
    if (!ok) assembly { revert(add(why, 32), mload(why)) }
  }
}

// Does everything that a call can do, and survives what fails inside of it.
contract Nest {
  Leaf public leaf = new Leaf();
  Library lib = new Library();

  function all(address payable to) external payable {
    leaf.take{ value: 5 }();
    try leaf.refuse{ value: 7 }(1) {} catch {}
    (bool ok, ) = address(lib).delegatecall(abi.encodeCall(Library.run, (to)));
    require(ok);
    Bomb bomb = new Bomb{ value: 11 }();
    bomb.end(to);
    try new Stillborn{ value: 13 }() {} catch {}
  }

  // Hands the failure of the call inside of it on as it is.
  function handsOn() external payable {
    try leaf.refuse(1) {} catch {}
    leaf.refuse(2);
  }

  error Wrapped(uint256 at, bytes why);

  function wraps() external {
    (, bytes memory why) = address(leaf).call(abi.encodeCall(Leaf.refuse, (3)));
    revert Wrapped(9, why);
  }

  function forItsOwnReason() external {
    try leaf.refuse(4) {} catch {}
    revert('enough');
  }

  function both(address payable to) external payable {
    this.inside(to);
  }

  // Pays, and then fails: nothing was paid.
  function inside(address payable to) external {
    to.transfer(1);
    leaf.take();
    revert('after paying');
  }

  function survives(address payable to) external payable {
    try this.inside(to) {} catch {}
  }

  function deep(uint256 left) external returns (uint256) {
    return left == 0 ? 0 : this.deep(left - 1);
  }

  function many(uint256 count) external {
    for (uint256 n = 0; n < count; n++) leaf.take();
  }

  receive() external payable {}
}
