// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What stands at the address of a real contract: a token, a collection, or a protocol that does to balances what the
/// real one does, function by function, as it is told beforehand.
contract StandIn {
    struct Op {
        /// 0: pull from the caller to `who`; 1: give `who` what `from` has; 2: pay coins to `who`; 3: mint own to `who`;
        /// 4: burn own of the caller; 5: burn a token of the caller
        uint8 kind;
        address token;
        address who;
        address from;
        uint256 amount;
    }

    /// 0: no token; 1: ERC-20; 2: ERC-721; 3: ERC-1155
    uint8 public sort;
    string private _symbol;
    uint8 private _decimals;
    uint256 private _supply;
    mapping(bytes4 selector => Op[]) private _ops;
    mapping(bytes4 selector => bytes) private _answers;
    mapping(address owner => uint256) private _balance;
    mapping(address owner => mapping(address spender => uint256)) private _allowance;
    mapping(uint256 id => address) private _owner;
    mapping(uint256 id => mapping(address owner => uint256)) private _units;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function call_(uint8 it, string calldata said, uint8 places) external {
        (sort, _symbol, _decimals) = (it, said, places);
    }

    function does(bytes4 selector, Op[] calldata ops) external {
        delete _ops[selector];
        for (uint256 i; i < ops.length; i++) _ops[selector].push(ops[i]);
    }

    function says(bytes4 selector, bytes calldata answer) external {
        _answers[selector] = answer;
    }

    /// Moves what `from` need not have had before.
    function cheat(address from, address to, uint256 it) external {
        if (sort == 2) _owner[it] = from;
        if (sort == 2 && _balance[from] == 0) _balance[from] = 1;
        if (sort == 3) _units[it][from] = 1;
        if (sort < 2 && _balance[from] < it) (_supply, _balance[from]) = (_supply + it - _balance[from], it);
        _move(from, to, it);
    }

    receive() external payable {
        _run();
    }

    fallback() external payable {
        bytes memory answer = _answers[msg.sig];
        if (answer.length > 0) _return(answer);
        if (_ops[msg.sig].length > 0) return _run();
        if (sort != 0) {
            if (msg.sig == 0x95d89b41 || msg.sig == 0x06fdde03) _return(abi.encode(_symbol));
            if (sort != 3 && msg.sig == 0x70a08231) _return(abi.encode(_balance[abi.decode(msg.data[4:], (address))]));
            if (sort == 3 && msg.sig == 0x00fdd58e) {
                (address owner, uint256 id) = abi.decode(msg.data[4:], (address, uint256));
                _return(abi.encode(_units[id][owner]));
            }
            if (msg.sig == 0x01ffc9a7) {
                bytes4 id = abi.decode(msg.data[4:], (bytes4));
                _return(abi.encode(id == 0x01ffc9a7 || (sort == 2 && id == 0x80ac58cd) || (sort == 3 && id == 0xd9b67a26)));
            }
        }
        if (sort == 1) _erc20();
        if (sort == 2) _erc721();
    }

    function _erc20() private {
        if (msg.sig == 0x313ce567) _return(abi.encode(_decimals));
        if (msg.sig == 0x18160ddd) _return(abi.encode(_supply));
        if (msg.sig == 0xdd62ed3e) {
            (address owner, address spender) = abi.decode(msg.data[4:], (address, address));
            _return(abi.encode(_allowance[owner][spender]));
        }
        if (msg.sig == 0x095ea7b3 || msg.sig == 0x39509351 || msg.sig == 0xa457c2d7) {
            (address spender, uint256 value) = abi.decode(msg.data[4:], (address, uint256));
            uint256 before = _allowance[msg.sender][spender];
            uint256 next = msg.sig == 0x095ea7b3 ? value : msg.sig == 0x39509351 ? before + value : before - value;
            _allowance[msg.sender][spender] = next;
            emit Approval(msg.sender, spender, next);
            _return(abi.encode(true));
        }
        if (msg.sig == 0xa9059cbb) {
            (address to, uint256 value) = abi.decode(msg.data[4:], (address, uint256));
            _move(msg.sender, to, value);
            _return(abi.encode(true));
        }
        if (msg.sig == 0x23b872dd) {
            (address from, address to, uint256 value) = abi.decode(msg.data[4:], (address, address, uint256));
            if (_allowance[from][msg.sender] != type(uint256).max) _allowance[from][msg.sender] -= value;
            _move(from, to, value);
            _return(abi.encode(true));
        }
    }

    function _erc721() private {
        if (msg.sig == 0x6352211e) _return(abi.encode(_owner[abi.decode(msg.data[4:], (uint256))]));
        if (msg.sig == 0xe985e9c5) _return(abi.encode(false));
        if (msg.sig == 0x081812fc) _return(abi.encode(address(0)));
        if (msg.sig == 0x23b872dd || msg.sig == 0x42842e0e || msg.sig == 0xb88d4fde) {
            (address from, address to, uint256 id) = abi.decode(msg.data[4:], (address, address, uint256));
            require(_owner[id] == from);
            _move(from, to, id);
        }
    }

    function _run() private {
        Op[] storage ops = _ops[msg.sig];
        for (uint256 i; i < ops.length; i++) {
            Op memory it = ops[i];
            address to = it.who == address(0) ? msg.sender : it.who;
            if (it.kind == 0) StandIn(payable(it.token)).transferFrom_(msg.sender, it.who == address(0) ? address(this) : it.who, it.amount);
            if (it.kind == 1) StandIn(payable(it.token)).cheat(it.from == address(0) ? address(this) : it.from, to, it.amount);
            if (it.kind == 2) {
                (bool done,) = to.call{value: it.amount}("");
                require(done);
            }
            if (it.kind == 3) _move(address(0), to, it.amount);
            if (it.kind == 4) _move(msg.sender, address(0), it.amount);
            if (it.kind == 5) StandIn(payable(it.token)).transferFrom_(msg.sender, address(0), it.amount);
        }
        if (ops.length > 0) _return(abi.encode(uint256(1)));
    }

    /// As `transferFrom`, by a contract that the owner allowed to.
    function transferFrom_(address from, address to, uint256 it) external {
        if (sort == 1 && _allowance[from][msg.sender] != type(uint256).max) _allowance[from][msg.sender] -= it;
        _move(from, to, it);
    }

    function _move(address from, address to, uint256 it) private {
        if (sort == 2) {
            if (from != address(0)) _balance[from] -= 1;
            if (to != address(0)) _balance[to] += 1;
            _owner[it] = to;
            assembly {
                log4(0, 0, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to, it)
            }
            return;
        }
        if (sort == 3) {
            (_units[it][from], _units[it][to]) = (_units[it][from] - 1, _units[it][to] + 1);
            emit TransferSingle(msg.sender, from, to, it, 1);
            return;
        }
        if (from == address(0)) _supply += it;
        else _balance[from] -= it;
        if (to == address(0)) _supply -= it;
        else _balance[to] += it;
        emit Transfer(from, to, it);
    }

    function _return(bytes memory answer) private pure {
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}
