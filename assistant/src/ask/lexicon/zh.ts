/** Chinese, with the English words of the phrasings. Empty: words that say nothing here. */
export const zh = `
other side: 另一边|那边
change: 换
what a: 什么是|啥是|啥叫|什么叫|是什么东西|是啥东西
stop: 停止|停下
caution: 谨慎|小心|注意
not fully read: 未完全读取|未读完|没有完全读|没读全|没完全读|未完全读懂|未完全读
read back: 已读回|复述|读回
fingerprint: 指纹
simulation: 模拟
signature: 签名
seed phrase: 助记词|恢复词|助记短语
private key: 私钥
delegation: 委托|委派
batch: 批量|打包交易
threshold: 门槛|阈值
bridge: 跨链桥|桥
limit: 上限|限额|额度|限制|封顶
less: 少一点|少点|少|更少|减少|降低|改小|小一点|更小
only: 只|仅|只要|只用|就够
unlimited: 无限授权|无限|不限额|无上限
public: 公开的
privacy: 隐私|保密
data: 信息|数据|资料
learn: 知道我|了解我|看到我
message: 消息
loan: 借款|贷款|债务|借钱|欠款|欠债|欠|借|债
repay: 还款|还钱|归还|还清|要还|还不上
collateral: 抵押品|抵押物|抵押|质押品
liquidate: 清算|爆仓|强平
interest: 利息|利率|年化
worth: 贵不贵|贵吗|太贵|便宜|贵
frontrun: 三明治|抢跑|被夹|抢先|夹子
enough: 够不够|够
i: 我|我的|我们
they: 他|她|它
you: 你|你们
reject: 拒绝
: 的|了|吗|呢|吧|啊|呀|这个|这|那个|那|个|是|在|就|都|会|把|被|给我|请|一下|到底|里|有|和|跟|对|也|还|要|得|着|去|来|上|下|笔|份|条|次|一|从|用|想
they: 他们|她们|它们|别人|有人|人家|对方|坏人|黑客
can: 能|可以|能不能|可不可以|能否|可否
what: 什么|哪些|哪个|啥|哪种
who can: 谁可以|谁能
spend my: 可以花我的|能花我的
who: 谁|谁的|哪位
where: 哪里|哪儿|去哪|到哪
when: 什么时候|何时|几时|多快
why: 为什么|为何|为啥|凭什么
how: 怎么|如何|怎样|怎么样才能
how much: 多少|几个
how long: 多久|多长时间
until when: 到什么时候
not: 不|没|没有|无|未
if: 如果|要是
what does it do: 做什么|干什么|是做什么的|会发生什么|干嘛
sign: 签名|签署|签字|签
safe: 安全|可信|靠谱|放心|可靠|没问题
can i sign safe: 可以签|能签
danger: 危险|骗局|诈骗|骗|钓鱼|风险
should do: 该怎么办|怎么办|该做什么|该怎么做|应该|建议
now: 现在
warning: 警告|提示|红色|红|停止|提醒|拦
problem: 问题|不对|可疑
unknown: 未知|不知道|不确定|不清楚
could not check: 没检查到|没查到|无法检查|检查不了|没检查|未检查
check: 检查|核实|验证|核对
read: 读|读懂
lose: 失去|损失|亏
leave account: 转出|流出|离开
send: 发送|转账|转给|付|付款|支付|转|花
receive: 收到|得到|拿到|获得|换到|收
who receives: 给了谁|给谁|谁收到|收款人|转给谁|钱给谁|给谁
arrive: 到账|到达|到
minimum: 最少|至少|最低
maximum: 最多|最高|最大|最坏
worth: 值|价值|价格|值多少
dollar: 美元|美金|人民币|欧元|块钱
left: 剩|剩下|剩余|余额
take everything: 全拿走|全部拿走|都拿走|全取走|全转走|都转走|全部转走|拿光|掏空|清空
take: 拿走|取走|偷|转走|盗走|花掉|动用|动我|使用|拿
everything: 全|全部|所有|全都
permission: 授权|许可|权限|批准|允许
revoke: 撤销|撤走|收回|取消授权
cancel: 取消|撤单
undo: 撤回|撤销|反悔|退回|恢复|逆转|退款
final: 来不及|最终
valid: 有效|到期|过期|期限|截止
permanent: 永久|一直
address: 地址|钱包|账户|帐户|账号
money: 钱|资产|代币|币|资金
contract: 合约
know: 认识|知道是谁
who is: 是谁|谁的地址|是谁的
control: 控制|所有者|拥有者|管理员|掌控
new owner: 新的所有者|新所有者|新的拥有者|新主人|新的主人
source code: 源代码|代码|源码
published: 公开|开源|发布
step: 步骤|步|调用
fail: 失败|出错|报错
work: 成功
fee: 手续费|矿工费|费用|gas费|gas|网络费|燃料费|收费|要钱吗
later: 以后|晚点|稍后|明天|之后
mined: 打包|执行
network: 网络|链
device: 设备|硬件钱包|ledger
show: 显示
meant: 想要的|本来想
differ: 不同|不一样|区别|一样
happened: 发生了什么|结果
mean: 意思|是什么意思|什么意思
explain: 解释|说明|说说
change: 改变|变化|更改|变
after: 之后|以后会
site: 网站|网页|应用
asking for this: 要求的|要求|请求的|让我签|要我
request: 请求|交易
listing: 挂单|上架|出售|卖单|订单
earlier: 上次|以前|之前|曾经
new: 新
connect: 连接|接入
script: 脚本
install: 安装
extension: 扩展|插件
simulate: 模拟|试过|测试
act as: 冒充|以我的名义|代表我
login: 登录|登陆
nft: 藏品
weather: 天气
does anything leave right now: 马上扣钱|会扣钱|扣钱|扣款
what do I get when it sells: 卖掉以后我实际到手多少|实际到手|到手
what is the risk of signing it: 有啥风险|有什么风险|啥风险
only a login: 只是登录|只登录
how many signatures: 几个人签|还差几个
site know: 看到我是谁
`;
