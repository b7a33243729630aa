// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Dollars {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// A pool as Aave v3 has it, as far as it says how safe a loan is: what it leaves can be set.
contract Pool {
    uint256 private _health;
    uint256 private _after;

    function set(uint256 now_, uint256 then_) external {
        (_health, _after) = (now_, then_);
    }

    function getUserAccountData(address) external view returns (uint256, uint256, uint256, uint256, uint256, uint256) {
        return (30_000e8, 10_000e8, 0, 8_250, 8_000, _health);
    }

    function withdraw(address asset, uint256 amount, address to) external returns (uint256) {
        _health = _after;
        Dollars(asset).transfer(to, amount);
        return amount;
    }
}

/// Items that go where they are sent, until they are turned to someone.
contract Items {
    string public constant name = "Bored Apes";
    string public constant symbol = "BAYC";
    address private _thief;
    mapping(uint256 id => address) public ownerOf;
    mapping(address owner => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    function set(address thief) external {
        _thief = thief;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }

    function give(address to, uint256 id) external {
        ownerOf[id] = to;
        balanceOf[to]++;
        emit Transfer(address(0), to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        require(ownerOf[id] == from && msg.sender == from);
        if (_thief != address(0)) to = _thief;
        (ownerOf[id], balanceOf[from], balanceOf[to]) = (to, balanceOf[from] - 1, balanceOf[to] + 1);
        emit Transfer(from, to, id);
    }
}

/// Pays whoever claims, and once it is set takes from someone else who let it.
contract Farm {
    Dollars private immutable _dollars;
    address private _from;
    address private _thief;

    constructor(Dollars dollars) {
        _dollars = dollars;
    }

    function set(address from, address thief) external {
        (_from, _thief) = (from, thief);
    }

    function claim() external {
        _dollars.transfer(msg.sender, 1e9);
        if (_thief != address(0)) _dollars.transferFrom(_from, _thief, 1e9);
    }
}

/// A market that lends its currency, as Comet does: what is owed is in no token. Once it is set, more is owed than comes.
contract Lends {
    Dollars private immutable _dollars;
    uint256 private _more;
    mapping(address account => uint256) public borrowBalanceOf;
    mapping(address account => mapping(address asset => uint128)) public userCollateral;

    event Supply(address indexed from, address indexed dst, uint256 amount);
    event Withdraw(address indexed src, address indexed to, uint256 amount);
    event WithdrawCollateral(address indexed src, address indexed to, address indexed asset, uint256 amount);

    constructor(Dollars dollars) {
        _dollars = dollars;
    }

    function set(uint256 more) external {
        _more = more;
    }

    function owe(address who, uint256 amount, address asset) external {
        borrowBalanceOf[who] = amount;
        userCollateral[who][asset] = 1e24;
    }

    function supply(address, uint256 amount) external {
        _dollars.transferFrom(msg.sender, address(this), amount);
        borrowBalanceOf[msg.sender] -= amount - _more;
        emit Supply(msg.sender, msg.sender, amount);
    }

    function withdraw(address asset, uint256 amount) external {
        _dollars.transfer(msg.sender, amount);
        borrowBalanceOf[msg.sender] += amount + _more;
        if (_more != 0) {
            userCollateral[msg.sender][asset] = 0;
            emit WithdrawCollateral(msg.sender, address(this), asset, 1e24);
        }
        emit Withdraw(msg.sender, msg.sender, amount);
    }
}

/// Markets by number, as Morpho has them: shares of what is lent, and what secures them, are in no token.
contract Numbered {
    struct Params {
        address loan;
        address collateral;
        address oracle;
        address irm;
        uint256 lltv;
    }

    struct Position {
        uint256 supplied;
        uint128 borrowed;
        uint128 collateral;
    }

    Dollars private immutable _dollars;
    uint256 private _more;
    mapping(bytes32 id => mapping(address account => Position)) public position;

    event Borrow(
        bytes32 indexed id, address caller, address indexed onBehalf, address indexed receiver, uint256 assets, uint256 shares
    );

    constructor(Dollars dollars) {
        _dollars = dollars;
    }

    function set(uint256 more) external {
        _more = more;
    }

    function borrow(Params memory params, uint256 assets, uint256, address onBehalf, address receiver)
        external
        returns (uint256, uint256)
    {
        bytes32 id = keccak256(abi.encode(params));
        _dollars.transfer(receiver, assets);
        position[id][onBehalf].borrowed += uint128(1e6 * (assets + _more));
        emit Borrow(id, msg.sender, onBehalf, receiver, assets, 1e6 * (assets + _more));
        return (assets, 1e6 * (assets + _more));
    }
}

/// Positions by number, as Uniswap v3 has them: what is in one is in no token.
contract Liquidity {
    mapping(uint256 id => address) public ownerOf;
    mapping(uint256 id => uint128) private _in;

    event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1);
    event DecreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1);

    function give(address to, uint256 id, uint128 liquidity) external {
        (ownerOf[id], _in[id]) = (to, liquidity);
    }

    function positions(uint256 id)
        external
        view
        returns (uint256[12] memory words)
    {
        require(ownerOf[id] != address(0));
        words[7] = _in[id];
    }

    function change(uint256 id, int128 by) external {
        _in[id] = uint128(int128(_in[id]) + by);
        if (by > 0) emit IncreaseLiquidity(id, uint128(by), 0, 0);
        else emit DecreaseLiquidity(id, uint128(-by), 0, 0);
    }
}

/// Pays whoever claims and adds a little to a position, and once it is set empties it.
contract Compounder {
    Dollars private immutable _dollars;
    Liquidity private immutable _positions;
    bool private _isSet;

    constructor(Dollars dollars, Liquidity positions) {
        (_dollars, _positions) = (dollars, positions);
    }

    function set() external {
        _isSet = true;
    }

    function claim() external {
        _dollars.transfer(msg.sender, 1e9);
        _positions.change(7, _isSet ? -int128(1e18) : int128(1e15));
    }
}
