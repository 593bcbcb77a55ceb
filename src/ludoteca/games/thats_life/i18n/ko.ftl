### That's Life! 한국어.
###
### "face"는 타일에 적힌 것: start, finish, lucky, gift, steal 또는 부호가 붙은 숫자.
### 자리마다 이름($seat_name)과 $seat_you(읽는 사람의 자리면 "yes")가 함께 온다.
### 이름 뒤에는 "님"을 붙여 조사가 언제나 맞게 한다.

name = 댓츠 라이프!
blurb = 주사위를 굴려 말을 옮기고, 말이 떠난 타일은 내 몫! 마이너스는 피하고 플러스는 챙기세요. 행운 타일은 가장 나쁜 타일을 가장 좋은 타일로 바꿔 줍니다.

## 지금 할 일

prompt-move-piece-yours = 내 차례: 말 하나를 { $steps }칸 옮기세요.
prompt-move-piece-theirs = { $seat_name } 님이 { $steps }칸 옮길 말을 고르고 있습니다.
prompt-move-figure-yours = 내 차례: 말이나 경비병 하나를 { $steps }칸 옮기세요.
prompt-move-figure-theirs = { $seat_name } 님이 { $steps }칸 옮길 말이나 경비병을 고르고 있습니다.
prompt-gift-yours =
    선물: 내 { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 받을 사람을 고르세요.
prompt-gift-theirs =
    { $seat_name } 님이 { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 받을 사람을 고르고 있습니다.
prompt-steal-yours = 훔치기: 누구의 맨 위 타일을 가져올지 고르세요.
prompt-steal-theirs = { $seat_name } 님이 누구의 맨 위 타일을 훔칠지 고르고 있습니다.
prompt-over = 게임이 끝났습니다.

## 고를 수 있는 것

choice-move-piece =
    말 옮기기: { $from_face ->
        [start] 출발
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $from_face } 타일
    }{ $from_place ->
        [0] { "" }
       *[other] { "" }({ $from_place }번째)
    }에서 { $to_face ->
        [finish] 도착 지점
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $to_face } 타일
    }까지 { $steps }칸{ $leaving ->
        [take] { $from_face ->
            [lucky] . 행운 타일을 가져옵니다
           *[other] . { $from_face } 타일을 가져옵니다
        }
        [action] { $from_face ->
            [gift] . 선물을 실행합니다
           *[other] . 훔치기를 실행합니다
        }
       *[nothing] { "" }
    }
choice-move-guard =
    경비병 옮기기: { $from_face ->
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $from_face } 타일
    }{ $from_place ->
        [0] { "" }
       *[other] { "" }({ $from_place }번째)
    }에서 { $to_face ->
        [finish] 도착 지점
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $to_face } 타일
    }까지 { $steps }칸
choice-gift =
    { $target_seat_name } 님에게 내 { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    } 주기
choice-steal =
    { $target_seat_name } 님의 { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    } 가져오기

## 일어난 일

event-rolled =
    { $seat_you ->
        [yes] 내 주사위: { $die }.
       *[no] { $seat_name } 님의 주사위: { $die }.
    }
event-piece-moved =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 말을 { $from_face ->
        [start] 출발
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $from_face } 타일
    }에서 { $to_face ->
        [finish] 도착 지점
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $to_face } 타일
    }까지 { $steps }칸 옮겼습니다.
event-guard-moved =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 경비병을 { $from_face ->
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $from_face } 타일
    }에서 { $to_face ->
        [finish] 도착 지점
        [lucky] 행운 타일
        [gift] 선물 타일
        [steal] 훔치기 타일
       *[other] { $to_face } 타일
    }까지 { $steps }칸 옮겼습니다.
