// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What the contracts beside it need of a token.
interface Dollars {
    function balanceOf(address owner) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}
