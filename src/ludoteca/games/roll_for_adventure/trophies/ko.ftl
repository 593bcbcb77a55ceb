trophy-well-guarded = 철통 수비
trophy-well-guarded-for = 해골이 모두 셋째 칸을 넘지 않은 채로 이겨요.

trophy-nobody-forgotten = 모두 함께
trophy-nobody-forgotten-for = 망각에 주사위가 하나도 없이 이겨요.

trophy-by-a-hair = 아슬아슬
trophy-by-a-hair-for = 해골 하나가 끝을 한 칸 앞두었을 때 이겨요.
