# With whom somebody would rather not sit

no-seat = No seat is free for you at this table.
block-yourself = You cannot block yourself. To leave a table, use **/table leave**.
block-bot = Only people can be blocked: bots sit at no tables.
block-already = You block that person already. **/block** without a name shows everybody whom you block.
block-too-many = You block { $most } people already, and more are not kept. Take one back with **/unblock** first.
block-not-there = You do not block that person, so there is nothing to take back. **/block** without a name shows everybody whom you block.
block-done = You block { $who }: neither of you can sit down where the other sits, or is called to a rematch with the other. Where you both sit already, nothing changes. Nobody is told; **/unblock** takes it back.
unblock-whom = Say who is meant, with the option **person**. **/block** without a name shows everybody whom you block.
unblock-done = You do not block { $who } any more. Nobody is told.
blocks-none = You block nobody. **/block** with the option **person** does it, and nobody is told.
blocks-head = { $count ->
    [one] You block one person. **/unblock** takes it back.
   *[other] You block { $count } people. **/unblock** takes it back.
}
blocks-line = • { $who }, since { $since }
button-blocks-later = Later

cmd-block = Sit down with somebody no more, without a word to them; or see whom you block
cmd-block-person = Whom you block; if you leave it out, you see your list
cmd-unblock = Take a block back
cmd-unblock-person = Whom you block no more
