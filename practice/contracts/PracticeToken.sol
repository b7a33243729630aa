// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// A token as most are: 18 decimals, nothing special.
contract PracticeToken is Erc20 {
    constructor() Erc20("Practice Token", "PRAC", 18, 1_000_000_000e18) {}
}