event-tile-taken =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 가져갔습니다.
event-tile-given =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $target_seat_you ->
        [yes] 나에게
       *[no] { $target_seat_name } 님에게
    } { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 주었습니다.
event-tile-stolen =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $target_seat_you ->
        [yes] 나에게서
       *[no] { $target_seat_name } 님에게서
    } { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 훔쳤습니다.
event-action-fizzled =
    { $face ->
        [gift] { $seat_you ->
            [yes] 내가 줄 타일이 없거나 받을 사람이 없습니다.
           *[no] { $seat_name } 님이 줄 타일이 없거나 받을 사람이 없습니다.
        }
       *[steal] { $seat_you ->
            [yes] 내가 훔칠 수 있는 사람이 없습니다.
           *[no] { $seat_name } 님이 훔칠 수 있는 사람이 없습니다.
        }
    }
event-tile-turned =
    액션 타일이 이제 { $face ->
        [gift] 선물
       *[steal] 훔치기
    } 면을 보입니다.
event-finished =
    { $seat_you ->
        [yes] 내 말이 모두 도착했습니다.
       *[no] { $seat_name } 님의 말이 모두 도착했습니다.
    }
event-ended = 모든 말이 도착했습니다. 게임이 끝났습니다.

## 결과

result-points =
    { $seat_you ->
        [yes] 내가 { $points }점으로 이겼습니다.
       *[no] { $seat_name } 님이 { $points }점으로 이겼습니다.
    }
result-fewer-lucky =
    { $points }점 동점: { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 행운 타일이 더 적어({ $lucky }개) 이겼습니다.
result-shared = { $winners }명이 함께 이겼습니다. 모두 { $points }점, 행운 타일 { $lucky }개입니다.
result-running = 게임이 아직 진행 중입니다.

## 할 수 없는 것

error-table-over = 게임이 끝났습니다.
error-not-your-turn = 지금은 내 차례가 아닙니다.
error-answer-first = 먼저 상대를 고르세요.
error-no-question = 지금은 상대를 고를 때가 아닙니다.
error-not-a-choice = 그 사람은 고를 수 없습니다.
error-no-such-action = 이 게임에 없는 행동입니다.
error-no-such-tile = 그런 타일은 없습니다.
error-no-piece-there =
    { $face ->
        [start] 출발
        [lucky] 이 행운 타일
        [gift] 이 선물 타일
        [steal] 이 훔치기 타일
       *[other] 이 { $face } 타일
    }에는 내 말이 없습니다.
error-piece-home = 도착한 말은 움직이지 않습니다.
error-no-guards-in-play = 길 위에 경비병이 없습니다.
error-no-guard-there =
    { $face ->
        [start] 출발
        [finish] 도착 지점
        [lucky] 이 행운 타일
        [gift] 이 선물 타일
        [steal] 이 훔치기 타일
       *[other] 이 { $face } 타일
    }에는 경비병이 없습니다.
error-guard-alone = 경비병은 같은 타일에 말이 있을 때만 옮길 수 있습니다.
error-seats = 이 게임은 { $least }~{ $most }명이 합니다. { $seats }명은 할 수 없습니다.

## 테이블 설정

option-layout = 길
option-layout-help = 타일이 놓이는 순서입니다. 섞은 길은 매번 다릅니다.
option-layout-shuffled = 섞기
option-layout-standard = 정렬: 행운 다음에 플러스
option-layout-variant1 = 정렬: 플러스 다음에 행운
option-layout-variant2 = 정렬: 행운이 맨 끝
option-action-tiles = 액션 타일
option-action-tiles-help = 길에서 없어지지 않는 타일 네 개입니다. 마지막으로 떠나는 사람이 타일을 선물하거나 훔칩니다.
option-action-tiles-true = 사용
option-action-tiles-false = 사용 안 함
option-guards = 경비병
option-guards-help = 중립 경비병 여덟이 가장 좋은 타일을 지킵니다. 말이 함께 있는 경비병은 말 대신 옮길 수 있습니다.
option-guards-false = 사용 안 함
option-guards-true = 사용
option-scoring = 행운 타일
option-scoring-help = 기본: 하나마다 남은 마이너스 타일 중 가장 큰 것을 플러스로 바꿉니다. 전문가: 바로 아래 타일의 부호를 좋든 나쁘든 뒤집습니다.
option-scoring-basic = 기본
option-scoring-expert = 전문가
option-pieces = 말
option-pieces-help = 다섯이나 여섯이 할 때 말을 두 개씩 쓰면 게임이 짧아집니다.
option-pieces-three = 세 개씩
option-pieces-rulebook = 세 개씩, 5~6명이면 두 개씩

## 게임판의 말

tile-start = 출발
tile-finish = 도착
tile-minus = { $face } 타일
tile-plus = { $face } 타일
tile-lucky = 행운 타일
tile-gift = 액션 타일: 선물
tile-steal = 액션 타일: 훔치기
gift = 선물
steal = 훔치기
lucky = 행운
piece = 말
guard = 경비병
path = 길
pieces-at =
    { $seat_you ->
        [yes] 내 말 { $count }개
       *[no] { $seat_name } 님의 말 { $count }개
    }
guards-at = 경비병 { $count }명
nobody-at = 아무도 없음
guards-home = 도착한 경비병 { $count }명
die-shows = 주사위 눈 { $die }
tower-of =
    { $seat_you ->
        [yes] 내 탑
       *[no] { $seat_name } 님의 탑
    }
tower-empty = 타일 없음
tower-height = 타일 { $count }개
tower-top =
    { $face ->
        [lucky] 맨 위에 행운 타일
       *[other] 맨 위에 { $face } 타일
    }
score-of =
    { $seat_you ->
        [yes] 나
       *[no] { $seat_name } 님
    }: { $points }점
score-change =
    { $seat_you ->
        [yes] 나: { $before }점에서 { $after }점으로
       *[no] { $seat_name } 님: { $before }점에서 { $after }점으로
    }
preview-take =
    { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 가져옵니다
preview-gift = 선물을 실행합니다
preview-steal = 훔치기를 실행합니다
preview-nothing = 가져오는 타일이 없습니다
