## Records

records = 기록
records-title = 기록 열기
records-text = 기록은 끝난 게임을 담은 파일이에요. 누가 플레이했고, 무엇이 나왔고, 무엇을 골랐는지 들어 있어요. 저희가 있든 없든 누구나 확인하고 다시 볼 수 있어요.
records-choose = 파일 고르기
records-drop = 또는 여기에 끌어다 놓기
records-where = 파일은 내 기기에만 있어요. 브라우저가 파일을 열고, 게임 규칙도 브라우저에서 돌아가요. 아무것도 어디로도 보내지 않아요.
records-other = 다른 파일 열기
records-which = 기록 (모두 { $of }개)
records-trouble-none = 이 파일에는 기록이 없어요.
records-trouble-compressed = 압축된 파일이에요. 먼저 압축을 풀고, 안에 있는 파일을 열어 주세요.
records-trouble-utf-16 = UTF-16으로 저장된 파일이에요. 기록은 UTF-8이어야 하니 UTF-8로 다시 저장해 주세요.
records-trouble-too-large = 파일이 64MB보다 커요. 한 줄이 기록 하나이니 나누어 주세요.
records-trouble-too-many = 파일이 100,000줄보다 길어요. 한 줄이 기록 하나이니 나누어 주세요.
records-trouble-unreadable = 파일을 읽을 수 없어요.
records-fetching = 규칙을 받는 중, 처음 한 번만: { $size }MB
records-starting = 규칙을 준비하는 중…
records-checking =
    { $of ->
        [1] { $entry }번 항목을 확인하는 중
       *[other] 기록 { $of }개 중 { $number }번, { $entry }번 항목을 확인하는 중
    }
records-right =
    { $of ->
        [1] 이 기록은 모두 올발라요.
       *[other] 기록 { $of }개가 모두 올발라요.
    }
records-wrong =
    { $of ->
        [1] 이 기록에 올바르지 않은 점이 있어요.
       *[other] 기록 { $of }개 중 { $wrong }개가 올바르지 않아요.
    }
records-unknown =
    { $of ->
        [1] 이 기록은 여기에서 확인할 수 없어요.
       *[other] 기록 { $of }개 중 { $wrong }개를 여기에서 확인할 수 없어요.
    }
records-stopped = 멈췄어요. { $of }개 중 지금까지 올바른 것 { $right }개, 아닌 것 { $wrong }개.
records-cancel = 취소
records-go-on = 계속하기
records-failed = 규칙을 내려받지 못했거나 실행하다 문제가 생겼어요. 나머지는 확인하지 못했어요.
records-others = 올바르지 않은 다른 기록
record-number = 기록 { $number }
record-entry = { $n }번 항목
record-differs = 기록 { $number }, { $where }: { $what }
record-is = 기록 { $number }: { $what }
record-seen-by = 보는 사람
record-watchers = 관전자
record-until = 그 앞까지는 모두 올발라요. 항목 { $entries }개, 추첨 { $draws }번.
record-bytes-good = 모든 바이트가 적힌 그대로예요. 체크섬과 해시 체인이 맞아요.
record-draws-good =
    { $by ->
        [secret] 추첨 { $count }번이 모두 비밀값에서 나왔고, 비밀값은 지문과 맞아요.
       *[seed] 추첨 { $count }번이 모두 시드에서 나왔어요.
    }
record-rules-good = 모든 항목이 규칙에 맞고 결과도 올발라요.
record-seed-help = 그 자체로 올바른 기록이라도 실제로 없었던 게임의 것일 수 있어요. 실제로 있었던 게임인지는 내가 따로 보관해 둔 정보로만 알 수 있어요.
