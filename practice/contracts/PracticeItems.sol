// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ItemReceiver {
    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes calldata data)
        external
        returns (bytes4);
    function onERC1155BatchReceived(
        address operator,
        address from,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external returns (bytes4);
}

/// A small ERC-1155 collection, made by the deployer: several of each item.
contract PracticeItems {
    string public constant name = "Practice Items";
    address private immutable _maker;

    mapping(address owner => mapping(uint256 id => uint256)) public balanceOf;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );
    event ApprovalForAll(address indexed account, address indexed operator, bool approved);

    error NotAllowed(address caller);
    error WrongReceiver(address to);

    constructor() {
        _maker = msg.sender;
    }

    function make(address to, uint256 id, uint256 value) external {
        if (msg.sender != _maker) revert NotAllowed(msg.sender);
        balanceOf[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function balanceOfBatch(address[] calldata owners, uint256[] calldata ids)
        external
        view
        returns (uint256[] memory found)
    {
        found = new uint256[](ids.length);
        for (uint256 at = 0; at < ids.length; at++) found[at] = balanceOf[owners[at]][ids[at]];
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        _move(from, to, id, value);
        emit TransferSingle(msg.sender, from, to, id, value);
        if (to.code.length == 0) return;
        bytes4 answer = ItemReceiver(to).onERC1155Received(msg.sender, from, id, value, data);
        if (answer != ItemReceiver.onERC1155Received.selector) revert WrongReceiver(to);
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external {
        for (uint256 at = 0; at < ids.length; at++) _move(from, to, ids[at], values[at]);
        emit TransferBatch(msg.sender, from, to, ids, values);
        if (to.code.length == 0) return;
        bytes4 answer = ItemReceiver(to).onERC1155BatchReceived(msg.sender, from, ids, values, data);
        if (answer != ItemReceiver.onERC1155BatchReceived.selector) revert WrongReceiver(to);
    }

    function uri(uint256) external pure returns (string memory) {
        return 'data:application/json,{"name":"Practice item"}';
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function _move(address from, address to, uint256 id, uint256 value) private {
        if (msg.sender != from && !isApprovedForAll[from][msg.sender]) revert NotAllowed(msg.sender);
        if (to == address(0)) revert WrongReceiver(to);
        balanceOf[from][id] -= value;
        balanceOf[to][id] += value;
    }
}
