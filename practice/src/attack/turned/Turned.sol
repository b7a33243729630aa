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
