// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

struct Act {
    address target;
    uint256 value;
    bytes data;
}

/// Stands at a shipped address: makes the calls that the protocol would make, function by function, as it is told beforehand.
/// A pool is one too, which pays as whoever swaps there says.
contract Player {
    mapping(bytes4 selector => Act[]) private _acts;
    mapping(bytes4 selector => bytes) private _says;

    function plays(bytes4 selector, Act[] calldata acts, bytes calldata says) external {
        delete _acts[selector];
        for (uint256 i; i < acts.length; i++) _acts[selector].push(acts[i]);
        _says[selector] = says;
    }

    function pays(address token, address to, uint256 amount) external {
        Wrapped(payable(token)).transfer(to, amount);
    }

    /// Pays more or less as time passes, as a Dutch auction does.
    function fades(address token, address to, uint256[4] calldata it) external {
        (uint256 start, uint256 end, uint256 from, uint256 till) = (it[0], it[1], it[2], it[3]);
        uint256 at = block.timestamp < from ? from : block.timestamp > till ? till : block.timestamp;
        Wrapped(payable(token)).transfer(to, (start * (till - at) + end * (at - from)) / (till - from));
    }

    /// Takes more or less as time passes.
    function rises(address token, address whose, address to, uint256[4] calldata it) external {
        (uint256 start, uint256 end, uint256 from, uint256 till) = (it[0], it[1], it[2], it[3]);
        uint256 at = block.timestamp < from ? from : block.timestamp > till ? till : block.timestamp;
        Wrapped(payable(token)).transferFrom(whose, to, (start * (till - at) + end * (at - from)) / (till - from));
    }

    receive() external payable {}

    fallback() external payable {
        Act[] storage acts = _acts[msg.sig];
        for (uint256 i; i < acts.length; i++) {
            (bool ok,) = acts[i].target.call{value: acts[i].value}(acts[i].data);
            require(ok);
        }
        bytes memory says = _says[msg.sig];
        assembly {
            return(add(says, 32), mload(says))
        }
    }
}

/// Wrapped coins as they are.
contract Wrapped {
    string public name = "Wrapped Ether";
    string public symbol = "WETH";
    uint8 public decimals = 18;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    receive() external payable {
        deposit();
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        balanceOf[msg.sender] -= value;
        payable(msg.sender).transfer(value);
        emit Withdrawal(msg.sender, value);
    }

    function call_(string calldata said, uint8 places) external {
        (symbol, name, decimals) = (said, said, places);
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (from != msg.sender && allowance[from][msg.sender] != type(uint256).max)
            allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// The factory of pools of Uniswap v3, as far as it is asked.
contract Factory {
    mapping(uint24 fee => address) private _pools;

    function set(uint24 fee, address pool) external {
        _pools[fee] = pool;
    }

    function getPool(address, address, uint24 fee) external view returns (address) {
        return _pools[fee];
    }
}

/// A pool, as far as it is asked.
contract Pool {
    address public token0;
    address public token1;
    uint24 public fee;
    uint128 public liquidity;
    uint160 private _price;
    int24 private _tick;
    bool private _stood;

    /// It has stood at its price for long.
    function stand() external {
        _stood = true;
    }

    function set(address zero, address one, uint24 what, uint128 much, uint160 price, int24 tick) external {
        (token0, token1, fee, liquidity, _price, _tick) = (zero, one, what, much, price, tick);
    }

    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) {
        return (_price, _tick, 0, 1, 1, 0, true);
    }

    function observe(uint32[] calldata ago) external view returns (int56[] memory, uint160[] memory) {
        require(_stood, "OLD");
        (int56[] memory ticks, uint160[] memory seconds_) = (new int56[](ago.length), new uint160[](ago.length));
        for (uint256 i = 0; i < ago.length; i++) {
            uint32 since = 1_000_000 - ago[i];
            ticks[i] = int56(_tick) * int56(uint56(since));
            seconds_[i] = uint160((uint256(since) << 128) / liquidity);
        }
        return (ticks, seconds_);
    }

    function tickSpacing() external pure returns (int24) {
        return 1;
    }
}

/// A debt that others may be let take on for an account, as Aave has it.
contract DebtOfOthers {
    mapping(address owner => mapping(address taker => uint256)) public borrowAllowance;

    event BorrowAllowanceDelegated(
        address indexed fromUser, address indexed toUser, address indexed asset, uint256 amount
    );

    function approveDelegation(address taker, uint256 amount) external {
        borrowAllowance[msg.sender][taker] = amount;
        emit BorrowAllowanceDelegated(msg.sender, taker, address(this), amount);
    }
}
