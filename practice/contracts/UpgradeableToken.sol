// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The code behind a proxy (ERC-1967, ERC-1822): its owner may replace it, and makes what there is of the token.
contract UpgradeableToken {
    bytes32 internal constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    address public owner;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Upgraded(address indexed implementation);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error OwnableUnauthorizedAccount(address account);
    error InvalidInitialization();

    modifier onlyOwner() {
        if (msg.sender != owner) revert OwnableUnauthorizedAccount(msg.sender);
        _;
    }

    function initialize(address owner_, address holder, uint256 supply) external {
        if (owner != address(0)) revert InvalidInitialization();
        owner = owner_;
        totalSupply = supply;
        balanceOf[holder] = supply;
        emit OwnershipTransferred(address(0), owner_);
        emit Transfer(address(0), holder, supply);
    }

    function name() external pure virtual returns (string memory) {
        return "Changing Token";
    }

    function symbol() external pure virtual returns (string memory) {
        return "CHNG";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function proxiableUUID() external pure returns (bytes32) {
        return IMPLEMENTATION;
    }

    function upgradeToAndCall(address implementation, bytes calldata data) external payable onlyOwner {
        assembly {
            sstore(IMPLEMENTATION, implementation)
        }
        emit Upgraded(implementation);
        if (data.length != 0) {
            (bool ok,) = implementation.delegatecall(data);
            require(ok);
        }
    }

    function transferOwnership(address newOwner) external onlyOwner {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// What the token may become: every transfer goes to its owner.
contract UpgradedToken is UpgradeableToken {
    function transfer(address, uint256 value) external override returns (bool) {
        _move(msg.sender, owner, value);
        return true;
    }
}

/// Runs the code that its ERC-1967 slot names, and knows nothing else.
contract PracticeProxy {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    event Upgraded(address indexed implementation);

    constructor(address implementation, bytes memory data) {
        assembly {
            sstore(IMPLEMENTATION, implementation)
        }
        emit Upgraded(implementation);
        (bool ok,) = implementation.delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        assembly {
            let implementation := sload(IMPLEMENTATION)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), implementation, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
