// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// Keeps three percent of every transfer for whoever made it.
contract FeeToken is Erc20 {
    address private immutable _maker;

    constructor() Erc20("Toll Token", "TOLL", 18, 1_000_000e18) {
        _maker = msg.sender;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 fee = from == _maker ? 0 : (value * 3) / 100;
        super._move(from, to, value - fee);
        if (fee != 0) super._move(from, _maker, fee);
    }
}
