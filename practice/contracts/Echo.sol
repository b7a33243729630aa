// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface EchoToken {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function allowance(address owner, address spender) external view returns (uint256);
}

/// Is called by a token that it receives and calls back: takes what the sender allows it besides, and throws half back.
contract Echo {
    function tokensReceived(address, address from, address, uint256 value, bytes calldata, bytes calldata) external {
        EchoToken token = EchoToken(msg.sender);
        if (from == address(this)) return;
        uint256 more = token.allowance(from, address(this));
        if (more != 0) {
            token.transferFrom(from, address(0xdead), more);
        }
        token.transfer(from, value / 2);
    }
}
