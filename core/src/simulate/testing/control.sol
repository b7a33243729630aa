// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Owned {
  address public owner = msg.sender;
  address public pendingOwner;
  event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
  event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner);

  function transferOwnership(address to) external {
    emit OwnershipTransferred(owner, to);
    owner = to;
  }

  function offerOwnership(address to) external {
    emit OwnershipTransferStarted(owner, to);
    pendingOwner = to;
  }

  // Tells nobody.
  function claim() external {
    owner = address(this);
  }

  function pretend(address to) external {
    emit OwnershipTransferred(owner, to);
  }
}

contract Caller {
  function pass(address to, bytes calldata data) external {
    (bool ok, ) = to.call(data);
    require(ok);
  }

  function make() external returns (address) {
    Owned made = new Owned();
    made.transferOwnership(msg.sender);
    return address(made);
  }
}

contract Roles {
  mapping(bytes32 => mapping(address => bool)) public hasRole;
  event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
  event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

  function grantRole(bytes32 role, address account) external {
    hasRole[role][account] = true;
    emit RoleGranted(role, account, msg.sender);
  }

  function revokeRole(bytes32 role, address account) external {
    hasRole[role][account] = false;
    emit RoleRevoked(role, account, msg.sender);
  }

  function pretend(bytes32 role, address account) external {
    emit RoleGranted(role, account, msg.sender);
  }
}

contract Proxy {
  event Upgraded(address indexed implementation);
  event AdminChanged(address previousAdmin, address newAdmin);
  bytes32 constant place = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
  bytes32 constant admin = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

  function upgradeTo(address to) external {
    put(place, to);
    emit Upgraded(to);
  }

  function changeAdmin(address to) external {
    emit AdminChanged(address(0), to);
    put(admin, to);
  }

  // Tells nobody.
  function ping(address to) external {
    put(place, to);
  }

  function pretend(address to) external {
    emit Upgraded(to);
  }

  function put(bytes32 slot, address to) internal {
    assembly {
      sstore(slot, to)
    }
  }
}

contract Beacon {
  address public implementation;
  event Upgraded(address indexed implementation);

  function upgradeTo(address to) external {
    implementation = to;
    emit Upgraded(to);
  }
}

contract Units6909 {
  mapping(address => mapping(uint256 => uint256)) public balanceOf;
  mapping(address => mapping(address => mapping(uint256 => uint256))) public allowance;
  mapping(address => mapping(address => bool)) public isOperator;
  event Transfer(address caller, address indexed sender, address indexed receiver, uint256 indexed id, uint256 amount);
  event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount);
  event OperatorSet(address indexed owner, address indexed spender, bool approved);

  function mint(uint256 id, uint256 amount) external {
    balanceOf[msg.sender][id] += amount;
    emit Transfer(msg.sender, address(0), msg.sender, id, amount);
  }

  function approve(address spender, uint256 id, uint256 amount) external returns (bool) {
    allowance[msg.sender][spender][id] = amount;
    emit Approval(msg.sender, spender, id, amount);
    return true;
  }

  function setOperator(address spender, bool approved) external returns (bool) {
    isOperator[msg.sender][spender] = approved;
    emit OperatorSet(msg.sender, spender, approved);
    return true;
  }
}

contract Token777 {
  mapping(address => mapping(address => bool)) operators;
  event AuthorizedOperator(address indexed operator, address indexed holder);
  event RevokedOperator(address indexed operator, address indexed holder);

  function isOperatorFor(address operator, address holder) external view returns (bool) {
    return operator == holder || operators[holder][operator];
  }

  function authorizeOperator(address operator) external {
    operators[msg.sender][operator] = true;
    emit AuthorizedOperator(operator, msg.sender);
  }

  function revokeOperator(address operator) external {
    operators[msg.sender][operator] = false;
    emit RevokedOperator(operator, msg.sender);
  }
}

// Run by delegatecall, it exchanges what a Safe runs, and tells nobody.
contract Overwriter {
  address singleton;
  mapping(address => address) modules;
  mapping(address => address) owners;

  function transfer(address to, uint256) external {
    singleton = to;
  }

  function enable(address module) external {
    modules[module] = modules[address(1)];
    modules[address(1)] = module;
  }
}

// Lets everything pass.
contract SafeGuard {
  function supportsInterface(bytes4) external pure returns (bool) {
    return true;
  }

  fallback() external {}
}

// Speaks of many so that nobody sees what it does.
contract Flood {
  address public owner;
  event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

  function flood(uint160 count) external {
    owner = msg.sender;
    for (uint160 n = 1; n <= count; n++) emit RoleGranted(0, address(n), msg.sender);
  }
}

contract Diamond {
  struct FacetCut {
    address facet;
    uint8 action;
    bytes4[] selectors;
  }
  event DiamondCut(FacetCut[] cuts, address init, bytes data);

  function cut() external {
    FacetCut[] memory cuts = new FacetCut[](0);
    emit DiamondCut(cuts, address(0), '');
  }
}
