// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// Calls itself what the practice dollar is called. Nobody redeems it.
contract FakeDollar is Erc20 {
    constructor() Erc20("Practice Dollar", "PUSD", 6, 1_000_000_000e6) {}
}
