// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Protocols that are honest, have published their source, and whose functions stand in no table of ours.
interface Money {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

contract Streams {
    Money immutable money;
    mapping(uint256 => address) public ownerOf;
    mapping(uint256 => uint256) public left;
    uint256 next = 1;

    constructor(Money it) {
        money = it;
    }

    function open(address to, uint256 amount) external {
        money.transferFrom(msg.sender, address(this), amount);
        ownerOf[next] = to;
        left[next] = amount;
        next++;
    }

    function takeOut(uint256 id, address to, uint128 amount) external {
        require(ownerOf[id] == msg.sender, "not yours");
        left[id] -= amount;
        money.transfer(to, amount);
    }

    /// Pays whoever was set before, whom the call does not name.
    address heir;

    function setHeir(address to) external {
        heir = to;
    }

    function takeOutForHeir(uint256 id) external {
        require(ownerOf[id] == msg.sender, "not yours");
        money.transfer(heir, left[id]);
        left[id] = 0;
    }
}

contract Positions {
    mapping(address => mapping(address => bool)) public mayActFor;
    mapping(address => bool) public openToAll;
    mapping(address => uint256) public points;

    function letAct(address who, bool on) external {
        mayActFor[msg.sender][who] = on;
    }

    function letEverybodyAct(bool on) external {
        openToAll[msg.sender] = on;
    }

    function ping(uint256 it) external pure returns (uint256) {
        return it;
    }

    function carryOut(address to, uint256 value, bytes calldata data) external payable {
        (bool ok,) = to.call{value: value}(data);
        require(ok, "failed");
    }

    function forward(address payable to) external payable {
        to.transfer(msg.value);
    }
}
