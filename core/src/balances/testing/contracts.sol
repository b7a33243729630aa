// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Coin {
  string public name;
  string public symbol;
  uint8 public decimals;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  uint256 public totalSupply;
  event Approval(address indexed owner, address indexed spender, uint256 value);

  constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 amount) {
    name = name_;
    symbol = symbol_;
    decimals = decimals_;
    totalSupply = amount;
    balanceOf[msg.sender] = amount;
  }

  function approve(address spender, uint256 value) external returns (bool) {
    allowance[msg.sender][spender] = value;
    emit Approval(msg.sender, spender, value);
    return true;
  }
}

// Symbol and name in 32 bytes, as tokens of 2017 have them.
contract OldCoin {
  bytes32 public constant name = 'Old coin';
  bytes32 public constant symbol = 'OLD';
  uint256 public constant decimals = 18;
  uint256 public constant totalSupply = 1;

  function balanceOf(address) external pure returns (uint256) {
    return 5;
  }
}

contract Reverts {
  fallback() external {
    revert();
  }
}

contract RevertsWithReason {
  fallback() external {
    revert('no');
  }
}

contract EatsGas {
  fallback() external {
    while (true) {}
  }
}

contract ReturnsShort {
  fallback() external {
    assembly {
      mstore(0, 1)
      return(0, 31)
    }
  }
}

contract ReturnsMegabyte {
  fallback() external {
    assembly {
      mstore(0, 32)
      mstore(32, 1048576)
      return(0, 1048640)
    }
  }
}

contract ManyDecimals {
  string public constant name = 'Many';
  string public constant symbol = 'MANY';
  uint256 public constant decimals = 255;
  uint256 public constant totalSupply = 1;

  function balanceOf(address) external pure returns (uint256) {
    return 7;
  }
}

contract Items {
  string public constant name = 'Items';
  string public constant symbol = 'ITEM';
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0x80ac58cd;
  }

  function balanceOf(address) external pure returns (uint256) {
    return 2;
  }

  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
    emit ApprovalForAll(msg.sender, operator, approved);
  }
}

contract ManyItems {
  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0xd9b67a26;
  }
}

// What is asked of Permit2 here, and nothing else of it.
contract Permit2Table {
  struct Allowed {
    uint160 amount;
    uint48 expiration;
    uint48 nonce;
  }
  struct Pair {
    address token;
    address spender;
  }
  mapping(address => mapping(address => mapping(address => Allowed))) public allowance;
  event Approval(
    address indexed owner,
    address indexed token,
    address indexed spender,
    uint160 amount,
    uint48 expiration
  );

  function approve(address token, address spender, uint160 amount, uint48 expiration) external {
    allowance[msg.sender][token][spender] = Allowed(amount, expiration, 0);
    emit Approval(msg.sender, token, spender, amount, expiration);
  }

  function lockdown(Pair[] calldata approvals) external {
    for (uint256 at = 0; at < approvals.length; at++)
      allowance[msg.sender][approvals[at].token][approvals[at].spender].amount = 0;
  }
}

contract LikeASafe {
  function getThreshold() external pure returns (uint256) {
    return 2;
  }

  function getOwners() external pure returns (address[] memory list) {
    list = new address[](3);
    list[0] = address(0x11);
    list[1] = address(0x22);
    list[2] = address(0x33);
  }

  function VERSION() external pure returns (string memory) {
    return '1.4.1';
  }
}
