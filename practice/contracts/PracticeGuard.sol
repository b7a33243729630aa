// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A guard of a Safe (1.3.0 and later) that lets everything through but a delegatecall.
contract PracticeGuard {
    bytes4 private constant CHECK_TRANSACTION = 0x75f0bb52;

    error NoDelegatecall();

    function checkAfterExecution(bytes32, bool) external pure {}

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xe6d7a83a;
    }

    /// `checkTransaction` has eleven parameters, more than the compiler's stack holds. The fourth is the operation.
    fallback() external {
        if (msg.sig == CHECK_TRANSACTION && abi.decode(msg.data[4 + 3 * 32:], (uint256)) != 0) revert NoDelegatecall();
    }
}
