// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A token that anybody may make, with as many decimals as one likes, and with allowances that go down by steps.
contract Coin {
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;

    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory symbol_, uint8 decimals_) {
        symbol = symbol_;
        decimals = decimals_;
    }

    function name() external view returns (string memory) {
        return symbol;
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        return _approve(msg.sender, spender, value);
    }

    function increaseAllowance(address spender, uint256 added) external returns (bool) {
        return _approve(msg.sender, spender, allowance[msg.sender][spender] + added);
    }

    function decreaseAllowance(address spender, uint256 subtracted) external returns (bool) {
        return _approve(msg.sender, spender, allowance[msg.sender][spender] - subtracted);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (from != msg.sender) allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _approve(address owner, address spender, uint256 value) internal returns (bool) {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual returns (bool) {
        balanceOf[from] -= _out(value);
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function _out(uint256 value) internal virtual returns (uint256) {
        return value;
    }
}

/// What is sent costs one unit more than it says, as tokens that count in shares round.
contract RoundingCoin is Coin("ROUND", 18) {
    function _out(uint256 value) internal pure override returns (uint256) {
        return value + 1;
    }
}
