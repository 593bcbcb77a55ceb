## 모두 같은 주사위

challenge-today = 오늘의 챌린지
challenge-line = 모두에게 같은 주사위, 날마다 새로 나와요.
challenge-none-title = { $game }: 챌린지가 없는 게임
challenge-none-text = 챌린지는 같은 주사위로 거둔 결과를 견줘요. 이 게임은 선택에 따라 주사위가 달라지거나 함께하는 사람에 따라 점수가 달라져서 견주기 어려워요.
challenge-none-game = 게임 소개
challenge-about = 진행 방법
challenge-text = 모두가 같은 주사위와 카드를 받아 각자 플레이해요. 누가 가장 잘 살릴까요?
challenge-rules = 힌트 없이 한 번만 할 수 있어요. 다른 사람의 결과는 내 게임을 마치면 볼 수 있어요.
challenge-play = 챌린지 시작
challenge-go-on = 이어서 하기
challenge-your-table = 내 테이블
challenge-closes = { $time }에 마감하고, 그때 주사위의 비밀값을 공개해요.
challenge-closed = 마감된 챌린지예요. 주사위의 비밀값이 공개되었어요.
challenge-everybody = 이 주사위로 플레이한 사람들
challenge-nobody = 아직 마친 사람이 없어요.
challenge-players = { $players }명이 마쳤어요.
challenge-hidden = 결과는 내 게임을 마치면 볼 수 있어요.
challenge-better =
    { $players }명 중 { $rank }위{ $percent ->
        [0] 예요.
       *[other] : 다른 사람의 { $percent }%보다 잘했어요.
    }
challenge-first = 이 주사위로 가장 먼저 마쳤어요.
challenge-not-counted = 순위에 들지 않는 결과예요. 주사위를 이미 알았거나, 봇이 도왔거나, 마감 뒤에 끝났어요.
challenge-next = 다음 챌린지까지 { $hours }시간 { $minutes }분
challenge-streak = { $days }일 연속
challenge-past = { $day } 챌린지
challenge-past-play = 이 주사위로 해 보기
challenge-past-text = 지난 챌린지예요. 혼자 즐길 수 있고, 기록에는 남지 않아요.
challenge-archive = 지난 챌린지
challenge-archive-text = 누구나 보고 해 볼 수 있어요. 기록에는 남지 않아요.
challenge-people = { $players }명
challenge-share = 내 결과 공유하기
challenge-share-rank = { $players }명 중 { $rank }위
challenge-rank = 순위
challenge-name = 이름
challenge-reached = 결과
challenge-bot = 봇({ $level })
challenge-page = 이 챌린지 살펴보기
challenge-table = 오늘의 챌린지: 모두 같은 주사위
challenge-again-table = 끝난 게임의 주사위
challenge-again-title = 끝난 게임의 주사위
challenge-again-text = 끝난 게임의 주사위와 카드를 그대로 써요. 그 게임을 한 사람은 이미 알고 있고, 누구든 볼 수 있었어요. 사람마다 첫 게임만 순위에 들어요.
challenge-source = 이 주사위의 첫 테이블
challenge-proof = 이 주사위에 대해 증명되는 것
challenge-proof-text = 이 주사위는 서버가 혼자 정했어요. 서버는 미리 알 수 있었고 고를 수도 있었으며, 브라우저는 참여하지 않았어요. 증명되는 것은 그날 첫 게임이 시작되기 전에 정해졌고 챌린지의 모든 테이블이 같았다는 것이에요. 지문을 다른 사람이 받은 것과 비교하고, 비밀값이 공개되면 기록을 검증해 보세요.
challenge-again-proof-text = 이 주사위를 쓰는 모든 테이블은 첫 테이블의 비밀값과 무작위 바이트에서 나와요. 첫 테이블의 증명이 모두에게 통해요. 같은 주사위이고, 첫 게임이 시작되기 전에 정해졌어요.
challenge-commitment = 지문(비밀값의 SHA-256)
challenge-secret = 비밀값
same-dice = 같은 주사위로 다시 하기
