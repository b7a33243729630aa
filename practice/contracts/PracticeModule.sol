// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ModuleSafe {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool);
}

/// A module of a Safe: whoever made it moves what the Safe has, without its owners.
contract PracticeModule {
    address private immutable _maker;

    error NotAllowed(address caller);

    constructor() {
        _maker = msg.sender;
    }

    function run(ModuleSafe safe, address to, uint256 value, bytes calldata data) external {
        if (msg.sender != _maker) revert NotAllowed(msg.sender);
        safe.execTransactionFromModule(to, value, data, 0);
    }
}
