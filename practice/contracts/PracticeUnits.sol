// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Many tokens in one contract without callbacks (ERC-6909), made by the deployer.
contract PracticeUnits {
    address private immutable _maker;

    mapping(address owner => mapping(uint256 id => uint256)) public balanceOf;
    mapping(address owner => mapping(address spender => mapping(uint256 id => uint256))) public allowance;
    mapping(address owner => mapping(address spender => bool)) public isOperator;

    event Transfer(address caller, address indexed sender, address indexed receiver, uint256 indexed id, uint256 amount);
    event OperatorSet(address indexed owner, address indexed spender, bool approved);
    event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount);

    error NotAllowed(address caller);

    constructor() {
        _maker = msg.sender;
    }

    function make(address to, uint256 id, uint256 amount) external {
        if (msg.sender != _maker) revert NotAllowed(msg.sender);
        balanceOf[to][id] += amount;
        emit Transfer(msg.sender, address(0), to, id, amount);
    }

    function transfer(address receiver, uint256 id, uint256 amount) external returns (bool) {
        return _move(msg.sender, receiver, id, amount);
    }

    function transferFrom(address sender, address receiver, uint256 id, uint256 amount) external returns (bool) {
        if (msg.sender != sender && !isOperator[sender][msg.sender]) {
            uint256 allowed = allowance[sender][msg.sender][id];
            if (allowed != type(uint256).max) allowance[sender][msg.sender][id] = allowed - amount;
        }
        return _move(sender, receiver, id, amount);
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

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x0f632fb3;
    }

    function _move(address sender, address receiver, uint256 id, uint256 amount) private returns (bool) {
        balanceOf[sender][id] -= amount;
        balanceOf[receiver][id] += amount;
        emit Transfer(msg.sender, sender, receiver, id, amount);
        return true;
    }
}
