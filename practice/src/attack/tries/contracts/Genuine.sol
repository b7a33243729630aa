// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What a genuine protocol does to balances, function by function, as it is told beforehand. It stands at a shipped
/// address in place of the protocol, which asks the same of whoever calls.
contract Genuine {
    struct Op {
        /// 0: pull tokens from the caller to `who`; 1: pay own tokens to the caller; 2: pay own coins to `who`;
        /// 3: give the caller an item of this collection; 4: take the caller's item to `who`; 5: mint own share;
        /// 6: write down what the caller has staked here, or no longer has
        uint8 kind;
        address token;
        address who;
        uint256 amount;
    }

    string public symbol;
    uint8 public decimals;
    string public name;
    mapping(bytes4 selector => Op[]) private _ops;
    mapping(address owner => uint256) private _balance;
    mapping(uint256 id => address) private _owner;
    bool private _items;
    mapping(address owner => uint256) private _stake;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function call_(string calldata said, uint8 places, bool items) external {
        (symbol, name, decimals, _items) = (said, said, places, items);
    }

    function does(bytes4 selector, Op[] calldata ops) external {
        delete _ops[selector];
        for (uint256 i; i < ops.length; i++) _ops[selector].push(ops[i]);
    }

    function balanceOf(address owner) external view returns (uint256) {
        return _balance[owner];
    }

    function ownerOf(uint256 id) external view returns (address) {
        require(_items && _owner[id] != address(0));
        return _owner[id];
    }

    function supportsInterface(bytes4 id) external view returns (bool) {
        return id == 0x01ffc9a7 || (_items && id == 0x80ac58cd);
    }

    function give(address to, uint256 id) external {
        _move(address(0), to, id);
    }

    function transferFrom(address from, address to, uint256 it) external {
        _move(from, to, it);
    }

    function transfer(address to, uint256 it) external {
        _move(msg.sender, to, it);
    }

    function _move(address from, address to, uint256 it) private {
        if (_items) {
            if (from != address(0)) _balance[from] -= 1;
            if (to != address(0)) _balance[to] += 1;
            _owner[it] = to;
            assembly {
                log4(0, 0, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to, it)
            }
        } else {
            if (from != address(0)) _balance[from] -= it;
            if (to != address(0)) _balance[to] += it;
            emit Transfer(from, to, it);
        }
    }

    receive() external payable {}

    fallback() external payable {
        Op[] storage ops = _ops[msg.sig];
        for (uint256 i; i < ops.length; i++) {
            Op memory it = ops[i];
            if (it.kind == 0) Coin(it.token).transferFrom(msg.sender, it.who, it.amount);
            if (it.kind == 1) Coin(it.token).transfer(it.who == address(0) ? msg.sender : it.who, it.amount);
            if (it.kind == 2) payable(it.who == address(0) ? msg.sender : it.who).transfer(it.amount);
            if (it.kind == 3) _move(address(0), msg.sender, it.amount);
            if (it.kind == 4) _move(msg.sender, it.who, it.amount);
            if (it.kind == 5) Coin(it.token).mint(msg.sender, it.amount);
            if (it.kind == 6) _stake[msg.sender] += it.amount;
        }
    }
}

/// A token that stands where a well-known one does, or that the thief made.
contract Coin {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function call_(string calldata said, uint8 places) external {
        (symbol, name, decimals) = (said, said, places);
    }

    function mint(address to, uint256 value) external {
        (totalSupply, balanceOf[to]) = (totalSupply + value, balanceOf[to] + value);
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
