// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Dollars {
    function transfer(address to, uint256 value) external returns (bool);
}

/// A market as Compound v3 has it, with what an account supplied: the largest number stands for all of that, and what is
/// taken out beyond it is owed.
contract Supplied {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => uint256) public borrowBalanceOf;
    mapping(address owner => mapping(address asset => uint128)) public userCollateral;

    event Withdraw(address indexed src, address indexed to, uint256 amount);

    function symbol() external pure returns (string memory) {
        return "cUSDCv3";
    }

    function decimals() external pure returns (uint8) {
        return 6;
    }

    function make(address owner, uint256 amount) external {
        balanceOf[owner] += amount;
    }

    function withdraw(address asset, uint256 amount) external {
        uint256 all = balanceOf[msg.sender];
        if (amount == type(uint256).max) amount = all;
        uint256 own = amount < all ? amount : all;
        balanceOf[msg.sender] = all - own;
        borrowBalanceOf[msg.sender] += amount - own;
        Dollars(asset).transfer(msg.sender, amount);
        emit Withdraw(msg.sender, msg.sender, amount);
    }
}

/// Items as ERC-721 has them, of which number zero is one.
contract Items {
    string public name = "Items";
    string public symbol = "ITEM";
    mapping(address owner => uint256) public balanceOf;
    mapping(uint256 id => address) private _owner;
    mapping(uint256 id => address) private _approved;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }

    function ownerOf(uint256 id) public view returns (address) {
        require(_owner[id] != address(0));
        return _owner[id];
    }

    function getApproved(uint256 id) external view returns (address) {
        return _approved[id];
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return false;
    }

    function make(address to, uint256 id) external {
        (_owner[id], balanceOf[to]) = (to, balanceOf[to] + 1);
        emit Transfer(address(0), to, id);
    }

    function approve(address to, uint256 id) external {
        require(msg.sender == ownerOf(id));
        _approved[id] = to;
        emit Approval(msg.sender, to, id);
    }

    function transferFrom(address from, address to, uint256 id) external returns (bool) {
        require(from == ownerOf(id) && (msg.sender == from || msg.sender == _approved[id]));
        (_owner[id], _approved[id]) = (to, address(0));
        (balanceOf[from], balanceOf[to]) = (balanceOf[from] - 1, balanceOf[to] + 1);
        emit Transfer(from, to, id);
        return true;
    }
}

/// A pool that lends as Aave v3 has it, as far as it says what an account has there.
contract Owed {
    uint256 public debt;

    function make(uint256 amount) external {
        debt = amount;
    }

    function getUserAccountData(address)
        external
        view
        returns (uint256, uint256, uint256, uint256, uint256, uint256)
    {
        return (3 * debt, debt, 0, 8_250, 8_000, 2e18);
    }
}

/// A factory of pools as Uniswap v3 has it, in which the thief opened one pool of two tokens, at his price.
contract OnePool {
    uint160 public price;

    function make(uint160 its) external {
        price = its;
    }

    function getPool(address, address, uint24 fee) external view returns (address) {
        return fee == 10_000 ? address(this) : address(0);
    }

    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) {
        return (price, 0, 0, 1, 1, 0, true);
    }
}

/// A campaign of Sablier in which an airdrop vests: who claims early forgoes the rest.
contract Vests {
    Dollars private constant _dollars = Dollars(0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48);
    mapping(uint256 word => uint256) private _claimed;
    uint256 public totalForgoneAmount;

    event ClaimVCA(uint256 index, address indexed recipient, uint128 claimAmount, uint128 forgoneAmount);

    function claim(uint256 index, address recipient, uint128 fullAmount, bytes32[] calldata) external payable {
        _claimed[index >> 8] |= 1 << (index & 255);
        uint128 half = fullAmount / 2;
        totalForgoneAmount += fullAmount - half;
        _dollars.transfer(recipient, half);
        emit ClaimVCA(index, recipient, half, fullAmount - half);
    }
}
