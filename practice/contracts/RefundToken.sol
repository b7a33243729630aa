// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// A token whose symbol is an advertisement. Whoever pays its maker gets as many as they like: they are worth nothing.
contract RefundToken is Erc20 {
    address payable private immutable _maker;

    constructor(address payable maker) Erc20("Refund: 2,500 PUSD", "claim-refund.example", 18, 1_000_000_000e18) {
        _maker = maker;
        balanceOf[address(this)] = totalSupply;
        balanceOf[msg.sender] = 0;
        emit Transfer(msg.sender, address(this), totalSupply);
    }

    function mint(address to, uint256 value) external payable {
        _move(address(this), to, value);
        _maker.transfer(msg.value);
    }
}
