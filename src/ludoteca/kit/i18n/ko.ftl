### 여러 게임이 똑같이 쓰는 말. 게임에 같은 이름의 메시지가 있으면 그것이 먼저예요.

## 지금 할 일

prompt-wait = { $players }명이 아직 고르고 있어요.
prompt-wait-for = { $seat_name } 님이 아직 고르고 있어요.
prompt-over = 게임이 끝났어요.
prompt-halted = 운영진이 이 테이블을 닫았어요.

## 고를 수 있는 것

choice-confirm = 완료
choice-reopen = 아직 안 끝났어요
choice-take-back = 마지막 선택 취소
choice-take-all-back = 고른 것 { $choices }개 모두 취소

## 일어난 일

event-passed =
    { $seat_you ->
        [yes] 할 수 있는 것이 없어 차례를 넘겨요.
       *[no] { $seat_name } 님은 할 수 있는 것이 없어 차례를 넘겨요.
    }
event-passed-special = { event-passed }

## 지금 상황

result-running = 게임이 아직 진행 중이에요.

## 할 수 없는 것

error-seats = { $least }~{ $most }명이 하는 게임이라 { $seats }명으로는 할 수 없어요.
error-seats-exact = { $players }명이 하는 게임이라 { $seats }명으로는 할 수 없어요.
error-table-over = 게임이 끝났어요.
error-not-your-turn = 내 차례가 아니에요.
error-not-now = 지금은 할 수 없어요.
error-confirmed = 이번에는 이미 끝냈어요.
error-not-confirmed = 아직 완료하지 않았어요.
error-nothing-to-take-back = 취소할 것이 없어요.
error-one-to-take-back = 취소할 것이 하나뿐이에요.
