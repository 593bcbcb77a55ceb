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
record-rules-good = 모든 항목이 규칙에 맞고 결과도 올발라요.
record-seed-help = 그 자체로 올바른 기록이라도 실제로 없었던 게임의 것일 수 있어요. 실제로 있었던 게임인지는 내가 따로 보관해 둔 정보로만 알 수 있어요.
proof-good = 추첨은 공정했어요. 내 브라우저가 증명할 수 있어요.
proof-consistent = 이 추첨에는 의심할 점이 없어요.
proof-bad = 이 추첨에 올바르지 않은 점이 있어요.
proof-commitment-same = 비밀값의 지문이 시작 전에 브라우저가 받은 것과 같아요.
proof-commitment-late = 브라우저가 시작 뒤에야 비밀값의 지문을 받아서, 그 전에는 다른 값이었는지 알 수 없어요.
proof-commitment-other = 비밀값의 지문이 브라우저가 처음 받은 것과 달라요.
proof-commitment-unknown = 이 테이블에서 브라우저는 지문을 받지 못했어요. 모두 서로 맞는지만 확인할 수 있어요.
proof-secret-good = 비밀값이 지문과 맞아요.
proof-entropy-there = 브라우저가 낸 무작위 바이트가 모든 추첨에 들어 있어요.
proof-entropy-missing = 브라우저가 낸 무작위 바이트가 빠져 있어요.
proof-entropy-unknown = 이 테이블에서 브라우저는 무작위 바이트를 요청받지 않았어요.
proof-record-bad = 기록이 서로 맞지 않아요.
proof-derivation = 추첨이 나온 과정
proof-which = 추첨
proof-draw-in =
    { $entry }번 항목, { $seat_you ->
        [yes] 내
       *[other] { $seat_name } 님의
    } 행동 뒤: { $of } 중 { $number }
proof-draw-start = { $entry }번 항목: 시작, { $of } 중 { $number }
proof-draw-help = 어떤 행동에 이어지는 추첨은 그 행동의 항목에 들어 있어요. 다음 사람의 주사위도 여기에 들어 있어요.
proof-draw-before = 이전 추첨
proof-draw-after = 다음 추첨
proof-no-draws = 이 테이블에서는 추첨이 없었어요.
proof-step-secret = 테이블이 끝난 뒤 공개된 비밀값:
proof-step-message = 추첨 { $k }의 메시지(프로토콜, 테이블, 모두의 무작위 바이트, 추첨 번호):
proof-step-digest = 비밀값으로 계산한 메시지의 HMAC-SHA-256. 앞의 16자리만 써요:
proof-step-value = 수로 읽으면:
proof-step-thrown = 너무 커서 { $n }가지 결과 중 일부가 유리해져요. 버리고 다음 추첨을 써요.
proof-step-outcome = { $n }{ JOSA($n, "으로/로") } 나눈 나머지:
proof-step-shown = 결과 번호는 0부터 시작해요. 이것은 { $n } 중 { $number }번째이고, 주사위라면 눈의 수예요.
proof-meaning = 검증되는 것과 검증되지 않는 것
proof-proves = 시작하기 전에 서버는 비밀값의 지문을 보여 주었으므로, 그 뒤에는 비밀값을 바꿀 수 없어요. 그다음 모두의 브라우저가 무작위 바이트를 더해요. 비밀값과 바이트가 함께 모든 결과를 정하므로, 어떤 결과도 손으로 고르거나 바꾸거나 다시 던지지 않았어요. 서버는 지문을 보여 줄 때 그 바이트를 몰랐으므로 자기에게 유리한 비밀값을 고를 수 없었어요.
proof-not = 다음은 검증되지 않아요
proof-not-together = 서버가 마지막에 응답한 누군가와 짜지 않았다는 것
proof-not-ahead = 서버가 미리 보지 않았다는 것. 서버는 진행 중에 비밀값을 알지만 아무것도 바꿀 수는 없어요.
proof-not-late = 시작한 뒤에 온 사람에 대한 것. 다른 사람들의 무작위 바이트를 믿을 수밖에 없어요.
proof-not-page = 같은 서버가 보낸 이 페이지가 정직하다는 것. 기록을 내려받아 내 프로그램으로 확인해 보세요.
luck = 운
record-draws-bad = { $n }번 항목의 추첨이 나와야 할 값과 달라요.
record-secret-bad = 비밀값이 지문과 맞지 않아요.

## What can be wrong with a record

