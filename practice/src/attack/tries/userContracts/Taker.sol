// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Anything.sol";

/// In the place of protocols that take what a word of the call says.
contract Taker {
    Token private immutable _token;
    uint256 private immutable _word;
    mapping(bytes32 => uint256) public kept;

    constructor(Token token, uint256 word) {
        _token = token;
        _word = word;
    }

    fallback() external payable {
        uint256 at = 4 + 32 * _word;
        uint256 amount = uint256(bytes32(msg.data[at:at + 32]));
        _token.transferFrom(msg.sender, address(this), amount);
        kept[keccak256(msg.data)] += amount;
    }
}

/// A token of the thief with any name.
contract Coin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1e27;
    address private immutable _thief;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    bool public closed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, address thief, address holder) {
        name = name_;
        symbol = symbol_;
        _thief = thief;
        balanceOf[holder] = totalSupply;
        emit Transfer(address(0), holder, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function close() external {
        require(msg.sender == _thief);
        closed = true;
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(!closed || from == _thief);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
