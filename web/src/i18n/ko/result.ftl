## The end

result-title =
    { $team ->
        [won] 함께 이겼어요!
        [lost] 함께 졌어요.
       *[none] 게임이 끝났어요
    }
result-won = 이겼어요!
result-shared-win = 공동 우승이에요!
rank = { $rank }위
result-place = { $seats }명 중 { $place }예요.
result = 결과
ranking = 순위
play-again = 한 판 더
see-board = 게임판 보기
see-result = 결과 보기
other-games = 모든 게임
see-replay = 다시 보기
see-review = 돌아보기
