// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An honest protocol that keeps its accounts by numbers, as Lens, Synthetix and many others do: who owns a number may
/// move what is kept there, and may open it to everybody.
contract Ledger {
    mapping(uint256 id => address) public ownerOf;
    mapping(uint256 id => uint256) public kept;
    mapping(uint256 id => bool) public open;

    function make(uint256 id, address owner, uint256 amount) external {
        (ownerOf[id], kept[id]) = (owner, amount);
    }

    function moveBetween(uint256 fromAccount, uint256 toAccount, uint256 amount) external {
        require(ownerOf[fromAccount] == msg.sender);
        (kept[fromAccount], kept[toAccount]) = (kept[fromAccount] - amount, kept[toAccount] + amount);
    }

    function setOpen(uint256 accountId, bool isOpen) external {
        require(ownerOf[accountId] == msg.sender);
        open[accountId] = isOpen;
    }

    function setManager(uint64 accountId, uint64 managerId) external {
        require(ownerOf[accountId] == msg.sender);
        ownerOf[accountId] = ownerOf[managerId];
    }
}
