proof = 추첨 검증
record-download = 기록 내려받기
luck-sentence =
    { $seat_you ->
        [yes] 내 운은 { $points }점이었어요.
       *[other] { $seat_name } 님의 운은 { $points }점이었어요.
    }
luck-together = 다 함께 얻은 운은 { $points }점이었어요.
luck-help = 추첨마다 나올 수 있던 모든 결과의 평균과 비교했어요. 경우의 수가 100이 넘으면 그중 30가지의 평균을 썼어요. 이 게임 봇의 평가를 기준으로 했어요.
