## The page of a game

game-by = { $authors } ({ $year }).
game-age = { $age }세 이상.
game-tutorial = 첫 게임으로 배우기
game-rules = 게임 방법
game-options = 바꿀 수 있는 설정
game-levels = 봇
game-levels-together = 봇은 같은 편이에요. 봇이 강할수록 함께 이길 때가 많아요.
game-picture = { $name }: 게임 중반의 한 장면
game-picture-caption = 실제 게임 중반의 한 장면
option-usual = 기본
about-level-random = 아무거나 골라요. 처음 둘러볼 때 좋아요.
about-level-easy = 지금 당장 좋은 것을 골라요.
about-level-medium =
    { $together ->
        [yes] 선택지마다 나중에 어떻게 될지 생각해요. 든든한 동료예요.
       *[no] 선택지마다 나중에 어떻게 될지 생각해요. 이기기 쉽지 않아요.
    }
about-level-hard = 가장 오래 생각하거나 가장 멀리 내다봐요. 제일 강해요.
