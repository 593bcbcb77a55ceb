trophy-all-of-a-kind = 한결같이
trophy-all-of-a-kind-for = 셋 이상인 줄 하나를 모두 같은 수로 채워요.

trophy-staircase = 계단
trophy-staircase-for = 넷 이상인 줄 하나를 끝에서 끝까지 점점 커지거나 작아지는 수로 채워요.

trophy-busy-turn = 바쁜 손
trophy-busy-turn-for = 한 라운드에 다섯 칸을 채워요.

trophy-far-ahead = 독주
trophy-far-ahead-for = 내 판이 가득 찼을 때 다른 사람은 모두 두 칸 이상 비어 있어요.
