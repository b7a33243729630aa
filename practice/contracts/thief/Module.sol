// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Account {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool);
    function isOwner(address owner) external view returns (bool);
}

/// In the place of Safe's ERC-4337 module: runs what an owner signed as `SafeOp`, and takes the operation's own checks
/// for granted.
contract Module {

    function executeUserOp(address to, uint256 value, bytes calldata data, uint8 operation) external {
        require(Account(msg.sender).execTransactionFromModule(to, value, data, operation));
    }

    /// What the entry point would come to with it: `hash` is of the typed data that was signed.
    function carryOut(address safe, bytes32 hash, uint8 v, bytes32 r, bytes32 s, bytes calldata callData) external {
        require(Account(safe).isOwner(ecrecover(hash, v, r, s)));
        (address to, uint256 value, bytes memory data, uint8 operation) =
            abi.decode(callData[4:], (address, uint256, bytes, uint8));
        require(Account(safe).execTransactionFromModule(to, value, data, operation));
    }
}
