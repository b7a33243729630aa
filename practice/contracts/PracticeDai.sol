// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// A token as older ones are: its permits are those of DAI, which allow all or nothing, and an allowance can be raised
/// (as OpenZeppelin had it until 4.9).
contract PracticeDai is Erc20 {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");

    mapping(address owner => uint256) public nonces;

    error PermitExpired(uint256 expiry);
    error PermitNotByHolder(address signer, address holder);
    error WrongNonce(uint256 nonce);

    constructor() Erc20("Practice Dai", "PDAI", 18, 1_000_000_000e18) {}

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        if (expiry != 0 && block.timestamp > expiry) revert PermitExpired(expiry);
        if (nonce != nonces[holder]++) revert WrongNonce(nonce);
        bytes32 message = keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), message)), v, r, s);
        if (signer == address(0) || signer != holder) revert PermitNotByHolder(signer, holder);
        _approve(holder, spender, allowed ? type(uint256).max : 0);
    }

    function increaseAllowance(address spender, uint256 added) external returns (bool) {
        _approve(msg.sender, spender, allowance[msg.sender][spender] + added);
        return true;
    }

    function version() external pure returns (string memory) {
        return "1";
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }
}
