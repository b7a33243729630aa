// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Several calls of its own functions in one, as many protocols have it.
abstract contract Multi {
    function multicall(bytes[] calldata data) external returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 n; n < data.length; n++) {
            (bool ok, bytes memory result) = address(this).delegatecall(data[n]);
            require(ok);
            results[n] = result;
        }
    }
}
