## The proof of the dice

proof = 추첨 검증
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
record-download = 기록 내려받기
luck = 운
luck-sentence =
    { $seat_you ->
        [yes] 내 운은 { $points }점이었어요.
       *[other] { $seat_name } 님의 운은 { $points }점이었어요.
    }
luck-together = 다 함께 얻은 운은 { $points }점이었어요.
luck-help = 추첨마다 나올 수 있던 모든 결과의 평균과 비교했어요. 경우의 수가 100이 넘으면 그중 30가지의 평균을 썼어요. 이 게임 봇의 평가를 기준으로 했어요.
record-draws-bad = { $n }번 항목의 추첨이 나와야 할 값과 달라요.
record-secret-bad = 비밀값이 지문과 맞지 않아요.
