trophy-all-of-a-kind = 清一色
trophy-all-of-a-kind-for = 一整排三格以上，全都是同一個數字。

trophy-staircase = 階梯
trophy-staircase-for = 一整排四格以上，數字從頭到尾一路變大或變小。

trophy-busy-turn = 忙個不停
trophy-busy-turn-for = 一回合填五格。

trophy-far-ahead = 遙遙領先
trophy-far-ahead-for = 你填滿時，其他人都還差兩格以上。
