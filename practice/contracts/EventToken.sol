// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// Says in its events what does not happen: a transfer moves nothing, and gifts are never there.
contract EventToken is Erc20 {
    constructor() Erc20("Loud Token", "LOUD", 18, 1_000_000e18) {}

    function give(address to, uint256 value) external {
        super._move(msg.sender, to, value);
    }

    function claim(uint256 value) external {
        emit Transfer(address(this), msg.sender, value);
    }

    function _move(address from, address to, uint256 value) internal override {
        emit Transfer(from, to, value);
    }
}
