### Roll to the Top: Journeys 한국어.
###
### 주사위는 면의 수로 부른다(d4 ... d20). 줄은 땅에서부터, 칸은 왼쪽에서부터 센다.
### 자리마다 이름($seat_name)과 $seat_you(읽는 사람의 자리면 "yes")가 함께 온다.
### 이름 뒤에는 "님"을 붙여 조사가 언제나 맞게 한다.

name = 롤 투 더 톱: 여행
blurb = 모두 같은 주사위로 같은 명소를 채워요. 숫자 위에 숫자를 쌓되 더 큰 수 위에는 올릴 수 없어요. 누가 먼저 꼭대기에 닿을까요?

## 지금 할 일

prompt-write =
    { $only ->
        [yes] 적을 수 있는 수가 없어요. 완료하세요.
       *[no] 주사위 합을 적으세요.
    }
prompt-write-last =
    { $only ->
        [yes] 모두 기다리고 있어요. 적을 수 있는 수가 없으니 완료하세요.
       *[no] 모두 기다리고 있어요. 주사위 합을 적으세요.
    }
prompt-wait = { $players }명이 아직 적고 있어요.
prompt-wait-for = { $seat_name } 님이 아직 적고 있어요.
prompt-pool-yours =
    { $why ->
        [five] 다섯 개 다 나왔으니 하나 빼세요.
        [nobody] 아무도 안 적었으니 하나 넣으세요.
        [one] 하나만 남았으니 하나 넣으세요.
       *[face] { $change ->
            [add] 주사위를 하나 넣으세요.
            [remove] 주사위를 하나 빼세요.
            [swap] 주사위 두 개를 맞바꾸세요.
           *[either] 주사위를 하나 넣거나 빼세요.
        }
    }
prompt-pool-theirs =
    { $why ->
        [five] { $seat_name } 님이 다섯 주사위 가운데 뺄 것을 고르고 있어요.
        [nobody] 아무도 적지 않아 { $seat_name } 님이 넣을 주사위를 고르고 있어요.
        [one] 주사위가 하나뿐이라 { $seat_name } 님이 넣을 주사위를 고르고 있어요.
       *[face] { $change ->
            [add] { $seat_name } 님이 넣을 주사위를 고르고 있어요.
            [remove] { $seat_name } 님이 뺄 주사위를 고르고 있어요.
            [swap] { $seat_name } 님이 맞바꿀 주사위를 고르고 있어요.
           *[either] { $seat_name } 님이 넣거나 뺄 주사위를 고르고 있어요.
        }
    }
prompt-over = 게임이 끝났어요.

## 고를 수 있는 것

choice-write = { $number }({ $dice }) 적기: { $row }번째 줄 { $place }번째 칸
choice-write-group = { $number }({ $dice }) 적기
choice-confirm =
    { $left ->
        [0] 완료: 주사위를 모두 썼어요
       *[other] 완료: { $dice } 남김
    }
choice-take-back = 적은 수 { $number } 지우기
choice-take-all-back = 이번 라운드에 적은 수 { $choices }개 모두 지우기
choice-add-die = { $die } 넣기
choice-remove-die = { $die } 빼기
choice-swap-dice = { $out } 빼고 { $into } 넣기

## 일어난 일

event-opened =
    { $board_word }. { $start ->
        [rolled] 첫 굴림으로 나온 주사위: { $dice }.
       *[five] 주사위 다섯 개가 모두 나와 있어요.
    }
event-written =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $row }번째 줄 { $place }번째 칸에 적은 수: { $number }.
event-passed =
    { $seat_you ->
        [yes] 나는
       *[no] { $seat_name } 님은
    } 아무것도 적지 { $could ->
        [yes] 않았어요.
       *[no] 못했어요. 맞는 수가 없었어요.
    }
event-passed-own =
    { $could ->
        [yes] { "" }
       *[no] { event-passed }
    }
event-completed =
    { $seat_you ->
        [yes] 내 보드를 다 채웠어요!
       *[no] { $seat_name } 님이 보드를 다 채웠어요!
    }
event-completed-own = { event-completed }
event-die-added =
    { $only ->
        [yes] 하나 남은 주사위가 들어왔어요: { $die }.
       *[no] { $why ->
            [nobody] 아무도 적지 않아
            [one] 주사위가 하나뿐이어서
           *[other] { "" }
        } { $seat_you ->
            [yes] 내가
           *[no] { $seat_name } 님이
        } 주사위를 넣었어요: { $die }.
    }
event-die-added-own =
    { $only ->
        [yes] { event-die-added }
       *[no] { "" }
    }
