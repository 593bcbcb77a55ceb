## 힌트

hint = 힌트
hint-key = 봇이라면 어떻게 할지 묻기 (H)
hint-level = 물어볼 봇
hint-close = 힌트 닫기
hint-thinking = 봇({ $level })이 생각하고 있어요…
hint-figures =
    { $known ->
        [no] { "" }
        [wins] : 이길 확률 { $win }
        [points] : 약 { $points }점
       *[both] : 약 { $points }점, 이길 확률 { $win }
    }
hint-chosen = 봇({ $level })의 선택은 “{ $option }”{ $figures }.
hint-second = 그다음은 “{ $option }”{ $figures }.
hint-equal = { $more ->
        [0] “{ $option }”도 거의 비슷해요.
       *[other] “{ $option }” 외 { $more }개도 거의 비슷해요.
    }
hint-own-reasons = 봇 나름의 판단이에요. 여기서부터 아무렇게나 끝까지 해 보면 다른 선택이 더 나아서 수치는 보여 드리지 않아요.
hint-as-good = 거의 비슷해요
hint-mark = 봇의 선택
hint-win = 이길 확률
hints = 힌트
hints-help = 이 테이블에서 누구나 봇에게 조언을 구할 수 있는지 정해요.
hints-on = 허용
hints-off = 허용 안 함
seat-bot = 봇: { $level }
