## 게임 돌아보기

review-title = 게임 돌아보기
review-to-table = 테이블로 돌아가기
review-nothing = 이 테이블에서는 아무도 선택을 하지 않아서 되돌아볼 것이 없어요.
review-pending = 행동을 하나하나 살펴보고 있어요.
review-first = 첫 행동을 살펴보는 중…
review-looked = 행동 { $moves }개 중 { $looked }개
review-others = 다른 분석 { $others }개와 번갈아 진행돼요.
review-left =
    · { $unit ->
        [hours] 약 { $count }시간 남았어요
        [minutes] 약 { $count }분 남았어요
       *[seconds] 약 { $count }초 남았어요
    }
review-goes-on = 페이지를 떠나도 계속돼요. 결과는 저장되니 언제든 다시 오세요.
review-chances = 행동마다 이길 확률
review-points = 행동마다 예상 점수
review-start = 첫 행동 전
review-move = { $number }번째 행동, { $name }
review-see = 이 순간 보기
review-as-table = 표로 보기
review-column = 행동
review-turning = 승부가 갈린 순간
review-turned =
    { $way ->
        [fell] 여기서 함께 이길 확률이 { $before }에서 { $after }까지 떨어졌어요.
       *[rose] 여기서 함께 이길 확률이 { $before }에서 { $after }까지 올랐어요.
    }
review-costly = 가장 아쉬운 행동
review-whose = 누구의 수
review-team = 우리 팀
review-all = 모두
review-mine = { $name } (나)
review-price =
    { $kind ->
        [both] 이길 확률 { $win }, { $points }점
        [wins] 이길 확률 { $win }
        [points] { $points }점
       *[little] 조금 손해
    }
review-chosen = 고른 것
review-better = 더 나은 것
review-none = 눈에 띄게 아쉬운 행동이 없어요. 여기서 잃은 것은 운이었을 수 있어요.
review-how = 알아내는 방법: 장면마다 여러 판을 무작위로 끝까지 해 봐요. 행동은 그 사람이 그때 알 수 있었던 것만으로, 주사위를 굴리기 전을 기준으로 따져요. 그 뒤의 운은 상관없어요. 모든 숫자는 추정이에요.
review-how-outlook = 알아내는 방법: 이 게임의 봇이 장면마다 한눈에 어림해요. 행동은 그 사람이 그때 알 수 있었던 것만으로, 주사위를 굴리기 전을 기준으로 따져요. 그 뒤의 운은 상관없어요. 모든 숫자는 추정이에요.
