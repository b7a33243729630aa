// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface NameOwners {
    function owner(bytes32 node) external view returns (address);
}

/// What names point to: addresses of any chain (ENSIP-9, with the default of ENSIP-19), text records (ENSIP-5), and
/// the name of a reverse record (ENSIP-3). Only the owner of a name in the registry writes its records.
contract PracticeResolver {
    uint256 private constant ETHEREUM = 60;
    uint256 private constant ANY_EVM = 0x80000000;

    NameOwners private immutable _registry;
    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private _addresses;
    mapping(bytes32 node => mapping(string key => string)) private _texts;
    mapping(bytes32 node => string) private _names;

    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);
    event NameChanged(bytes32 indexed node, string name);

    error NotOwner(bytes32 node, address caller);

    modifier onlyOwner(bytes32 node) {
        if (_registry.owner(node) != msg.sender) revert NotOwner(node, msg.sender);
        _;
    }

    constructor(NameOwners registry) {
        _registry = registry;
    }

    function setAddr(bytes32 node, address a) external onlyOwner(node) {
        _addresses[node][ETHEREUM] = abi.encodePacked(a);
        emit AddrChanged(node, a);
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata a) external onlyOwner(node) {
        _addresses[node][coinType] = a;
        emit AddressChanged(node, coinType, a);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        _texts[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function setName(bytes32 node, string calldata name_) external onlyOwner(node) {
        _names[node] = name_;
        emit NameChanged(node, name_);
    }

    function addr(bytes32 node) external view returns (address) {
        bytes memory a = _addresses[node][ETHEREUM];
        return a.length == 20 ? address(bytes20(a)) : address(0);
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory a) {
        a = _addresses[node][coinType];
        bool evm = coinType > ANY_EVM && coinType < 2 * ANY_EVM;
        if (a.length == 0 && evm) a = _addresses[node][ANY_EVM];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _texts[node][key];
    }

    function name(bytes32 node) external view returns (string memory) {
        return _names[node];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x59d1d43c || id == 0x691f3431;
    }
}
