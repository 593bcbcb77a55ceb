trophy-lucky-hand = 행운의 손
trophy-lucky-hand-for = 행운 타일이 내 마이너스 타일을 세 개 이상 플러스로 바꿔요.

trophy-thorn-to-rose = 가시에서 장미로
trophy-thorn-to-rose-for = 행운 타일이 내 −9나 −10을 플러스로 바꿔요.

trophy-clean-hands = 깨끗한 손
trophy-clean-hands-for = 탑에 타일이 셋 이상인데 마이너스 타일은 하나도 없어요.

trophy-gardener = 초록 손
trophy-gardener-for = 탑에 플러스 타일이 넷 이상 있어요.

trophy-comeback = 역전
trophy-comeback-for = 8점 이상 뒤진 꼴찌에서 이겨요.
