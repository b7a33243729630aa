// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Balances are shares of a whole that grows by half a percent with every transfer, and by `rebase` also shrinks.
contract RebasingToken {
    string public constant name = "Tide Token";
    string public constant symbol = "TIDE";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000e18;
    uint256 private constant SHARES = 1_000_000e24;

    mapping(address owner => uint256) private _shares;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _shares[msg.sender] = SHARES;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address owner) public view returns (uint256) {
        return (_shares[owner] * totalSupply) / SHARES;
    }

    function rebase(uint256 basisPoints) external {
        totalSupply = (totalSupply * basisPoints) / 10_000;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 shares = (value * SHARES) / totalSupply;
        _shares[from] -= shares;
        _shares[to] += shares;
        totalSupply += totalSupply / 200;
        emit Transfer(from, to, value);
    }
}
