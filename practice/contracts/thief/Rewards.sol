// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Dollars.sol";
import "./Multi.sol";

/// Pays rewards, as EigenLayer's coordinator does: to whom the claimer of an earner says.
contract Rewards is Multi {
    Dollars private immutable _token;
    mapping(address earner => uint256) public earned;
    mapping(address earner => address) public claimerFor;

    constructor(Dollars token) {
        _token = token;
    }

    function reward(address earner, uint256 amount) external {
        _token.transferFrom(msg.sender, address(this), amount);
        earned[earner] += amount;
    }

    function setClaimerFor(address claimer) external {
        claimerFor[msg.sender] = claimer;
    }

    function processClaim(address earner, address recipient) external {
        require(msg.sender == (claimerFor[earner] == address(0) ? earner : claimerFor[earner]));
        uint256 amount = earned[earner];
        earned[earner] = 0;
        _token.transfer(recipient, amount);
    }
}
