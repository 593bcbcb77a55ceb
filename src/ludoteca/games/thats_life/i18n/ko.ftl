### That's Life! 한국어.
###
### "face"는 타일에 적힌 것: start, finish, lucky, gift, steal 또는 부호가 붙은 숫자.
### 자리마다 이름($seat_name)과 $seat_you(읽는 사람의 자리면 "yes")가 함께 온다.
### 이름 뒤에는 "님"을 붙여 조사가 언제나 맞게 한다.

name = 댓츠 라이프!
blurb = 주사위를 굴려 말을 옮기고, 말이 떠난 타일은 내 몫! 마이너스는 피하고 플러스는 챙기세요. 행운 타일은 가장 나쁜 타일을 가장 좋은 타일로 바꿔 줘요.

## 지금 할 일

prompt-move-piece-yours =
    내 차례: { $only ->
        [last] 마지막 말을
       *[no] 말 하나를
    } { $steps }칸 옮기세요.{ $only ->
        [together] { " " }내 말이 모두 한곳에 있어요.
       *[no] { "" }
    }
prompt-move-piece-theirs = { $seat_name } 님이 { $steps }칸 옮길 말을 고르고 있어요.
prompt-move-figure-yours = 내 차례: 말이나 경비병 하나를 { $steps }칸 옮기세요.
prompt-move-figure-theirs = { $seat_name } 님이 { $steps }칸 옮길 말이나 경비병을 고르고 있어요.
prompt-gift-yours =
    선물: 내 { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 받을 사람을 고르세요.
prompt-gift-theirs =
    { $seat_name } 님이 { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 받을 사람을 고르고 있어요.
prompt-steal-yours = 훔치기: 누구의 맨 위 타일을 가져올지 고르세요.
prompt-steal-theirs = { $seat_name } 님이 누구의 맨 위 타일을 훔칠지 고르고 있어요.

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
            [lucky] . 행운 타일을 가져와요
           *[other] . { $from_face } 타일을 가져와요
        }
        [action] { $from_face ->
            [gift] . 선물을 실행해요
           *[other] . 훔치기를 실행해요
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

event-began =
    { $seat_you ->
        [yes] 내가 먼저 시작해요.
       *[no] { $seat_name } 님이 먼저 시작해요.
    }
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
    }까지 { $steps }칸 옮겼어요.
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
    }까지 { $steps }칸 옮겼어요.
event-tile-taken =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $face ->
        [lucky] 행운 타일
       *[other] { $face } 타일
    }을 { $seat_you ->
        [yes] 가져왔어요.
       *[no] 가져갔어요.
    }
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
    }을 주었어요.
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
    }을 훔쳤어요.
event-action-fizzled =
    { $face ->
        [gift] { $why ->
            [nothing] { $seat_you ->
                [yes] 내가 줄 타일이 없어요.
               *[no] { $seat_name } 님이 줄 타일이 없어요.
            }
           *[nobody] { $seat_you ->
                [yes] 내 타일을 받을 사람이 없어요.
               *[no] { $seat_name } 님의 타일을 받을 사람이 없어요.
            }
        }
       *[steal] { $seat_you ->
            [yes] 내가 훔칠 수 있는 사람이 없어요.
           *[no] { $seat_name } 님이 훔칠 수 있는 사람이 없어요.
        }
    }
event-action-fizzled-special = { event-action-fizzled }
event-tile-turned =
    길의 { $place }번째 타일이 뒤집혀 { $face ->
        [gift] 선물
       *[steal] 훔치기
    } 타일이 되었어요.
event-tile-turned-own = { event-tile-turned }
event-finished =
    { $seat_you ->
        [yes] 내 말이 모두 도착했어요.
       *[no] { $seat_name } 님의 말이 모두 도착했어요.
    }
event-finished-own = { event-finished }
event-ended = 모든 말이 도착했어요. 게임이 끝났어요.

## 결과

result-points =
    { $seat_you ->
        [yes] 내가 { $points }점으로 이겼어요.
       *[no] { $seat_name } 님이 { $points }점으로 이겼어요.
    }