difference-not-utf8 = { $byte }번째 바이트가 글자가 아니에요.
difference-too-long = 이 줄은 { $most }바이트보다 길어요.
difference-nested = 너무 깊이 겹쳐 있어요.
difference-malformed = JSON이 아니에요.
difference-cut-off = 줄이 중간에서 끊겼어요.
difference-missing-field = “{ $field }” 필드가 없어요.
difference-unknown-field = 기록에 있을 수 없는 필드예요: “{ $field }”.
difference-wrong-type = 형식이 { $found }{ JOSA($found, "이에요/예요") }. { $expected }여야 해요.
difference-wrong-value = 있을 수 없는 값이 들어 있어요.
difference-form = 기록을 적는 방식과 달라요. 공백이나 순서가 다르거나 같은 것이 두 번 있어요.
difference-no-entries = 하나도 없어요.
difference-links = 자취의 고리가 { $found }개예요. { $expected }개여야 해요.
difference-no-such-game = { $game } 게임은 여기에 없어요. 있는 게임: { $games }.
difference-newer-rules = 더 새로운 규칙(버전 { $found })으로 진행되었어요. 여기에는 버전 { $here }만 있어요. 페이지를 새로 고치거나 그 규칙이 있는 곳에서 열어 주세요.
difference-older-rules = 더 오래된 규칙(버전 { $found })으로 진행되었어요. 여기에는 버전 { $here }만 있어요.
difference-changed-header = 기록의 머리가 적힌 뒤에 바뀌었어요.
difference-changed-entry = 적힌 뒤에 바뀌었어요.
difference-changed-link = 자취의 { $link }번 고리가 { $found }{ JOSA($found, "이에요/예요") }. 맞는 값: { $expected }.
difference-checksum = 체크섬이 맞지 않아요. 맞는 값: { $expected }.
difference-value = 적힌 값: { $found }. 맞는 값: { $expected }.
difference-length = 값이 { $found }개예요. { $expected }개여야 해요.
difference-header-value = 적힌 값: { $found }. 0번 항목의 값: { $expected }.
difference-header-length = 값이 { $found }개인데 0번 항목에는 { $expected }개 있어요.
difference-start-field = “{ $field }” 필드가 기록의 머리와 달라요.
difference-entropies = 자리 { $seats }의 기여: 자리마다 하나씩 차례대로 있어야 해요.
difference-commitment = 비밀값이 지문과 맞지 않아요.
difference-number = 번호가 { $found }번이에요. { $expected }번이어야 해요.
difference-no-start = 첫 항목은 시작이어야 하는데 이것은 아니에요.
difference-kind = { $kind } 종류의 항목은 기록에 있을 수 없어요.
difference-seating = 테이블에 앉은 사람이 이렇게 바뀔 수는 없어요.
difference-pausing = 테이블이 이렇게 쉬거나 다시 시작할 수는 없어요.
difference-over = 이미 게임이 끝난 뒤예요.
difference-not-over = 마지막 항목인데 게임이 끝나지 않았어요.
difference-refused = 규칙에 어긋나요: { $why }
difference-broke = 규칙이 여기에서 멈췄어요: { $error }
difference-draw = { $at }번째 추첨이 { $found }{ JOSA($found, "으로/로") } 적혀 있지만 실제로 나온 값은 { $expected }{ JOSA($expected, "이에요/예요") }.
difference-draw-count = 추첨이 { $found }번 적혀 있지만 규칙대로라면 { $expected }번이에요.

## The page of a challenge

challenge-none-title = { $game }: 챌린지가 없는 게임
challenge-none-text = 챌린지는 같은 주사위로 거둔 결과를 견줘요. 이 게임은 선택에 따라 주사위가 달라지거나 함께하는 사람에 따라 점수가 달라져서 견주기 어려워요.
challenge-none-game = 게임 소개
challenge-about = 진행 방법
challenge-rules = 힌트 없이 한 번만 할 수 있어요. 다른 사람의 결과는 내 게임을 마치면 볼 수 있어요.
challenge-play = 챌린지 시작
challenge-go-on = 이어서 하기
challenge-your-table = 내 테이블
challenge-nobody = 아직 마친 사람이 없어요.
challenge-players = { $players }명이 마쳤어요.
challenge-hidden = 결과는 내 게임을 마치면 볼 수 있어요.
challenge-past = { $day } 챌린지
challenge-past-play = 이 주사위로 해 보기
challenge-past-text = 지난 챌린지예요. 혼자 즐길 수 있고, 기록에는 남지 않아요.
challenge-archive = 지난 챌린지
challenge-archive-text = 누구나 보고 해 볼 수 있어요. 기록에는 남지 않아요.
challenge-people = { $players }명
challenge-share = 내 결과 공유하기
challenge-share-rank = { $players }명 중 { $rank }위
challenge-again-title = 끝난 게임의 주사위
challenge-source = 이 주사위의 첫 테이블
challenge-proof = 이 주사위에 대해 증명되는 것
challenge-proof-text = 이 주사위는 서버가 혼자 정했어요. 서버는 미리 알 수 있었고 고를 수도 있었으며, 브라우저는 참여하지 않았어요. 증명되는 것은 그날 첫 게임이 시작되기 전에 정해졌고 챌린지의 모든 테이블이 같았다는 것이에요. 지문을 다른 사람이 받은 것과 비교하고, 비밀값이 공개되면 기록을 검증해 보세요.
challenge-again-proof-text = 이 주사위를 쓰는 모든 테이블은 첫 테이블의 비밀값과 무작위 바이트에서 나와요. 첫 테이블의 증명이 모두에게 통해요. 같은 주사위이고, 첫 게임이 시작되기 전에 정해졌어요.
challenge-commitment = 지문(비밀값의 SHA-256)
challenge-secret = 비밀값
