// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A small ERC-721 collection: numbered passes, made by the deployer.
contract PracticePass {
    string public constant name = "Practice Pass";
    string public constant symbol = "PASS";
    address private immutable _maker;

    mapping(uint256 id => address) private _owner;
    mapping(address owner => uint256) private _count;
    mapping(uint256 id => address) private _approved;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error NoSuchPass(uint256 tokenId);
    error NotAllowed(address caller, uint256 tokenId);
    error WrongReceiver(address to);

    constructor() {
        _maker = msg.sender;
    }

    function make(address to, uint256 tokenId) external {
        if (msg.sender != _maker || _owner[tokenId] != address(0)) revert NotAllowed(msg.sender, tokenId);
        _give(address(0), to, tokenId);
    }

    function ownerOf(uint256 tokenId) public view returns (address owner) {
        owner = _owner[tokenId];
        if (owner == address(0)) revert NoSuchPass(tokenId);
    }

    function balanceOf(address owner) external view returns (uint256) {
        return _count[owner];
    }

    function getApproved(uint256 tokenId) external view returns (address) {
        ownerOf(tokenId);
        return _approved[tokenId];
    }

    function approve(address to, uint256 tokenId) external {
        address owner = ownerOf(tokenId);
        if (msg.sender != owner && !isApprovedForAll[owner][msg.sender]) revert NotAllowed(msg.sender, tokenId);
        _approved[tokenId] = to;
        emit Approval(owner, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        address owner = ownerOf(tokenId);
        bool allowed = msg.sender == owner || isApprovedForAll[owner][msg.sender] || _approved[tokenId] == msg.sender;
        if (owner != from || !allowed) revert NotAllowed(msg.sender, tokenId);
        if (to == address(0)) revert WrongReceiver(to);
        delete _approved[tokenId];
        _count[from] -= 1;
        _give(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        if (to.code.length == 0) return;
        bytes4 answer = Erc721Receiver(to).onERC721Received(msg.sender, from, tokenId, data);
        if (answer != Erc721Receiver.onERC721Received.selector) revert WrongReceiver(to);
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        return 'data:application/json,{"name":"Practice Pass","image":"data:image/png;base64,'
            'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYAgMAAACdGdVrAAAADFBMVEU9hMZ6UjD19fDwtCnjKeEFAAAAMklEQVR42mNgIAswgUmuVRBy'
            'KgMDg9aq0FAGhlUrQ0NDGVb9/3r9/1WGpaEgwBBKDQoAL1IhUyA/MrgAAAAASUVORK5CYII="}';
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function _give(address from, address to, uint256 tokenId) private {
        _owner[tokenId] = to;
        _count[to] += 1;
        emit Transfer(from, to, tokenId);
    }
}

interface Erc721Receiver {
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data)
        external
        returns (bytes4);
}
