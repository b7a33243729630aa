// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Lends an amount that its ledger counts apart, as Aave's debt tokens do: no allowance() tells of it.
contract CreditToken {
    mapping(address owner => mapping(address to => uint256)) public borrowAllowance;
    mapping(address owner => uint256) public balanceOf;

    event BorrowAllowanceDelegated(address indexed from, address indexed to, address asset, uint256 amount);

    function approveDelegation(address delegatee, uint256 amount) external {
        borrowAllowance[msg.sender][delegatee] = amount;
        emit BorrowAllowanceDelegated(msg.sender, delegatee, address(this), amount);
    }
}

interface Dollars {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Keeps what it is given in a book of its own, which nothing but its own functions shows.
contract Vault {
    Dollars private immutable _asset;
    mapping(address owner => uint256) public kept;
    mapping(address owner => address) public delegateOf;
    mapping(address owner => mapping(address operator => bool)) public operators;

    constructor(Dollars asset) {
        _asset = asset;
    }

    function keepFor(address owner, uint256 value) external {
        kept[owner] += value;
    }

    function deposit(uint256 assets, address receiver) external returns (uint256) {
        _asset.transferFrom(msg.sender, address(this), assets);
        kept[receiver] += assets;
        return assets;
    }

    function withdraw(uint256 assets, address receiver, address owner) external returns (uint256) {
        require(owner == msg.sender || operators[owner][msg.sender]);
        kept[owner] -= assets;
        _asset.transfer(receiver, assets);
        return assets;
    }

    function setOperator(address operator, bool on) external returns (bool) {
        operators[msg.sender][operator] = on;
        return true;
    }

    function borrow(uint256 assets, address receiver) external returns (uint256) {
        kept[msg.sender] -= assets;
        _asset.transfer(receiver, assets);
        return assets;
    }
}

/// Does whatever anybody tells it to, as a smart account does for its owner, and keeps what comes.
contract OpenAccount {
    receive() external payable {}

    function execute(address target, uint256 value, bytes calldata data) external payable {
        (bool ok,) = target.call{value: value}(data);
        require(ok, "failed");
    }
}