result-fewer-lucky =
    { $points }점 동점: { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 행운 타일이 더 적어({ $lucky }개) 이겼어요.
result-shared = { $winners }명이 함께 이겼어요. 모두 { $points }점, 행운 타일 { $lucky }개예요.

## 할 수 없는 것

error-not-your-turn = 지금은 내 차례가 아니에요.
error-answer-first = 먼저 상대를 고르세요.
error-no-question = 지금은 상대를 고를 때가 아니에요.
error-not-a-choice = 그 사람은 고를 수 없어요.
error-no-such-action = 이 게임에 없는 행동이에요.
error-no-such-tile = 그런 타일은 없어요.
error-no-piece-there =
    { $face ->
        [start] 출발
        [lucky] 이 행운 타일
        [gift] 이 선물 타일
        [steal] 이 훔치기 타일
       *[other] 이 { $face } 타일
    }에는 내 말이 없어요.
error-piece-home = 도착한 말은 움직이지 않아요.
error-no-guards-in-play = 길 위에 경비병이 없어요.
error-no-guard-there =
    { $face ->
        [start] 출발
        [finish] 도착 지점
        [lucky] 이 행운 타일
        [gift] 이 선물 타일
        [steal] 이 훔치기 타일
       *[other] 이 { $face } 타일
    }에는 경비병이 없어요.
error-guard-alone = 경비병은 같은 타일에 말이 있을 때만 옮길 수 있어요.

## 테이블 설정

preset-modern = 모던
preset-modern-help = 매번 새로운 길에 액션 타일이 놓여요.
preset-classic-2005 = 클래식 2005
preset-classic-2005-help = 초판 그대로예요. 순서대로 놓인 길에 경비병 여덟 명이 있고 액션 타일은 없어요.
preset-expert = 전문가
preset-expert-help = 행운 타일이 바로 아래 타일을 뒤집어요. 좋을 수도, 나쁠 수도 있어요.
preset-wild = 와일드
preset-wild-help = 액션 타일과 경비병이 함께 나와요.

option-layout = 길
option-layout-help = 타일이 놓이는 순서예요. 섞은 길은 매번 달라요.
option-layout-shuffled = 섞기
option-layout-standard = 정렬: 행운 다음에 플러스
option-layout-variant1 = 정렬: 플러스 다음에 행운
option-layout-variant2 = 정렬: 행운이 맨 끝
option-action-tiles = 액션 타일
option-action-tiles-help = 길에서 없어지지 않는 타일 네 개예요. 마지막으로 떠나는 사람이 타일을 선물하거나 훔쳐요.
option-action-tiles-true = 사용
option-action-tiles-false = 사용 안 함
option-guards = 경비병
option-guards-help = 중립 경비병 여덟 명이 가장 좋은 타일을 지켜요. 말이 함께 있는 경비병은 말 대신 옮길 수 있어요.
option-guards-false = 사용 안 함
option-guards-true = 사용
option-scoring = 행운 타일
option-scoring-help = 기본: 하나마다 남은 마이너스 타일 중 가장 큰 것을 플러스로 바꿔요. 전문가: 바로 아래 타일의 부호를 좋든 나쁘든 뒤집어요.
option-scoring-basic = 기본
option-scoring-expert = 전문가
option-pieces = 말
option-pieces-help = 5~6명이 할 때 말을 두 개씩 쓰면 게임이 짧아져요.
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
path = 길
pieces-at =
    { $seat_you ->
        [yes] 내 말 { $count }개
       *[no] { $seat_name } 님의 말 { $count }개
    }
guards-at = 경비병 { $count }명
nobody-at = 아무도 없음
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
tower-built = { $height } ({ $tiles }), { $top }
score-of =
    { $seat_you ->
        [yes] 나
       *[no] { $seat_name } 님
    }: { $points }점

## 튜토리얼

tutorial-goal = 정원에 오신 것을 환영해요! 모두 말 세 개를 출발에서 도착까지 데려가요. 누가 먼저 도착하는지는 중요하지 않아요. 가는 길에 무엇을 가져오느냐가 중요해요.
tutorial-stones = 플러스 타일은 점수를 주고, 마이너스 타일은 점수를 깎아요. 네잎클로버가 그려진 것은 행운 타일이에요. 무엇에 좋은지는 곧 알게 돼요.
tutorial-roll = 주사위 눈이 3이에요. 출발에 있는 내 말을 고르세요. 하나가 정확히 세 칸 움직여요.
tutorial-leave = 이제 중요한 규칙! 타일을 마지막으로 떠나는 사람은 그 타일을 가져와야 해요. −4에 있는 말은 기다리게 두고, 출발에서 다른 말을 데려오세요.
tutorial-leave-other = 그 말이 떠나면 −4가 비게 되어 내가 가져와야 해요.
tutorial-closed = Cleo 님이 −2를 비우고 떠나서 그 타일이 Cleo 님의 탑에 놓였고, 길은 그만큼 짧아졌어요. 그리고 −4에 누가 왔는지 보세요!
tutorial-last = −4에 말이 두 개 있어요. 먼저 떠나면 그냥 가고, 마지막에 떠나는 사람만 타일을 가져와요. 어서 떠나세요!
tutorial-last-other = 그렇게 할 수도 있지만, Cleo 님이 먼저 빠져나가면 −4는 내 몫이 돼요.
tutorial-plus = 성공! Cleo 님이 마지막이라 −4를 가져갔어요. 좋은 점도 있어요. 내 말이 +6에 혼자 있으니, 떠나면 +6은 내 것이에요.
tutorial-plus-other = 그렇게 할 수도 있지만, +6은 Cleo 님이 오기 전인 지금 가져올 수 있어요.
tutorial-clover = 이제 내 말이 클로버에 혼자 있어요. 떠나면 행운은 내 것! −8에 멈추게 되지만 걱정 마세요.
tutorial-clover-other = 그렇게 할 수도 있지만, 언제까지 클로버에 혼자 있을 수 있을까요?
tutorial-minus = 게임이 끝나면 행운 타일 하나마다 가장 큰 마이너스 타일 하나가 플러스로 바뀌어요. 행운 타일이 있으니 −8은 보물이에요. 떠나면서 내 점수를 지켜보세요.
tutorial-minus-other = 그렇게 할 수도 있지만, 행운 타일이 있으면 −8이 +8이 돼요!
tutorial-gift = Cleo 님이 액션 타일을 비우고 떠났어요. 선물 면이어서 자기 탑의 맨 위 타일 −1을 나에게 주었죠. 이제 뒤집혀서 훔치기가 보여요. 마지막 말을 그리로 보내세요!
tutorial-gift-other = 그렇게 할 수도 있지만, 훔치기에 서면 Cleo 님의 타일을 가져올 수 있어요.
tutorial-steal = Cleo 님의 탑 맨 위에 방금 클로버가 놓였어요. 지금 훔치기를 비우고 떠나면 그 클로버는 내 것이에요!
tutorial-steal-other = 그렇게 할 수도 있지만, 그러면 Cleo 님이 클로버를 더 나쁜 타일로 덮을지도 몰라요.
tutorial-stolen = 클로버를 가져왔고, 타일은 다시 선물을 보여요. 액션 타일은 길에 남고, 쓸 때마다 뒤집혀요. 선물로는 맨 위의 나쁜 타일을 넘길 수 있어요.
tutorial-finish = 한참 뒤, 길에는 내 마지막 말만 남았어요. 도착에는 눈이 남아도 들어갈 수 있어요. 클로버를 가지고 집으로 돌아오세요!
tutorial-end = 모든 말이 도착했어요. 마지막 클로버가 −7을 +7로 바꾸어 51 대 1로 이겼어요! 경비병과 다른 길은 테이블을 만들 때 고를 수 있어요.

## 점수 내역

account-plus = 플러스
account-turned = 행운으로 뒤집힘
account-minus = 마이너스
account-lucky = 쓰지 않은 행운
tie-lucky = 동점이라 행운 타일이 적은 쪽이 앞서요. 여기는 { $lucky }개예요.
tie-shared = 점수도 행운 타일 수({ $lucky }개)도 같아 순위가 같아요.
