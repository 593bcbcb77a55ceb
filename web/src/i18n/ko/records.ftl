records = 기록
records-title = 기록 열기
record-draws-good =
    { $by ->
        [secret] 추첨 { $count }번이 모두 비밀값에서 나왔고, 비밀값은 지문과 맞아요.
       *[seed] 추첨 { $count }번이 모두 시드에서 나왔어요.
    }
