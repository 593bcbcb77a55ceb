## 모두 같은 주사위

challenge-today = 오늘의 챌린지
challenge-line = 모두에게 같은 주사위, 날마다 새로 나와요.
challenge-text = 모두가 같은 주사위와 카드를 받아 각자 플레이해요. 누가 가장 잘 살릴까요?
challenge-closes = { $time }에 마감하고, 그때 주사위의 비밀값을 공개해요.
challenge-closed = 마감된 챌린지예요. 주사위의 비밀값이 공개되었어요.
challenge-everybody = 이 주사위로 플레이한 사람들
challenge-better =
    { $players }명 중 { $rank }위{ $percent ->
        [0] 예요.
       *[other] : 다른 사람의 { $percent }%보다 잘했어요.
    }
challenge-first = 이 주사위로 가장 먼저 마쳤어요.
challenge-not-counted = 순위에 들지 않는 결과예요. 주사위를 이미 알았거나, 봇이 도왔거나, 마감 뒤에 끝났어요.
challenge-next = 다음 챌린지까지 { $hours }시간 { $minutes }분
challenge-streak = { $days }일 연속
challenge-rank = 순위
challenge-name = 이름
challenge-reached = 결과
challenge-bot = 봇({ $level })
challenge-page = 이 챌린지 살펴보기
challenge-table = 오늘의 챌린지: 모두 같은 주사위
challenge-week-table = 이번 주 라운드: 모임 모두에게 같은 주사위
challenge-again-table = 끝난 게임의 주사위
challenge-again-text = 끝난 게임의 주사위와 카드를 그대로 써요. 그 게임을 한 사람은 이미 알고 있고, 누구든 볼 수 있었어요. 사람마다 첫 게임만 순위에 들어요.
same-dice = 같은 주사위로 다시 하기
