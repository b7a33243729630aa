// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Has an owner who hands over in two steps, and roles (as OpenZeppelin's Ownable2Step and AccessControl have them).
contract PracticeVault {
    address public owner;
    address public pendingOwner;
    mapping(bytes32 role => mapping(address account => bool)) public hasRole;

    event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    error OwnableUnauthorizedAccount(address account);
    error AccessControlUnauthorizedAccount(address account, bytes32 neededRole);

    modifier onlyOwner() {
        if (msg.sender != owner) revert OwnableUnauthorizedAccount(msg.sender);
        _;
    }

    modifier onlyAdmin() {
        if (!hasRole[0][msg.sender]) revert AccessControlUnauthorizedAccount(msg.sender, 0);
        _;
    }

    constructor(address owner_) {
        owner = owner_;
        emit OwnershipTransferred(address(0), owner_);
        hasRole[0][owner_] = true;
        emit RoleGranted(0, owner_, msg.sender);
    }

    receive() external payable {}

    function getRoleAdmin(bytes32) external pure returns (bytes32) {
        return 0;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        pendingOwner = newOwner;
        emit OwnershipTransferStarted(owner, newOwner);
    }

    function acceptOwnership() external {
        if (msg.sender != pendingOwner) revert OwnableUnauthorizedAccount(msg.sender);
        _transfer(msg.sender);
    }

    function renounceOwnership() external onlyOwner {
        _transfer(address(0));
    }

    function grantRole(bytes32 role, address account) external onlyAdmin {
        if (hasRole[role][account]) return;
        hasRole[role][account] = true;
        emit RoleGranted(role, account, msg.sender);
    }

    function revokeRole(bytes32 role, address account) external onlyAdmin {
        if (!hasRole[role][account]) return;
        hasRole[role][account] = false;
        emit RoleRevoked(role, account, msg.sender);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x7965db0b;
    }

    function _transfer(address newOwner) private {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
        delete pendingOwner;
    }
}
