// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

interface TokenReceiver {
    function tokensReceived(
        address operator,
        address from,
        address to,
        uint256 value,
        bytes calldata data,
        bytes calldata operatorData
    ) external;
}

/// Has operators, and calls receivers that are contracts, as ERC-777 does (without its registry of hooks).
contract HookToken is Erc20 {
    mapping(address holder => mapping(address operator => bool)) private _operator;

    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);
    event Sent(
        address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData
    );

    error NotOperator(address caller, address holder);

    constructor() Erc20("Echo Token", "ECHO", 18, 1_000_000e18) {}

    function granularity() external pure returns (uint256) {
        return 1;
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || _operator[holder][operator];
    }

    function authorizeOperator(address operator) external {
        _operator[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        delete _operator[msg.sender][operator];
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _move(msg.sender, to, amount);
        emit Sent(msg.sender, msg.sender, to, amount, data, "");
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData)
        external
    {
        if (!isOperatorFor(msg.sender, from)) revert NotOperator(msg.sender, from);
        _move(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data, operatorData);
    }

    /// The receiver runs after the balances moved: one that calls back is a call in the middle of this one.
    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (to.code.length != 0) TokenReceiver(to).tokensReceived(msg.sender, from, to, value, "", "");
    }
}
