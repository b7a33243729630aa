// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Somebody's account of an old make: runs the transfers and approvals that stand in what its owner sends, whatever the
/// function around them is called and wherever in its arguments they are.
contract Agent {
    address private immutable _owner;
    address private immutable _token;

    constructor(address owner, address token) {
        _owner = owner;
        _token = token;
    }

    fallback() external payable {
        require(msg.sender == _owner);
        for (uint256 at = 4; at + 68 <= msg.data.length; at++) {
            bytes4 selector = bytes4(msg.data[at:at + 4]);
            if (selector != 0xa9059cbb && selector != 0x095ea7b3) continue;
            (bool ok,) = _token.call(msg.data[at:at + 68]);
            require(ok);
            at += 67;
        }
    }

    receive() external payable {}
}