event-die-removed =
    { $why ->
        [five] 주사위가 다섯 개여서
       *[other] { "" }
    } { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 주사위를 뺐어요: { $die }.
event-dice-swapped =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 주사위를 바꿨어요: { $out } → { $into }.
event-rolled =
    { $turn }라운드{ $last ->
        [yes] (마지막):
       *[no] :
    }{ $d4 ->
        [0] { "" }
       *[other] { " " }d4 { $d4 }
    }{ $d6 ->
        [0] { "" }
       *[other] { " " }d6 { $d6 }
    }{ $d8 ->
        [0] { "" }
       *[other] { " " }d8 { $d8 }
    }{ $d12 ->
        [0] { "" }
       *[other] { " " }d12 { $d12 }
    }{ $d20 ->
        [0] { "" }
       *[other] { " " }d20 { $d20 }
    }, 액션 주사위 { $face ->
        [add] 추가
        [remove] 제거
        [swap] 교환
       *[either] 추가 또는 제거
    }.
event-rolled-special =
    { $last ->
        [yes] 마지막 라운드예요!
       *[no] { "" }
    }
event-ended = { $turn }라운드로 게임이 끝났어요.

## 게임의 결과

result-full =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $turns }라운드에 꼭대기에 올랐어요.
result-full-shared = { $winners }명이 { $turns }라운드에 함께 꼭대기에 올라 공동 우승이에요.
result-limit =
    { $turns }라운드 동안 아무도 꼭대기에 오르지 못했어요. { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 빈칸 { $empty }개로 가장 가까웠어요.
result-limit-shared = { $turns }라운드 동안 아무도 꼭대기에 오르지 못했어요. { $winners }명이 빈칸 { $empty }개로 공동 우승이에요.
result-alone =
    { $turns }라운드 만에 꼭대기에 올랐어요{ $medal ->
        [gold] : 금메달!
        [silver] : 은메달!
        [bronze] : 동메달!
       *[none] .
    }
result-unfinished = { $turns }라운드 안에 끝내지 못했어요. 빈칸 { $empty }개가 남았어요.
result-running = 게임이 아직 진행 중이에요.
merit-full = { $turns }라운드 만에 완성
merit-boxes = { $turns }라운드에 { $boxes }칸 중 { $filled }칸

## 할 수 없는 것

error-table-over = 게임이 끝났어요.
error-not-your-turn = 내 차례가 아니에요.
error-not-now = 지금은 할 수 없어요.
error-one-to-take-back = 지울 수가 하나뿐이에요.
error-nothing-to-take-back = 이번 라운드에 적은 수가 없어요.
error-no-such-dice = 그런 주사위는 없어요.
error-no-such-box = 그런 칸은 없어요.
error-die-in-reserve = 나와 있지 않은 주사위예요.
error-die-in-pool = 이미 나와 있는 주사위예요.
error-die-used = 이미 쓴 주사위가 들어 있어요.
error-box-full = 그 칸에는 이미 수가 있어요: { $number }.
error-box-hangs = 떠 있는 칸이에요. 옆 칸을 먼저 채우세요.
error-box-unsupported = 아래 칸을 먼저 채우세요.
error-too-low = 너무 작아요({ $number }). 최소한 이 수여야 해요: { $least }.
error-other-change = 지금은 주사위를 다르게 바꿔야 해요.

## 테이블 설정

preset-surprise = 깜짝 명소
preset-surprise-help = 여덟 명소 가운데 하나가 나와요.
preset-first-climb = 첫 오르기
preset-first-climb-help = 금문교에서 처음부터 주사위 다섯 개로 해요. 배우기 좋아요.
preset-summit = 정상으로
preset-summit-help = 가장 오르기 어려운 마터호른이에요.

option-board = 명소
option-board-help = 모두 같은 보드를 채워요. 처음이라면 금문교, 만리장성, 에펠탑이 좋아요.
option-board-random = 무작위
option-board-golden-gate-bridge = 금문교
option-board-great-wall = 만리장성
option-board-eiffel-tower = 에펠탑
option-board-taj-mahal = 타지마할
option-board-pyramids-of-giza = 기자의 피라미드
option-board-burj-khalifa = 부르즈 할리파
option-board-leaning-tower-of-pisa = 피사의 사탑
option-board-matterhorn = 마터호른
option-start-pool = 첫 주사위
option-start-pool-help = 처음에 굴려 홀수가 나온 주사위는 빼고 시작해요.
option-start-pool-opening-roll = 굴려서 정하기
option-start-pool-all = 다섯 개 모두
option-turn-limit = 마지막 라운드
option-turn-limit-help = 이 라운드가 끝나면 칸을 가장 많이 채운 사람이 이겨요.
option-auto-pass = 적을 칸이 없으면
option-auto-pass-help = 나온 주사위로 적을 수 있는 칸이 없을 때 어떻게 할지 정해요.
option-auto-pass-true = 저절로 넘어가기
option-auto-pass-false = 그래도 물어보기

## 보드

board-dice = 주사위
board-resting = 쉬는 주사위
board-die =
    { $how ->
        [resting] { $die }, 쉬는 중
        [used] { $die }: { $number }, 사용함
       *[free] { $die }: { $number }
    }
board-step-box =
    { $fits ->
        [yes] { $number }: 적을 칸을 고르거나 주사위를 더 고르세요.
       *[no] { $number }: 맞는 칸이 없어요. 주사위를 더 고르거나 내려놓으세요.
    }
board-step-swap =
    { $way ->
        [out] 뺄 주사위: { $die }. 넣을 주사위를 고르세요.
       *[into] 넣을 주사위: { $die }. 뺄 주사위를 고르세요.
    }
board-take-die = { $die }: { $number }, 합에 더하기
board-swap-die =
    { $way ->
        [out] { $die } 빼기
       *[into] { $die } 넣기
    }
board-action-die =
    액션 주사위: { $face ->
        [add] 추가
        [remove] 제거
        [swap] 교환
       *[either] 추가 또는 제거
    }
board-box =
    { $row }번째 줄 { $place }번째 칸: { $kind ->
        [full] { $number }
        [open] { $least } 이상
       *[shut] 아직 못 적음, 나중에 { $least } 이상
    }
board-boxes-left =
    남은 칸 { $left }개{ $state ->
        [done] , 완료
       *[none] { "" }
    }
board-left =
    { $left }칸 남음{ $state ->
        [done] { " " }✓
       *[none] { "" }
    }
board-next =
    { $why ->
        [five] 주사위 다섯 개가 모두 나와 있어, 다음에 { $seat_you ->
            [yes] 내가
           *[no] { $seat_name } 님이
        } 하나를 빼요.
        [one] 주사위가 하나뿐이라, 다음에 { $seat_you ->
            [yes] 내가
           *[no] { $seat_name } 님이
        } 하나를 넣어요.
       *[face] 다음에 { $seat_you ->
            [yes] 내가
           *[no] { $seat_name } 님이
        } { $change ->
            [add] 주사위를 하나 넣어요.
            [remove] 주사위를 하나 빼요. 아무도 안 적으면 넣어요.
            [swap] 주사위를 맞바꿔요. 아무도 안 적으면 넣어요.
           *[either] 주사위를 하나 넣거나 빼요.
        }
    }
board-pool =
    { $why ->
        [five] 다섯 개가 모두 나와 있으면 액션 주사위와 관계없이 하나를 빼요.
        [nobody] 아무도 적지 않으면 액션 주사위와 관계없이 하나를 넣어요.
        [one] 하나만 나와 있으면 액션 주사위와 관계없이 하나를 넣어요.
       *[face] { $change ->
            [add] 액션 주사위는 추가: 쉬는 주사위를 누르세요.
            [remove] 액션 주사위는 제거: 나와 있는 주사위를 누르세요.
            [swap] 액션 주사위는 교환: 나와 있는 것과 쉬는 것을 하나씩 누르세요.
           *[either] 액션 주사위는 추가 또는 제거: 아무 주사위나 누르세요.
        }
    }
board-sum =
    { $dice }: { $boxes ->
        [0] 들어갈 칸이 없어요
       *[other] 빛나는 칸을 누르세요
    }
board-clear = 내려놓기
board-done = 완료
board-unused = 남김: { $dice }

## 점수 내역

account-sheet =
    { $left ->
        [0] { $boxes }칸을 모두 채움, 가장 큰 수 { $highest }
       *[other] { $boxes }칸 가운데 { $left }칸 남음
    }
account-medal =
    { $medal ->
        [gold] 금
        [silver] 은
       *[bronze] 동
    }: { $turns }라운드 이내

## 튜토리얼

tutorial-goal = 환영해요! 금문교 그림의 칸이 모두 비어 있어요. Cleo 님에게도 똑같은 다리가 있어요. 탑 꼭대기까지 모든 칸을 먼저 채우는 사람이 이겨요.
tutorial-dice = 주사위 세 개를 굴려 2, 1, 5가 나왔어요. 두 사람이 같은 수를 쓰고, 주사위는 저마다 한 번만 써요. 주사위를 고른 다음 빛나는 칸을 고르세요.
tutorial-ground = 점이 있는 칸에는 언제든지 어떤 수나 적을 수 있고, 땅에 닿은 칸에는 모두 점이 있어요. 작은 수는 여기가 제자리예요. 왼쪽 탑 아래에 1을 적어 보세요.
tutorial-ground-other = 그래도 돼요. 하지만 맨 아래에 큰 수를 적으면 그 위가 모두 어려워져요. 이 탑은 1로 시작하세요.
tutorial-above = 다른 칸 위에 놓인 칸에는 바로 아래 수보다 크거나 같은 수를 적어요. 1 위에 2를 올릴 수 있어요.
tutorial-above-other = 그래도 돼요. 하지만 1 바로 위에는 2가 꼭 맞아요. 조금씩 올라가야 위에 여유가 남아요.
tutorial-climb = 방금 적은 2 위에 5를 올릴 수도 있어요. 한 라운드에 세 줄이에요!
tutorial-climb-other = 그래도 돼요. 하지만 지금은 한 번에 세 줄을 오를 수 있어요. 2 위에 5를 올리세요.
tutorial-done = 주사위를 모두 썼으니 완료를 누르세요. 그러면 두 사람의 보드가 함께 공개돼요. 옆의 액션 주사위는 더하기예요. 이 라운드가 끝나면 Cleo 님이 두 사람 모두의 주사위를 하나 늘려요.
tutorial-done-other = 완료하기 전까지는 지울 수 있어요. 하지만 이 세 수는 잘 적었으니 완료하세요.
tutorial-hanging = Cleo 님은 액션 주사위에 따라 d12를 넣었어요. 이제 5의 옆을 보세요. 떠 있는 칸이에요. 옆 칸이 하나라도 차면 어떤 수든, 지금 나온 1도 적을 수 있어요.
tutorial-hanging-other = 그래도 돼요. 하지만 1은 곧 적을 곳이 없어져요. 5 옆에 걸어 두세요.
tutorial-sum = 주사위는 더할 수 있어요. d6과 d8을 함께 고르세요. 4와 3을 더하면 7이고, 5 위에 올리기 좋아요.
tutorial-sum-other = 그래도 돼요. 하지만 더해 보세요. d6과 d8을 고른 다음 5 위의 칸을 고르세요.
tutorial-tower = 9를 맨 위에 적으면 첫 번째 탑이 완성돼요. 큰 수는 위에 아무것도 없는 곳에 두는 것이 가장 좋아요.
tutorial-tower-other = 그래도 돼요. 하지만 탑 꼭대기의 9는 아무것도 막지 않아요.
tutorial-pool = 이번에는 내가 두 사람의 주사위를 바꿔요. 액션 주사위는 하나를 빼라고 해요. 이제 땅을 채울 차례이고, 거기에는 작은 수가 좋아요. d12를 빼세요.
tutorial-pool-other = 그래도 돼요. 하지만 가장 큰 수를 내는 것은 d12예요. 빼 두면 땅에 작은 수를 적을 수 있어요.
tutorial-large = 8은 땅에 적기에는 너무 커요. 5의 반대쪽 옆에 걸어 두세요. 그 위에는 아무것도 없어요. 탑을 망치기만 하는 수라면 남기는 편이 나아요.
tutorial-large-other = 그래도 돼요. 하지만 거기서 8은 무거운 짐이 돼요. 5의 왼쪽에 떠 있는 칸은 아무것도 받치지 않아요.
tutorial-back = 모두 완료하기 전까지는 되돌리기로 적은 수를 지울 수 있어요. 액션 주사위의 다른 두 면도 알아 두세요. 화살표 두 개면 굴리는 주사위 하나를 쉬는 주사위와 맞바꾸고, 더하기와 빼기가 함께 있으면 넣을지 뺄지 스스로 골라요.
tutorial-finish = 몇 라운드 뒤, 다리 왼쪽 끝의 칸 하나만 남았어요. 아래 수가 6이고 d6도 6이에요. 같은 수여도 돼요. 다리를 완성하세요!
tutorial-finish-other = 그래도 돼요. 하지만 이제 한 칸만 남았어요. d6을 골라 거기에 적으세요.
tutorial-end = 일곱 번째 라운드에 22칸이 모두 찼고, Cleo 님은 한 칸이 모자라요. 이겼어요! 다른 명소 일곱 곳과 새로운 탑이 기다리고 있어요.
