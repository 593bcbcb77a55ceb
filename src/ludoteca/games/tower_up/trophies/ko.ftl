trophy-all-goals = 모든 목표
trophy-all-goals-for = 세 목표에서 칩을 하나씩 받아요.

trophy-in-the-clouds = 구름 위
trophy-in-the-clouds-for = 내 지붕 하나가 6층 이상에 있어요.

trophy-fine-view = 전망 좋은 집
trophy-fine-view-for = 끝날 때 내 지붕이 일곱 개 이상 보여요.

trophy-end-of-the-road = 종점
trophy-end-of-the-road-for = 내 차량 하나가 트랙의 마지막 칸에 닿아요.

trophy-comeback = 역전
trophy-comeback-for = 8점 이상 뒤진 꼴찌에서 이겨요.
