// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Dollar {
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  string public symbol;
  event Transfer(address indexed from, address indexed to, uint256 value);

  function setSymbol(string calldata it) external {
    symbol = it;
  }

  function decimals() external pure returns (uint8) {
    return 6;
  }

  function mint(address to, uint256 value) external {
    balanceOf[to] += value;
  }

  function approve(address spender, uint256 value) external returns (bool) {
    allowance[msg.sender][spender] = value;
    return true;
  }

  function transfer(address to, uint256 value) external virtual returns (bool) {
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
    return true;
  }
}

// Does the same, by other code.
contract OtherDollar is Dollar {
  function version() external pure returns (uint256) {
    return 2;
  }
}

// Keeps half of what is sent.
contract GreedyDollar is Dollar {
  function transfer(address to, uint256 value) external override returns (bool) {
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value / 2;
    emit Transfer(msg.sender, to, value);
    return true;
  }
}

// A proxy of EIP-1967 that anybody may upgrade.
contract Proxy {
  bytes32 constant place = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

  function upgradeTo(address code) external {
    assembly {
      sstore(place, code)
    }
  }

  fallback() external payable {
    assembly {
      calldatacopy(0, 0, calldatasize())
      let ok := delegatecall(gas(), sload(place), 0, calldatasize(), 0, 0)
      returndatacopy(0, 0, returndatasize())
      switch ok
      case 0 { revert(0, returndatasize()) }
      default { return(0, returndatasize()) }
    }
  }
}

// Sells a token for coins at a price that anybody may set.
contract Exchange {
  uint256 public price;

  function setPrice(uint256 it) external {
    price = it;
  }

  function swapExactETHForTokens(uint256 least, address[] calldata path, address to, uint256)
    external
    payable
  {
    uint256 out = (msg.value * price) / 1e18;
    require(out >= least, 'too little');
    Dollar(path[path.length - 1]).transfer(to, out);
  }
}
